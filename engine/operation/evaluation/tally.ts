/** Summary of many results: verdict counts, and differences by cause. Counts merge across threads and requests. */

import type { Answer } from './ports.ts'

/** Plain data, transferable from a worker. */
export interface TallyState {
  readonly verdicts: Record<string, number>
  /** Count and sum in centavos, by item and cause. */
  readonly causes: Record<string, { item: string; cause: string | null; count: number; centavos: number }>
}

export interface Tally {
  /** @param times number of identical results. */
  add(answer: Answer, times?: number): void
  merge(state: TallyState): void
  readonly state: TallyState
  summary(): Answer
}

/** Summary of a batch of documents. */
export type CheckSummary = {
  readonly documents: number
  /** Number of documents per verdict. */
  readonly verdicts: Readonly<Record<string, number>>
  /** By item and likely cause, most frequent first: count, and sum in reais. */
  readonly differences: readonly {
    readonly item: string
    readonly likelyCause: string | null
    readonly count: number
    readonly difference: number
  }[]
}

/** Merges counts of documents. */
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
        // Breaks ties by name: encounter order depends on how the rows were split.
        .sort(([a, { count: ofA }], [b, { count: ofB }]) => ofB - ofA || (a < b ? -1 : 1))
        .map(([, { item, cause, count, centavos }]) => ({ item, likelyCause: cause, count, difference: centavos / 100 })),
    }
  }
}

const keyOf = (item: string, cause: string | null): string => `${item} ${cause ?? ''}`

/** Converts a summary back to counts, to be merged with others. */
export const countsIn = ({ verdicts, differences }: CheckSummary): TallyState => ({
  verdicts: { ...verdicts },
  causes: Object.fromEntries(
    differences.map(({ item, likelyCause: cause, count, difference }) => [
      keyOf(item, cause),
      { item, cause, count, centavos: Math.round(difference * 100) },
    ]),
  ),
})
