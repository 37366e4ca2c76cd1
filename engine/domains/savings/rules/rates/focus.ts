import { addDays, addMonths, type Day, dayOf, daysBetween, yearOf } from '../../../../core/day.ts'
import { percent, Ratio, ZERO } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { Expectation } from '../../../../operation/evaluation/ports.ts'
import { choice } from '../../../../operation/input/fields.ts'

/** Input that selects the source of future rates. */
export const scenario = () =>
  choice(
    'Cenário das taxas',
    ['current', 'focus'],
    {
      current: 'As taxas de hoje, constantes',
      focus: 'O que o mercado espera (pesquisa Focus)',
    },
    { hint: 'focus: medianas da pesquisa do Banco Central, expectativas e não dados', blank: 'as taxas de hoje' },
  ).optional()

/** Maximum age of a survey, in days. */
const OLDEST_DAYS = 184

export interface FocusPath {
  readonly selic: Ratio
  readonly cdi: Ratio
}

/**
 * Expected Selic and CDI over a term. The target moves linearly from today's to each year end, and the term uses the mean of its months.
 * The CDI keeps its last published distance to the target.
 */
export function focusRates(ctx: Context, months: number): FocusPath {
  const selic = meanOfPath(ctx, months)
  const published = ctx.rate('cdi', ctx.day, 'cdi_annual')
  // Uses the target of the CDI's own day, since the two are not published together.
  const gap = percent(ctx.rate('selic', published.date, 'selic_annual').value).minus(percent(published.value))
  const cdi = selic.minus(gap)
  ctx.assume(say`CDI de ${cdi} ao ano: tão abaixo da Selic esperada quanto o último publicado está da meta do seu dia.`)
  return { selic, cdi }
}

/** Days from the start of a month of the term to its middle. */
const HALF_MONTH = 15

/** Mean of a straight line from the target of the day to the expected target at each year end. */
function meanOfPath(ctx: Context, months: number): Ratio {
  const { newest, byYear, last } = surveyOf(ctx, 'selic', 'Selic')
  const start = percent(ctx.rate('selic', ctx.day, 'selic_annual').value)
  const years = [...byYear.keys()].filter((year) => year >= yearOf(ctx.day)).sort((one, other) => one - other)
  const knots = [{ day: ctx.day, rate: start }, ...years.map((year) => ({ day: dayOf(year, 12, 31), rate: percent(byYear.get(year)!) }))]
  let total = ZERO
  for (let month = 0; month < months; month++) total = total.plus(onLine(knots, addDays(addMonths(ctx.day, month), HALF_MONTH)))
  const mean = percent(total.over(Ratio.of(BigInt(months), 1n)).toPercent(4))
  const end = yearOf(addMonths(ctx.day, months - 1))
  const medians = years.filter((year) => year <= end).map((year) => say`${percent(byYear.get(year)!)} no fim de ${year}`)
  const path = joined([say`${start} na data`, ...medians], ', ')
  ctx.assume(
    say`${surveySentence(newest)}: Selic de ${path}, em linha reta de uma à outra${beyondOf(end, last)}. A média dos meses do prazo é ${mean} ao ano.`,
  )
  return mean
}

interface Knot {
  readonly day: Day
  readonly rate: Ratio
}

/** Rate of a day on a piecewise linear path; constant after its last knot. */
function onLine(knots: readonly Knot[], day: Day): Ratio {
  const next = knots.findIndex((knot) => knot.day >= day)
  if (next < 0) return knots.at(-1)!.rate
  const [a, b] = [knots[next - 1]!, knots[next]!]
  const whole = daysBetween(a.day, b.day)
  if (whole <= 0) return b.rate
  return a.rate.plus(b.rate.minus(a.rate).times(Ratio.of(BigInt(daysBetween(a.day, day)), BigInt(whole))))
}

function surveyOf(ctx: Context, indicator: string, name: string) {
  const expected = yearly(ctx.expectations(indicator), ctx.day)
  const [newest] = expected
  if (!newest)
    return ctx.refuse('scenario', say`não há pesquisa Focus de ${name} dos seis meses até ${calendarDate(ctx.day)}: informe as taxas`)
  const byYear = new Map(expected.map(({ horizon, median }) => [Number(horizon), median]))
  return { newest, byYear, last: Math.max(...byYear.keys()) }
}

const surveySentence = ({ date, stale }: Expectation): Phrase =>
  say`Cenário Focus de ${calendarDate(date)}, a mediana do que o mercado esperava, e não um dado${stale ? ' (pode haver pesquisa mais nova)' : ''}`

const beyondOf = (end: number, last: number): string =>
  end > last ? word`; depois de ${last} vale a de ${last}, a última da pesquisa` : ''

/** Mean inflation over a term: each month uses its year's expectation. */
export function focusInflation(ctx: Context, months: number): Ratio {
  const { newest, byYear, last } = surveyOf(ctx, 'ipca', 'IPCA')
  const used = new Set<number>()
  let total = ZERO
  for (let month = 0; month < months; month++) {
    const year = Math.min(yearOf(addMonths(ctx.day, month)), last)
    const median = byYear.get(year)
    if (median === undefined) return ctx.refuse('scenario', say`a pesquisa Focus guardada não traz IPCA de ${year}: informe as taxas`)
    used.add(year)
    total = total.plus(percent(median))
  }
  const mean = percent(total.over(Ratio.of(BigInt(months), 1n)).toPercent(4))
  const medians = joined(
    [...used].map((year) => say`${percent(byYear.get(year)!)} em ${year}`),
    ', ',
  )
  const beyond = beyondOf(yearOf(addMonths(ctx.day, months - 1)), last)
  ctx.assume(say`${surveySentence(newest)}: IPCA de ${medians}${beyond}. A média dos meses do prazo é ${mean} ao ano.`)
  return mean
}

/** Whole-year horizons of the newest survey that has them. */
function yearly(expectations: readonly Expectation[], on: Day): readonly Expectation[] {
  const years = expectations.filter(({ horizon, date }) => /^\d{4}$/.test(horizon) && daysBetween(date, on) <= OLDEST_DAYS)
  const newest = years
    .map(({ date }) => date)
    .sort()
    .at(-1)
  return years.filter(({ date }) => date === newest)
}
