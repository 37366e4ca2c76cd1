/** Average of a contract's month, and the contract's rate against it. */

import type { Day } from '../../../../core/day.ts'
import { annualFromMonthly } from '../../../../core/finance/installment.ts'
import { percent, Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { type AverageRate, monthsBetween, monthsOf } from '../../rules/average-rates/averages.ts'
import { MODALITIES, type Modality } from '../../rules/average-rates/modalities.ts'

interface Averaged {
  readonly of: AverageRate
  readonly newest: AverageRate
  readonly shown: {
    readonly series: number
    readonly yearlySeries: number | null
    readonly name: string
    readonly askedMonth: string
    readonly month: string
    readonly monthlyPercent: Ratio
    readonly annualPercent: Ratio
    readonly newestMonth: string
    readonly readOn: string | null
    readonly note: Phrase | null
  }
}

/** Average of the contract's month, or of the newest month before it; refused before the series. */
export function readAverage(ctx: Context, modality: Modality, day: Day): Averaged {
  const { monthly: series, yearly, name } = MODALITIES[modality]
  const months = monthsOf(ctx.published(series), series)
  const [first] = months
  const newest = months.at(-1)
  if (!first || !newest)
    return ctx.refuse('modality', say`a média de ${name} (série ${series}) não vem com esta versão: leia /v1/series/${series} antes`)
  const askedMonth = day.slice(0, 7)
  const of = months.findLast(({ month }) => month <= askedMonth)
  if (!of) return ctx.refuse('contract_date', say`a média de ${name} começa em ${first.month}`)
  const late = monthsBetween(of.month, askedMonth)
  const note = late === 0 ? null : say`A média é de ${of.month}, ${late} meses antes do contrato: a de ${askedMonth} não está guardada.`
  if (note) ctx.assume(note)
  return {
    of,
    newest,
    shown: {
      series,
      yearlySeries: yearly,
      name,
      askedMonth,
      month: of.month,
      monthlyPercent: of.monthly,
      annualPercent: percent(annualFromMonthly(of.monthly).toPercent(2)),
      newestMonth: newest.month,
      readOn: of.readOn,
      note,
    },
  }
}

export function comparedWithAverage(ctx: Context, rate: Ratio, { of }: Averaged) {
  const ratio = rate.over(of.monthly).toNumber(4)
  ctx.step('Quantas vezes a média', say`${rate} ÷ ${of.monthly}; arredondado na quarta casa`, ratio)
  return { ratio, pointsAbove: ctx.step('Acima da média', say`${rate} − ${of.monthly}`, rate.minus(of.monthly)) }
}

const TIMES = [Ratio.of(1n), Ratio.of(3n, 2n), Ratio.of(2n), Ratio.of(3n)]

/** Multiples of the average that court cases mention; a rate equal to one has not passed it. */
export const marksOf = (rate: Ratio, average: Ratio) =>
  TIMES.map((times) => {
    const ratePercent = average.times(times)
    return { times: times.toNumber(1), ratePercent, passed: rate.compare(ratePercent) > 0 }
  })
