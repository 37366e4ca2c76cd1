/** Correction of the labour courts: whole months of an index, in phases. */
import { addDays, type Day, later } from '../../../core/day.ts'
import { ONE, type Ratio, ZERO } from '../../../core/ratio.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import courtUpdate, { type CourtUpdate } from '../law/court-update.ts'
import { notBelowZero } from './amounts.ts'
import { type CourtIndex, currencyDivisor, type IndexTable, monthNumber } from './indexes.ts'
import { grownBy, type Regime, shareOfMonth } from './interest.ts'

export interface Phase {
  /** First day; null for the phase of the oldest debts. */
  readonly from: Day | null
  readonly index: CourtIndex
  readonly interest: Regime
  /** Its interest counts from the due day, before the suit is filed. */
  readonly beforeFiling: boolean
}

export type UpdateRule = 'adc58' | 'treasury'

export interface CorrectionTerms {
  /** In order of time. */
  readonly phases: readonly Phase[]
  readonly start: 'next_month' | 'due_month'
  readonly ignoreNegative: boolean
  readonly settled: Day
}

export interface PhaseSpan extends Phase {
  readonly start: Day
  readonly end: Day
  readonly firstMonth: number
  readonly lastMonth: number
}

const BEGINNING: Day = '1967-01-01'
/** Day after any calculation. */
const NEVER: Day = '9999-12-31'

/** Phases that begin by the settlement, with the day on which each ends. */
function spansOf({ phases, settled }: Pick<CorrectionTerms, 'phases' | 'settled'>): PhaseSpan[] {
  const begun = phases.filter(({ from }) => from === null || from <= settled)
  return begun.map((phase, index) => {
    const start = phase.from ?? BEGINNING
    const next = begun[index + 1]?.from
    const end = next ? addDays(next, -1) : NEVER
    const lastMonth = Math.min(monthNumber(end), monthNumber(settled))
    return { ...phase, start, end, firstMonth: monthNumber(start), lastMonth }
  })
}

export class Correction {
  readonly #table: IndexTable
  readonly #terms: CorrectionTerms
  readonly spans: readonly PhaseSpan[]
  readonly #lastMonth: number
  /** Factor of each span from a month on, built backwards from its last month. */
  readonly #from: Map<number, Ratio>[]

  constructor(table: IndexTable, terms: CorrectionTerms) {
    this.#table = table
    this.#terms = terms
    this.spans = spansOf(terms)
    this.#lastMonth = monthNumber(terms.settled)
    this.#from = this.spans.map(() => new Map())
  }

  firstMonthOf(due: Day): number {
    return monthNumber(due) + (this.#terms.start === 'next_month' ? 1 : 0)
  }

  /** Factor from the due day's month to the settlement's. */
  factor(due: Day): Ratio {
    const first = this.firstMonthOf(due)
    if (first > this.#lastMonth) return ONE
    let factor: Ratio = ONE
    for (let index = 0; index < this.spans.length; index++) factor = factor.times(this.spanFactor(index, first)).truncated()
    const divisor = currencyDivisor(first, this.#lastMonth)
    return divisor === ONE ? factor : factor.over(divisor)
  }

  /** Growth of one span from a month on. */
  spanFactor(index: number, from: number): Ratio {
    const span = this.spans[index]!
    const first = Math.max(from, span.firstMonth)
    if (first > span.lastMonth) return ONE
    const known = this.#from[index]!
    const isSum = span.index === 'selic_simple'
    let at = first
    while (at <= span.lastMonth && !known.has(at)) at++
    let value = known.get(at) ?? (isSum ? ZERO : ONE)
    for (at--; at >= first; at--) {
      value = isSum ? value.plus(this.#part(span, at)) : value.times(this.#part(span, at)).truncated()
      known.set(at, value)
    }
    return isSum ? ONE.plus(value) : value
  }

  /** A month's rate as a sum, or its growth as a product; only the days inside the span. */
  #part(span: PhaseSpan, month: number): Ratio {
    const published = this.#table.rate(span.index, month, span.lastMonth)
    const rate = this.#terms.ignoreNegative ? notBelowZero(published) : published
    const share = shareOfMonth(month, span.start, span.end)
    return span.index === 'selic_simple' ? rate.times(share) : grownBy(rate, share)
  }
}

/** Phases of a rule for a suit, read from the law between two days. */
export function rulePhases(ctx: Context, rule: UpdateRule, filed: Day, first: Day, settled: Day): Phase[] {
  const starts = ctx.table(courtUpdate).versions.map(({ from }) => from)
  const cuts = [...starts, ...(rule === 'adc58' ? [filed] : [])].filter((day) => day > first && day <= settled)
  const days: Day[] = [...new Set([first, ...cuts])].sort()
  const phases: Phase[] = []
  for (const day of days) {
    const version = ctx.law(courtUpdate, later(day, courtUpdate.recordStarts))
    const before = rule === 'adc58' && day < filed
    const { index, interest } = regimeOf(version, rule, before)
    const last = phases.at(-1)
    if (last && last.index === index && last.interest === interest && last.beforeFiling === before) continue
    phases.push({ from: phases.length === 0 ? null : day, index, interest, beforeFiling: before })
  }
  return phases
}

function regimeOf(version: CourtUpdate, rule: UpdateRule, before: boolean): Pick<Phase, 'index' | 'interest'> {
  const { index, interest } = rule === 'treasury' ? version.treasury : before ? version.beforeFiling : version.afterFiling
  return { index, interest: interest === 'tr' ? 'trd_simple' : interest }
}
