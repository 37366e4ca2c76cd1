/** What is kept of the market beside the indicators, ready to serve. The wiring calls `openMarket`, and the rates' schedule refreshes it. */
import { readFileSync } from 'node:fs'
import { messageOf } from '../../engine/core/errors.ts'
import type { MarketPort } from '../../engine/core/operation/ports.ts'
import { NO_BONDS } from '../../engine/market/bonds.ts'
import { shippedSurveys } from '../../engine/market/expectations.ts'
import { shippedBonds } from '../../engine/market/treasury-file.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { bcbFocus } from '../sources/bcb-focus/index.ts'
import { bcbPtaxCurrencies } from '../sources/bcb-ptax/index.ts'
import { bcbSgsCodes, SGS_BASE_URL } from '../sources/bcb-sgs/index.ts'
import { OLINDA_BASE_URL } from '../sources/olinda.ts'
import type { Patience } from '../sources/request.ts'
import type { BondsSource } from '../sources/treasury-bonds/index.ts'
import { FileStore } from '../store/file-store.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { AnySeries } from './any-series.ts'
import { BondPrices } from './bonds.ts'
import { Expectations } from './expectations.ts'
import type { Log } from './keeper.ts'
import type { Companion } from './open.ts'
import { Quotes } from './quotes.ts'
import { type Clock, systemClock } from './schedule.ts'

export interface MarketOptions {
  /** The folder of the data that comes with the release. */
  readonly shipped: URL
  /** Where it is saved: a folder, or another store. Null keeps nothing. */
  readonly store: string | SnapshotStore | null
  /** `off` never touches the network. */
  readonly refresh: 'on' | 'off'
  readonly log: Log
  readonly sgsBaseUrl?: string
  /** The services of quotes and expectations. With an SGS of one's own they are not asked unless given here. */
  readonly olindaBaseUrl?: string
  readonly clock?: Clock
  readonly patience?: Patience
  readonly pauseMilliseconds?: number
  /** How long whoever asks for a series never read waits. */
  readonly deadlineMilliseconds?: number
  /** How many series read on request are kept. */
  readonly mostCodes?: number
}

export interface Market {
  readonly port: MarketPort
  /** For the schedule of the indicators. */
  readonly companions: readonly Companion[]
  /** Reads the Treasury's file: only when told, for it weighs as much as everything else together. */
  updateBonds(source: BondsSource, signal: AbortSignal): Promise<Outcome>
  /** Follows what other processes save. */
  start(): void
  stop(): Promise<void>
}

/** A reading that someone waits for is tried twice, not four times. */
const WAITED_FOR: Patience = { attempts: 2, attemptMilliseconds: 20_000, backoffMilliseconds: 300, largestBytes: 8_000_000 }

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

/** What comes with the release, or nothing where it is damaged: the rest still serves. */
function shippedOf<T>(log: Log, file: string, read: (file: string) => T, nothing: T): T {
  try {
    return read(file)
  } catch (error) {
    log('error', 'a shipped file was passed over', { file, problem: messageOf(error) })
    return nothing
  }
}
