import { addMonths, type Day, daysBetween, yearOf } from '../../../core/day.ts'
import type { Context } from '../../../core/operation/context.ts'
import { choice } from '../../../core/operation/fields.ts'
import type { Expectation } from '../../../core/operation/ports.ts'
import { percent, Ratio } from '../../../core/ratio.ts'
import { calendarDate, joined, say } from '../../../core/sentence.ts'

/** An input: where the rates of the time to come are from. */
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

/** A survey older than this speaks of another time. */
const OLDEST_DAYS = 184

export interface FocusPath {
  readonly selic: Ratio
  readonly cdi: Ratio
}

/**
 * The Selic and the CDI of a term as the market expects them: in each month the Selic is that of the end of its year, and the term has the
 * mean of its months. The CDI is as far below the target as when it was last published.
 */
export function focusRates(ctx: Context, months: number): FocusPath {
  const selic = meanOf(ctx, 'selic', months, 'Selic', 'no fim de')
  const published = ctx.rate('cdi', ctx.day, 'cdi_annual')
  // The target of the CDI's own day: the two are not published together.
  const gap = percent(ctx.rate('selic', published.date, 'selic_annual').value).minus(percent(published.value))
  const cdi = selic.minus(gap)
  ctx.assume(say`CDI de ${cdi} ao ano: tão abaixo da Selic esperada quanto o último publicado está da meta do seu dia.`)
  return { selic, cdi }
}

/** The inflation of a term, the same way. */
export const focusInflation = (ctx: Context, months: number): Ratio => meanOf(ctx, 'ipca', months, 'IPCA', 'em')

function meanOf(ctx: Context, indicator: string, months: number, name: string, when: string): Ratio {
  const expected = yearly(ctx.expectations(indicator), ctx.day)
  const [newest] = expected
  if (!newest)
    return ctx.refuse('scenario', say`não há pesquisa Focus de ${name} dos seis meses até ${calendarDate(ctx.day)}: informe as taxas`)
  const byYear = new Map(expected.map(({ horizon, median }) => [Number(horizon), median]))
  const last = Math.max(...byYear.keys())
  const used = new Set<number>()
  let total = Ratio.of(0n, 1n)
  for (let month = 0; month < months; month++) {
    const year = Math.min(yearOf(addMonths(ctx.day, month)), last)
    const median = byYear.get(year)
    if (median === undefined) return ctx.refuse('scenario', say`a pesquisa Focus guardada não traz ${name} de ${year}: informe as taxas`)
    used.add(year)
    total = total.plus(percent(median))
  }
  const mean = percent(total.over(Ratio.of(BigInt(months), 1n)).toPercent(4))
  const medians = joined(
    [...used].map((year) => say`${percent(byYear.get(year)!)} ${when} ${year}`),
    ', ',
  )
  const beyond = yearOf(addMonths(ctx.day, months - 1)) > last ? `; depois de ${last} vale a de ${last}, a última da pesquisa` : ''
  ctx.assume(
    say`Cenário Focus de ${calendarDate(newest.date)}, a mediana do que o mercado esperava, e não um dado${newest.stale ? ' (pode haver pesquisa mais nova)' : ''}: ${name} de ${medians}${beyond}. A média dos meses do prazo é ${mean} ao ano.`,
  )
  return mean
}

/** Horizons of a whole year, of the newest survey that has them. */
function yearly(expectations: readonly Expectation[], on: Day): readonly Expectation[] {
  const years = expectations.filter(({ horizon, date }) => /^\d{4}$/.test(horizon) && daysBetween(date, on) <= OLDEST_DAYS)
  const newest = years
    .map(({ date }) => date)
    .sort()
    .at(-1)
  return years.filter(({ date }) => date === newest)
}
