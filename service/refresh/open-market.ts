/** What is kept of the market beside the indicators, ready to serve. The wiring calls `openMarket`, and the rates' schedule refreshes it. */
import type { MarketPort } from '../../engine/core/operation/ports.ts'
import { bcbSgsCodes, SGS_BASE_URL } from '../sources/bcb-sgs/index.ts'
import type { Patience } from '../sources/request.ts'
import { FileStore } from '../store/file-store.ts'
import type { SnapshotStore } from '../store/snapshot-store.ts'
import { AnySeries } from './any-series.ts'
import type { Log } from './keeper.ts'
import type { Companion } from './open.ts'
import { type Clock, systemClock } from './schedule.ts'

export interface MarketOptions {
  /** Where it is saved: a folder, or another store. Null keeps nothing. */
  readonly store: string | SnapshotStore | null
  /** `off` never touches the network. */
  readonly refresh: 'on' | 'off'
  readonly log: Log
  readonly sgsBaseUrl?: string
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
  const kept = [series]
  return {
    port: { version: () => kept.map((each) => each.version()).join(''), series },
    companions: kept,
    start() {
      for (const each of kept) each.start()
    },
    stop: async () => void (await Promise.all(kept.map((each) => each.stop()))),
  }
}
