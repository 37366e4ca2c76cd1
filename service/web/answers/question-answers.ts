/** Renders the answer of a calculator question as a sentence, a chart and a table. Same answer as the API. */

import { type Day, dayNumber, formatDay, isDay } from '../../../engine/core/day.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { Calculator } from '../../../engine/operation/definition/calculator.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import type {
  ComparedLaws,
  DrawnAnswers,
  DrawnField,
  Periods,
  QuestionDrawing,
} from '../../../engine/operation/definition/question-drawing.ts'
import { fieldAt, inWords, labelOf, unwrapped } from '../../../engine/presentation/schema.ts'
import { lineChart, type Mark } from '../charts/chart.ts'
import { compact, formatValue, percent } from '../format.ts'
import { type Html, html } from '../html.ts'
import { downloads, type FileForm } from './downloads.ts'

interface Column {
  readonly name: string
  readonly numeric?: boolean
}

/** Table of texts, with the raw values for a spreadsheet. */
export interface Sheet {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly values: readonly (readonly unknown[])[]
}

export interface QuestionAnswer {
  /** Sentence: the text before the figure, and the figure. */
  readonly before: string
  readonly figure: string
  readonly notes: readonly string[]
  readonly chart: Html | null
  readonly sheet: Sheet | null
  /** Calculator input with the values found, for a link to its page. */
  readonly found: Readonly<Record<string, unknown>> | null
}

/** @param given calculator input by field. */
type Draw = (calculator: Calculator, answer: Answer, given: Readonly<Record<string, unknown>>) => QuestionAnswer

const NOTHING = { before: '', figure: '', notes: [], chart: null, sheet: null, found: null }

const inputOf = ({ inputSchema }: Calculator, name: string): JsonSchema => unwrapped(inputSchema.properties?.[name] ?? {})

const resultOf = ({ resultSchema }: Calculator, path: string): JsonSchema => fieldAt(resultSchema, path) ?? {}

const value: Draw = (calculator, answer) => {
  const {
    solveFor,
    value: found,
    exact,
    target,
    targetLabel,
    targetValue,
    reached,
    nearest,
    others,
  } = answer as Answer & DrawnAnswers['value']
  const field = inputOf(calculator, solveFor)
  const result = (amount: number | null) => formatValue(amount, resultOf(calculator, target))
  const wanted = word`${targetLabel} de ${result(targetValue)}`
  if (found === null)
    return {
      ...NOTHING,
      before: word`Nenhum valor de “${labelOf(field, solveFor)}” dá ${wanted}`,
      notes: nearest === undefined ? [] : [word`O mais perto é ${result(reached)}, com ${formatValue(nearest, field)}.`],
    }
  const notes = [
    ...(exact ? [] : [word`Nenhum valor dá exatamente isso: com este, o menor que chega lá, dá ${result(reached)}.`]),
    ...(others.length > 0 ? [word`Também serve: ${others.map((other) => formatValue(other.value, field)).join('; ')}.`] : []),
  ]
  return {
    ...NOTHING,
    before: word`Para ${wanted}, ${labelOf(field, solveFor)}:`,
    figure: formatValue(found, field),
    notes,
    found: { [solveFor]: found },
  }
}

const curve: Draw = (calculator, answer, given) => {
  const { vary, label, fields, points, breaks } = answer as Answer & DrawnAnswers['curve']
  const field = inputOf(calculator, vary)
  const told = points.map((point) => ({ ...point, text: point.label ?? formatValue(point.value, field) }))
  const drawable = told.filter(
    (point): point is typeof point & { value: number; results: readonly number[] } =>
      typeof point.value === 'number' && point.results !== undefined && point.results.every((result) => result !== null),
  )
  const own = given[vary]
  const marks: Mark[] = [
    ...(typeof own === 'number' ? [{ at: own, name: word`Você: ${formatValue(own, field)}`, own: true }] : []),
    ...breaks.map((each) => ({ at: each.value, name: `${formatValue(each.value, field)}: ${broken(calculator, each, fields)}` })),
  ]
  const [first] = fields
  const chart =
    drawable.length < 2 || !first
      ? null
      : lineChart({
          title: word`${fields.map((each) => each.label).join(', ')} por ${label}`,
          at: drawable.map((point) => point.value),
          labels: drawable.map(({ text }) => text),
          lines: fields.map((each, index) => ({ name: each.label, values: drawable.map(({ results }) => results[index]!) })),
          format: (result) => formatValue(result, resultOf(calculator, first.path)),
          axis: compact,
          marks,
        })
  return { ...NOTHING, chart, sheet: resultSheet(calculator, { name: label, numeric: drawable.length > 0 }, fields, told) }
}

function broken(
  calculator: Calculator,
  { kind, change, field, why, norm }: DrawnAnswers['curve']['breaks'][number],
  fields: readonly DrawnField[],
): string {
  const name = fields.find(({ path }) => path === field)?.label ?? labelOf(resultOf(calculator, field), field)
  const size = formatValue(Math.abs(change), resultOf(calculator, field))
  const what = kind === 'jump' ? `${name} ${change < 0 ? 'cai' : 'sobe'} ${size}` : word`${name} passa a mudar em outro ritmo`
  return `${why ?? 'quebra da curva'} (${what}${norm ? `; ${norm}` : ''})`
}

/** One row per value of the varying field, or the reason it has no result. */
function resultSheet(
  calculator: Calculator,
  head: Column,
  fields: readonly DrawnField[],
  points: readonly {
    readonly text: string
    readonly value: unknown
    readonly results?: readonly (number | null)[] | undefined
    readonly error?: string | undefined
  }[],
): Sheet {
  return {
    title: 'Ponto a ponto',
    columns: [head, ...fields.map(({ label }) => ({ name: label, numeric: true }))],
    rows: points.map(({ text, results, error }) => [
      text,
      ...fields.map(({ path }, index) =>
        error === undefined ? formatValue(results?.[index] ?? null, resultOf(calculator, path)) : inWords(error, calculator.inputSchema),
      ),
    ]),
    values: points.map(({ text, value: at, results }) => [
      typeof at === 'number' ? at : text,
      ...fields.map((_each, index) => results?.[index] ?? null),
    ]),
  }
}

/** Segments with boundaries typed as dates. */
interface Timed extends Periods {
  readonly segments: readonly (Periods['segments'][number] & { readonly from: Day; readonly to: Day })[]
}

const periods: Draw = (calculator, answer) => {
  const { fields, segments, real } = answer as Answer & Timed
  const drawable = segments.filter(
    (each): each is typeof each & { results: readonly number[] } => each.results?.every((result) => result !== null) ?? false,
  )
  // Draws each period as a constant level from its first to its last day.
  const ends = drawable.flatMap(({ from, to, results }) =>
    from === to ? [{ day: from, results }] : [from, to].map((day) => ({ day, results })),
  )
  const [first] = fields
  const chart =
    ends.length < 2 || !first
      ? null
      : lineChart({
          title: `${fields.map(({ label }) => label).join(', ')}${real ? ', em dinheiro do fim' : ''}`,
          at: ends.map(({ day }) => dayNumber(day)),
          labels: ends.map(({ day }) => formatDay(day)),
          lines: fields.map(({ label }, index) => ({ name: label, values: ends.map(({ results }) => results[index]!) })),
          format: (result) => formatValue(result, resultOf(calculator, first.path)),
          axis: compact,
        })
  const acts = (each: Timed['segments'][number]) => each.changed.map(({ norm }) => norm).join('; ')
  return {
    ...NOTHING,
    chart,
    sheet: {
      title: 'Período por período',
      columns: [
        { name: 'Desde' },
        { name: 'Até' },
        ...fields.map(({ label }) => ({ name: label, numeric: true })),
        { name: 'O que mudou' },
      ],
      rows: segments.map((each) => [
        formatDay(each.from),
        formatDay(each.to),
        ...fields.map(({ path }, index) => formatValue(each.results?.[index] ?? null, resultOf(calculator, path))),
        each.error === undefined ? acts(each) : inWords(each.error, calculator.inputSchema),
      ]),
      values: segments.map((each) => [
        formatDay(each.from),
        formatDay(each.to),
        ...fields.map((_field, index) => each.results?.[index] ?? null),
        each.error ?? acts(each),
      ]),
    },
  }
}

const cases: Draw = (calculator, answer, given) => {
  const compared = answer as Answer & DrawnAnswers['cases']
  if (compared.reform) return lawsSideBySide(calculator, compared, given)
  const { differences, more, lawDifferences } = compared
  const headline = differences.find(({ path }) => path === calculator.headline)
  const fieldFor = ({ path, unit }: ComparedLaws['differences'][number]): JsonSchema =>
    fieldAt(calculator.resultSchema, path) ?? (unit === null ? {} : { 'x-unit': unit })
  const text = (of: unknown, field: JsonSchema): string => (typeof of === 'string' && isDay(of) ? formatDay(of) : formatValue(of, field))
  const notes = [
    ...(lawDifferences.length > 0 ? ['Os dois casos não são da mesma lei.'] : []),
    ...(more === undefined ? [] : [word`E outras ${more} diferenças.`]),
  ]
  return {
    ...NOTHING,
    before:
      differences.length === 0
        ? 'Os dois casos dão o mesmo'
        : headline?.difference
          ? word`No segundo caso, ${headline.label} ${headline.difference < 0 ? 'diminui' : 'aumenta'}`
          : 'O que muda entre os dois casos',
    figure: headline?.difference ? apart(Math.abs(headline.difference), fieldFor(headline)) : '',
    notes,
    sheet:
      differences.length === 0
        ? null
        : {
            title: 'O que muda',
            columns: [
              { name: 'Resultado' },
              { name: 'Primeiro caso', numeric: true },
              { name: 'Segundo caso', numeric: true },
              { name: 'Diferença', numeric: true },
              { name: 'Em %', numeric: true },
            ],
            rows: differences.map((each) => [
              each.label,
              text(each.a, fieldFor(each)),
              text(each.b, fieldFor(each)),
              apart(each.difference, fieldFor(each)),
              each.percent === null ? '—' : percent(each.percent, 2),
            ]),
            values: differences.map((each) => [each.label, each.a, each.b, each.difference, each.percent]),
          },
  }
}

/** Same input under current law and under a hypothetical change. */
function lawsSideBySide(
  calculator: Calculator,
  { reform, differences, headline, curve: along, more }: ComparedLaws,
  given: Readonly<Record<string, unknown>>,
): QuestionAnswer {
  const fieldFor = ({ path, unit }: ComparedLaws['differences'][number]): JsonSchema =>
    fieldAt(calculator.resultSchema, path) ?? (unit === null ? {} : { 'x-unit': unit })
  const main = resultOf(calculator, calculator.headline)
  const text = (of: unknown, field: JsonSchema): string => (typeof of === 'string' && isDay(of) ? formatDay(of) : formatValue(of, field))
  const change = headline?.difference ?? 0
  const name = labelOf(main, calculator.headline)
  return {
    ...NOTHING,
    before: change === 0 ? word`Nesta hipótese, ${name} não muda` : word`Nesta hipótese, ${name} ${change < 0 ? 'diminui' : 'aumenta'}`,
    figure: change === 0 ? '' : apart(Math.abs(change), main),
    notes: [
      ...(headline ? [word`Na lei, ${formatValue(headline.before, main)}; na hipótese, ${formatValue(headline.after, main)}.`] : []),
      word`Lei hipotética: não vale. ${reform.title}.`,
      ...reform.warnings.map(({ message }) => message),
      ...(along ? whoGains(calculator, along, name) : []),
      ...(more === undefined ? [] : [word`E outras ${more} diferenças.`]),
    ],
    chart: along ? twoLaws(calculator, along, given, name) : null,
    sheet: {
      title: 'Na lei e na hipótese',
      columns: [
        { name: 'Lei' },
        { name: 'Resultado' },
        { name: 'Na lei', numeric: true },
        { name: 'Na hipótese', numeric: true },
        { name: 'Diferença', numeric: true },
        { name: 'Em %', numeric: true },
      ],
      rows: differences.map((each) => [
        'Hipotética',
        each.label,
        text(each.a, fieldFor(each)),
        text(each.b, fieldFor(each)),
        apart(each.difference, fieldFor(each)),
        each.percent === null ? '—' : percent(each.percent, 2),
      ]),
      values: differences.map((each) => ['Hipotética', each.label, each.a, each.b, each.difference, each.percent]),
    },
  }
}

function whoGains(calculator: Calculator, { vary, gainsFrom, losesFrom }: NonNullable<ComparedLaws['curve']>, name: string): string[] {
  const field = inputOf(calculator, vary)
  const label = labelOf(field, vary)
  return [
    ...(gainsFrom === null ? [] : [word`Com ${label} desde ${formatValue(gainsFrom, field)}, ${name} é maior na hipótese.`]),
    ...(losesFrom === null ? [] : [word`Com ${label} desde ${formatValue(losesFrom, field)}, ${name} é menor na hipótese.`]),
  ]
}

function twoLaws(
  calculator: Calculator,
  { vary, points, breaks }: NonNullable<ComparedLaws['curve']>,
  given: Readonly<Record<string, unknown>>,
  name: string,
): Html | null {
  const field = inputOf(calculator, vary)
  const told = points.filter(
    (point): point is typeof point & { before: number; after: number } => point.before !== null && point.after !== null,
  )
  if (told.length < 2) return null
  const own = given[vary]
  return lineChart({
    title: word`${name}, na lei e na hipótese`,
    at: told.map((point) => point.value),
    labels: told.map((point) => formatValue(point.value, field)),
    lines: [
      { name: 'Na lei', values: told.map((point) => point.before) },
      { name: 'Na hipótese', values: told.map((point) => point.after) },
    ],
    format: (result) => formatValue(result, resultOf(calculator, calculator.headline)),
    axis: compact,
    marks: [
      ...(typeof own === 'number' ? [{ at: own, name: word`Você: ${formatValue(own, field)}`, own: true }] : []),
      ...breaks.map((each) => ({ at: each.value, name: `${formatValue(each.value, field)}: ${each.why ?? 'quebra da curva'}` })),
    ],
  })
}

/** Differences between percentages are in percentage points. */
const apart = (difference: number | null, field: JsonSchema): string =>
  difference !== null && field['x-unit'] === 'percent'
    ? formatValue(difference, field).replace('%', ' p.p.')
    : formatValue(difference, field)

export const DRAWINGS: Readonly<Record<QuestionDrawing, Draw>> = { value, curve, periods, cases }

/** Longer tables are collapsed. */
const ROWS_AT_ONCE = 24

export function renderSheet({ title, columns, rows }: Sheet, file: (form: FileForm) => string): Html {
  const table = html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${columns.map(
    ({ name, numeric }) => html`<th scope="col"${numeric && html` class="n"`}>${name}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, index) => html`<td${columns[index]?.numeric && html` class="n"`}>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`
  return html`${rows.length > ROWS_AT_ONCE ? html`<details><summary>Ver as ${rows.length} linhas</summary>${table}</details>` : table}
${downloads(file)}`
}
