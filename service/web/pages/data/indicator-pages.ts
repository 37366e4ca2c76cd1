import { addMonths, type Day, dayNumber, daysBetween, formatDay, later, monthInWords, yearOf } from '../../../../engine/core/day.ts'
import { InvalidInput, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { translate, word } from '../../../../engine/core/text/language.ts'
import { METRIC_IDS, METRICS, type MetricId, type MetricSpec, metricSpec, seriesSpec } from '../../../../engine/indicators/metrics.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { RateHistory, RatePoint, RateReading } from '../../../../engine/operation/evaluation/ports.ts'
import { csvInPieces } from '../../../../engine/presentation/render.ts'
import { fieldAt } from '../../../../engine/presentation/schema.ts'
import { readersLocale } from '../../../../engine/presentation/spreadsheet/sheet.ts'
import { numberTyped, type TextInput } from '../../../../engine/presentation/typed.ts'
import { lineChart } from '../../charts/chart.ts'
import { brl, inUnit, percent, plain, unitLeft } from '../../format.ts'
import { type Html, html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { forProgramsAt, page } from '../frame/layout.ts'
import { breadcrumbs, dataset } from '../frame/structured-data.ts'
import { answerOf, queryAt } from '../query.ts'

const HISTORY = '/v1/rates/history'
const ACCUMULATED = '/v1/rates/accumulated'

export const metricPath = (id: string): string => `/indicadores/${id}`

export function indicatorsPage(ports: Engine, origin: string): string {
  return page({
    title: 'Indicadores: Selic, CDI, IPCA, dólar e mais | Centavo',
    description: 'O valor mais recente e a história dos indicadores do Banco Central e do IBGE, com gráfico, correção entre datas e CSV.',
    canonical: `${origin}/indicadores`,
    section: '/indicadores',
    body: html`<h1>Indicadores</h1>
<p class="lead">Séries do Banco Central, do IBGE e da FGV, lidas uma vez por dia. Cada cartão diz de quando é o valor.</p>
<h2>O valor mais recente</h2>
${indicatorCards(METRIC_IDS, ports)}`,
  })
}

/** Latest value and age of each indicator, with a sparkline of the last year. */
function indicatorCards(ids: readonly string[], ports: Engine): Html {
  const today = ports.today()
  return html`<ul class="cards indicators">${ids.map((id) => {
    const spec = metricSpec(id)
    if (!spec) return null
    const reading = ports.rates.latest(id, today)
    return html`<li><a href="${metricPath(id)}"><h3>${spec.title}</h3>${
      reading
        ? html`<p class="figure small">${inUnit(reading.value, spec.unit)}</p><p class="soft">${age(reading.date, spec, today)}${reading.provisionalFrom ? word`, provisório` : reading.stale && ', o último guardado'}</p>${spark(id, ports)}`
        : html`<p class="soft">ainda não lido</p>`
    }</a></li>`
  })}</ul>`
}

/** Indicators in one line: name, value and date. */
export function indicatorLine(ids: readonly string[], ports: Engine): Html {
  const today = ports.today()
  return html`<ul class="chips ticker">${ids.map((id) => {
    const spec = metricSpec(id)
    const reading = spec && ports.rates.latest(id, today)
    return (
      spec &&
      html`<li><a href="${metricPath(id)}">${spec.title} ${
        reading
          ? html`<strong>${inUnit(reading.value, spec.unit)}</strong> <small class="soft">${age(reading.date, spec, today)}</small>`
          : html`<small class="soft">ainda não lido</small>`
      }</a></li>`
    )
  })}</ul>`
}

/** Date or month of a value, never labelled as today's unless it is. */
function age(date: Day, { cadence }: MetricSpec, today: Day): string {
  const days = daysBetween(date, today)
  const own = cadence === 'monthly' ? word`de ${monthInWords(date)}` : word`até ${formatDay(date)}`
  return days > LONG_AGO ? word`${own}, há ${plain(days)} dias` : own
}

/** Beyond this many days even a monthly series has a newer value. */
const LONG_AGO = 75

function spark(id: string, ports: Engine): Html | null {
  const today = ports.today()
  const points = ports.rates.history(id, { from: addMonths(today, -24), to: today, aggregate: 'monthly', today })?.points ?? []
  if (points.length < 3) return null
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const d = values
    .map(
      (value, index) =>
        `${index ? 'L' : 'M'}${Math.round((index / (values.length - 1)) * 120)} ${Math.round(26 - ((value - low) / (high - low || 1)) * 24)}`,
    )
    .join('')
  return html`<svg class="spark" viewBox="0 0 120 28" preserveAspectRatio="none" aria-hidden="true"><path class="line s1" d="${d}"/></svg>`
}

interface IndicatorPage {
  readonly status: number
  readonly text: string
}

/** Single value of a parameter; repeated parameters are ignored. */
const onlyText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const AGGREGATES = { daily: 'Cada observação', monthly: 'Por mês', yearly: 'Por ano' } as const

export function indicatorPage(id: MetricId, query: TextInput, ports: Engine, origin: string): IndicatorPage {
  const spec = METRICS[id]
  const one = (name: string): string => onlyText(query[name]).trim()
  const range = { from: one('from') || defaultStart(spec, one('to'), ports.today()), to: one('to'), aggregate: one('aggregate') }
  const amountTyped = one('amount') || '1.000,00'
  let history: RateHistory | null = null
  let problem: string | null = null
  let status = 200
  try {
    history = historyOf(id, range, ports)
  } catch (error) {
    problem = refusal(error)
    status = error instanceof SourceUnavailable ? 503 : 400
  }
  const corrected = history && correction(id, history, range, amountTyped, ports)
  // With both dates set, show that period.
  const between = one('from') !== '' && one('to') !== ''
  const today = ports.today()
  const latest = ports.rates.latest(id, today)
  const text = page({
    title: word`${spec.title}: valor mais recente e histórico | Centavo`,
    description: word`${spec.description} Gráfico, comparação entre datas e CSV.`,
    canonical: `${origin}${metricPath(id)}`,
    section: '/indicadores',
    data: [
      breadcrumbs(origin, ['/indicadores', 'Indicadores'], [metricPath(id), spec.title]),
      ...(latest
        ? [
            dataset({
              name: spec.title,
              description: spec.description,
              url: `${origin}${metricPath(id)}`,
              creator: sourceOf(spec),
              covers: [seriesSpec(spec.series).since, latest.date],
              measured: `${translate(spec.title)}, ${translate(spec.unit)}`,
              file: [`${origin}${metricPath(id)}/serie.csv`, 'text/csv'],
            }),
          ]
        : []),
    ],
    body: html`${trail(['/indicadores', 'Indicadores'])}
<h1>${spec.title}</h1>
<p class="lead">${spec.description}</p>
${between && corrected}
${latest && newestValue(latest, spec, today)}
<form class="ask inline" action="${metricPath(id)}" method="get">
<div class="field"><label for="from">De</label><div class="box"><input id="from" name="from" type="date" value="${range.from || history?.points[0]?.date}"></div></div>
<div class="field"><label for="to">Até</label><div class="box"><input id="to" name="to" type="date" value="${range.to || history?.points.at(-1)?.date}"></div></div>
<div class="field"><label for="aggregate">Pontos</label><select id="aggregate" name="aggregate">${Object.entries(AGGREGATES).map(
      ([value, name]) => html`<option value="${value}"${value === (range.aggregate || 'daily') && html` selected`}>${name}</option>`,
    )}</select></div>
${
  accumulatorOf(id, ports) &&
  html`<div class="field"><label for="amount">Corrigir</label><div class="box"><span class="affix">R$</span><input id="amount" name="amount" type="text" inputmode="decimal" data-number="number" data-unit="BRL" autocomplete="off" value="${amountTyped}"></div></div>`
}
<p class="actions"><button type="submit">Ver</button></p>
</form>
<ul class="chips">${quickRanges(spec, today).map(
      ([name, from]) => html`<li><a href="${metricPath(id)}?from=${from}">${name}</a></li>`,
    )}</ul>
${problem && html`<section class="problem" role="alert"><h2>Sem resposta</h2><p>${problem}</p></section>`}
${history && renderHistory(spec, history)}
${history && history.points.length > 1 && compared(spec, history)}
${!between && corrected}
${
  history &&
  html`<section><h2>De onde vem</h2><p>${history.series} do Banco Central. Confirmado até ${formatDay(history.confirmedTo)}${
    history.stale && '; é o que estava guardado, e pode haver mais novo'
  }${history.provisionalFrom && word`; provisório desde ${formatDay(history.provisionalFrom)}`}.</p>
<p class="actions"><a class="button quiet" href="${metricPath(id)}/serie.csv?${asQuery({ from: history.from, to: history.to, aggregate: history.aggregate })}" download>Baixar em CSV</a></p></section>
${forProgramsAt(origin, `${HISTORY}?${asQuery({ metric: id, from: history.from, to: history.to, aggregate: history.aggregate })}`)}`
}`,
  })
  return { status, text }
}

function newestValue({ value, date, stale, provisionalFrom }: RateReading, spec: MetricSpec, today: Day): Html {
  return html`<section class="headline"><h2>Valor mais recente</h2><p class="figure"><output>${inUnit(value, spec.unit)}</output> <span class="unit">${unitLeft(translate(spec.unit))}</span></p>
<p class="soft">${age(date, spec, today)}${
    provisionalFrom
      ? word`. É provisório desde ${formatDay(provisionalFrom)}: não foi lido no Banco Central dia por dia, e repete a última taxa conhecida.`
      : stale && '. É o último valor guardado: pode haver mais novo.'
  }</p></section>`
}

const sourceOf = ({ series }: MetricSpec): string => (seriesSpec(series).source.kind === 'sidra' ? 'IBGE' : 'Banco Central do Brasil')

/** Defaults to the last five years, since a whole series is hard to read. */
function defaultStart(spec: MetricSpec, to: string, today: Day): string {
  return to ? '' : later(addMonths(today, -60), seriesSpec(spec.series).since)
}

const asQuery = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString()

function historyOf(id: string, range: { from: string; to: string; aggregate: string }, ports: Engine): RateHistory {
  const query = queryAt(ports, HISTORY)
  if (!query) throw new SourceUnavailable('Esta instância não guarda séries.')
  return answerOf<RateHistory>(query, { metric: id, ...range }, ports)
}

function refusal(error: unknown): string {
  if (error instanceof InvalidInput)
    return error.issues.map(({ field, message }) => `${FIELDS[field] ?? field} ${message.replaceAll(/\bto\b/g, '“Até”')}`).join('; ')
  if (error instanceof SourceUnavailable) return error.message
  throw error
}

const FIELDS: Readonly<Record<string, string>> = { from: '“De”', to: '“Até”', amount: '“Corrigir”', aggregate: '“Pontos”' }

function quickRanges(spec: MetricSpec, today: Day): [string, Day][] {
  const { since } = seriesSpec(spec.series)
  const ranges: [string, Day][] = ([1, 5, 10, 20] as const).map((years) => [
    years === 1 ? '1 ano' : word`${years} anos`,
    addMonths(today, -12 * years),
  ])
  return [...ranges.filter(([, from]) => from > since), ['Desde o começo', since]]
}

function renderHistory(spec: MetricSpec, { points, aggregate }: RateHistory): Html {
  if (points.length < 2)
    return html`<p>Há ${points.length === 0 ? 'nenhum valor' : 'um só valor'} neste intervalo${points[0] && word`: ${inUnit(points[0].value, spec.unit)} em ${formatDay(points[0].date)}`}.</p>`
  const label = ({ date }: RatePoint) => (aggregate === 'yearly' ? String(yearOf(date)) : formatDay(date))
  return lineChart({
    title: `${translate(spec.title)}, ${translate(spec.unit)}`,
    at: points.map(({ date }) => dayNumber(date)),
    labels: points.map(label),
    lines: [{ name: spec.title, values: points.map(({ value }) => value) }],
    format: (value) => inUnit(value, spec.unit),
    axis: (value) => (spec.unit.startsWith('%') ? percent(value) : plain(value)),
  })
}

/** First and last values with the extremes in between. */
function compared(spec: MetricSpec, { points }: RateHistory): Html {
  const [first, last] = [points[0]!, points.at(-1)!]
  const highest = points.reduce((a, b) => (b.value > a.value ? b : a))
  const lowest = points.reduce((a, b) => (b.value < a.value ? b : a))
  const level = !spec.unit.startsWith('%')
  const difference = last.value - first.value
  const change = level
    ? percent(Number(((last.value / first.value - 1) * 100).toFixed(2)))
    : `${plain(Number(difference.toFixed(4)))} ${Math.abs(difference) < 2 ? word`ponto percentual` : word`pontos percentuais`}`
  const row = (name: string, { date, value }: RatePoint) =>
    html`<div><dt>${name} <span class="soft">${formatDay(date)}</span></dt><dd>${inUnit(value, spec.unit)}</dd></div>`
  return html`<section><h2>As duas datas</h2><dl class="rows">${row('No começo', first)}${row('No fim', last)}<div><dt>Diferença</dt><dd>${change}</dd></div>${row('Maior', highest)}${row('Menor', lowest)}</dl></section>`
}

/** Monetary-correction series of this metric, if any. */
function accumulatorOf(id: string, ports: Engine): string | undefined {
  const known = fieldAt(queryAt(ports, ACCUMULATED)?.inputSchema ?? {}, 'metric')?.enum ?? []
  return [id, id.replace(/Monthly$/, '')].find((candidate) => known.includes(candidate) && ports.rates.covers(candidate, ports.today()))
}

interface Accumulated {
  readonly from: Day
  readonly to: Day
  readonly amount: number
  readonly percent: number
  readonly correctedAmount: number
  readonly rule: string
}

function correction(
  id: string,
  history: RateHistory,
  range: { from: string; to: string },
  amountTyped: string,
  ports: Engine,
): Html | null {
  const metric = accumulatorOf(id, ports)
  const query = queryAt(ports, ACCUMULATED)
  const covered = metric && ports.rates.covers(metric, ports.today())
  if (!metric || !query || !covered) return null
  const from = range.from || later(history.from, covered.from)
  const to = range.to && range.to <= covered.to ? range.to : covered.to
  try {
    const amount = numberTyped(amountTyped, { type: 'number', 'x-unit': 'BRL' }) ?? amountTyped
    const found = answerOf<Accumulated>(query, { metric, from, to, amount }, ports)
    return html`<section class="headline"><h2>Correção entre as datas</h2>
<p class="figure"><output>${percent(found.percent, 2)}</output> <span class="words">de ${formatDay(found.from)} a ${formatDay(found.to)}</span></p>
<p>${brl(found.amount)} corrigidos são <strong>${brl(found.correctedAmount)}</strong>.</p>
<p class="soft">${found.rule} Sem arredondar: ${percent(found.percent)}.</p></section>`
  } catch (error) {
    return html`<section class="problem"><h2>Correção entre as datas</h2><p>${refusal(error)}</p></section>`
  }
}

/** Complete series as chunked CSV. */
export function indicatorCsv(id: MetricId, query: TextInput, ports: Engine): Iterable<string> {
  const one = (name: string): string => onlyText(query[name])
  const { unit, points } = historyOf(id, { from: one('from'), to: one('to'), aggregate: one('aggregate') }, ports)
  return csvInPieces([translate('Data'), `${translate(METRICS[id].title)} (${translate(unit)})`], daysWritten(points), readersLocale())
}

function* daysWritten(points: readonly RatePoint[]): Generator<readonly unknown[], void> {
  for (const { date, value } of points) yield [formatDay(date), value]
}
