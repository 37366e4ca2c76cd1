/** Interest of each phase of a correction on one sum. */
import { addDays, type Day, earlier, later } from '../../../core/day.ts'
import { type Ratio, ZERO } from '../../../core/ratio.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import { total } from './amounts.ts'
import type { PhaseSpan } from './correction.ts'
import type { IndexTable } from './indexes.ts'
import { CourtInterestRates, type GivenInterest } from './interest.ts'

interface PhasedTerms {
  readonly filed: Day | undefined
  readonly settled: Day
  /** Interest before the filing, whatever the phase. */
  readonly preJudicial: boolean
  readonly given?: GivenInterest
}

export class PhasedInterest {
  readonly #rates: CourtInterestRates
  readonly #spans: readonly PhaseSpan[]
  readonly #terms: PhasedTerms

  constructor(ctx: Context, table: IndexTable, spans: readonly PhaseSpan[], terms: PhasedTerms) {
    this.#rates = new CourtInterestRates(ctx, table, terms.given)
    this.#spans = spans
    this.#terms = terms
  }

  /** Rate of one phase. @param pivot eve of the first day that may count. */
  spanRate(index: number, pivot: Day): Ratio {
    const { interest, start, end, beforeFiling } = this.#spans[index]!
    if (interest === 'none') return ZERO
    const { filed, settled, preJudicial } = this.#terms
    const floor = preJudicial || beforeFiling || filed === undefined ? pivot : later(pivot, filed)
    const from = later(addDays(floor, 1), start)
    const to = earlier(end, settled)
    return from > to ? ZERO : this.#rates.of(interest, from, to).rate
  }

  rate(pivot: Day): Ratio {
    return total(this.#spans.map((_, index) => this.spanRate(index, pivot)))
  }
}
