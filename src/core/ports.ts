/** What operations may ask of the world. Adapters implement these; `main.ts` chooses which. */
import type { Day } from './day.ts'
import type { Ratio } from './ratio.ts'
import type { Registry } from './registry.ts'

export interface RateReading {
  readonly metric: string
  /** As published: percent for rates (13.75), reais for currencies. */
  readonly value: number
  readonly date: Day
  readonly source: 'central_bank' | 'fallback'
  readonly stale: boolean
}

export interface AccumulatedRate {
  readonly factor: Ratio
  /** The last observation used. */
  readonly last: RateReading
  /** In Portuguese: which days or months entered. */
  readonly rule: string
}

export interface RatesPort {
  /** The newest observation on or before a day, or undefined when nothing is held. */
  latest(metric: string, on: Day): RateReading | undefined
  /** The factor between two days by the real series, or undefined when the series does not cover them. */
  accumulated(metric: string, from: Day, to: Day): AccumulatedRate | undefined
  /** Changes whenever what is held changes: part of every entity tag. */
  version(): string
  /** When and whence what is held came, or null when nothing is held. */
  status(): { readonly capturedAt: Day; readonly source: RateReading['source']; readonly stale: boolean } | null
}

export interface Ports {
  /** The day in São Paulo. */
  today(): Day
  readonly registry: Registry
  readonly rates: RatesPort
  readonly service: { readonly version: string; uptimeSeconds(): number }
}
