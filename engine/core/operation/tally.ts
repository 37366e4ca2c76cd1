/** What many answers come to together: how many agree, and the differences by cause. Counts can be added across threads and requests. */

import type { Answer } from './ports.ts'

/** Plain data, so that it can be sent from a worker. */
export interface TallyState {
  readonly verdicts: Record<string, number>
  /** By item and cause: how many, and the sum in centavos. */
  readonly causes: Record<string, { item: string; cause: string | null; count: number; centavos: number }>
}

export interface Tally {
  /** @param times how many answers are this one. */
  add(answer: Answer, times?: number): void
  merge(state: TallyState): void
  readonly state: TallyState
  summary(): Answer
}

/** What a batch of documents comes to. */
export type CheckSummary = {
  readonly documents: number
  /** How many documents have each verdict. */
  readonly verdicts: Readonly<Record<string, number>>
  /** By item and likely cause, the most frequent first: how many, and their sum in reais. */
  readonly differences: readonly {
    readonly item: string
    readonly likelyCause: string | null
    readonly count: number
    readonly difference: number
  }[]
}

/** Adds up what was counted of documents. */
export class CheckTotals {
  readonly state: TallyState = { verdicts: {}, causes: {} }

  merge({ verdicts, causes }: TallyState): void {
    for (const [verdict, count] of Object.entries(verdicts)) this.count(verdict, count)
    for (const found of Object.values(causes)) this.found(found)
  }

  protected count(verdict: string, count: number): void {
    this.state.verdicts[verdict] = (this.state.verdicts[verdict] ?? 0) + count
  }

  protected found({ item, cause, count, centavos }: TallyState['causes'][string]): void {
    const key = keyOf(item, cause)
    const kept = this.state.causes[key]
    if (kept) {
      kept.count += count
      kept.centavos += centavos
    } else this.state.causes[key] = { item, cause, count, centavos }
  }

  summary(): CheckSummary {
    const { verdicts, causes } = this.state
    return {
      documents: Object.values(verdicts).reduce((total, count) => total + count, 0),
      verdicts,
      differences: Object.entries(causes)
        // Those as frequent by name: in which order they were met depends on how the rows were cut.
        .sort(([a, { count: ofA }], [b, { count: ofB }]) => ofB - ofA || (a < b ? -1 : 1))
        .map(([, { item, cause, count, centavos }]) => ({ item, likelyCause: cause, count, difference: centavos / 100 })),
    }
  }
}

const keyOf = (item: string, cause: string | null): string => `${item} ${cause ?? ''}`

/** The counts behind a summary, to be added to others. */
export const countsIn = ({ verdicts, differences }: CheckSummary): TallyState => ({
  verdicts: { ...verdicts },
  causes: Object.fromEntries(
    differences.map(({ item, likelyCause: cause, count, difference }) => [
      keyOf(item, cause),
      { item, cause, count, centavos: Math.round(difference * 100) },
    ]),
  ),
})
