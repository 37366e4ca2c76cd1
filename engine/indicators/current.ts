import type { Day } from '../core/day.ts'
import type { IndicatorsPort, RateReading } from '../operation/evaluation/ports.ts'
import { annualisedMonthly } from './history.ts'
import { HEADLINES } from './metrics.ts'

export interface CurrentRates {
  readonly capturedAt: Day
  readonly source: RateReading['source']
  readonly stale: boolean
  readonly rates: {
    readonly selic: { readonly annual: number | null; readonly date: Day | null }
    readonly cdi: { readonly annual: number | null; readonly date: Day | null }
    readonly ipca: { readonly last12Months: number | null; readonly date: Day | null }
    readonly poupanca: { readonly annual: number | null; readonly date: Day | null }
    readonly dollar: { readonly sell: number | null; readonly date: Day | null }
    readonly euro: { readonly sell: number | null; readonly date: Day | null }
    readonly minimumWage: number | null
    readonly minimumWageDate: Day | null
  }
  /** The same values with their dates and freshness. */
  readonly observations: readonly RateReading[]
}

/** Headline rates on a day; undefined when none is stored. */
export function currentRates(port: IndicatorsPort, on: Day): CurrentRates | undefined {
  const captured = port.captured()
  if (!captured) return undefined
  const readings = new Map(HEADLINES.map((metric) => [metric, port.latest(metric, on)]))
  /** Headline value: savings are annualized like the other rates. */
  const toldOf = ({ metric, value }: RateReading): number => (metric === 'poupanca' ? annualisedMonthly(value) : value)
  const value = (metric: (typeof HEADLINES)[number]): number | null => {
    const reading = readings.get(metric)
    return reading ? toldOf(reading) : null
  }
  const date = (metric: (typeof HEADLINES)[number]): Day | null => readings.get(metric)?.date ?? null
  return {
    ...captured,
    rates: {
      selic: { annual: value('selic'), date: date('selic') },
      cdi: { annual: value('cdi'), date: date('cdi') },
      ipca: { last12Months: value('ipca'), date: date('ipca') },
      poupanca: { annual: value('poupanca'), date: date('poupanca') },
      dollar: { sell: value('dollar'), date: date('dollar') },
      euro: { sell: value('euro'), date: date('euro') },
      minimumWage: value('minimumWage'),
      minimumWageDate: date('minimumWage'),
    },
    observations: [...readings.values()]
      .filter((reading) => reading !== undefined)
      .map((reading) => ({
        metric: reading.metric,
        value: toldOf(reading),
        date: reading.date,
        source: reading.source,
        stale: reading.stale,
        ...(reading.provisionalFrom && { provisionalFrom: reading.provisionalFrom }),
      })),
  }
}
