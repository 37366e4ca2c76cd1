/** Renders the picture declared by a definition, by picture kind, independent of the calculator. */

import { isRecord, type Row } from '../../../engine/core/collections/records.ts'
import { addMonths, type Day, daysBetween, isDay } from '../../../engine/core/day.ts'
import { InvalidInput, SourceUnavailable } from '../../../engine/core/errors.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import type { Descriptor, JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Answer, Operation } from '../../../engine/operation/definition/operation.ts'
import type { Bars, Calendar, Days, Gauge, PartsPicture, Picture, Sides } from '../../../engine/operation/definition/picture.ts'
import type { Ports } from '../../../engine/operation/evaluation/ports.ts'
import { runText } from '../../../engine/operation/evaluation/run.ts'
import { textOf, valueAt } from '../../../engine/presentation/answer.ts'
import { fieldAt, labelOf, unwrapped, wordOf } from '../../../engine/presentation/schema.ts'
import { lineChart } from '../charts/chart.ts'
import { barChart, columnChart, gaugeChart, partsChart, tableBehind } from '../charts/picture-kinds.ts'
import { brl, compact, formatValue, plain } from '../format.ts'
import { type FormRequest, inputAsJson } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'

interface PictureRequest {
  readonly member: Operation
  readonly state: FormRequest
  readonly answer: Answer
  readonly ports: Ports
}

/** Picture of an answer, or null when it has none or too little data. */
export function pictureOf(member: Operation, state: FormRequest, answer: Answer, ports: Ports): Html | null {
  return member.picture ? renderPicture(member.picture, { member, state, answer, ports }) : null
}

/** List already shown by the picture, which needs no other chart. */
export const listInPicture = ({ picture }: Pick<Descriptor, 'picture'>): string | null =>
  picture?.kind === 'calendar' || picture?.kind === 'sides' ? picture.list : null

function renderPicture(picture: Picture, asking: PictureRequest): Html | null {
  switch (picture.kind) {
    case 'parts':
      return parts(picture, asking)
    case 'gauge':
      return gauge(picture, asking)
    case 'bars':
      return bars(picture, asking)
    case 'calendar':
      return calendar(picture, asking)
    case 'sides':
      return sides(picture, asking)
    case 'days':
      return days(picture, asking)
  }
}

const amountAt = (answer: Answer, path: string): number => Number(valueAt(answer, path) ?? 0)

function parts({ title, parts: paths }: PartsPicture, { member, answer }: PictureRequest): Html | null {
  const field = (path: string): JsonSchema => fieldAt(member.resultSchema, path) ?? {}
  const found = paths.map((path) => ({ label: labelOf(field(path), path), value: amountAt(answer, path) }))
  // A negative part cannot be a share of a whole.
  if (found.some(({ value }) => value < 0)) return null
  const there = found.filter(({ value }) => value > 0)
  return there.length < 2 ? null : partsChart(title, there, (value) => formatValue(value, field(paths[0]!)))
}

/** Result or input field, with the path to its value. */
function fieldOf(named: string | { readonly input: string }, { member, state, answer }: PictureRequest) {
  const [schema, path, values] =
    typeof named === 'string' ? [member.resultSchema, named, answer] : [member.inputSchema, named.input, inputAsJson(member, state.input)]
  const field: JsonSchema = fieldAt(schema, path) ?? {}
  return { field, label: labelOf(field, path), value: valueAt(values, path) }
}

function gauge({ title, value, limits, required = false }: Gauge, asking: PictureRequest): Html | null {
  const told = (named: Gauge['value']) => {
    const { label, value: found } = fieldOf(named, asking)
    return { label, value: Number(found ?? 0) }
  }
  const found = limits.map(told)
  if (found.some((limit) => limit.value <= 0)) return null
  const { field } = fieldOf(limits[0]!, asking)
  return gaugeChart({ title, value: told(value), limits: found, format: (amount) => formatValue(amount, field), required })
}

/** Timeline of dates, by distance from the first; equal dates share one bar with both labels. */
function days({ title, days: named }: Days, asking: PictureRequest): Html | null {
  const marks = new Map<Day, string>()
  for (const each of named) {
    const { label, value } = fieldOf(each, asking)
    // Month input has no day.
    const day = /^\d{4}-\d{2}$/.test(String(value)) ? `${value}-01` : String(value)
    if (isDay(day)) marks.set(day, marks.has(day) ? `${marks.get(day)}; ${label}` : label)
  }
  const inOrder = [...marks].sort(([a], [b]) => (a < b ? -1 : 1))
  const first = inOrder[0]?.[0]
  if (first === undefined || inOrder.length < 2) return null
  return barChart({
    title,
    head: 'Dia',
    names: [translate('Dias desde o primeiro')],
    rows: inOrder.map(([day, label]) => ({ label: `${formatValue(day)}: ${label}`, values: [daysBetween(first, day)] })),
    format: plain,
  })
}

/** Rows of a list and their schema. */
function listAt({ member, answer }: Pick<PictureRequest, 'member' | 'answer'>, list: string): { rows: readonly Row[]; item: JsonSchema } {
  const values = answer[list]
  const item = unwrapped(fieldAt(member.resultSchema, list)?.items ?? {})
  return { rows: Array.isArray(values) ? values.filter(isRecord) : [], item }
}

function bars({ title, list, name, values }: Bars, asking: PictureRequest): Html | null {
  const { rows, item } = listAt(asking, list)
  const column = (path: string): JsonSchema => fieldAt(item, path) ?? {}
  if (rows.length < 2) return null
  return barChart({
    title,
    head: labelOf(column(name), name),
    names: values.map((path) => labelOf(column(path), path)),
    rows: rows.map((row) => ({ label: textOf(row[name], column(name)), values: values.map((path) => Number(row[path] ?? 0)) })),
    format: (value) => formatValue(value, column(values[0]!)),
  })
}

function calendar({ title, list, month, from, comes, goes, left }: Calendar, asking: PictureRequest): Html | null {
  const { rows, item } = listAt(asking, list)
  const since = inputAsJson(asking.member, asking.state.input)[from]
  if (rows.length < 2 || typeof since !== 'string' || !isDay(since)) return null
  const named = (path: string) => ({ name: labelOf(fieldAt(item, path) ?? {}, path), values: rows.map((row) => Number(row[path] ?? 0)) })
  const used = (paths: readonly string[]) => paths.map(named).filter(({ values }) => values.some((value) => value !== 0))
  return columnChart({
    title,
    labels: rows.map((row) => monthOf(addMonths(since, Number(row[month])))),
    up: used(comes),
    down: used(goes),
    level: named(left),
  })
}

const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

const ROWS_SIDE_BY_SIDE = 36

/** Repeats the calculation for each option; skips options that fail validation. */
function sides({ title, vary, list, at, line }: Sides, { member, state, answer, ports }: PictureRequest): Html | null {
  const field = fieldAt(member.inputSchema, vary)
  const own = state.input[vary] ?? String(field?.default ?? '')
  const found = (field?.enum ?? []).flatMap((option) => {
    const under = option === own ? answer : answeredUnder(member, { ...state.input, [vary]: option }, ports)
    const { rows } = under ? listAt({ member, answer: under }, list) : { rows: [] }
    return rows.length < 3 ? [] : [{ name: wordOf(field!, option), own: option === own, rows }]
  })
  if (found.length < 2) return null
  const item = listAt({ member, answer }, list).item
  const longest = found.reduce((most, { rows }) => (rows.length > most.length ? rows : most), found[0]!.rows)
  const head = labelOf(fieldAt(item, at) ?? {}, at)
  const place = (index: number) => Number(longest[index]![at])
  const all = longest.map((_row, index) => index)
  // Each option's own list has every row; the comparison shows a sample.
  const told = all.filter((index) => index % Math.ceil(all.length / ROWS_SIDE_BY_SIDE) === 0 || index === all.length - 1)
  const lines = found.map(({ name, own: chosen, rows }) => ({
    name: chosen ? word`${name} (a sua escolha)` : name,
    value: (index: number) => Number(rows[index]?.[line] ?? 0),
  }))
  return html`<section class="picture">${lineChart({
    title,
    at: all.map(place),
    labels: all.map((index) => `${head} ${place(index)}`),
    lines: lines.map(({ name, value }) => ({ name, values: all.map(value) })),
    format: brl,
    axis: compact,
  })}
${tableBehind(
  [head, ...lines.map(({ name }) => name)],
  told.map((index) => [String(place(index)), ...lines.map(({ value }) => brl(value(index)))]),
)}</section>`
}

function answeredUnder(member: Operation, input: FormRequest['input'], ports: Ports): Answer | null {
  try {
    return runText(member, input, ports)
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof SourceUnavailable) return null
    throw error
  }
}
