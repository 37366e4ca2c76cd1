/** The market as a process without network and disk sees it: what comes with the release. */
import type { MarketPort } from '../core/operation/ports.ts'

export function embeddedMarket(): MarketPort {
  return {
    version: () => 'embedded',
    series: { held: () => undefined, summaries: () => [], reading: () => null, lack: () => null },
  }
}
