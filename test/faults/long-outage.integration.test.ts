import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysBetween, saoPauloDay } from '../../engine/core/day.ts'
import { openRates, type Rates } from '../../service/refresh/open-rates.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import type { SnapshotStore } from '../../service/store/snapshot-store.ts'
import { FakeCentralBank } from '../support/fakes/fake-central-bank.ts'
import { HandClock } from '../support/fakes/hand-clock.ts'
import { EXHAUSTIVE, rounds } from '../support/lanes/rounds.ts'
import { serviceUnderTest } from '../support/service.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
const FIRST = '2026-11-16'
/** Days are alike: `npm test` simulates an outage of ten. */
const DAYS = rounds(10, 30)
const LAST = '2026-12-16'

let bank: FakeCentralBank
let bankAddress: string
let clock: HandClock
let rates: Rates
const logged: string[] = []

let kept: string | undefined

/**
 * In-memory store that survives the restart. With a single writer, only the first load of each process finds new data; the other two
 * hundred or so return nothing.
 */
function storeOfOneProcess(): SnapshotStore {
  let looked = false
  return {
    load: async (_name, read) => {
      const value = looked || kept === undefined ? undefined : read(kept)
      looked = true
      return { value, problems: [] }
    },
    save: async (_name, text) => {
      kept = text
    },
    watch: () => () => {},
    exclusively: (_name, work) => work(),
  }
}

beforeAll(async () => {
  bank = new FakeCentralBank((await readShipped(SHIPPED)).value, LAST)
  bankAddress = await bank.listen()
  clock = new HandClock(`${FIRST}T23:00:00Z`)
})

afterAll(async () => {
  await rates?.stop()
  await bank.close()
})

async function started(): Promise<Rates> {
  const opened = await openRates({
    shipped: SHIPPED,
    store: storeOfOneProcess(),
    refresh: 'on',
    sgsBaseUrl: bankAddress,
    clock,
    patience: { attempts: 1, attemptMilliseconds: 2000, backoffMilliseconds: 1, largestBytes: 2_000_000 },
    pauseMilliseconds: 0,
    log: (_level, message) => logged.push(message),
  })
  opened.start()
  await opened.refreshNow().catch(() => {}) // joins the refresh in progress, if any
  await settled()
  return opened
}

/** Advances time to the next attempt and waits until it ends. */
async function nextAttempt(): Promise<void> {
  await clock.next()
  await rates.refreshNow()
  await settled()
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))
const today = () => saoPauloDay(clock.now())

describe(`central bank down for ${DAYS} days`, () => {
  it('every attempt fails, and every day the last values are served with their age', async () => {
    rates = await started()
    expect(rates.status()).toEqual({ capturedAt: FIRST, source: 'central_bank', stale: false })
    const app = serviceUnderTest({ rates: { ...rates.port, captured: () => rates.port.captured() }, today })
    await bank.close()
    logged.length = 0
    let attempts = 0
    const degraded = new Set<number>()
    while (daysBetween(FIRST, today()) < DAYS) {
      await nextAttempt()
      attempts++
      const health = await app.inject('/v1/health')
      expect(health.statusCode).toBe(200)
      expect(health.json()).toMatchObject({ status: 'degraded', rates: { capturedAt: FIRST, source: 'fallback', stale: true } })
      const day = daysBetween(FIRST, today())
      if (!EXHAUSTIVE && degraded.has(day)) continue
      degraded.add(day)
      for (const url of ['/v1/rates', '/v1/calc/investment-return', '/v1/calc/net-salary?gross_salary=5200'])
        expect((await app.inject(url)).statusCode, url).toBe(200)
    }
    expect(degraded.size).toBeGreaterThan(DAYS - 2)
    expect(rates.port.latest('selic', today())).toMatchObject({ value: 13.75, date: FIRST, stale: true })
    // Bounds retries and log lines.
    expect(attempts / DAYS).toBeLessThan(9)
    expect(logged.length / attempts).toBeLessThanOrEqual(2)
  })

  it('a restart during the outage loses nothing', async () => {
    await rates.stop()
    rates = await started()
    expect(rates.status()).toEqual({ capturedAt: FIRST, source: 'fallback', stale: true })
    expect(rates.port.latest('dollar', today())!.date > '2026-11-10').toBe(true)
  })

  it('within four hours of recovery all data is fresh, including the missed days', async () => {
    await bank.listen(Number(new URL(bankAddress).port))
    const returned = clock.now().getTime()
    while (rates.status().stale) await nextAttempt()
    expect(clock.now().getTime() - returned).toBeLessThanOrEqual(5 * 3_600_000)
    const missed = EXHAUSTIVE ? '2026-12-14' : '2026-11-24'
    expect(rates.port.latest('cdi', missed)).toMatchObject({ date: missed, stale: false })
    expect(rates.port.accumulated('cdi', '2026-11-03', missed)).toBeDefined()
  })
})
