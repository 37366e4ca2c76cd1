/** Market port without network or disk: only the data of the release. */
import { once } from '../core/collections/lazy-value.ts'
import type { MarketPort } from '../operation/evaluation/ports.ts'
import { bondsPort, NO_BONDS } from './bonds.ts'
import { expectationsOf, shippedSurveys } from './expectations.ts'
import { QUOTED_CURRENCIES } from './quotes.ts'
import { shippedBonds } from './treasury-file.ts'

/** Texts of the release's files, by name. */
export interface MarketFiles {
  readonly expectations?: Readonly<Record<string, string>>
  readonly bonds?: Readonly<Record<string, string>>
}

export function embeddedMarket(files: MarketFiles = {}): MarketPort {
  const surveys = once(() => shippedSurveys(files.expectations?.['focus-annual.csv'] ?? ''))
  const bonds = once(() => (files.bonds?.['treasury.csv'] === undefined ? NO_BONDS : shippedBonds(files.bonds['treasury.csv'])))
  return {
    version: () => 'embedded',
    series: { held: () => undefined, summaries: () => [], reading: () => null, lack: () => null },
    currencies: {
      all: () => Object.entries(QUOTED_CURRENCIES).map(([code, name]) => ({ code, name, from: null, to: null })),
      quote: () => undefined,
    },
    expectations: { of: (indicator, on) => expectationsOf(surveys(), indicator, on, true) },
    bonds: bondsPort(bonds, () => true),
    troubles: () => [],
  }
}
