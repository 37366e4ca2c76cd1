/** Counts the answers of a check, one by one. */

import { checkIn } from './answer-json.ts'
import type { Answer } from './ports.ts'
import { CheckTotals, type Tally } from './tally.ts'

export class CheckTally extends CheckTotals implements Tally {
  add(answer: Answer): void {
    const { verdict, items } = checkIn(answer)
    this.count(verdict, 1)
    for (const item of items) {
      if (item.verdict !== 'differs') continue
      this.found({ item: item.id, cause: item.likelyCause, count: 1, centavos: Math.round((item.difference ?? 0) * 100) })
    }
  }
}
