/** Line charts as SVG, complete without a script. Labels are HTML overlays, so that they keep their size on a phone. */
import { word } from '../../../engine/core/text/language.ts'
import { dataBlock, Html, html } from '../html.ts'

export interface Line {
  readonly name: string
  readonly values: readonly number[]
}

export interface Chart {
  readonly title: string
  /** X coordinates, ascending. */
  readonly at: readonly number[]
  /** X labels. */
  readonly labels: readonly string[]
  readonly lines: readonly Line[]
  readonly format: (value: number) => string
  /** Short number format for the axis. */
  readonly axis: (value: number) => string
  /** Named X positions, listed below the chart. */
  readonly marks?: readonly Mark[]
}

export interface Mark {
  readonly at: number
  readonly name: string
  /** Highlights the user's own value. */
  readonly own?: boolean
}

const WIDTH = 600
const HEIGHT = 240
/** Maximum distinguishable points; multi-line charts need fewer. */
const pointsFor = (lines: number): number => (lines === 1 ? 300 : 120)

export function lineChart(chart: Chart): Html {
  const kept = thinned(chart)
  const values = kept.lines.flatMap((line) => line.values)
  const ticks = niceTicks(Math.min(...values), Math.max(...values))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const [start, end] = [kept.at[0]!, kept.at.at(-1)!]
  const x = (at: number) => round(((at - start) / (end - start || 1)) * WIDTH)
  const y = (value: number) => round(HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT)
  const path = ({ values: of }: Line) => of.map((value, index) => `${index ? 'L' : 'M'}${x(kept.at[index]!)} ${y(value)}`).join('')
  const single = kept.lines.length === 1
  const cut = low > 0
  const marks = (chart.marks ?? []).filter(({ at }) => at >= start && at <= end)
  const grid = ticks.map((tick) => `M0 ${y(tick)}H${WIDTH}`).join('')
  const data = {
    labels: kept.labels,
    lines: kept.lines.map(({ name, values: of }) => ({ name, values: of.map(chart.format) })),
  }
  return html`<figure class="chart" data-chart>
<figcaption>${chart.title}</figcaption>
${
  !single &&
  html`<ul class="legend">${kept.lines.map(
    ({ name }, index) =>
      html`<li><svg viewBox="0 0 24 8" aria-hidden="true"><path class="line s${index + 1}" d="M0 4H24"/></svg>${name}</li>`,
  )}</ul>`
}
<div class="plot lined">
<div class="ticks" aria-hidden="true">${ticks.toReversed().map((tick) => html`<span>${chart.axis(tick)}</span>`)}</div>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${chartDescription(chart)}">
<path class="gridline" d="${grid}"/>
${single && low === 0 && html`<path class="area" d="${path(kept.lines[0]!)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z"/>`}
${marks.map(({ at, own }) => html`<path class="${own ? 'mark own' : 'mark'}" d="M${x(at)} 0V${HEIGHT}"/>`)}
${kept.lines.map((line, index) => html`<path class="line s${index + 1}" data-line d="${path(line)}"/>`)}
</svg>
<svg class="names" aria-hidden="true">${marks.map(
    ({ at }, index) => html`<text class="place" x="${percentOf(x(at), WIDTH)}" y="0" text-anchor="middle">${index + 1}</text>`,
  )}${!single && lineNames(kept.lines, y)}</svg>
<div class="axis" aria-hidden="true">${edges(kept).map((label) => html`<span>${label}</span>`)}</div>
</div>
${cut && html`<p class="soft">O eixo começa em ${chart.axis(low)}, e não em zero.</p>`}
${marks.length > 0 && html`<ul class="marks">${marks.map(({ name, own }, index) => html`<li${own && html` class="own"`}>${index + 1}. ${name}</li>`)}</ul>`}
${dataBlock(data)}
</figure>
`
}

const percentOf = (part: number, whole: number): string => `${round((part / whole) * 100)}%`

/** Minimum distance between names, in percent of the height. */
const APART = 9

/** Places each line name at its end, shifting down to avoid overlaps and back up from the bottom. */
function lineNames(lines: readonly Line[], y: (value: number) => number): Html[] {
  const ends = lines.map(({ name, values }, index) => ({
    name: name.replace(/ \(.*\)$/, ''),
    index,
    at: (y(values.at(-1)!) / HEIGHT) * 100 - 2,
  }))
  const inOrder = ends.toSorted((a, b) => a.at - b.at)
  let least = 4
  for (const end of inOrder) {
    end.at = Math.max(end.at, least)
    least = end.at + APART
  }
  let most = 98
  for (const end of inOrder.toReversed()) {
    end.at = Math.min(end.at, most)
    most = end.at - APART
  }
  return ends.map(({ name, at }) => html`<text x="100%" y="${round(at)}%" text-anchor="end">${name}</text>`)
}

function chartDescription({ title, labels, lines, format }: Chart): string {
  const told = lines.map(({ name, values }) => word`${name}: de ${format(values[0]!)} a ${format(values.at(-1)!)}`)
  return word`${title}, de ${labels[0]} a ${labels.at(-1)}. ${told.join('; ')}.`
}

/** Downsamples evenly and keeps the first and last points. Each stretch keeps the point farthest from its start, to preserve peaks. */
function thinned(chart: Chart): Pick<Chart, 'at' | 'labels' | 'lines'> {
  const count = chart.at.length
  const most = pointsFor(chart.lines.length)
  if (count <= most) return chart
  const size = (count - 2) / (most - 2)
  const lead = chart.lines[0]!.values
  const picked = [0]
  for (let bucket = 0; bucket < most - 2; bucket++) {
    const [from, to] = [1 + Math.floor(bucket * size), 1 + Math.floor((bucket + 1) * size)]
    const base = lead[picked.at(-1)!]!
    let best = from
    for (let index = from; index < to; index++) if (Math.abs(lead[index]! - base) > Math.abs(lead[best]! - base)) best = index
    picked.push(best)
  }
  picked.push(count - 1)
  const pick = <T>(of: readonly T[]) => picked.map((index) => of[index]!)
  return { at: pick(chart.at), labels: pick(chart.labels), lines: chart.lines.map(({ name, values }) => ({ name, values: pick(values) })) }
}

/** Round ticks that contain the values, from zero when they are near zero or constant. */
export function niceTicks(least: number, most: number): number[] {
  const low = least > 0 && (least < most * 0.6 || least === most) ? 0 : least
  const span = most - low || Math.abs(most) || 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough)! * power
  const ticks = []
  const first = Math.floor(low / step + 1e-9)
  for (let index = first; index === first || (index - 1) * step < most - step * 1e-9; index++)
    ticks.push(Number((index * step).toPrecision(12)))
  if (ticks.length < 2) ticks.push(ticks[0]! + step)
  return ticks
}

/** First, last and middle labels. Labels are evenly spaced, so the middle is the point nearest the center of the axis. */
function edges({ at, labels }: Pick<Chart, 'at' | 'labels'>): string[] {
  if (labels.length < 3) return [...new Set(labels)]
  const centre = (at[0]! + at.at(-1)!) / 2
  let middle = 1
  for (const [index, place] of at.entries()) if (Math.abs(place - centre) < Math.abs(at[middle]! - centre)) middle = index
  return [labels[0]!, labels[middle]!, labels.at(-1)!]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Quartile box with the median, and the mean if given. */
export function boxPlot(low: number, middle: number, high: number, mean: number | null): Html {
  const most = Math.max(high, mean ?? 0) * 1.15
  const x = (value: number) => round((value / most) * WIDTH)
  return html`<svg class="boxplot" viewBox="0 0 ${WIDTH} 60" preserveAspectRatio="none" aria-hidden="true">
<path class="gridline" d="M0 30H${WIDTH}"/>
<rect x="${x(low)}" y="8" width="${round(x(high) - x(low))}" height="44"/>
<path class="line s1" d="M${x(middle)} 4V56"/>
${mean !== null && html`<path class="line s2" d="M${x(mean)} 12V48"/>`}
</svg>`
}

/** Bar of a share. */
export function shareBar(share: number): Html {
  return new Html(
    `<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="8"/><rect width="${round(Math.min(100, share))}" height="8"/></svg>`,
  )
}
