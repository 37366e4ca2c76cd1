/** Market data other than the indicators. The wiring calls `openMarket`; the rates schedule refreshes it. */
import { readFileSync } from 'node:fs'
import { messageOf } from '../../engine/core/errors.ts'
import { NO_BONDS } from '../../engine/market/bonds.ts'
import { shippedSurveys } from '../../engine/market/expectations.ts'
import { shippedBonds } from '../../engine/market/treasury-file.ts'
import type { MarketPort } from '../../engine/operation/evaluation/ports.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { bcbFocus } from '../sources/bcb-focus/index.ts'
import { bcbPtaxCurrencies } from '../sources/bcb-ptax/index.ts'
import { bcbSgsCodes, SGS_BASE_URL } from '../sources/bcb-sgs/index.ts'
import { OLINDA_BASE_URL } from '../sources/olinda.ts'
import type { RetryPolicy } from '../sources/request.ts'
import type { BondsSource } from '../sources/treasury-bonds/index.ts'
import { FileStore } from '../store/file-store.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { AnySeries } from './any-series.ts'
import { BondPrices } from './bonds.ts'
import { Expectations } from './expectations.ts'
import type { Companion } from './open-rates.ts'
import { Quotes } from './quotes.ts'
import { type Clock, systemClock } from './schedule.ts'
import type { Log } from './snapshots/snapshot-keeper.ts'

export interface MarketOptions {
  /** Data folder of the release. */
  readonly shipped: URL
  /** Storage folder or store; null disables storage. */
  readonly store: string | SnapshotStore | null
  /** `off` disables network access. */
  readonly refresh: 'on' | 'off'
  readonly log: Log
  readonly sgsBaseUrl?: string
  /** Base URL of the quote and expectation services. With a custom SGS they are disabled unless set here. */
  readonly olindaBaseUrl?: string
  readonly clock?: Clock
  readonly patience?: RetryPolicy
  readonly pauseMilliseconds?: number
  /** Maximum wait for a series not read before. */
  readonly deadlineMilliseconds?: number
  /** Maximum number of on-demand series stored. */
  readonly mostCodes?: number
}

export interface Market {
  readonly port: MarketPort
  /** Refreshed by the indicator schedule. */
  readonly companions: readonly Companion[]
  /** Reads the Treasury file, only on explicit request: it is as large as all other sources together. */
  updateBonds(source: BondsSource, signal: AbortSignal): Promise<Outcome>
  /** Watches saves by other processes. */
  start(): void
  stop(): Promise<void>
}

/** Retry policy while a caller waits: two attempts instead of four. */
const WAITED_FOR: RetryPolicy = { attempts: 2, attemptMilliseconds: 20_000, backoffMilliseconds: 300, largestBytes: 8_000_000 }

export async function openMarket(options: MarketOptions): Promise<Market> {
  const { log, refresh, clock = systemClock, patience = WAITED_FOR, pauseMilliseconds, deadlineMilliseconds, mostCodes } = options
  const store = typeof options.store === 'string' ? new FileStore(options.store) : options.store
  const on = refresh === 'on'
  const series = await AnySeries.open({
    source: on ? bcbSgsCodes(options.sgsBaseUrl ?? SGS_BASE_URL, patience) : null,
    store,
    clock,
    log,
    ...(pauseMilliseconds !== undefined && { pauseMilliseconds }),
    ...(deadlineMilliseconds !== undefined && { deadlineMilliseconds }),
    ...(mostCodes !== undefined && { mostCodes }),
  })
  const olinda = options.olindaBaseUrl ?? (options.sgsBaseUrl ? null : OLINDA_BASE_URL)
  const holding = { store, clock, log, ...(pauseMilliseconds !== undefined && { pauseMilliseconds }) }
  const quotes = await Quotes.open({ ...holding, source: on && olinda ? bcbPtaxCurrencies(olinda, options.patience) : null })
  const expectations = await Expectations.open({
    ...holding,
    source: on && olinda ? bcbFocus(olinda, options.patience) : null,
    shipped: shippedOf(
      log,
      'expectations/focus-annual.csv',
      (file) => shippedSurveys(readFileSync(new URL(file, options.shipped), 'utf8')),
      {
        surveys: [],
        capturedAt: null,
      },
    ),
  })
  const bonds = await BondPrices.open({
    ...holding,
    shipped: shippedOf(log, 'bonds/treasury.csv', (file) => shippedBonds(readFileSync(new URL(file, options.shipped), 'utf8')), NO_BONDS),
  })
  const refreshed = [series, quotes, expectations]
  const kept = [...refreshed, bonds]
  return {
    port: {
      version: () => kept.reduce((all, each) => all + each.version(), ''),
      series,
      currencies: quotes.port,
      expectations: expectations.port,
      bonds: bonds.port,
      troubles: () => bonds.troubles(),
    },
    companions: refreshed,
    updateBonds: (source, signal) => bonds.update(source, signal),
    start() {
      for (const each of kept) each.start()
    },
    stop: async () => void (await Promise.all(kept.map((each) => each.stop()))),
  }
}

/** Shipped data, or an empty value when damaged, so that the rest stays available. */
function shippedOf<T>(log: Log, file: string, read: (file: string) => T, nothing: T): T {
  try {
    return read(file)
  } catch (error) {
    log('error', 'a shipped file was passed over', { file, problem: messageOf(error) })
    return nothing
  }
}
