/** People of a payroll from a file of any form: CSV, a workbook, or JSON a line. Read as text, in pieces of whole rows. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isRecord } from '../../../../engine/core/records.ts'
import type { PayrollLine } from '../../../../engine/domains/payroll/law/payroll-lines.ts'
import { PERSON } from '../../../../engine/payroll-run/run.ts'
import { sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import { writesComma } from '../../../../engine/present/columns.ts'
import { cellsOf, type Delimiter, delimiterOf, rowEnd } from '../../../../engine/present/delimited.ts'
import { cellText, isWorkbook, readWorkbook } from '../../sheets.ts'
import { charactersOf } from '../batch/form.ts'
import { BadUsage, type Console } from '../commands.ts'
import { asJson } from './rows.ts'

export interface PeopleFile {
  readonly form: 'csv' | 'ndjson'
  readonly delimiter: Delimiter
  readonly decimalComma: boolean
  /** Of the columns of a sheet. */
  readonly titles: readonly string[]
  /** The first line of NDJSON, where it is not a person: month and company. */
  readonly head: Readonly<Record<string, unknown>> | null
  /** Rows as they are written; blank ones are none. */
  readonly rows: AsyncIterable<string>
  /** Bytes read so far. */
  read(): number
}

/** Rows looked at to see how numbers are written. */
const LOOKED_AT = 200

class Source {
  read = 0
  readonly #file: string
  readonly #console: Console

  constructor(file: string, console: Console) {
    this.#file = file
    this.#console = console
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    const stream = this.#file === '-' ? this.#console.stdin : createReadStream(this.#file, { highWaterMark: 256 * 1024 })
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      this.read += bytes.length
      yield bytes
    }
  }
}

/** The rows of a text as they come, a quoted line break within its row. */
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

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A workbook as the rows of a text. */
async function workbookLines(file: string): Promise<string[] | null> {
  if (file === '-' || !/\.xlsx$/i.test(file)) return null
  const bytes = new Uint8Array(await readFile(file))
  if (!isWorkbook(bytes)) return null
  const rows = (await readWorkbook(bytes)).map((row) => row.map(cellText))
  return rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.map(quoted).join(';'))
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function* withFirst(first: readonly string[], rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) if (next.value.trim() !== '') yield next.value
}

/** Some rows of the beginning, which stay the beginning. */
async function lookedAt(rest: AsyncIterator<string>): Promise<string[]> {
  const first: string[] = []
  while (first.length < LOOKED_AT) {
    const next = await rest.next()
    if (next.done) break
    if (next.value.trim() !== '') first.push(next.value)
  }
  return first
}

async function sheetFile(
  iterator: AsyncIterator<string>,
  header: string,
  delimiter: Delimiter,
  lines: readonly PayrollLine[],
  read: () => number,
): Promise<PeopleFile> {
  const titles = cellsOf(header, delimiter) ?? []
  const columns = sheetColumns(titles, PERSON.inputSchema, lines)
  const unknown = titles.filter((_, at) => columns[at] === null)
  if (unknown.length > 0)
    throw new BadUsage(
      `Não se sabe o que é a coluna "${unknown[0]}": use um campo (id, basic_salary, dependents…), uma natureza de quatro números ou o nome da linha, com a unidade entre parênteses: "Faltas (dias)".`,
    )
  const first = await lookedAt(iterator)
  const decimalComma = writesComma(
    first.flatMap((row) => cellsOf(row, delimiter) ?? []),
    delimiter,
  )
  return { form: 'csv', delimiter, decimalComma, titles, head: null, rows: withFirst(first, iterator), read }
}

export async function peopleFile(file: string, console: Console, lines: readonly PayrollLine[]): Promise<PeopleFile> {
  const source = new Source(file, console)
  const book = await workbookLines(file)
  const iterator: AsyncIterator<string> = book
    ? each(book)
    : linesOf(source.chunks(), (first) => (first.trimStart().startsWith('{') ? null : delimiterOf(first)))
  const begun = await iterator.next()
  const first = begun.done ? '' : begun.value.replace(/^\ufeff/, '')
  if (first.trim() === '') throw new BadUsage('O arquivo está vazio.')
  const read = (): number => source.read
  if (!first.trimStart().startsWith('{')) return await sheetFile(iterator, first, book ? ';' : delimiterOf(first), lines, read)
  const head = asJson(first)
  const told = 'person' in head && isRecord(head.person) && !Object.hasOwn(head.person, 'id') ? head.person : null
  const rows = withFirst(told ? [] : [first], iterator)
  return { form: 'ndjson', delimiter: ',', decimalComma: false, titles: [], head: told, rows, read }
}

const QUANTITIES = ['amount', 'hours', 'percent', 'days', 'months']

export type ExtraLines = ReadonlyMap<string, readonly Record<string, unknown>[]>

/** Lines from a file of their own: id, nature (or label), and amount, hours, days, months or percent. */
export async function linesFile(file: string): Promise<ExtraLines> {
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
    const kept = found.get(id)
    if (kept) kept.push(line)
    else found.set(id, [line])
  }
  return found
}
