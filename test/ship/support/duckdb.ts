/** DuckDB, from the packages of the integration lane: the clone does not depend on it. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Part of the package that this lane uses: its types are installed with the integration lane only. */
interface DuckDb {
  readonly DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection> }> }
}

interface Connection {
  run(statement: string): Promise<unknown>
  runAndReadAll(statement: string): Promise<{ getRowObjectsJson(): Record<string, unknown>[] }>
  closeSync(): void
}

function library(): DuckDb {
  const packages = new URL('../../integration/package.json', import.meta.url)
  const from = createRequire(existsSync(packages) ? fileURLToPath(packages) : import.meta.url)
  try {
    return from('@duckdb/node-api') as DuckDb
  } catch (error) {
    throw new Error('the ship lane needs @duckdb/node-api: run `npm run setup`', { cause: error })
  }
}

/** Runs the statements and returns the rows of the last one. */
export async function inDuckDb(...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const connection = await (await library().DuckDBInstance.create(':memory:')).connect()
  try {
    for (const statement of statements.slice(0, -1)) await connection.run(statement)
    return (await connection.runAndReadAll(statements.at(-1)!)).getRowObjectsJson()
  } finally {
    connection.closeSync()
  }
}
