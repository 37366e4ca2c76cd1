/** Computes spreadsheet rows; each yields a result or an error. */

import { atPath } from '../../../engine/core/collections/records.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../engine/core/errors.ts'
import { withoutAccents } from '../../../engine/core/text/text.ts'
import { type Data, portsOf } from '../../../engine/engine.ts'
import type { Calculator } from '../../../engine/operation/definition/calculator.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { ENVELOPE } from '../../../engine/operation/evaluation/envelope.ts'
import { formatValue } from '../../../engine/presentation/numbers.ts'
import { fieldAt, fieldsOf, isNested, labelOf, wordOf } from '../../../engine/presentation/schema.ts'
import { allStrictly, numberIssue } from '../../../engine/presentation/typed.ts'
import { answerForText } from '../../../engine/presentation/view.ts'
import { type Table, typedIn, type Value } from '../scripts/spreadsheet/spreadsheet-file.ts'

/** Rows between cancellation checks. */
const AT_A_TIME = 200

export interface Computed {
  /** Scalar result fields, in output order. */
  readonly results: readonly string[]
  /** Results of each row, or its error. */
  readonly rows: readonly (readonly Value[] | string)[]
  readonly stopped: boolean
}

/** Result columns: headline first, then every other scalar. */
function resultsOf({ resultSchema, headline }: Calculator): string[] {
  const single = fieldsOf(resultSchema).filter(([field, schema]) => !ENVELOPE.includes(field) && !isNested(schema))
  return [...new Set([headline, ...single.map(([field]) => field)])]
}

/** Few calculations need consumption tax codes or indicators: loads each on demand, smallest first. */
const DATA: readonly (() => Promise<Data>)[] = [
  () => import('../scripts/spreadsheet/spreadsheet-classifications.ts'),
  () => import('../scripts/spreadsheet/spreadsheet-series.ts'),
]

function engineThatFetches(): <T>(answer: (ports: Engine) => T) => Promise<T> {
  let data: Data = {}
  let ports = portsOf(data)
  const left = [...DATA]
  return async function answered<T>(answer: (ports: Engine) => T): Promise<T> {
    try {
      return answer(ports)
    } catch (error) {
      const more = left.shift()
      if (!(error instanceof SourceUnavailable) || !more) throw error
      data = { ...data, ...(await more()) }
      ports = portsOf(data)
      return answered(answer)
    }
  }
}

export interface SheetJob {
  readonly calculator: Calculator
  readonly table: Table
  readonly columns: readonly string[]
  readonly constants: Readonly<Record<string, string>>
  /** Called periodically; returning true cancels. */
  readonly progress: (done: number) => boolean
}

export async function computeRows({ calculator, table, columns, constants, progress }: SheetJob): Promise<Computed> {
  const all = resultsOf(calculator)
  const paths = all.map((path) => path.split('.'))
  const view = { fields: all, explain: false }
  const plans = import('../../../engine/plan/planned-answers.ts')
  const answered = engineThatFetches()
  const rows: (Value[] | string)[] = []
  let stopped = false
  for (let first = 0; first < table.rows.length; first += AT_A_TIME) {
    stopped = progress(first)
    if (stopped) break
    // Let incoming messages be processed.
    await new Promise((resolve) => setTimeout(resolve))
    const texts = table.rows.slice(first, first + AT_A_TIME).map((row) => readRow(row, columns, constants, calculator))
    const { plannedAnswers } = await plans
    const planned = plannedAnswers(calculator, all, portsOf({}), 'text')?.(texts)
    for (const [at, text] of texts.entries()) {
      try {
        const found =
          planned?.[at] ?? (typeof text === 'string' ? text : await answered((ports) => answerForText(calculator, text, ports, view)))
        rows.push(typeof found === 'string' ? found : paths.map((path) => single(atPath(found, path))))
      } catch (error) {
        rows.push(reasonOf(error, calculator))
      }
    }
  }
  // Omit columns that are empty in every row.
  const there = [...all.keys()].filter((at) => rows.some((row) => typeof row !== 'string' && row[at] !== null))
  return {
    results: there.map((at) => all[at]!),
    rows: rows.map((row) => (typeof row === 'string' ? row : there.map((at) => row[at]!))),
    stopped,
  }
}

/** Input of a row, or its error. */
function readRow(row: readonly Value[], columns: readonly string[], constants: SheetJob['constants'], calculator: Calculator) {
  try {
    return allStrictly(rowText(row, columns, constants, calculator.inputSchema), calculator.inputSchema)
  } catch (error) {
    return reasonOf(error, calculator)
  }
}

/** Input of a row as typed text; an empty cell falls back to the constant. */
function rowText(
  row: readonly Value[],
  columns: readonly string[],
  constants: SheetJob['constants'],
  schema: JsonSchema,
): Record<string, string> {
  const text: Record<string, string> = { ...constants }
  for (const [column, field] of columns.entries()) {
    const typed = typedIn(row[column])
    if (field !== '' && typed !== '') text[field] = typed
  }
  for (const [field, typed] of Object.entries(text)) {
    const property = fieldAt(schema, field) ?? {}
    if (property.enum) text[field] = optionOf(typed, property)
    const why = property.type === 'number' || property.type === 'integer' ? numberIssue(typed, property) : null
    if (why !== null) throw new RefusedCell(`${labelOf(property, field)} ${why}; veio “${typed}”`)
  }
  return text
}

class RefusedCell extends Error {}

const plainly = (text: string): string =>
  withoutAccents(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Option matched by name or label. */
function optionOf(typed: string, field: JsonSchema): string {
  const options = (field.enum ?? []).map(String)
  const said = plainly(typed)
  return options.find((option) => plainly(option) === said || plainly(wordOf(field, option)) === said) ?? typed
}

const single = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

function reasonOf(error: unknown, { inputSchema }: Calculator): string {
  if (error instanceof InvalidInput)
    return error.issues.map(({ field, message }) => `${labelOf(fieldAt(inputSchema, field) ?? {}, field)} ${message}`).join('; ')
  if (error instanceof RefusedCell || error instanceof SourceUnavailable || error instanceof LawNotRecorded) return error.message
  throw error
}

/** Header of the error column. */
const REASON = 'Por que não foi calculada'
const CANCELLED = 'Cancelado antes desta linha'

interface Written {
  readonly header: readonly string[]
  readonly rows: readonly (readonly Value[])[]
  /** Amount columns. */
  readonly money: readonly number[]
}

/** Every input row in order, with its results or, in the last column, its error. */
export function outputRows({ resultSchema }: Calculator, table: Table, { results, rows: reached }: Computed): Written {
  const rows = table.rows.map((_row, index) => reached[index] ?? CANCELLED)
  const schemas = results.map((path) => fieldAt(resultSchema, path) ?? {})
  const refused = rows.some((row) => typeof row === 'string')
  const cell = (value: Value, schema: JsonSchema): Value =>
    typeof value === 'string' && schema.enum ? wordOf(schema, value) : typeof value === 'boolean' ? (value ? 'sim' : 'não') : value
  return {
    header: [...table.titles, ...results.map((path, at) => labelOf(schemas[at]!, path)), ...(refused ? [REASON] : [])],
    rows: rows.map((row, index) => [
      ...table.titles.map((_title, at) => table.rows[index]![at] ?? null),
      ...schemas.map((schema, at) => (typeof row === 'string' ? null : cell(row[at] ?? null, schema))),
      ...(refused ? [typeof row === 'string' ? row : null] : []),
    ]),
    money: schemas.flatMap((schema, at) => (schema['x-unit'] === 'BRL' ? [table.titles.length + at] : [])),
  }
}

/** Preview rows: input, headline result, and error if any. */
export function previewRows(
  { resultSchema }: Calculator,
  table: Table,
  { results, rows }: Computed,
  most: number,
): { header: string[]; rows: string[][] } {
  const [first = ''] = results
  const schema = fieldAt(resultSchema, first) ?? {}
  const seen = results.length > 0 ? [labelOf(schema, first)] : []
  return {
    header: [...table.titles, ...seen],
    rows: rows
      .slice(0, most)
      .map((row, index) => [
        ...table.titles.map((_title, at) => typedIn(table.rows[index]![at])),
        ...(results.length > 0 ? [typeof row === 'string' ? 'recusada' : formatValue(row[0], schema)] : []),
      ]),
  }
}
