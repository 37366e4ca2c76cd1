/** People of a payroll from a file of any form: CSV, a workbook, or JSON a line. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isRecord } from '../../../../engine/core/records.ts'
import type { PayrollLine } from '../../../../engine/domains/payroll/law/payroll-lines.ts'
import { PERSON } from '../../../../engine/payroll-run/run.ts'
import { personOfRow, sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import { writesComma } from '../../../../engine/present/columns.ts'
import { cellsOf, type Delimiter, delimiterOf, rowEnd } from '../../../../engine/present/delimited.ts'
import { cellText, isWorkbook, readWorkbook } from '../../sheets.ts'
import { charactersOf } from '../batch/form.ts'
import { BadUsage, type Console } from '../commands.ts'

/** A row as it could be read: a person, or why it is none. */
export type Row = { readonly person: unknown } | { readonly unreadable: string }

export interface PeopleFile {
  readonly form: 'csv' | 'ndjson'
  readonly delimiter: Delimiter
  readonly decimalComma: boolean
  /** The first line of NDJSON, where it is not a person: month and company. */
  readonly head: Readonly<Record<string, unknown>> | null
  readonly rows: AsyncIterable<Row>
}

const MAX_ROW_CHARACTERS = 64 * 1024
/** Rows looked at to see how numbers are written. */
const LOOKED_AT = 200

async function* chunksOf(file: string, console: Console): AsyncGenerator<Uint8Array> {
  if (file === '-') for await (const chunk of console.stdin) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  else yield* createReadStream(file)
}

/** The lines of a text as they come, a quoted line break within its row. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>, delimiter: (first: string) => Delimiter | null): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let held = ''
  let cut: Delimiter | null | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(charactersOf(chunk))
    held += decoder.decode(chunk, { stream: true })
    let from = 0
    for (;;) {
      if (cut === undefined && held.includes('\n')) cut = delimiter(held.slice(0, held.indexOf('\n')))
      const end = cut === undefined || cut === null ? held.indexOf('\n', from) : rowEnd(held, from, cut)
      if (end === -1 || end === held.length) break
      yield held.slice(from, end).replace(/\r$/, '')
      from = end + 1
    }
    held = held.slice(from)
  }
  held += decoder?.decode() ?? ''
  if (held.trim() !== '') yield held.replace(/\r$/, '')
}

async function workbookRows(file: string): Promise<string[][] | null> {
  if (file === '-' || !/\.xlsx$/i.test(file)) return null
  const bytes = new Uint8Array(await readFile(file))
  return isWorkbook(bytes) ? (await readWorkbook(bytes)).map((row) => row.map(cellText)) : null
}

interface Sheet {
  readonly cells: AsyncIterable<string[] | null>
  readonly header: readonly string[]
  readonly delimiter: Delimiter
}

async function sheetFile({ cells, header, delimiter }: Sheet, lines: readonly PayrollLine[]): Promise<PeopleFile> {
  const columns = sheetColumns(header, PERSON.inputSchema, lines)
  const unknown = header.filter((_, at) => columns[at] === null)
  if (unknown.length > 0)
    throw new BadUsage(
      `Não se sabe o que é a coluna "${unknown[0]}": use um campo (id, basic_salary, dependents…), uma natureza de quatro números ou o nome da linha, com a unidade entre parênteses: "Faltas (dias)".`,
    )
  const iterator = cells[Symbol.asyncIterator]()
  const first: (string[] | null)[] = []
  while (first.length < LOOKED_AT) {
    const next = await iterator.next()
    if (next.done) break
    first.push(next.value)
  }
  const decimalComma = writesComma(
    first.flatMap((row) => row ?? []),
    delimiter,
  )
  async function* rows(): AsyncGenerator<Row> {
    const rowOf = (row: string[] | null): Row =>
      row === null ? { unreadable: 'há uma aspa sem par nesta linha' } : { person: personOfRow(row, columns, decimalComma) }
    for (const row of first) yield rowOf(row)
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield rowOf(next.value)
  }
  return { form: 'csv', delimiter, decimalComma, head: null, rows: rows() }
}

const asJson = (line: string): Row => {
  if (line.length > MAX_ROW_CHARACTERS) return { unreadable: 'a linha passa de 64 KiB' }
  try {
    return { person: JSON.parse(line) }
  } catch {
    return { unreadable: 'não é JSON' }
  }
}

export async function peopleFile(file: string, console: Console, lines: readonly PayrollLine[]): Promise<PeopleFile> {
  const book = await workbookRows(file)
  if (book) {
    const [header = [], ...rows] = book
    const cells = (async function* () {
      yield* rows.filter((row) => row.some((cell) => cell !== ''))
    })()
    return await sheetFile({ cells, header, delimiter: ';' }, lines)
  }
  const iterator = linesOf(chunksOf(file, console), (first) => (first.trimStart().startsWith('{') ? null : delimiterOf(first)))
  const begun = await iterator.next()
  const first = begun.done ? '' : begun.value.replace(/^\ufeff/, '')
  if (first.trim() === '') throw new BadUsage('O arquivo está vazio.')
  if (!first.trimStart().startsWith('{')) {
    const delimiter = delimiterOf(first)
    const cells = (async function* () {
      for await (const line of iterator) if (line.trim() !== '') yield cellsOf(line, delimiter)
    })()
    return await sheetFile({ cells, header: cellsOf(first, delimiter) ?? [], delimiter }, lines)
  }
  const head = asJson(first)
  const told = 'person' in head && isRecord(head.person) && !Object.hasOwn(head.person, 'id') ? head.person : null
  async function* rows(): AsyncGenerator<Row> {
    if (!told) yield head
    for await (const line of iterator) if (line.trim() !== '') yield asJson(line)
  }
  return { form: 'ndjson', delimiter: ',', decimalComma: false, head: told, rows: rows() }
}

const QUANTITIES = ['amount', 'hours', 'percent', 'days', 'months']

/** Lines from a file of their own: id, nature (or label), and amount, hours, days, months or percent. */
export async function linesFile(file: string): Promise<ReadonlyMap<string, readonly Record<string, unknown>[]>> {
  const bytes = await readFile(file).catch(() => Promise.reject(new BadUsage(`Não se pôde abrir "${file.slice(0, 120)}".`)))
  const [first = '', ...rest] = new TextDecoder(charactersOf(bytes))
    .decode(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
  const delimiter = delimiterOf(first)
  const header = (cellsOf(first, delimiter) ?? []).map((title) => title.trim().toLowerCase())
  if (!header.includes('id') || !(header.includes('nature') || header.includes('label')))
    throw new BadUsage(`O arquivo de --lines precisa das colunas id e nature (ou label), e de ${QUANTITIES.join(', ')}.`)
  const rows = rest.filter((row) => row.trim() !== '').map((row) => cellsOf(row, delimiter) ?? [])
  const decimalComma = writesComma(rows.flat(), delimiter)
  const found = new Map<string, Record<string, unknown>[]>()
  for (const row of rows) {
    const told = Object.fromEntries(header.map((name, at) => [name, row[at]?.trim() ?? '']).filter(([, value]) => value !== ''))
    const { id = '', ...line } = told
    for (const name of QUANTITIES)
      if (line[name] !== undefined) line[name] = decimalComma ? line[name].replaceAll('.', '').replace(',', '.') : line[name]
    found.set(id, [...(found.get(id) ?? []), line])
  }
  return found
}
