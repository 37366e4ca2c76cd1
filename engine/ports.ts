/** `centavo/ports`: indicators, bonds and classifications for standalone calculators (`centavo/calculators/*`). */
import type { CalculatorPorts } from './calculator-alone.ts'
import { saoPauloClock } from './core/calendar/clock.ts'
import type { Day } from './core/day.ts'
import { classifications, type Data, market, rates } from './release-data/data-ports.ts'

export type { Data } from './release-data/data-ports.ts'

/** Lazy: each data set is parsed on first use. */
export function portsOf(data: Data, today: () => Day = saoPauloClock()): CalculatorPorts {
  return {
    today,
    get rates() {
      return rates(data, today)
    },
    get market() {
      return market(data)
    },
    get classifications() {
      return classifications(data)
    },
  }
}
