import { expect, it } from 'vitest'
import type { Day } from '../../engine/core/day.ts'
import { Quotes } from './quotes.ts'

const NOW = new Date('2026-11-16T23:00:00Z')

/** Windows requested for a currency quoted since a given day. */
async function asked(since: Day): Promise<string[]> {
  const windows: string[] = []
  const quotes = await Quotes.open({
    store: null,
    clock: { now: () => NOW, after: () => () => {} },
    log: () => {},
    pauseMilliseconds: 0,
    source: {
      currencies: async () => [],
      async read(currency, from, to) {
        if (currency === 'EUR') windows.push(`${from} ${to}`)
        return to < since ? [] : [{ day: from < since ? since : from, buy: '6.0000', sell: '6.0010' }]
      },
    },
  })
  const outcomes = await quotes.refresh(new AbortController().signal, undefined)
  expect(outcomes.find(({ id }) => id === 'PTAX EUR')?.problem).toBeNull()
  return windows
}

it('reads a currency year by year, back to the first year without quotes', async () => {
  expect(await asked('2024-05-02')).toEqual([
    '2025-11-16 2026-11-15',
    '2026-11-16 2026-11-16',
    '2024-11-16 2025-11-15',
    '2023-11-16 2024-11-15',
    '2022-11-16 2023-11-15',
  ])
})

it('skips currencies read at or after the scheduled hour, and rereads older ones', async () => {
  const quotes = await Quotes.open({
    store: null,
    clock: { now: () => NOW, after: () => () => {} },
    log: () => {},
    pauseMilliseconds: 0,
    source: { currencies: async () => [], read: async (_currency, _from, to) => [{ day: to, buy: '6.0000', sell: '6.0010' }] },
  })
  const readFor = async (lastHour: Date) => (await quotes.refresh(new AbortController().signal, lastHour)).length
  const all = await readFor(NOW)
  expect(all).toBeGreaterThan(0)
  expect(quotes.isDue(NOW)).toBe(false)
  expect(await readFor(NOW)).toBe(0)
  expect(await readFor(new Date(NOW.getTime() + 1))).toBe(all)
})
