/** What is kept of the central bank's time-series system (SGS), and the indicators answered from it. Data only. */
import type { Day } from '../core/day.ts'

export interface SeriesSpec {
  /** Code in the SGS. */
  readonly sgs: number
  /** How the SGS files it: daily series have a query window of at most ten years. */
  readonly cadence: 'daily' | 'monthly'
  /** The first day asked for and served. */
  readonly since: Day
  /** A step function: a value holds until the next row. */
  readonly held?: true
  /** Daily rows, each for the month that starts on its day: only the rows of day 1 make a monthly series. */
  readonly dayOneOnly?: true
  /** Decimals as published. */
  readonly places: number
  /** What a value can be. Wider until 1995, the years of hyperinflation. */
  readonly sane: { readonly min: number; readonly max: number; readonly maxUntil1995?: number }
  /** The largest ratio between neighbouring observations less than a month apart. */
  readonly largestStep?: number
}

export const SERIES = {
  'selic-target': { sgs: 432, cadence: 'daily', since: '1999-03-05', held: true, places: 2, sane: { min: 0, max: 60 } },
  'selic-over': { sgs: 11, cadence: 'daily', since: '1995-01-02', places: 6, sane: { min: 0, max: 0.3 } },
  cdi: { sgs: 12, cadence: 'daily', since: '1995-01-02', places: 6, sane: { min: 0, max: 0.3 } },
  ipca: { sgs: 433, cadence: 'monthly', since: '1980-01-01', places: 2, sane: { min: -5, max: 10, maxUntil1995: 100 } },
  'ipca-12-months': { sgs: 13522, cadence: 'monthly', since: '1980-12-01', places: 2, sane: { min: -5, max: 50, maxUntil1995: 10_000 } },
  igpm: { sgs: 189, cadence: 'monthly', since: '1989-08-01', places: 2, sane: { min: -5, max: 10, maxUntil1995: 100 } },
  inpc: { sgs: 188, cadence: 'monthly', since: '1979-05-01', places: 2, sane: { min: -5, max: 10, maxUntil1995: 100 } },
  dollar: { sgs: 1, cadence: 'daily', since: '2000-01-03', places: 4, sane: { min: 0.5, max: 50 }, largestStep: 1.3 },
  euro: { sgs: 21619, cadence: 'daily', since: '1999-01-04', places: 4, sane: { min: 0.5, max: 50 }, largestStep: 1.3 },
  poupanca: { sgs: 195, cadence: 'daily', since: '2012-06-01', dayOneOnly: true, places: 4, sane: { min: 0, max: 5 } },
  tr: { sgs: 226, cadence: 'daily', since: '2012-06-01', dayOneOnly: true, places: 4, sane: { min: 0, max: 5 } },
  'minimum-wage': {
    sgs: 1619,
    cadence: 'monthly',
    since: '1994-07-01',
    held: true,
    places: 2,
    sane: { min: 60, max: 100_000 },
    largestStep: 1.5,
  },
} as const satisfies Record<string, SeriesSpec>

export type SeriesId = keyof typeof SERIES

export const SERIES_IDS = Object.keys(SERIES) as SeriesId[]

export const seriesSpec = (id: SeriesId): SeriesSpec => SERIES[id]

export interface MetricSpec {
  readonly title: string
  readonly description: string
  readonly series: SeriesId
  readonly unit: string
  /** Daily metrics answer the last 12 months when no start is given; monthly ones the whole series. */
  readonly cadence: 'daily' | 'monthly'
  /** How a month or a year is made of its observations: the last level, or the changes compounded. */
  readonly aggregation: 'last' | 'compound'
  /** What is answered for an observation, when it is not the observation itself. */
  readonly derived?: 'annualised252' | 'compounded12'
}

export const METRICS = {
  selic: {
    title: 'Meta da taxa Selic',
    description: 'Meta definida pelo Copom; muda no dia seguinte à reunião e vale em todos os dias do calendário.',
    series: 'selic-target',
    unit: '% ao ano',
    cadence: 'daily',
    aggregation: 'last',
  },
  cdi: {
    title: 'CDI (taxa DI)',
    description: 'Taxa DI de cada dia útil, anualizada em 252 dias úteis a partir da taxa diária (SGS 12), como na série 4389.',
    series: 'cdi',
    unit: '% ao ano (base 252)',
    cadence: 'daily',
    aggregation: 'last',
    derived: 'annualised252',
  },
  ipca: {
    title: 'IPCA em 12 meses',
    description: 'Variação do IPCA em 12 meses como publicada; não é a composição dos meses arredondados.',
    series: 'ipca-12-months',
    unit: '% em 12 meses',
    cadence: 'monthly',
    aggregation: 'last',
  },
  ipcaMonthly: {
    title: 'IPCA do mês',
    description: 'Variação mensal do IPCA (IBGE); o ano é a composição dos meses.',
    series: 'ipca',
    unit: '% no mês',
    cadence: 'monthly',
    aggregation: 'compound',
  },
  igpm: {
    title: 'IGP-M em 12 meses',
    description: 'Composição das 12 últimas variações mensais do IGP-M; o número da FGV pode diferir em até 0,02 ponto.',
    series: 'igpm',
    unit: '% em 12 meses',
    cadence: 'monthly',
    aggregation: 'last',
    derived: 'compounded12',
  },
  igpmMonthly: {
    title: 'IGP-M do mês',
    description: 'Variação mensal do IGP-M (FGV); o ano é a composição dos meses.',
    series: 'igpm',
    unit: '% no mês',
    cadence: 'monthly',
    aggregation: 'compound',
  },
  dollar: {
    title: 'Dólar PTAX, venda',
    description: 'Cotação de fechamento PTAX de venda, em reais por dólar, nos dias úteis.',
    series: 'dollar',
    unit: 'R$ por US$',
    cadence: 'daily',
    aggregation: 'last',
  },
  euro: {
    title: 'Euro PTAX, venda',
    description: 'Cotação de fechamento PTAX de venda, em reais por euro, nos dias úteis conhecidos.',
    series: 'euro',
    unit: 'R$ por €',
    cadence: 'daily',
    aggregation: 'last',
  },
  minimumWage: {
    title: 'Salário mínimo',
    description: 'Salário mínimo nacional mensal.',
    series: 'minimum-wage',
    unit: 'R$ por mês',
    cadence: 'monthly',
    aggregation: 'last',
  },
  inpcMonthly: {
    title: 'INPC do mês',
    description: 'Variação mensal do INPC (IBGE); o ano é a composição dos meses.',
    series: 'inpc',
    unit: '% no mês',
    cadence: 'monthly',
    aggregation: 'compound',
  },
  tr: {
    title: 'TR do mês',
    description: 'Taxa referencial do período que começa no dia 1º do mês; o ano é a composição dos meses.',
    series: 'tr',
    unit: '% no mês',
    cadence: 'monthly',
    aggregation: 'compound',
  },
  poupanca: {
    title: 'Rendimento da poupança no mês',
    description: 'Depósitos desde 04/05/2012, período que começa no dia 1º do mês; o ano é a composição dos meses.',
    series: 'poupanca',
    unit: '% no mês',
    cadence: 'monthly',
    aggregation: 'compound',
  },
} as const satisfies Record<string, MetricSpec>

export type MetricId = keyof typeof METRICS

export const METRIC_IDS = Object.keys(METRICS) as [MetricId, ...MetricId[]]

export function metricSpec(id: string): MetricSpec | undefined {
  return Object.hasOwn(METRICS, id) ? METRICS[id as MetricId] : undefined
}
