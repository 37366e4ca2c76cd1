/** `centavo batch`: a whole file through one calculator, on every core, in the order it came, in flat memory. */

import { once } from 'node:events'
import { createReadStream, createWriteStream, fstatSync, openSync, statSync, type WriteStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Writable } from 'node:stream'
import { nearest } from '../../../../engine/core/nearest.ts'
import type { JsonSchema } from '../../../../engine/core/operation/card.ts'
import { ENVELOPE } from '../../../../engine/core/operation/envelope.ts'
import { eachStrictly } from '../../../../engine/present/typed.ts'
import { flagOf, propertiesOf, readArguments, requiredOf } from '../arguments.ts'
import { BadUsage, type Console, type World } from '../commands.ts'
import { cellsOf, type Delimiter, delimiterOf, rowEnd } from './csv.ts'
import { inOrder } from './pool.ts'
import { duration, Progress, whole } from './progress.ts'
import { type Piece, pieces } from './split.ts'
import { type Batched, type Done, type Plan, workOn } from './work.ts'

export const BATCH_HELP = `centavo batch <calculadora> [arquivo] [opções] < pessoas.csv > resultado.csv

Calcula cada linha de um CSV ou NDJSON, de qualquer tamanho, em todos os núcleos, na ordem em que vieram.
As colunas (ou chaves) são os campos da calculadora; um campo igual para todas as linhas vai como opção (--reference-date 2026-01-31).
A saída repete cada linha e acrescenta os campos do resultado. Linhas recusadas vão para outro arquivo, com o motivo.

  --fields a,b.c       campos do resultado (padrão no CSV: todos os que não são lista ou objeto; no NDJSON: a resposta inteira)
  --keep nome,id       colunas que não são da calculadora e só acompanham a linha
  --errors arquivo     onde ficam as linhas recusadas (padrão: <calculadora>.errors.csv ou .ndjson)
  --format csv|ndjson  formato da entrada (padrão: visto no começo dela)
  --output csv|ndjson  formato da saída (padrão: o da entrada)
  --decimal-comma      vírgula decimal nos números da saída
  --threads n          quantos núcleos usar (padrão: todos)
  --quiet              sem barra de progresso nem resumo

Saída: 0 todas as linhas calculadas; 2 alguma recusada, ou as opções o foram; 1 falha.
`

/** The command's own options, read like the fields of an operation. */
const OPTIONS: JsonSchema = {
  properties: {
    fields: { type: 'string' },
    keep: { type: 'string' },
    errors: { type: 'string' },
    format: { type: 'string', enum: ['csv', 'ndjson'] },
    output: { type: 'string', enum: ['csv', 'ndjson'] },
    decimal_comma: { type: 'boolean' },
    threads: { type: 'integer' },
    quiet: { type: 'boolean' },
  },
}

/** Inputs up to this size are done before other threads would have started. */
const ALONE_BYTES = 1024 * 1024

export async function batch(words: readonly string[], console: Console, world: World): Promise<number> {
  const [id, ...rest] = words
  if (id === undefined || id === '--help' || id === '-h') {
    console.stdout.write(BATCH_HELP)
    return id === undefined ? 2 : 0
  }
  const registry = (await world.calculator(id)) ?? (await world.registry())
  const calculator = registry.calculators.get(id) ?? registry.checks.get(id)
  if (!calculator) {
    const near = nearest(id, registry.calculators.keys())
    throw new BadUsage(`Não há calculadora "${id}". ${near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : 'Veja: centavo list'}`)
  }
  const options = readOptions(rest, calculator)
  if (options.help) {
    console.stdout.write(BATCH_HELP)
    return 0
  }

  const source = openSource(options.file, console)
  const { head, rest: chunks, ended } = await firstBytes(source.chunks, ALONE_BYTES)
  const ports = await world.open(registry)
  const { plan, header, body } = planFor(calculator, options, head, ports.today())
  if (header !== null) await write(console.stdout, header)
  const sink = new RefusedRows(options.errors ?? `${id}.errors.${plan.input}`, refusedHeader(plan, head))
  const progress = new Progress(console.stderr, source.bytes, options.quiet)

  const delimiter = plan.input === 'csv' ? plan.delimiter.charCodeAt(0) : null
  const cutUp = pieces(following(body, chunks), delimiter, plan.input === 'csv' ? headerLines(head, plan.delimiter) + 1 : 1)
  const results = ended ? alone(cutUp, workOn(plan, calculator, ports)) : inOrder(cutUp, plan, options.threads)

  const tally = calculator.tally?.()
  let rows = 0
  let refused = 0
  for await (const done of results) {
    if (done.out.length > 0) await write(console.stdout, done.out)
    if (done.refused > 0) await sink.write(done.refusals)
    rows += done.rows
    refused += done.refused
    if (done.tally) tally?.merge(done.tally)
    progress.update(rows, source.read())
  }
  await sink.close()
  progress.clear()
  if (!options.quiet) {
    console.stderr.write(summary(rows, refused, progress.seconds, sink.file))
    if (tally) console.stderr.write(`${JSON.stringify(tally.summary(), null, 2)}\n`)
  }
  return refused > 0 ? 2 : 0
}

interface Options {
  readonly file: string | undefined
  readonly fields: readonly string[] | undefined
  readonly keep: readonly string[]
  readonly errors: string | undefined
  readonly format: 'csv' | 'ndjson' | undefined
  readonly output: 'csv' | 'ndjson' | undefined
  readonly decimalComma: boolean
  readonly threads: number
  readonly quiet: boolean
  readonly help: boolean
  readonly constants: Record<string, string>
}

function readOptions(words: readonly string[], calculator: Batched): Options {
  const inputs = propertiesOf(calculator.inputSchema)
  const own = propertiesOf(OPTIONS)
  const { fields: given, help } = readArguments(words, { properties: { ...inputs, ...own }, required: ['file'] })
  const constants: Record<string, string> = {}
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (Array.isArray(value)) throw new BadUsage(`${flagOf(name)} veio mais de uma vez.`)
    if (Object.hasOwn(own, name) || name === 'file') options[name] = value
    else if (Object.hasOwn(inputs, name)) constants[name] = value
    else {
      const near = nearest(name, [...Object.keys(own), ...Object.keys(inputs)], 1)[0]
      throw new BadUsage(`batch não conhece ${flagOf(name)}. ${near ? `Você quis dizer ${flagOf(near)}?` : 'Veja: centavo batch --help'}`)
    }
  }
  const names = (text: string | undefined) =>
    text
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
  const format = (name: 'format' | 'output') => {
    const value = options[name]
    if (value === undefined || value === 'csv' || value === 'ndjson') return value
    throw new BadUsage(`--${name} deve ser csv ou ndjson; veio "${value}".`)
  }
  const threads = options.threads === undefined ? availableParallelism() : Number(options.threads)
  if (!Number.isInteger(threads) || threads < 1 || threads > 256)
    throw new BadUsage(`--threads deve ser um número de 1 a 256; veio "${options.threads}".`)
  const fields = names(options.fields)
  for (const field of fields ?? []) checkField(field, calculator)
  return {
    file: options.file,
    fields,
    keep: names(options.keep) ?? [],
    errors: options.errors,
    format: format('format'),
    output: format('output'),
    decimalComma: options.decimal_comma === 'true',
    threads,
    quiet: options.quiet === 'true',
    help,
    constants: eachStrictly(constants, calculator.inputSchema),
  }
}

interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
}

/** A result field by its dotted path, or a refusal that says what there is. */
function checkField(field: string, calculator: Batched): void {
  let schema: Schema | undefined = calculator.resultSchema
  let before = ''
  for (const name of field.split('.')) {
    const properties: Schema['properties'] = schema?.properties ?? schema?.anyOf?.find((each) => each.properties)?.properties
    const next: Schema | undefined = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!next) {
      const there = Object.keys(properties ?? {})
      const near = nearest(name, there, 1)[0]
      throw new BadUsage(
        `O resultado não tem o campo "${field}". ${near ? `Você quis dizer ${before}${near}?` : `Há: ${there.join(', ')}.`}`,
      )
    }
    schema = next
    before += `${name}.`
  }
}

function scalarFields(calculator: Batched): string[] {
  const properties = calculator.resultSchema.properties ?? {}
  const nested = (schema: Schema): boolean => schema.type === 'object' || schema.type === 'array' || (schema.anyOf?.some(nested) ?? false)
  return Object.keys(properties).filter((name) => !ENVELOPE.includes(name) && !nested(properties[name]!))
}

function planFor(
  calculator: Batched,
  options: Options,
  head: Buffer,
  today: Plan['today'],
): { plan: Plan; header: string | null; body: Buffer } {
  const start = head.subarray(0, 3).equals(BOM) ? 3 : 0
  const text = head.toString('latin1', start)
  const first = text.trimStart()[0]
  if (first === undefined) throw new BadUsage('A entrada está vazia.')
  if (first === '[' && !options.format)
    throw new BadUsage('A entrada é um array JSON; envie um objeto por linha (NDJSON): jq -c ".[]" arquivo.json')
  const input = options.format ?? (first === '{' ? 'ndjson' : 'csv')
  const output = options.output ?? input
  const common = {
    calculator: calculator.id,
    today,
    input,
    output,
    constants: options.constants,
    fields: options.fields ?? (output === 'csv' ? scalarFields(calculator) : null),
    decimalComma: options.decimalComma,
  }
  if (input === 'ndjson') {
    const plan = { ...common, delimiter: ',', columns: [] } as const
    return { plan, header: output === 'csv' ? `index,${plan.fields!.join(',')}\n` : null, body: head.subarray(start) }
  }
  const header = headerOf(text)
  const columns = columnsOf(header.cells, options, calculator)
  const plan = { ...common, delimiter: header.delimiter, columns }
  return {
    plan,
    header: output === 'csv' ? `${[header.row, ...plan.fields!].join(header.delimiter)}\n` : null,
    body: head.subarray(start + header.end),
  }
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf])

function headerOf(text: string): { row: string; cells: string[]; delimiter: Delimiter; end: number } {
  const delimiter = delimiterOf(text.slice(0, text.indexOf('\n') === -1 ? text.length : text.indexOf('\n')))
  const end = rowEnd(text, 0, delimiter)
  const row = text.slice(0, end).replace(/\r$/, '')
  const cells = cellsOf(row, delimiter)
  if (!cells) throw new BadUsage('O cabeçalho tem aspas que não fecham.')
  return { row, cells, delimiter, end: Math.min(text.length, end + 1) }
}

const headerLines = (head: Buffer, delimiter: Delimiter): number => {
  const text = head.toString('latin1')
  return text.slice(0, rowEnd(text, 0, delimiter)).split('\n').length
}

/** What each column is: a field of the calculator, or one that only goes along. */
function columnsOf(cells: readonly string[], { keep, constants }: Options, calculator: Batched): (string | null)[] {
  const inputs = Object.keys(calculator.input.shape)
  const seen = new Set<string>()
  const columns = cells.map((written) => {
    const name = Buffer.from(written.trim(), 'latin1').toString()
    if (keep.includes(name)) return null
    const field = name.toLowerCase().replaceAll('-', '_')
    if (!inputs.includes(field)) {
      const near = nearest(field, inputs, 1)[0]
      throw new BadUsage(
        `A coluna "${name}" não é um campo de ${calculator.id}${near ? `; você quis dizer ${near}?` : `: os campos são ${inputs.join(', ')}.`} Para que só acompanhe a linha: --keep ${JSON.stringify(name)}`,
      )
    }
    if (seen.has(field)) throw new BadUsage(`A coluna "${name}" aparece mais de uma vez.`)
    if (Object.hasOwn(constants, field)) throw new BadUsage(`${field} é coluna e também opção (${flagOf(field)}): deixe um dos dois.`)
    seen.add(field)
    return field
  })
  for (const name of keep) {
    if (!cells.some((written) => Buffer.from(written.trim(), 'latin1').toString() === name))
      throw new BadUsage(`Não há coluna "${name}" para acompanhar (--keep).`)
  }
  const missing = requiredOf(calculator.inputSchema).filter((field) => !seen.has(field) && !Object.hasOwn(constants, field))
  if (missing.length > 0) throw new BadUsage(`Falta a coluna ${missing.join(', ')}, obrigatória em ${calculator.id}.`)
  return columns
}

function refusedHeader({ input, delimiter }: Plan, head: Buffer): string | null {
  if (input !== 'csv') return null
  const start = head.subarray(0, 3).equals(BOM) ? 3 : 0
  return `line${delimiter}error${delimiter}${headerOf(head.toString('latin1', start)).row}\n`
}

/** The file of refused rows: made when the first one comes. */
class RefusedRows {
  readonly file: string
  readonly #header: string | null
  #out: WriteStream | undefined
  #failure: Error | undefined

  constructor(file: string, header: string | null) {
    this.file = file
    this.#header = header
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (!this.#out) {
      this.#out = createWriteStream(this.file, { fd: this.#opened() })
      this.#out.on('error', (error) => {
        this.#failure = error
      })
      if (this.#header !== null) this.#out.write(this.#header, 'latin1')
    }
    if (this.#failure) throw this.#failure
    await write(this.#out, bytes)
  }

  #opened(): number {
    try {
      return openSync(this.file, 'w')
    } catch {
      throw new BadUsage(`Há linhas recusadas e não foi possível escrever em ${this.file}; diga outro lugar com --errors.`)
    }
  }

  async close(): Promise<void> {
    const out = this.#out
    if (out) await new Promise<void>((resolve) => out.once('close', resolve).end())
    if (this.#failure) throw this.#failure
  }
}

async function write(stream: Writable, data: string | Uint8Array): Promise<void> {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
  if (!stream.write(bytes)) await once(stream, 'drain')
}

interface Source {
  readonly chunks: AsyncIterable<Uint8Array>
  /** Null where the size is not known: a pipe. */
  readonly bytes: number | null
  read(): number
}

function openSource(file: string | undefined, { stdin }: Console): Source {
  const size = (stat: { isFile(): boolean; size: number }): number | null => (stat.isFile() ? stat.size : null)
  if (file === undefined && stdin.isTTY) throw new BadUsage('Diga de onde ler: centavo batch <calculadora> arquivo.csv, ou < arquivo.csv')
  let bytes: number | null = null
  try {
    bytes = file !== undefined ? size(statSync(file)) : stdin.fd === undefined ? null : size(fstatSync(stdin.fd))
  } catch {
    if (file !== undefined) throw new BadUsage(`Não foi possível ler ${file}.`)
  }
  const large = { highWaterMark: 256 * 1024 }
  const stream =
    file !== undefined
      ? createReadStream(file, large)
      : bytes === null
        ? stdin
        : createReadStream('', { ...large, fd: stdin.fd!, autoClose: false })
  let read = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      read += chunk.length
      yield chunk
    }
  }
  return { chunks: counted(), bytes, read: () => read }
}

/** Reads until there is enough to know the form of the input, and whether it is small. */
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

async function* alone(cutUp: AsyncIterable<Piece>, work: (piece: Piece) => Done): AsyncGenerator<Done> {
  for await (const piece of cutUp) yield work(piece)
}

function summary(rows: number, refused: number, seconds: number, file: string): string {
  const pace = `${whole(rows)} linhas em ${seconds < 60 ? `${seconds.toFixed(1).replace('.', ',')} s` : duration(seconds)} (${whole(rows / seconds)}/s)`
  return `${pace}; ${refused === 0 ? 'nenhuma recusada' : `${whole(refused)} recusadas, com o motivo em ${file}`}.\n`
}
