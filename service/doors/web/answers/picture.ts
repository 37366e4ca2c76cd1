/** The picture a definition asks for, drawn from an answer by its kind: no calculator is known here. */

import { addMonths, type Day, daysBetween, isDay } from '../../../../engine/core/day.ts'
import { InvalidInput, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { spoken, word } from '../../../../engine/core/language.ts'
import type { Descriptor, JsonSchema } from '../../../../engine/core/operation/descriptor.ts'
import type { Answer, Operation } from '../../../../engine/core/operation/operation.ts'
import type { Bars, Calendar, Days, Gauge, PartsPicture, Picture, Sides } from '../../../../engine/core/operation/picture.ts'
import type { Ports } from '../../../../engine/core/operation/ports.ts'
import { runText } from '../../../../engine/core/operation/run.ts'
import { isRecord, type Row } from '../../../../engine/core/records.ts'
import { textOf, valueAt } from '../../../../engine/present/answer.ts'
import { fieldAt, labelOf, unwrapped, wordOf } from '../../../../engine/present/schema.ts'
import { lineChart } from '../charts/chart.ts'
import { barChart, columnChart, gaugeChart, partsChart, tableBehind } from '../charts/picture-kinds.ts'
import { brl, compact, plain, shown } from '../format.ts'
import { asJson, type FormRequest } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'

interface Asking {
  readonly member: Operation
  readonly state: FormRequest
  readonly answer: Answer
  readonly ports: Ports
}

/** The drawing of an answer; nothing where it has none, or there is too little to draw. */
export function pictureOf(member: Operation, state: FormRequest, answer: Answer, ports: Ports): Html | null {
  return member.picture ? drawn(member.picture, { member, state, answer, ports }) : null
}

/** The list that a picture tells: it needs no other drawing. */
export const listTold = ({ picture }: Pick<Descriptor, 'picture'>): string | null =>
  picture?.kind === 'calendar' || picture?.kind === 'sides' ? picture.list : null

function drawn(picture: Picture, asking: Asking): Html | null {
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

function parts({ title, parts: paths }: PartsPicture, { member, answer }: Asking): Html | null {
  const field = (path: string): JsonSchema => fieldAt(member.resultSchema, path) ?? {}
  const found = paths.map((path) => ({ label: labelOf(field(path), path), value: amountAt(answer, path) }))
  // A part below nothing is no part of a whole.
  if (found.some(({ value }) => value < 0)) return null
  const there = found.filter(({ value }) => value > 0)
  return there.length < 2 ? null : partsChart(title, there, (value) => shown(value, field(paths[0]!)))
}

/** A field of the result, or of what was asked, with where its value is. */
function fieldOf(named: string | { readonly input: string }, { member, state, answer }: Asking) {
  const [schema, path, values] =
    typeof named === 'string' ? [member.resultSchema, named, answer] : [member.inputSchema, named.input, asJson(member, state.input)]
  const field: JsonSchema = fieldAt(schema, path) ?? {}
  return { field, label: labelOf(field, path), value: valueAt(values, path) }
}

function gauge({ title, value, limits, required = false }: Gauge, asking: Asking): Html | null {
  const told = (named: Gauge['value']) => {
    const { label, value: found } = fieldOf(named, asking)
    return { label, value: Number(found ?? 0) }
  }
  const found = limits.map(told)
  if (found.some((limit) => limit.value <= 0)) return null
  const { field } = fieldOf(limits[0]!, asking)
  return gaugeChart({ title, value: told(value), limits: found, format: (amount) => shown(amount, field), required })
}

/** Days in their order, by how long after the first; those on one day are one bar with both names. */
function days({ title, days: named }: Days, asking: Asking): Html | null {
  const marks = new Map<Day, string>()
  for (const each of named) {
    const { label, value } = fieldOf(each, asking)
    // A month is typed without its day.
    const day = /^\d{4}-\d{2}$/.test(String(value)) ? `${value}-01` : String(value)
    if (isDay(day)) marks.set(day, marks.has(day) ? `${marks.get(day)}; ${label}` : label)
  }
  const inOrder = [...marks].sort(([a], [b]) => (a < b ? -1 : 1))
  const first = inOrder[0]?.[0]
  if (first === undefined || inOrder.length < 2) return null
  return barChart({
    title,
    head: 'Dia',
    names: [spoken('Dias desde o primeiro')],
    rows: inOrder.map(([day, label]) => ({ label: `${shown(day)}: ${label}`, values: [daysBetween(first, day)] })),
    format: plain,
  })
}

/** The rows of a list, and the schema of one. */
function listAt({ member, answer }: Pick<Asking, 'member' | 'answer'>, list: string): { rows: readonly Row[]; item: JsonSchema } {
  const values = answer[list]
  const item = unwrapped(fieldAt(member.resultSchema, list)?.items ?? {})
  return { rows: Array.isArray(values) ? values.filter(isRecord) : [], item }
}

function bars({ title, list, name, values }: Bars, asking: Asking): Html | null {
  const { rows, item } = listAt(asking, list)
  const column = (path: string): JsonSchema => fieldAt(item, path) ?? {}
  if (rows.length < 2) return null
  return barChart({
    title,
    head: labelOf(column(name), name),
    names: values.map((path) => labelOf(column(path), path)),
    rows: rows.map((row) => ({ label: textOf(row[name], column(name)), values: values.map((path) => Number(row[path] ?? 0)) })),
    format: (value) => shown(value, column(values[0]!)),
  })
}

function calendar({ title, list, month, from, comes, goes, left }: Calendar, asking: Asking): Html | null {
  const { rows, item } = listAt(asking, list)
  const since = asJson(asking.member, asking.state.input)[from]
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

/** The question asked again under each option; an option it refuses is not drawn. */
function sides({ title, vary, list, at, line }: Sides, { member, state, answer, ports }: Asking): Html | null {
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
  // The whole of each is in its own list: side by side fewer are enough to read.
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
