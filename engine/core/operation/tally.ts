/** What many answers come to together: how many agree, and the differences by cause. Counts can be added across threads. */

import type { Answer } from './ports.ts'
import { checkIn } from './said.ts'

/** Plain data, so that it can be sent from a worker. */
export interface TallyState {
  readonly verdicts: Record<string, number>
  /** By item and cause: how many, and the sum in centavos. */
  readonly causes: Record<string, { item: string; cause: string | null; count: number; centavos: number }>
}

export interface Tally {
  add(answer: Answer): void
  merge(state: TallyState): void
  readonly state: TallyState
  summary(): Answer
}

export class CheckTally implements Tally {
  readonly state: TallyState = { verdicts: {}, causes: {} }

  add(answer: Answer): void {
    const { verdict, items } = checkIn(answer)
    this.#count(verdict, 1)
    for (const item of items) {
      if (item.verdict !== 'differs') continue
      this.#add({ item: item.id, cause: item.likelyCause, count: 1, centavos: Math.round((item.difference ?? 0) * 100) })
    }
  }

  merge({ verdicts, causes }: TallyState): void {
    for (const [verdict, count] of Object.entries(verdicts)) this.#count(verdict, count)
    for (const found of Object.values(causes)) this.#add(found)
  }

  #count(verdict: string, count: number): void {
    this.state.verdicts[verdict] = (this.state.verdicts[verdict] ?? 0) + count
  }

  #add({ item, cause, count, centavos }: TallyState['causes'][string]): void {
    const key = `${item} ${cause ?? ''}`
    const kept = this.state.causes[key]
    if (kept) {
      kept.count += count
      kept.centavos += centavos
    } else this.state.causes[key] = { item, cause, count, centavos }
  }

  summary(): Answer {
    const { verdicts, causes } = this.state
    return {
      documents: Object.values(verdicts).reduce((total, count) => total + count, 0),
      verdicts,
      differences: Object.values(causes)
        .map(({ item, cause, count, centavos }) => ({ item, likelyCause: cause, count, difference: centavos / 100 }))
        .sort((a, b) => b.count - a.count),
    }
  }
}
