/** `centavo/ports`: indicators, bonds and classifications for calculators that come by themselves (`centavo/calculators/*`). */
import type { CalculatorPorts } from './calculator-alone.ts'
import { saoPauloClock } from './core/clock.ts'
import type { Day } from './core/day.ts'
import { classifications, type Data, market, rates } from './data-ports.ts'

export type { Data } from './data-ports.ts'

/** Each is read from its texts when it is first asked for. */
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
