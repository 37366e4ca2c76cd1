import { expect, it } from 'vitest'
import { addDays, type Day } from '../../engine/core/day.ts'
import { writeSnapshot } from '../../engine/indicators/series.ts'
import { openRates } from './open-rates.ts'

const CAPTURED = Date.parse('2026-11-13T23:00:00.000Z')

/** True when the CDI, complete to the previous day, is reported stale this long after the reading. */
async function isStaleAfter(milliseconds: number): Promise<boolean> {
  const days = Array.from({ length: 14 }, (_, index) => addDays('2026-10-31', index)).filter(
    (day) => ![0, 6].includes(new Date(day).getUTCDay()),
  )
  const series = {
    days,
    values: days.map(() => '0.055131'),
    completeTo: days.at(-1)!,
    capturedAt: new Date(CAPTURED).toISOString(),
    reader: 'central_bank' as const,
  }
  const text = writeSnapshot(new Map([['cdi', series]]))
  const rates = await openRates({
    shipped: new URL('../../data/series/', import.meta.url),
    store: {
      load: async (_name, read) => ({ value: read(text), problems: [] }),
      save: async () => {},
      watch: () => () => {},
      exclusively: async (_name, work) => work(),
    },
    refresh: 'off',
    clock: { now: () => new Date(CAPTURED + milliseconds), after: () => () => {} },
    log: () => {},
  })
  const today: Day = '2026-11-15'
  const reading = rates.port.latest('cdi', today)
  await rates.stop()
  return reading!.stale
}

it('a good reading stays fresh for exactly 36 hours', async () => {
  const hours = 3_600_000
  expect(await isStaleAfter(0)).toBe(false)
  expect(await isStaleAfter(36 * hours)).toBe(false)
  expect(await isStaleAfter(36 * hours + 1)).toBe(true)
})
