/** DuckDB in this process, and a PostgreSQL by its address, behind one interface. */
import { DuckDBInstance } from '@duckdb/node-api'
import pg from 'pg'
import type { Cell, Database } from '../../support/sql.ts'

export { DuckDBInstance }

const numberOf = (value: unknown): Cell => (value === null ? null : Number(value))

export async function openDuckdb(path = ':memory:'): Promise<Database> {
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  return {
    dialect: 'duckdb',
    run: async (sql) => void (await connection.run(sql)),
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRows().map((row) => row.map((value) => numberOf(value))),
    close: async () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

export async function openPostgres(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    dialect: 'postgres',
    run: async (sql) => void (await client.query(sql)),
    rows: async (sql) => (await client.query({ text: sql, rowMode: 'array' })).rows.map((row: unknown[]) => row.map(numberOf)),
    close: () => client.end(),
  }
}
