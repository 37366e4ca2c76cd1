/** Every data source, with its provenance and current freshness. */

import type { Day } from '../../core/day.ts'
import { word } from '../../core/text/language.ts'
import { METRIC_IDS, METRICS, type MetricId, type MetricSpec, seriesSpec } from '../../indicators/metrics.ts'
import type { IndicatorsPort, MarketPort, Ports } from '../../operation/evaluation/ports.ts'
import { type Source, shippedCatalogues, shippedMarket, shippedSeries, shippedStatistics } from './shipped-sources.ts'

/** Official acts are not protected by copyright. */
const LAW_LICENCE = 'Atos oficiais, livres (Lei nº 9.610/1998, art. 8º, IV)'

/** Indicators based on a series, direct ones first. */
function metricsOf(series: string): readonly MetricId[] {
  const plainFirst = (a: MetricId, b: MetricId): number => Number(derived(a)) - Number(derived(b))
  return METRIC_IDS.filter((id) => METRICS[id].series === series).sort(plainFirst)
}

const derived = (id: MetricId): boolean => METRICS[id].derived !== undefined

/** Title of a series: that of its indicator, or its own when no indicator uses it. */
export const seriesTitle = (series: string): string => {
  const [metric] = metricsOf(series)
  return metric === undefined ? (INTERNAL_SERIES[series] ?? series) : METRICS[metric].title
}

/** Series used only inside calculations. */
const INTERNAL_SERIES: Readonly<Record<string, string>> = { 'selic-over': 'Selic efetiva do dia' }

export function sourcesOf({ registry, rates, salaries, market, today }: Ports): readonly Source[] {
  const day = today()
  const captured = rates.captured()?.capturedAt ?? null
  const { imported: read } = salaries.status()
  return [
    ...shippedSeries(seriesTitle).map((source) => liveSeries(source, rates, day, captured)),
    ...[...registry.laws.values()].map(
      (law): Source => ({
        id: law.id,
        kind: 'table',
        title: law.title,
        origin: law.versions[0].norm.act,
        licence: LAW_LICENCE,
        coverage: { from: law.recordStarts, to: law.versions[0].from, count: law.versions.length, of: 'versões' },
        holes: reportedOnly(law.versions.filter(({ evidence }) => evidence.status === 'reported').length),
        lastRead: law.reviewedOn,
        every: law.changes === 'january' ? 'todo janeiro, e quando a lei muda' : 'quando a lei muda',
      }),
    ),
    ...shippedStatistics(),
    ...(read ? [imported(read)] : []),
    ...shippedCatalogues(),
    ...shippedMarket().map((source) => liveMarket(source, market, day)),
    ...locallyFetched(market),
  ]
}

const reportedOnly = (count: number): string | null =>
  count === 0 ? null : word`${count} ${count === 1 ? 'versão confirmada' : 'versões confirmadas'} por uma só fonte.`

function liveSeries(source: Source, rates: IndicatorsPort, today: Day, captured: string | null): Source {
  const [metric] = metricsOf(source.id)
  if (metric === undefined) return { ...source, lastRead: captured ?? source.lastRead }
  const { series }: MetricSpec = METRICS[metric]
  const history = rates.history(metric, { from: LONG_AGO, to: today, aggregate: 'monthly', today })
  const [first, last] = [history?.points[0], history?.points.at(-1)]
  if (!history || !first || !last) return source
  const to = history.confirmedTo
  return {
    ...source,
    coverage: { ...source.coverage, from: source.coverage.from ?? first.date, to },
    holes: seriesSpec(series).held ? null : missingMonths(history.points.map(({ date }) => date.slice(0, 7))),
    lastRead: captured ?? source.lastRead,
  }
}

const LONG_AGO: Day = '1900-01-01'
/** Limit that keeps the list to one sentence. */
const SPANS = 4

/** Months without an observation between the first and the last, as spans. */
export function missingMonths(months: readonly string[]): string | null {
  const spans: string[] = []
  let count = 0
  for (const [index, month] of months.entries()) {
    const next = months[index + 1]
    if (next === undefined) break
    const [from, to] = [indexOf(month) + 1, indexOf(next) - 1]
    if (from > to) continue
    count += to - from + 1
    spans.push(from === to ? monthLabel(from) : word`${monthLabel(from)} a ${monthLabel(to)}`)
  }
  if (count === 0) return null
  const more = spans.length > SPANS ? ' e outros' : ''
  return `${count === 1 ? 'Falta 1 mês' : word`Faltam ${count} meses`}: ${spans.slice(-SPANS).join(', ')}${more}.`
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthLabel = (index: number): string => `${String((index % 12) + 1).padStart(2, '0')}/${Math.floor(index / 12)}`

/** Source of the latest fetch, or of the sample before any fetch. */
function liveMarket(source: Source, { bonds, expectations }: MarketPort, today: Day): Source {
  if (source.id === 'treasury-bonds') {
    const { readOn, bonds: held } = bonds.all()
    if (readOn === null) return source
    const last =
      held
        .map((bond) => bond.last.date)
        .sort()
        .at(-1) ?? null
    return {
      ...source,
      title: BONDS_TITLE,
      coverage: { from: null, to: last, count: held.length, of: 'títulos' },
      holes: null,
      lastRead: readOn,
    }
  }
  const newest = ['selic', 'ipca'].flatMap((indicator) => expectations.of(indicator, today))
  const last = newest
    .map(({ date }) => date)
    .sort()
    .at(-1)
  if (last === undefined || last === source.coverage.to) return source
  return { ...source, title: FOCUS_TITLE, coverage: { ...source.coverage, to: last }, holes: null, lastRead: last }
}

const BONDS_TITLE = 'Preços e taxas do Tesouro Direto'
const FOCUS_TITLE = 'Expectativas de mercado (Focus)'
const BANK_LICENCE = 'Open Database License (ODbL), Banco Central do Brasil'

/** Series and currencies fetched from the central bank by this server and absent from the release. */
function locallyFetched({ currencies, series }: MarketPort): readonly Source[] {
  const quoted = currencies.all().filter(({ from }) => from !== null)
  const kept = series.summaries()
  const sources: Source[] = []
  if (quoted.length > 0) {
    const to = quoted
      .map((currency) => currency.to!)
      .sort()
      .at(-1)!
    sources.push({
      id: 'ptax',
      kind: 'market',
      title: 'Cotações PTAX de fechamento, compra e venda',
      origin: 'Banco Central do Brasil, PTAX',
      licence: BANK_LICENCE,
      coverage: { from: quoted.map(({ from }) => from!).sort()[0]!, to, count: quoted.length, of: 'moedas' },
      holes: null,
      lastRead: to,
      every: 'todo dia, à noite, em São Paulo',
    })
  }
  if (kept.length > 0) {
    sources.push({
      id: 'sgs-on-request',
      kind: 'market',
      title: 'Séries do Banco Central lidas a pedido',
      origin: word`Banco Central do Brasil, SGS ${kept
        .slice(0, 10)
        .map(({ code }) => code)
        .join(', ')}${kept.length > 10 ? ' e outras' : ''}`,
      licence: BANK_LICENCE,
      coverage: { from: null, to: null, count: kept.length, of: 'séries' },
      holes: 'As que ninguém pede há mais tempo saem quando falta lugar.',
      lastRead: kept
        .map(({ readOn }) => readOn)
        .sort()
        .at(-1)!,
      every: 'conforme a periodicidade de cada uma',
    })
  }
  return sources
}

/** Source of the register imported on this server. */
function imported(window: { readonly from: string; readonly to: string; readonly asOf: string | null }): Source {
  return {
    id: 'caged-microdata',
    kind: 'statistic',
    title: 'Admissões, desligamentos e salários por família da CBO, calculados dos microdados',
    origin: 'Microdados do Novo CAGED, Ministério do Trabalho e Emprego (MTE/PDET)',
    licence: 'Dados públicos do MTE',
    coverage: { from: window.from, to: window.to, count: 627, of: 'famílias da CBO' },
    holes: null,
    lastRead: window.asOf,
    every: 'quando quem mantém o servidor importa',
  }
}
