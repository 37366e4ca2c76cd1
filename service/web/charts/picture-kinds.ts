/**
 * Parts, limits, bars and months as SVG without a script. Widths are percentages so that text stays undistorted on a phone; each colour is
 * paired with a number or a name.
 */
import { translate, word } from '../../../engine/core/text/language.ts'
import { brl, compact, percent } from '../format.ts'
import { dataBlock, type Html, html } from '../html.ts'
import { niceTicks } from './chart.ts'

export interface Amount {
  readonly label: string
  readonly value: number
}

/** Number format of the chart: reais, years or points. */
type Format = (value: number) => string

/** Number of distinguishable colours. */
const COLOURS = 8
const colour = (index: number): string => `k${(index % COLOURS) + 1}`
const share = (part: number, whole: number): number => Math.round((part / (whole || 1)) * 10_000) / 100
const at = (part: number, whole: number): string => `${share(part, whole)}%`

/** Legend swatch, numbered as in the chart. */
const key = (index: number): Html => html`<svg class="key" aria-hidden="true"><rect class="${colour(index)}"/></svg>`

interface ChartDescription {
  readonly labels: readonly string[]
  readonly lines: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** @param body chart and surroundings. @param told values announced by the slider and the pointer, per position. */
function figure(title: string, told: ChartDescription, body: Html): Html {
  return html`<section class="picture"><figure class="chart" data-chart>
<figcaption>${title}</figcaption>
${body}
${dataBlock(told)}
</figure></section>
`
}

export function tableBehind(header: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<details class="behind"><summary>Ver em tabela</summary>${table(header, rows)}</details>`
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${header.map(translate).join(', ')}"><table><thead><tr>${header.map(
    (name, index) => html`<th scope="col"${index > 0 && html` class="n"`}>${name}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, index) => html`<td${index > 0 && html` class="n"`}>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

/** Minimum width, in percent, for a number to fit. */
const MIN_LABEL_WIDTH = 5

/** Parts of a whole: one bar with numbered parts, and a list with each name and percentage. */
export function partsChart(title: string, parts: readonly Amount[], format: Format = brl): Html {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const told = (value: number) => `${format(value)}, ${percent(share(value, whole))}`
  let before = 0
  const drawn = parts.map(({ value }, index) => {
    const [start, width] = [before, value]
    before += value
    return html`<g data-at="${index}"><rect class="${colour(index)}" x="${at(start, whole)}" width="${at(width, whole)}" height="44"/>${
      share(value, whole) >= MIN_LABEL_WIDTH &&
      html`<text class="within" x="${at(start + width / 2, whole)}" y="28" text-anchor="middle">${index + 1}</text>`
    }</g>`
  })
  return figure(
    title,
    { labels: parts.map(({ label }) => label), lines: [{ name: '', values: parts.map(({ value }) => told(value)) }] },
    html`<div class="plot bare"><svg class="stack" role="img" aria-label="${title}: ${parts.map(({ label, value }) => `${label} ${told(value)}`).join('; ')}">${drawn}</svg></div>
<table class="parts"><tbody>${parts.map(
      ({ label, value }, index) =>
        html`<tr data-at="${index}"><th scope="row">${key(index)}${index + 1}. ${label}</th><td class="n">${format(value)}</td><td class="n">${percent(share(value, whole))}</td></tr>`,
    )}</tbody></table>`,
  )
}

interface GaugeChart {
  readonly title: string
  readonly value: Amount
  readonly limits: readonly Amount[]
  readonly format: Format
  /** True for minimums to reach; false for maximums. */
  readonly required: boolean
}

/** Gauge of a value against its limits. */
export function gaugeChart({ title, value, limits, format, required }: GaugeChart): Html {
  const [first] = limits
  const end = Math.max(value.value, ...limits.map((limit) => limit.value)) * 1.12
  const passed = limits.filter((limit) => value.value > limit.value).length
  const fill = required || passed === 0 ? 'k1' : passed < limits.length ? 'k7' : 'k5'
  const all = [value, ...limits]
  const said = (amount: Amount) => {
    const [told, part] = [format(amount.value), percent(share(amount.value, first!.value))]
    return required ? word`${told}, ${part} do exigido` : word`${told}, ${part} do limite`
  }
  return figure(
    title,
    {
      labels: all.map(({ label }) => label),
      lines: [{ name: '', values: all.map((amount, index) => (index === 1 ? format(amount.value) : said(amount))) }],
    },
    html`<div class="plot bare"><svg class="gauge" role="img" aria-label="${title}: ${all.map(({ label, value: amount }) => `${label} ${format(amount)}`).join('; ')}">
<rect class="track" y="24" width="100%" height="30"/>
<g data-at="0"><rect class="${fill}" y="24" width="${at(value.value, end)}" height="30"/></g>
${limits.map(
  (limit, index) =>
    html`<g data-at="${index + 1}"><line class="limit" x1="${at(limit.value, end)}" x2="${at(limit.value, end)}" y1="18" y2="60"/><text x="${at(limit.value, end)}" y="13" text-anchor="${index === limits.length - 1 ? 'middle' : 'end'}">${compact(limit.value)}</text></g>`,
)}</svg></div>
<table class="parts"><tbody>${all.map(
      (amount, index) =>
        html`<tr data-at="${index}"><th scope="row">${amount.label}</th><td class="n">${format(amount.value)}</td><td class="n">${percent(share(amount.value, first!.value))}</td></tr>`,
    )}</tbody></table>`,
  )
}

interface BarChart {
  readonly title: string
  /** Row header. */
  readonly head: string
  /** Bar names within a row. */
  readonly names: readonly string[]
  readonly rows: readonly { readonly label: string; readonly values: readonly number[]; readonly own?: boolean }[]
  readonly format: Format
  /** User's own value, drawn across all bars. */
  readonly mark?: Amount | undefined
  /** Places short names, such as state codes, before their bars. */
  readonly compact?: boolean
}

/** Horizontal bars from zero with their values; negative bars extend to the left. */
export function barChart({ title, head, names, rows, format, mark, compact: short = false }: BarChart): Html {
  const all = [0, ...rows.flatMap(({ values }) => values), ...(mark ? [mark.value] : [])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = high - low
  const x = (value: number) => at(value - low, span)
  const bar = (value: number, index: number) =>
    html`<svg class="bar" aria-hidden="true"><rect class="${colour(index)}" x="${x(Math.min(0, value))}" width="${at(Math.abs(value), span)}"/>${
      low < 0 && html`<line class="zero" x1="${x(0)}" x2="${x(0)}" y2="100%"/>`
    }${mark && html`<line class="mark own" x1="${x(mark.value)}" x2="${x(mark.value)}" y2="100%"/>`}</svg>`
  return figure(
    title,
    {
      labels: rows.map(({ label }) => label),
      lines: names.map((name, index) => ({ name, values: rows.map(({ values }) => format(values[index]!)) })),
    },
    html`${names.length > 1 && html`<ul class="legend">${names.map((name, index) => html`<li>${key(index)}${name}</li>`)}</ul>`}
${mark && html`<ul class="marks"><li class="own">${mark.label}: ${format(mark.value)}</li></ul>`}
<div class="plot bare"><ul class="bars${short && ' short'}">${rows.map(
      ({ label, values, own }, place) =>
        html`<li data-at="${place}"${own && html` class="own"`}><span>${label}</span>${values.map((value, index) => html`${bar(value, index)}<span class="n">${format(value)}</span>`)}</li>`,
    )}</ul></div>
${tableBehind(
  [head, ...names],
  rows.map(({ label, values }) => [label, ...values.map(format)]),
)}`,
  )
}

interface Series {
  readonly name: string
  readonly values: readonly number[]
}

interface ColumnChart {
  readonly title: string
  readonly labels: readonly string[]
  readonly up: readonly Series[]
  readonly down: readonly Series[]
  /** Balance after each column. */
  readonly level: Series
}

const COLUMN_HEIGHT = 220

/** Monthly columns with inflows above the line, outflows below, and a mark at the balance. */
export function columnChart({ title, labels, up, down, level }: ColumnChart): Html {
  const sumAt = (series: readonly Series[], index: number) => series.reduce((sum, { values }) => sum + values[index]!, 0)
  const most = Math.max(...labels.map((_label, index) => Math.max(sumAt(up, index), level.values[index]!)))
  const least = -Math.max(...labels.map((_label, index) => sumAt(down, index)))
  const ticks = niceTicks(Math.min(0, least), most)
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const y = (value: number) => Math.round((1 - (value - low) / (high - low)) * COLUMN_HEIGHT * 10) / 10
  const count = labels.length
  const column = (index: number) => {
    const rect = (from: number, to: number, order: number) =>
      from !== to &&
      html`<rect class="${colour(order)}" x="${at(index + 0.15, count)}" width="${at(0.7, count)}" y="${y(Math.max(from, to))}" height="${Math.round(Math.abs(y(from) - y(to)) * 10) / 10}"/>`
    const rects = [
      ...up.map((_series, order) => rect(sumAt(up.slice(0, order), index), sumAt(up.slice(0, order + 1), index), order)),
      ...down.map((_series, order) =>
        rect(-sumAt(down.slice(0, order), index), -sumAt(down.slice(0, order + 1), index), up.length + order),
      ),
    ]
    const left = y(level.values[index]!)
    return html`<g data-at="${index}"><rect class="hit" x="${at(index, count)}" width="${at(1, count)}" height="${COLUMN_HEIGHT}"/>${rects}<line class="level" x1="${at(index + 0.05, count)}" x2="${at(index + 0.95, count)}" y1="${left}" y2="${left}"/></g>`
  }
  const lines = [...up, ...down, level].map(({ name, values }) => ({
    name,
    values: values.map((value) => (value === 0 && name !== level.name ? '' : brl(value))),
  }))
  const places = count < 3 ? labels : [labels[0]!, labels[Math.floor(count / 2)]!, labels.at(-1)!]
  return figure(
    title,
    { labels, lines },
    html`<ul class="legend">${[...up, ...down].map(({ name }, index) => html`<li>${key(index)}${name}</li>`)}<li><svg class="key" aria-hidden="true"><line class="level" x2="100%" y1="50%" y2="50%"/></svg>${level.name}</li></ul>
<div class="plot"><div class="ticks" aria-hidden="true">${ticks.toReversed().map((tick) => html`<span>${compact(tick)}</span>`)}</div>
<svg class="columns" role="img" aria-label="${title}, de ${labels[0]} a ${labels.at(-1)}. ${level.name}: de ${brl(level.values[0]!)} a ${brl(level.values.at(-1)!)}.">${ticks.map(
      (tick) => html`<line class="${tick === 0 ? 'zero' : 'gridline'}" x2="100%" y1="${y(tick)}" y2="${y(tick)}"/>`,
    )}${labels.map((_label, index) => column(index))}</svg>
<div class="axis" aria-hidden="true">${places.map((label) => html`<span>${label}</span>`)}</div></div>
${tableBehind(
  ['Mês', ...lines.map(({ name }) => name)],
  labels.map((label, index) => [label, ...lines.map(({ values }) => values[index] || '—')]),
)}`,
  )
}
