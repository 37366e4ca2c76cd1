/** Compares a listed series with its observations once read: cadence, start, and plausible values for its unit. */
import { word } from '../core/text/language.ts'
import type { SeriesSummary } from '../operation/evaluation/ports.ts'
import type { ListedSeries } from './listed-series.ts'

export interface Compared {
  readonly on: string
  readonly agrees: boolean
  /** Differences from the list, in Portuguese. */
  readonly differences: readonly string[]
}

const CADENCE_WORDS = {
  daily: 'diária',
  weekly: 'semanal',
  monthly: 'mensal',
  quarterly: 'trimestral',
  yearly: 'anual',
  irregular: 'sem periodicidade regular',
} as const

/** Limit of plausible percentages since the real: the most expensive credit costs a few hundred percent a year. */
const LARGEST_PERCENT = 2000
/** Relative tolerance between the yearly rate and the compounded monthly rate, both published with few decimals. */
const PAIR_TOLERANCE = 0.02

/** @param monthly The same rate by month, when listed and stored. */
export function compared(listed: ListedSeries, read: SeriesSummary, monthly?: SeriesSummary): Compared {
  const differences = [
    cadenceDifference(listed, read),
    startDifference(listed, read),
    unitDifference(listed, read),
    pairDifference(read, monthly),
  ]
  const found = differences.filter((difference) => difference !== null)
  return { on: read.readOn, agrees: found.length === 0, differences: found }
}

function cadenceDifference({ cadence }: ListedSeries, read: SeriesSummary): string | null {
  return read.cadence === cadence
    ? null
    : word`A lista a diz ${CADENCE_WORDS[cadence]}; os dias lidos mostram que é ${CADENCE_WORDS[read.cadence]}.`
}

/** Compares years only: the lists disagree on the month more often than on the year. */
function startDifference({ starts }: ListedSeries, { wholeFrom, first }: SeriesSummary): string | null {
  if (starts === null || wholeFrom !== null || starts.slice(0, 4) === first.slice(0, 4)) return null
  return word`A lista diz que começa em ${starts}; o primeiro valor lido é de ${first}.`
}

/** Percentages have a plausible range; quotes, indexes and stocks are positive; a dollar balance may be negative. */
function unitDifference({ unit }: ListedSeries, { range }: SeriesSummary): string | null {
  if (range === null || unit.startsWith('US$')) return null
  const { least, greatest } = range
  const odd = unit.startsWith('%') ? [least, greatest].find((value) => Math.abs(value) > LARGEST_PERCENT) : least <= 0 ? least : undefined
  return odd === undefined ? null : word`A lista a diz em ${unit}; foi lido ${odd}, que não cabe nessa unidade.`
}

function pairDifference({ last }: SeriesSummary, monthly: SeriesSummary | undefined): string | null {
  if (monthly?.last.date !== last.date) return null
  const compounded = ((1 + monthly.last.value / 100) ** 12 - 1) * 100
  if (Math.abs(compounded - last.value) <= Math.abs(last.value) * PAIR_TOLERANCE) return null
  return word`Em ${last.date} a taxa do ano é ${last.value} e a do mês, na série ${monthly.code}, ${monthly.last.value}: uma não é a outra composta por 12.`
}
