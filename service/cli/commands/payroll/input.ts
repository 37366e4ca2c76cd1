/** Reads payroll people from CSV, a workbook or NDJSON, as bytes in pieces of whole rows. */

import { readFile } from 'node:fs/promises'
import { isRecord } from '../../../../engine/core/collections/records.ts'
import { translate, word } from '../../../../engine/core/text/language.ts'
import { meant } from '../../../../engine/core/text/unknown-name.ts'
import type { PayrollLine } from '../../../../engine/domains/payroll/law/payroll-lines.ts'
import { PERSON } from '../../../../engine/payroll-run/run.ts'
import { linesOfTitle, sheetColumns } from '../../../../engine/payroll-run/sheet.ts'
import { writesComma } from '../../../../engine/presentation/spreadsheet/columns.ts'
import { cellsOf, type Delimiter, delimiterOf } from '../../../../engine/presentation/spreadsheet/delimited.ts'
import { cellText, type SheetValue } from '../../../formats/workbooks.ts'
import { type Console, UsageError } from '../../command-context.ts'
import { chunksOf, readOrRefuse } from '../../files.ts'
import { type Characters, charactersOf, openInput } from '../batch/form.ts'
import { piecesOf, RowScan, type RowsOf } from './pieces.ts'
import { asJson, type ExtraLines, type RowForm } from './rows.ts'

export interface PeopleFile extends RowForm {
  /** First NDJSON line when it is not a person: month and company. */
  readonly head: Readonly<Record<string, unknown>> | null
  /** Raw rows, without blank ones. */
  readonly pieces: AsyncIterable<RowsOf>
  /** Bytes read so far. */
  read(): number
}

/** Rows sampled to detect the number format. */
const SAMPLED_ROWS = 200
/** Maximum bytes read to detect the format. */
const SAMPLED_BYTES = 1024 * 1024
const LF = 10
const CR = 13
const OPENS_JSON = /^\s*\{/

class Source {
  read = 0
  readonly #file: string
  readonly #console: Console

  constructor(file: string, console: Console) {
    this.#file = file
    this.#console = console
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    const stream = this.#file === '-' ? this.#console.stdin : chunksOf(this.#file)
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      this.read += bytes.length
      yield bytes
    }
  }
}

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Converts a workbook to CSV text. */
const sheetText = (sheet: readonly (readonly SheetValue[])[]): string =>
  sheet.map((row) => `${row.map((value) => quoted(cellText(value))).join(';')}\n`).join('')

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* following(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Strips the UTF-8 BOM and leading blank lines. */
function trimmedStart(bytes: Uint8Array): Uint8Array {
  let from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (bytes[from] === LF || bytes[from] === CR) from++
  return bytes.subarray(from)
}

interface Beginning {
  readonly bytes: Uint8Array
  /** CSV delimiter; null for JSON rows. */
  readonly delimiter: Delimiter | null
  readonly scan: RowScan
  readonly characters: Characters
}

/** Reads enough to know the titles and number format; for JSON, the first line. */
async function beginningOf(rest: AsyncIterator<Uint8Array>): Promise<Beginning> {
  let bytes: Uint8Array = new Uint8Array()
  let known: { readonly delimiter: Delimiter | null; readonly scan: RowScan } | null = null
  for (;;) {
    const next = await rest.next()
    if (!next.done) bytes = Buffer.concat([bytes, next.value])
    if (!known) bytes = trimmedStart(bytes)
    const characters = charactersOf(bytes)
    const line = bytes.indexOf(LF)
    if (!known && (line !== -1 || next.done)) {
      const first = new TextDecoder(characters).decode(line === -1 ? bytes : bytes.subarray(0, line))
      const delimiter = OPENS_JSON.test(first) ? null : delimiterOf(first)
      known = { delimiter, scan: new RowScan(delimiter) }
    }
    if (!known) continue
    const enough = known.scan.over(bytes, known.delimiter === null ? 1 : SAMPLED_ROWS) || bytes.length > SAMPLED_BYTES
    if (next.done) known.scan.finish(bytes)
    if (enough || next.done) return { ...known, bytes, characters }
  }
}

function refuseUnknown(titles: readonly string[], lines: readonly PayrollLine[]): void {
  const columns = sheetColumns(titles, PERSON.inputSchema, lines)
  const unknown = titles.find((_, at) => columns[at] === null)
  if (unknown === undefined) return
  const candidates = linesOfTitle(unknown, lines)
  if (candidates.length > 1)
    throw new UsageError(
      word`A coluna "${unknown}" pode ser ${candidates.map(({ nature, name }) => `${nature} (${name})`).join(translate(' ou '))}: ponha no título a natureza, ou o lado entre parênteses: "${unknown} (provento)", "${unknown} (desconto)".`,
    )
  const near = meant(unknown, [...Object.keys(PERSON.inputSchema.properties ?? {}), ...lines.map(({ name }) => name)]).told
  if (near !== '') throw new UsageError(word`Não se sabe o que é a coluna "${unknown}"${near}`)
  throw new UsageError(
    word`Não se sabe o que é a coluna "${unknown}": use um campo (id, basic_salary, dependents…), uma natureza de quatro números ou o nome da linha, com a unidade entre parênteses: "Faltas (dias)".`,
  )
}

export async function peopleFile(file: string, console: Console, lines: readonly PayrollLine[]): Promise<PeopleFile> {
  const source = new Source(file, console)
  const { chunks, sheet } = await openInput(source.chunks())
  const rest = (sheet ? once(Buffer.from(sheetText(sheet))) : chunks)[Symbol.asyncIterator]()
  const { bytes, delimiter, scan, characters } = await beginningOf(rest)
  const decoder = new TextDecoder(characters)
  const [first = '', ...others] = Array.from({ length: scan.rows }, (_, at) =>
    decoder.decode(bytes.subarray(scan.bounds[at * 2], scan.bounds[at * 2 + 1])),
  )
  if (first === '') throw new UsageError('O arquivo está vazio.')
  const read = (): number => source.read
  const after = bytes.subarray(scan.bounds[1])
  if (delimiter !== null) {
    const titles = cellsOf(first, delimiter) ?? []
    refuseUnknown(titles, lines)
    const decimalComma = writesComma(
      others.flatMap((row) => cellsOf(row, delimiter) ?? []),
      delimiter,
    )
    return {
      form: 'csv',
      delimiter,
      decimalComma,
      titles,
      characters,
      head: null,
      pieces: piecesOf(following(after, rest), delimiter),
      read,
    }
  }
  const head = asJson(first)
  const told = 'person' in head && isRecord(head.person) && !Object.hasOwn(head.person, 'id') ? head.person : null
  const pieces = piecesOf(following(told ? after : bytes, rest), null)
  return { form: 'ndjson', delimiter: ',', decimalComma: false, titles: [], characters, head: told, pieces, read }
}

const QUANTITIES = ['amount', 'hours', 'percent', 'days', 'months']

/** Payroll lines from a separate file: id, nature (or label), and amount, hours, days, months or percent. */
export async function linesFile(file: string): Promise<ExtraLines> {
  const bytes = await readOrRefuse(file, readFile(file))
  const [first = '', ...rest] = new TextDecoder(charactersOf(bytes))
    .decode(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
  const delimiter = delimiterOf(first)
  const header = (cellsOf(first, delimiter) ?? []).map((title) => title.trim().toLowerCase())
  if (!header.includes('id') || !(header.includes('nature') || header.includes('label')))
    throw new UsageError(word`O arquivo de --lines precisa das colunas id e nature (ou label), e de ${QUANTITIES.join(', ')}.`)
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
