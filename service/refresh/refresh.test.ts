import { describe, expect, it } from 'vitest'
import type { SeriesId } from '../../engine/indicators/metrics.ts'
import type { Observation, Series } from '../../engine/indicators/series.ts'
import type { RateSource } from '../sources/source.ts'
import { refresh } from './refresh.ts'

const NOW = new Date('2026-11-16T23:00:00Z')

/** Refreshes one series from a stub source with these rows, on top of held data. */
async function refreshed(id: SeriesId, rows: readonly Observation[], held?: Pick<Series, 'days' | 'values'>) {
  const source: RateSource = { name: 'test', has: (asked) => asked === id, read: async () => [...rows] }
  const before = new Map(
    held && [[id, { ...held, completeTo: held.days.at(-1)!, capturedAt: '2026-11-14T00:00:00Z', reader: 'central_bank' as const }]],
  )
  const { snapshot, outcomes } = await refresh(before, {
    sources: [source],
    now: NOW,
    signal: new AbortController().signal,
    pauseMilliseconds: 0,
  })
  return { values: snapshot.get(id)?.values, problem: outcomes.find((outcome) => outcome.id === id)!.problem }
}

const problemOf = async (id: SeriesId, ...rows: readonly Observation[]) => (await refreshed(id, rows)).problem

describe('rejects an implausible step in either direction', () => {
  const dollar = (before: string, after: string) =>
    problemOf('dollar', { day: '2026-11-12', value: before }, { day: '2026-11-13', value: after })

  it('rejects a dollar that halves or doubles overnight', async () => {
    expect(await dollar('5.0000', '2.5000')).toMatch(/absurd step from 5\.0000 on 2026-11-12 to 2\.5000 on 2026-11-13/)
    expect(await dollar('2.5000', '5.0000')).toMatch(/absurd step/)
  })

  it('accepts a 30% step either way, and rejects slightly more', async () => {
    expect(await dollar('5.0000', '6.5000')).toBeNull()
    expect(await dollar('5.0000', '6.5001')).toMatch(/absurd step/)
    expect(await dollar('6.5000', '5.0001')).toBeNull()
    expect(await dollar('6.5000', '4.9999')).toMatch(/absurd step/)
  })

  it('measures from the last held value, which is kept on rejection', async () => {
    const held = { days: ['2026-11-12' as const], values: ['5.0000'] }
    const { problem, values } = await refreshed('dollar', [{ day: '2026-11-13', value: '2.5000' }], held)
    expect(problem).toMatch(/absurd step from 5\.0000 on 2026-11-12 to 2\.5000/)
    expect(values).toEqual(['5.0000'])
  })

  it('scales the limit by the number of months without values', async () => {
    const held = { days: ['2026-08-03' as const], values: ['5.0000'] }
    const after = async (day: Observation['day'], value: string) => (await refreshed('dollar', [{ day, value }], held)).problem
    expect(await after('2026-08-04', '7.0000')).toMatch(/absurd step/)
    expect(await after('2026-11-03', '7.0000')).not.toMatch(/absurd/)
    expect(await after('2026-11-03', '2.1000')).toMatch(/absurd step/)
    expect(await after('2026-11-03', '50.0000')).toMatch(/absurd step/)
  })
})

describe('rejects an implausible value', () => {
  /** Newest days due of series with one row a month, of its first day. */
  const FIRST_OF_MONTH: Partial<Record<SeriesId, Observation['day']>> = { ipca: '2026-10-01', tr: '2026-11-01' }
  const on = (id: SeriesId, value: string, day: Observation['day'] = FIRST_OF_MONTH[id] ?? '2026-11-13') => problemOf(id, { day, value })

  it.each([
    ['selic-target', '60.00', '60.01'],
    ['selic-target', '0.50', '0.49'],
    ['cdi', '0.300000', '0.300001'],
    ['dollar', '50.0000', '50.0001'],
    ['dollar', '0.5000', '0.4999'],
    ['cdi', '0.003000', '0.000000'],
    ['ipca', '4.00', '4.01'],
    ['ipca', '-2.00', '-2.01'],
    ['tr', '1.0000', '1.0001'],
    ['tr', '0.0000', '-0.0001'],
  ] as const)('%s: accepts %s and rejects %s', async (id, last, beyond) => {
    expect(await on(id, last)).toBeNull()
    expect(await on(id, beyond)).toMatch(/absurd value/)
  })

  it('applies the limits of its period: a value plausible in 1995 is not in 1996', async () => {
    expect(await on('ipca', '47.43', '1995-12-01')).not.toMatch(/absurd/)
    expect(await on('ipca', '47.43', '1996-01-01')).toMatch(/absurd value 47\.43 on 1996-01-01/)
  })
})

describe('provisional values', () => {
  const provisional: Series = {
    days: ['2026-11-10', '2026-11-11', '2026-11-12'],
    values: ['0.050788', '0.050788', '0.050788'],
    completeTo: '2026-11-10',
    provisionalFrom: '2026-11-11',
    capturedAt: '2026-11-14T00:00:00Z',
    reader: 'shipped',
  }
  const read = async (...rows: readonly Observation[]) => {
    const source: RateSource = { name: 'test', has: (asked) => asked === 'cdi', read: async () => [...rows] }
    const options = { sources: [source], now: NOW, signal: new AbortController().signal, pauseMilliseconds: 0 }
    const { snapshot, outcomes } = await refresh(new Map([['cdi', provisional]]), options)
    return { ...snapshot.get('cdi')!, problem: outcomes[0]!.problem }
  }

  it('are replaced by any good reading', async () => {
    const rows = [
      { day: '2026-11-10', value: '0.050788' },
      { day: '2026-11-11', value: '0.052531' },
    ] as const
    const found = await read(...rows)
    expect(found).toMatchObject({ days: ['2026-11-10', '2026-11-11'], values: ['0.050788', '0.052531'], problem: null })
    expect(found).not.toHaveProperty('provisionalFrom')
  })

  it('are kept when the source is empty or its response implausible', async () => {
    expect(await read()).toMatchObject({ ...provisional, problem: 'the source has nothing in the range' })
    expect(await read({ day: '2026-11-10', value: '5.0788' })).toMatchObject({ ...provisional, problem: expect.stringMatching(/absurd/) })
  })

  it('are kept after the end of an incomplete reading', async () => {
    const found = await read({ day: '2026-11-11', value: '0.050788' })
    expect(found).toMatchObject({ days: provisional.days, provisionalFrom: '2026-11-12', problem: expect.stringMatching(/lacks 1 known/) })
  })
})

it.each([
  // Overlap before the last observation of a good reading: 45 days for daily series, 400 for monthly.
  ['dollar', '2026-11-13', '2026-09-29'],
  ['ipca', '2026-10-01', '2025-08-27'],
] as const)('%s, complete to %s, is reread from %s', async (id, last, from) => {
  const asked: string[] = []
  const source: RateSource = {
    name: 'test',
    has: (each) => each === id,
    read: async (_id, start) => {
      asked.push(start)
      return []
    },
  }
  const held: Series = { days: [last], values: ['1'], completeTo: last, capturedAt: '2026-11-14T00:00:00Z', reader: 'central_bank' }
  await refresh(new Map([[id, held]]), { sources: [source], now: NOW, signal: new AbortController().signal, pauseMilliseconds: 0 })
  expect(asked).toEqual([from])
})

it('requests the first series immediately, for any pause between series', async () => {
  const source: RateSource = { name: 'test', has: (id) => id === 'cdi', read: async () => [{ day: '2026-11-13', value: '0.050788' }] }
  const options = { sources: [source], now: NOW, signal: new AbortController().signal, pauseMilliseconds: 3_600_000 }
  expect((await refresh(new Map(), options)).snapshot.get('cdi')?.values).toEqual(['0.050788'])
})
