/** `centavo batch`: runs a file through one calculator on every core, in input order, with constant memory. */

import { once } from 'node:events'
import { createReadStream, createWriteStream, fstatSync, openSync, statSync, type WriteStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Writable } from 'node:stream'
import { isOneOf, isRecord } from '../../../../engine/core/collections/records.ts'
import { reformOf } from '../../../../engine/core/reform/reform.ts'
import { closestMatches } from '../../../../engine/core/text/closest-match.ts'
import { word } from '../../../../engine/core/text/language.ts'
import { meant, suggestion } from '../../../../engine/core/text/unknown-name.ts'
import type { JsonSchema } from '../../../../engine/operation/definition/descriptor.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import { ENVELOPE } from '../../../../engine/operation/evaluation/envelope.ts'
import { ownName } from '../../../../engine/operation/input/intake.ts'
import { LAW_FIELD } from '../../../../engine/operation/input/reserved-names.ts'
import { inertRow } from '../../../../engine/presentation/inert.ts'
import { fieldAt, pathLabel } from '../../../../engine/presentation/schema.ts'
import { fieldOfHeader, isLabel, writesComma } from '../../../../engine/presentation/spreadsheet/columns.ts'
import { cellsOf, DELIMITERS, type Delimiter, delimiterOf, rowEnd } from '../../../../engine/presentation/spreadsheet/delimited.ts'
import { eachStrictly } from '../../../../engine/presentation/typed.ts'
import { type SheetValue, writeWorkbook } from '../../../formats/workbooks.ts'
import { flagOf, propertiesOf, readArguments, requiredOf } from '../../arguments.ts'
import { type CommandServices, type Console, UsageError } from '../../command-context.ts'
import { chunksOf, unreadable, unwritable } from '../../files.ts'
import { rowOperationNamed } from '../../operation-names.ts'
import { inSequence, inThreads } from '../../ordered-pieces.ts'
import { PrestartedThreads } from '../../started-threads.ts'
import { unknownOption } from '../../unknown-option.ts'
import { columnProgram } from './column-program.ts'
import { cell } from './csv.ts'
import { charactersOf, type OpenedInput, openInput, textIn } from './form.ts'
import type { Done, Plan } from './plan.ts'
import { duration, formatCount, Progress } from './progress.ts'
import { rowWork } from './row-work.ts'
import { type Piece, pieces } from './split.ts'
import type { ThreadTask } from './thread-task.ts'

export const batchHelp = (): string =>
  [
    word`centavo batch <calculadora> [arquivo] [opções] < pessoas.csv > resultado.csv`,
    '',
    word`Calcula cada linha de uma planilha (CSV ou XLSX) ou de um NDJSON, na ordem em que vieram; CSV e NDJSON de qualquer tamanho, em todos`,
    word`os núcleos. Também decisões e conferências, pelo nome (accept_raise, check-payslip) ou em português (aceitar-o-aumento, holerite).`,
    word`As colunas são os campos da calculadora, pelo nome ou pelo título em português ("Salário bruto mensal"); um campo igual para todas`,
    word`as linhas vai como opção (--reference-date 2026-01-31). A saída repete cada linha, na forma em que veio (separador, vírgula`,
    word`decimal, acentos, fim de linha), e acrescenta os campos do resultado. Linhas recusadas vão para outro arquivo, com o motivo.`,
    '',
    word`  --fields a,b.c       campos do resultado (padrão no CSV: todos os que não são lista ou objeto; no NDJSON: a resposta inteira)`,
    word`  --map "Coluna=campo" que campo é uma coluna de outro nome; pode ser repetida`,
    word`  --keep nome,id       colunas que não são da calculadora e só acompanham a linha`,
    word`  --errors arquivo     onde ficam as linhas recusadas (padrão: <calculadora>.errors.csv ou .ndjson)`,
    word`  --format csv|ndjson|xlsx  formato da entrada (padrão: visto no começo dela)`,
    word`  --output csv|ndjson|xlsx  formato da saída (padrão: o da entrada)`,
    word`  --out arquivo        escreve nesse arquivo; o formato é o do fim do nome (.csv, .ndjson, .xlsx)`,
    word`  --decimal-comma      vírgula decimal nos números da saída; --no-decimal-comma, ponto (padrão: como na entrada)`,
    word`  --law mudança        todas as linhas em uma mudança da lei, como irrf/perDependent=250; também pode ser uma coluna`,
    word`  --threads n          quantos núcleos usar (padrão: todos)`,
    word`  --quiet              sem barra de progresso nem resumo`,
    '',
    word`Saída: 0 todas as linhas calculadas; 2 alguma recusada, ou as opções o foram; 1 falha.`,
    '',
  ].join('\n')

/** Options of the command itself, parsed like operation fields. */
const OPTIONS: JsonSchema = {
  properties: {
    fields: { type: 'string' },
    map: { type: 'string' },
    keep: { type: 'string' },
    errors: { type: 'string' },
    format: { type: 'string', enum: ['csv', 'ndjson', 'xlsx'] },
    output: { type: 'string', enum: ['csv', 'ndjson', 'xlsx'] },
    out: { type: 'string' },
    decimal_comma: { type: 'boolean' },
    law: { type: 'string' },
    threads: { type: 'integer' },
    quiet: { type: 'boolean' },
  },
}

/** Below this size the batch finishes before threads would have started. */
const ALONE_BYTES = 1024 * 1024

export async function batch(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const [id, ...rest] = words
  if (id === undefined || id === '--help' || id === '-h') {
    console.stdout.write(batchHelp())
    return id === undefined ? 2 : 0
  }
  const { registry } = world
  const calculator = rowOperationNamed(registry, id)
  if (!calculator) {
    const { calculators, decisions, checks } = registry
    const taking = [...calculators.values(), ...decisions.values(), ...checks.values()]
    const near = closestMatches(id, new Set(taking.flatMap(({ id: own, slug = own }) => [own, slug])))
    const advice = near.length > 0 ? suggestion(id, { names: [], near }) : 'Veja: centavo list'
    throw new UsageError(word`Não há calculadora "${id.slice(0, 60)}". ${advice}`)
  }
  const options = readOptions(rest, calculator)
  if (options.help) {
    console.stdout.write(batchHelp())
    return 0
  }

  const source = openSource(options.file, console)
  const threads = new PrestartedThreads('service/cli/commands/batch/worker', (source.bytes ?? 0) > ALONE_BYTES ? options.threads : 0)
  try {
    return await through(source, calculator, options, threads, console, world)
  } finally {
    await threads.close()
  }
}

/** Processes every row of a file, with threads that may already be running. */
async function through(
  source: Source,
  calculator: Operation,
  options: Options,
  threads: PrestartedThreads,
  console: Console,
  { registry, ask }: CommandServices,
): Promise<number> {
  const file = await openInput(source.chunks)
  if (options.format === 'xlsx' && !file.sheet) throw new UsageError('A entrada não é uma planilha XLSX.')
  const { head, rest: chunks, ended } = await firstBytes(file.chunks, ALONE_BYTES)
  if (options.law !== null && calculator.kind === 'check')
    throw new UsageError('--law não se aceita em uma conferência: um documento se confere com a lei.')
  const { planned, program } = await ask(registry, (ports) => {
    // Rejects an invalid law change once, before any row.
    if (options.law !== null) reformOf(options.law, ports, ports.today())
    const made = planFor(calculator, options, head, file, ports.today())
    return { planned: made, program: columnProgram(made.plan, calculator, ports) }
  })
  const { plan, header, refusedHeader, body, firstLine } = planned
  if (plan.output === 'cells' && options.out === undefined && console.stdout.isTTY)
    throw new UsageError('Uma planilha XLSX não se mostra no terminal: use --out resultado.xlsx')
  const written = options.out === undefined ? null : new ResultFile(options.out)
  const stdout = written?.stream ?? console.stdout
  const out = file.encoder()
  if (header !== null) await write(stdout, out(bytesOf(header)))
  const sink = new RefusedRows(options.errors ?? `${calculator.id}.errors.${plan.input}`, refusedHeader, file.encoder())
  const progress = new Progress(console.stderr, file.asIs ? source.bytes : null, options.quiet)

  const delimiter = plan.input === 'csv' ? plan.delimiter.charCodeAt(0) : null
  const cutUp = pieces(following(body, chunks), delimiter, firstLine)
  const task: ThreadTask = { plan, program }
  const results = ended
    ? inSequence(cutUp, (piece) => ask(registry, (ports) => rowWork(plan, calculator, ports, program)(piece)))
    : inThreads<Piece, Done>(cutUp, { start: (told) => threads.assign(told), plan: task, size: options.threads, sent: handedOver })

  const tally = calculator.tally?.()
  const book = plan.output === 'cells' ? new Workbook(planned, file.sheet) : null
  let rows = 0
  let refused = 0
  for await (const done of results) {
    if (book) book.add(done.out)
    else if (done.out.length > 0) await write(stdout, out(done.out))
    if (done.refused > 0) await sink.write(done.refusals)
    rows += done.rows
    refused += done.refused
    if (done.tally) tally?.merge(done.tally)
    progress.update(rows, source.read())
  }
  if (book) await write(stdout, await book.bytes())
  await written?.close()
  await sink.close()
  progress.clear()
  if (!options.quiet) {
    console.stderr.write(summary(rows, refused, progress.seconds, sink.file))
    if (tally) console.stderr.write(`${JSON.stringify(tally.summary(), null, 2)}\n`)
  }
  return refused > 0 ? 2 : 0
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

const FORMATS = ['csv', 'ndjson', 'xlsx'] as const
type Format = (typeof FORMATS)[number]

interface Options {
  readonly file: string | undefined
  readonly fields: readonly string[] | undefined
  /** Field per column header. */
  readonly map: ReadonlyMap<string, string>
  readonly keep: readonly string[]
  readonly errors: string | undefined
  readonly format: Format | undefined
  readonly output: Format | undefined
  /** Output file; undefined for standard output. */
  readonly out: string | undefined
  /** Undefined to follow the input. */
  readonly decimalComma: boolean | undefined
  readonly threads: number
  readonly quiet: boolean
  readonly help: boolean
  readonly constants: Record<string, string>
  readonly law: string | null
}

function readOptions(words: readonly string[], calculator: Operation): Options {
  const inputs = propertiesOf(calculator.inputSchema)
  const own = propertiesOf(OPTIONS)
  const { fields: given, help, extra } = readArguments(words, { properties: { ...inputs, ...own }, required: ['file'] })
  if (extra.length > 0) throw new UsageError(word`batch recebe um só arquivo; sobrou "${extra[0]!.slice(0, 60)}".`)
  const constants: Record<string, string> = {}
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'map') continue
    if (Array.isArray(value)) throw new UsageError(word`${flagOf(name)} veio mais de uma vez.`)
    if (Object.hasOwn(own, name) || name === 'file') options[name] = value
    else if (Object.hasOwn(inputs, name)) constants[name] = value
    else throw unknownOption('batch', name, [...Object.keys(own), ...Object.keys(inputs)])
  }
  const names = (text: string | undefined) =>
    text
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
  const format = (name: 'format' | 'output') => {
    const value = options[name]
    if (value === undefined || isOneOf(FORMATS, value)) return value
    const isFile = name === 'output' && /\.(csv|ndjson|xlsx)$/i.test(value)
    const advice = isFile ? word`Para escrever em um arquivo: --out ${value}` : suggestion(value, { names: FORMATS })
    throw new UsageError(word`--${name} deve ser csv, ndjson ou xlsx; veio "${value.slice(0, 60)}". ${advice}`)
  }
  const threads = options.threads === undefined ? availableParallelism() : Number(options.threads)
  if (!Number.isInteger(threads) || threads < 1 || threads > 256)
    throw new UsageError(`--threads deve ser um número de 1 a 256; veio "${options.threads}".`)
  const fields = names(options.fields)
  for (const field of fields ?? []) checkField(field, calculator)
  return {
    file: options.file,
    fields,
    map: mapped([given.map ?? []].flat(), inputs),
    keep: names(options.keep) ?? [],
    errors: options.errors,
    format: format('format'),
    output: format('output') ?? formatNamed(options.out),
    out: options.out,
    decimalComma: options.decimal_comma === undefined ? undefined : options.decimal_comma === 'true',
    threads,
    quiet: options.quiet === 'true',
    help,
    constants: eachStrictly(constants, calculator.inputSchema),
    law: options.law ?? null,
  }
}

/** Format by file extension. */
const formatNamed = (file: string | undefined): Format | undefined => FORMATS.find((format) => file?.toLowerCase().endsWith(`.${format}`))

/** Repeatable `Coluna=campo` mappings. */
function mapped(given: readonly string[], inputs: Readonly<Record<string, JsonSchema>>): ReadonlyMap<string, string> {
  return new Map(
    given.map((pair) => {
      const at = pair.lastIndexOf('=')
      const field = pair
        .slice(at + 1)
        .trim()
        .replaceAll('-', '_')
      if (at < 1) throw new UsageError(`--map deve ser "Coluna=campo"; veio "${pair.slice(0, 60)}".`)
      if (!Object.hasOwn(inputs, field)) {
        const names = Object.keys(inputs)
        const advice = suggestion(field, { names }) || word`Há ${names.join(', ')}.`
        throw new UsageError(word`--map: não há o campo "${field.slice(0, 60)}". ${advice}`)
      }
      return [pair.slice(0, at).trim(), field]
    }),
  )
}

interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
}

/** Validates a dotted result path; the error lists the fields available. */
function checkField(field: string, calculator: Operation): void {
  let schema: Schema | undefined = calculator.resultSchema
  let before = ''
  for (const name of field.split('.')) {
    const properties: Schema['properties'] = schema?.properties ?? schema?.anyOf?.find((each) => each.properties)?.properties
    const next: Schema | undefined = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!next) {
      const there = Object.keys(properties ?? {})
      const near = closestMatches(name, there).map((each) => before + each)
      const advice = near.length > 0 ? suggestion(name, { names: [], near }) : word`Há ${there.join(', ')}.`
      throw new UsageError(word`O resultado não tem o campo "${field.slice(0, 60)}". ${advice}`)
    }
    schema = next
    before += `${name}.`
  }
}

function scalarFields(calculator: Operation): string[] {
  const properties = calculator.resultSchema.properties ?? {}
  const nested = (schema: Schema): boolean => schema.type === 'object' || schema.type === 'array' || (schema.anyOf?.some(nested) ?? false)
  return Object.keys(properties).filter((name) => !ENVELOPE.includes(name) && !nested(properties[name]!))
}

interface Planned {
  readonly plan: Plan
  /** Header row, encoded like the input. */
  readonly header: string | null
  readonly refusedHeader: string | null
  /** First bytes, from the first row on. */
  readonly body: Buffer
  readonly firstLine: number
  /** Column titles of a workbook. */
  readonly titles: readonly string[]
  /** Indexes of the workbook's amount columns. */
  readonly money: readonly number[]
}

function planFor(calculator: Operation, options: Options, head: Buffer, file: OpenedInput, today: Plan['today']): Planned {
  const start = head.subarray(0, 3).equals(BOM) ? 3 : 0
  const text = head.toString('latin1', start)
  const first = text.trimStart()[0]
  if (first === undefined) throw new UsageError('A entrada está vazia.')
  if (first === '[' && !options.format)
    throw new UsageError('A entrada é um array JSON; envie um objeto por linha (NDJSON): jq -c ".[]" arquivo.json')
  const input = file.sheet || options.format === 'xlsx' ? 'csv' : (options.format ?? (first === '{' ? 'ndjson' : 'csv'))
  const asked = options.output ?? (file.sheet ? 'xlsx' : input)
  const output = asked === 'xlsx' ? 'cells' : asked
  const wanted = options.fields ?? (output === 'ndjson' ? null : scalarFields(calculator))
  // In tabular output the first result marks a hypothetical row; a JSON answer carries its own mark.
  const fieldsWith = (law: boolean) => (law && output !== 'ndjson' ? ['hypothetical', ...wanted!] : wanted)
  const common = { calculator: calculator.id, today, input, output, constants: options.constants, law: options.law } as const
  if (input === 'ndjson') {
    const fields = fieldsWith(options.law !== null)
    const plan: Plan = {
      ...common,
      fields,
      delimiter: ',',
      columns: [],
      characters: 'utf-8',
      newline: '\n',
      decimalComma: options.decimalComma ?? false,
    }
    const header = output === 'csv' ? `index,${fields!.join(',')}\n` : null
    const money = amountsAmong([null], fields, calculator)
    return { plan, header, refusedHeader: null, body: head.subarray(start), firstLine: 1, titles: ['index', ...(fields ?? [])], money }
  }
  const characters = charactersOf(head)
  const { said, row, cells, delimiter, end, lines, newline } = headerOf(text)
  const titles = cells.map((bytes) => textIn(bytes.trim(), characters))
  const columns = columnsOf(titles, options, calculator)
  const decimalComma = options.decimalComma ?? writesComma(sample(text.slice(end), delimiter, columns), delimiter)
  const fields = fieldsWith(options.law !== null || columns.includes(LAW_FIELD))
  const plan: Plan = { ...common, fields, delimiter, columns, characters, newline, decimalComma }
  // Result headers follow the input's style: field names or labels.
  const labels = columns.some((field, at) => field !== null && isLabel(titles[at]!, field))
  const called = (fields ?? []).map((field) => (labels && pathLabel(calculator.resultSchema, field)) || field)
  const mark = start > 0 ? head.toString('latin1', 0, start) : ''
  return {
    plan,
    header:
      output === 'csv'
        ? `${mark}${said}${[inertRow(row, delimiter), ...called.map((name) => cell(name, delimiter, characters))].join(delimiter)}${newline}`
        : null,
    refusedHeader: `${mark}${said}line${delimiter}error${delimiter}${inertRow(row, delimiter)}${newline}`,
    body: head.subarray(start + end),
    firstLine: lines + 1,
    titles: [...titles, ...called],
    money: amountsAmong(columns, fields, calculator),
  }
}

/** Indexes of the amount columns, in the input and in the results after it. */
function amountsAmong(
  columns: readonly (string | null)[],
  fields: readonly string[] | null,
  { inputSchema, resultSchema }: Operation,
): readonly number[] {
  const properties = propertiesOf(inputSchema)
  const units = [
    ...columns.map((field) => (field === null ? undefined : properties[field]?.['x-unit'])),
    ...(fields ?? []).map((field) => fieldAt(resultSchema, field)?.['x-unit']),
  ]
  return units.flatMap((unit, at) => (unit === 'BRL' ? [at] : []))
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf])

interface Header {
  /** Excel's `sep=;` separator line, repeated in the output. */
  readonly said: string
  readonly row: string
  readonly cells: readonly string[]
  readonly delimiter: Delimiter
  /** Start of the first row. */
  readonly end: number
  readonly lines: number
  readonly newline: Plan['newline']
}

function headerOf(text: string): Header {
  const told = /^sep=([,;\t])\r?\n/i.exec(text)
  const start = told?.[0].length ?? 0
  const line = text.indexOf('\n', start)
  const delimiter = DELIMITERS.find((each) => each === told?.[1]) ?? delimiterOf(text.slice(start, line === -1 ? text.length : line))
  const end = rowEnd(text, start, delimiter)
  const whole = text.slice(start, end)
  const row = whole.replace(/\r$/, '')
  const cells = cellsOf(row, delimiter)
  if (!cells) throw new UsageError('O cabeçalho tem aspas que não fecham.')
  return {
    said: told?.[0] ?? '',
    row,
    cells,
    delimiter,
    end: Math.min(text.length, end + 1),
    lines: whole.split('\n').length + (told ? 1 : 0),
    newline: row === whole ? '\n' : '\r\n',
  }
}

/** Rows sampled to detect the number format. */
const SAMPLED_ROWS = 100

/** Cells of mapped columns in the first rows. */
function* sample(text: string, delimiter: Delimiter, columns: readonly (string | null)[]): Generator<string> {
  for (let row = 0, at = 0; row < SAMPLED_ROWS && at < text.length; row++) {
    const end = rowEnd(text, at, delimiter)
    const cells = cellsOf(text.slice(at, end).replace(/\r$/, ''), delimiter) ?? []
    for (const [column, written] of cells.entries()) if (columns[column]) yield written
    at = end + 1
  }
}

/** Maps each column to a calculator field by name, label or option; other columns pass through. */
function columnsOf(titles: readonly string[], { keep, map, constants, law }: Options, calculator: Operation): (string | null)[] {
  const inputs = [...Object.keys(calculator.input.shape), ...(calculator.kind === 'check' ? [] : [LAW_FIELD])]
  const seen = new Set<string>()
  const columns = titles.map((name) => {
    if (keep.includes(name)) return null
    const field =
      map.get(name) ??
      fieldOfHeader(name, calculator.inputSchema) ??
      ownName(calculator.inputSchema, name.toLowerCase().replaceAll('-', '_'))
    if (!inputs.includes(field)) {
      const near = meant(field, inputs, 1).told || word`: os campos são ${inputs.join(', ')}.`
      throw new UsageError(
        word`A coluna "${name}" não é um campo de ${calculator.id}${near} ` +
          word`Se é um deles: --map ${JSON.stringify(`${name}=campo`)}. Para que só acompanhe a linha: --keep ${JSON.stringify(name)}`,
      )
    }
    if (seen.has(field)) throw new UsageError(word`A coluna "${name}" aparece mais de uma vez.`)
    if (Object.hasOwn(constants, field) || (field === LAW_FIELD && law !== null))
      throw new UsageError(word`${field} é coluna e também opção (${flagOf(field)}): deixe um dos dois.`)
    seen.add(field)
    return field
  })
  const advice = (name: string): string => suggestion(name, { names: titles })
  for (const name of keep)
    if (!titles.includes(name)) throw new UsageError(word`Não há coluna "${name}" para acompanhar (--keep). ${advice(name)}`)
  for (const name of map.keys()) if (!titles.includes(name)) throw new UsageError(word`Não há coluna "${name}" (--map). ${advice(name)}`)
  const missing = requiredOf(calculator.inputSchema).filter((field) => !seen.has(field) && !Object.hasOwn(constants, field))
  if (missing.length > 0) throw new UsageError(word`Falta a coluna ${missing.join(', ')}, obrigatória em ${calculator.id}.`)
  return columns
}

/** Collects result rows for a workbook, beside the original cells when the input is also a workbook. */
class Workbook {
  readonly #rows: SheetValue[][]
  readonly #came: OpenedInput['sheet']
  readonly #money: readonly number[]
  #held = ''

  constructor({ titles, money }: Planned, came: OpenedInput['sheet']) {
    this.#rows = [[...titles]]
    this.#came = came
    this.#money = money
  }

  add(bytes: Uint8Array): void {
    const lines = (this.#held + Buffer.from(bytes).toString()).split('\n')
    this.#held = lines.pop()!
    for (const line of lines) {
      const [index, cells, values] = JSON.parse(line, dayCell) as [number, (string | number | Date)[], SheetValue[]]
      // Skip the input's header row.
      const came = this.#came?.[index + 1]
      const width = this.#rows[0]!.length - values.length
      const before = came ? Array.from({ length: width }, (_, at) => came[at] ?? null) : cells.length > 0 ? cells : [index]
      this.#rows.push([...before, ...values])
    }
  }

  bytes(): Promise<Uint8Array> {
    return writeWorkbook(this.#rows, this.#money)
  }
}

/** Stores dates as date cells. */
const dayCell = (_name: string, value: unknown): unknown =>
  isRecord(value) && typeof value.day === 'string' ? new Date(`${value.day}T00:00:00Z`) : value

/** Output file of the results. */
class ResultFile {
  readonly stream: WriteStream
  #failure: unknown

  constructor(file: string) {
    try {
      this.stream = createWriteStream(file, { fd: openSync(file, 'w') })
    } catch (error) {
      throw unwritable(file, error)
    }
    this.stream.on('error', (error) => {
      this.#failure = unwritable(file, error)
    })
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.stream.once('close', resolve).end())
    if (this.#failure) throw this.#failure
  }
}

/** File of refused rows, created on the first refusal. */
class RefusedRows {
  readonly file: string
  readonly #header: string | null
  readonly #encoded: (bytes: Uint8Array) => Uint8Array
  #out: WriteStream | undefined
  #failure: unknown

  constructor(file: string, header: string | null, encoded: (bytes: Uint8Array) => Uint8Array) {
    this.file = file
    this.#header = header
    this.#encoded = encoded
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (!this.#out) {
      this.#out = createWriteStream(this.file, { fd: this.#opened() })
      this.#out.on('error', (error) => {
        this.#failure = unwritable(this.file, error)
      })
      if (this.#header !== null) this.#out.write(this.#encoded(bytesOf(this.#header)))
    }
    if (this.#failure) throw this.#failure
    await write(this.#out, this.#encoded(bytes))
  }

  #opened(): number {
    try {
      return openSync(this.file, 'w')
    } catch {
      throw new UsageError(word`Há linhas recusadas e não foi possível escrever em ${this.file}; diga outro lugar com --errors.`)
    }
  }

  async close(): Promise<void> {
    const out = this.#out
    if (out) await new Promise<void>((resolve) => out.once('close', resolve).end())
    if (this.#failure) throw this.#failure
  }
}

async function write(stream: Writable, bytes: Uint8Array): Promise<void> {
  if (!stream.write(bytes)) await once(stream, 'drain')
}

interface Source {
  readonly chunks: AsyncIterable<Uint8Array>
  /** Null for an unknown size, such as a pipe. */
  readonly bytes: number | null
  read(): number
}

function openSource(file: string | undefined, { stdin }: Console): Source {
  const size = (stat: { isFile(): boolean; size: number }): number | null => (stat.isFile() ? stat.size : null)
  if (file === undefined && stdin.isTTY) throw new UsageError('Diga de onde ler: centavo batch <calculadora> arquivo.csv, ou < arquivo.csv')
  let bytes: number | null = null
  try {
    bytes = file !== undefined ? size(statSync(file)) : stdin.fd === undefined ? null : size(fstatSync(stdin.fd))
  } catch (error) {
    if (file !== undefined) throw unreadable(file, error)
  }
  const stream =
    file !== undefined
      ? chunksOf(file)
      : bytes === null
        ? stdin
        : createReadStream('', { highWaterMark: 256 * 1024, fd: stdin.fd!, autoClose: false })
  let read = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      read += chunk.length
      yield chunk
    }
  }
  return { chunks: counted(), bytes, read: () => read }
}

/** Reads enough to detect the input format and whether the input is small. */
async function firstBytes(
  chunks: AsyncIterable<Uint8Array>,
  enough: number,
): Promise<{ head: Buffer; rest: AsyncIterator<Uint8Array>; ended: boolean }> {
  const rest = chunks[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let size = 0
  while (size < enough) {
    const next = await rest.next()
    if (next.done) return { head: Buffer.concat(held), rest, ended: true }
    held.push(next.value)
    size += next.value.length
  }
  return { head: Buffer.concat(held), rest, ended: false }
}

async function* following(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

const handedOver = (piece: Piece) => ({ message: piece, moved: [piece.bytes.buffer] })

function summary(rows: number, refused: number, seconds: number, file: string): string {
  const pace = word`${formatCount(rows)} linhas em ${seconds < 60 ? `${seconds.toFixed(1).replace('.', ',')} s` : duration(seconds)} (${formatCount(rows / seconds)}/s)`
  return `${pace}; ${refused === 0 ? 'nenhuma recusada' : word`${formatCount(refused)} recusadas, com o motivo em ${file}`}.\n`
}
