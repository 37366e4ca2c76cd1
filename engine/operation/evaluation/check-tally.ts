/** Counts check results incrementally. */

import { checkIn } from './answer-json.ts'
import type { Answer } from './ports.ts'
import { CheckTotals, type Tally } from './tally.ts'

export class CheckTally extends CheckTotals implements Tally {
  add(answer: Answer, times = 1): void {
    const { verdict, items } = checkIn(answer)
    this.count(verdict, times)
    for (const item of items) {
      if (item.verdict !== 'differs') continue
      this.found({ item: item.id, cause: item.likelyCause, count: times, centavos: times * Math.round((item.difference ?? 0) * 100) })
    }
  }
}
