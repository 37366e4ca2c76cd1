import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { addDays } from '../../engine/core/day.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const NET = '/v1/calc/net-salary?gross_salary=5200'

let app: FastifyInstance

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Sets the time in São Paulo, three hours behind UTC. */
const at = (local: string): void => void vi.setSystemTime(new Date(`${local}-03:00`))
const inssFrom = async (url: string): Promise<string> =>
  ((await app.inject(url)).json() as { basis: { table: string; effectiveFrom: string }[] }).basis.find(({ table }) => table === 'inss')!
    .effectiveFrom

describe('midnight at the end of the year', () => {
  beforeEach(() => {
    app = serviceUnderTest({ today: saoPauloClock() })
  })

  it('the law of the new year takes effect at midnight in São Paulo, not in UTC', async () => {
    at('2025-12-31T20:59:59')
    expect(await inssFrom(NET)).toBe('2025-01-01')
    at('2025-12-31T21:00:00') // midnight UTC
    expect(await inssFrom(NET)).toBe('2025-01-01')
    at('2025-12-31T23:59:59.999')
    expect(await inssFrom(NET)).toBe('2025-01-01')
    at('2026-01-01T00:00:00')
    expect(await inssFrom(NET)).toBe('2026-01-01')
  })

  it('no cache keeps the old year’s answer past midnight', async () => {
    const answer = async (tag?: string) => {
      const { statusCode, headers } = await app.inject({ url: NET, headers: tag ? { 'if-none-match': tag } : {} })
      return { status: statusCode, tag: String(headers.etag), seconds: Number(/max-age=(\d+)/.exec(String(headers['cache-control']))![1]) }
    }
    at('2025-12-31T22:00:00')
    expect((await answer()).seconds).toBe(3600)
    at('2025-12-31T23:30:00')
    expect((await answer()).seconds).toBe(1800)
    at('2025-12-31T23:59:59')
    const last = await answer()
    expect(last.seconds).toBe(1)
    expect((await answer(last.tag)).status).toBe(304)
    at('2026-01-01T00:00:00')
    expect(await answer(last.tag)).toMatchObject({ status: 200, seconds: 3600 })
  })

  it('follows a clock set back across midnight', async () => {
    at('2026-01-01T00:00:01')
    expect(await inssFrom(NET)).toBe('2026-01-01')
    at('2025-12-31T23:59:58')
    expect(await inssFrom(NET)).toBe('2025-01-01')
  })

  it.each([
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
  ])('%s is followed by %s', async (day, next) => {
    at(`${day}T23:59:59`)
    expect((await app.inject('/v1/tables/inss')).json().date).toBe(day)
    vi.setSystemTime(Date.now() + 1000)
    expect((await app.inject('/v1/tables/inss')).json().date).toBe(next)
  })

  it('daylight saving time, which began at midnight until 2018, skips an hour but no day', () => {
    vi.setSystemTime('2018-11-04T02:59:59Z')
    const today = saoPauloClock()
    expect(today()).toBe('2018-11-03')
    vi.setSystemTime('2018-11-04T03:00:00Z')
    expect(today()).toBe('2018-11-04')
  })
})

describe('law that takes effect tomorrow', () => {
  // One long-running service for all cases.
  beforeAll(() => {
    app = serviceUnderTest({ today: saoPauloClock(() => Date.now()) })
  })

  const changed = [...registry.laws].filter(([, { versions }]) => versions.length > 1)

  it.each(changed.map(([id]) => id))('%s: applies from its date, and earlier when requested by date', async (id) => {
    const [newest, before] = registry.laws.get(id)!.versions
    const shown = async (query = ''): Promise<string> => (await app.inject(`/v1/tables/${id}${query}`)).json().effectiveFrom
    at(`${addDays(newest!.from, -1)}T22:59:59`) // in daylight saving time, a second before midnight
    expect(await shown()).toBe(before!.from)
    expect(await shown(`?date=${newest!.from}`)).toBe(newest!.from)
    at(`${newest!.from}T00:00:00`)
    expect(await shown()).toBe(newest!.from)
    expect(await shown(`?date=${addDays(newest!.from, -1)}`)).toBe(before!.from)
  })

  it('applies to a calculation for tomorrow, not for today', async () => {
    at('2025-12-31T12:00:00')
    expect(await inssFrom(NET)).toBe('2025-01-01')
    expect(await inssFrom(`${NET}&reference_date=2026-01-01`)).toBe('2026-01-01')
  })
})
