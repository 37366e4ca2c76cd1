import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysBetween, saoPauloDay } from '../../engine/core/day.ts'
import { openRates, type Rates } from '../../service/refresh/open.ts'
import { readShipped } from '../../service/refresh/shipped.ts'
import type { SnapshotStore } from '../../service/store/snapshot-store.ts'
import { FakeCentralBank } from '../support/fake-central-bank.ts'
import { HandClock } from '../support/hand-clock.ts'
import { EXHAUSTIVE, rounds } from '../support/rounds.ts'
import { serviceUnderTest } from '../support/service.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
const FIRST = '2026-11-16'
/** A day is like another: with `npm test` it stays away for ten. */
const DAYS = rounds(10, 30)
const LAST = '2026-12-16'

let bank: FakeCentralBank
let bankAddress: string
let clock: HandClock
let rates: Rates
const logged: string[] = []

let kept: string | undefined

/** Survives the restart. Nobody else saves here, so only the first look of a process finds anything new: there are two hundred. */
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
  await opened.refreshNow().catch(() => {}) // joins the one just begun, if any
  await settled()
  return opened
}

/** Time goes on to the next attempt, which runs to its end. */
async function nextAttempt(): Promise<void> {
  await clock.next()
  await rates.refreshNow()
  await settled()
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))
const today = () => saoPauloDay(clock.now())

describe(`the central bank down for ${DAYS} days`, () => {
  it('every attempt fails, and every day the last values answer and say how old they are', async () => {
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
    // Patient with the source, and with whoever reads the log.
    expect(attempts / DAYS).toBeLessThan(9)
    expect(logged.length / attempts).toBeLessThanOrEqual(2)
  })

  it('a restart in the middle of it loses nothing', async () => {
    await rates.stop()
    rates = await started()
    expect(rates.status()).toEqual({ capturedAt: FIRST, source: 'fallback', stale: true })
    expect(rates.port.latest('dollar', today())!.date > '2026-11-10').toBe(true)
  })

  it('within four hours of its return everything is fresh, the missed days too', async () => {
    await bank.listen(Number(new URL(bankAddress).port))
    const returned = clock.now().getTime()
    while (rates.status().stale) await nextAttempt()
    expect(clock.now().getTime() - returned).toBeLessThanOrEqual(5 * 3_600_000)
    const missed = EXHAUSTIVE ? '2026-12-14' : '2026-11-24'
    expect(rates.port.latest('cdi', missed)).toMatchObject({ date: missed, stale: false })
    expect(rates.port.accumulated('cdi', '2026-11-03', missed)).toBeDefined()
  })
})
