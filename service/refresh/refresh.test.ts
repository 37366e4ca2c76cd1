import { describe, expect, it } from 'vitest'
import type { SeriesId } from '../../engine/indicators/metrics.ts'
import type { Observation, Series } from '../../engine/indicators/series.ts'
import type { RateSource } from '../sources/source.ts'
import { refresh } from './refresh.ts'

const NOW = new Date('2026-11-16T23:00:00Z')

/** A source that answers these rows about one series, and the series as it was held before. */
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

describe('a step no one could believe is refused, up or down', () => {
  const dollar = (before: string, after: string) =>
    problemOf('dollar', { day: '2026-11-12', value: before }, { day: '2026-11-13', value: after })

  it('a dollar that halves overnight, as one that doubles', async () => {
    expect(await dollar('5.0000', '2.5000')).toMatch(/absurd step from 5\.0000 on 2026-11-12 to 2\.5000 on 2026-11-13/)
    expect(await dollar('2.5000', '5.0000')).toMatch(/absurd step/)
  })

  it('three tenths more is believed, and the same the other way; a little beyond is not', async () => {
    expect(await dollar('5.0000', '6.5000')).toBeNull()
    expect(await dollar('5.0000', '6.5001')).toMatch(/absurd step/)
    expect(await dollar('6.5000', '5.0001')).toBeNull()
    expect(await dollar('6.5000', '4.9999')).toMatch(/absurd step/)
  })

  it('is measured from the last value held before the answer, which is kept when it is refused', async () => {
    const held = { days: ['2026-11-12' as const], values: ['5.0000'] }
    const { problem, values } = await refreshed('dollar', [{ day: '2026-11-13', value: '2.5000' }], held)
    expect(problem).toMatch(/absurd step from 5\.0000 on 2026-11-12 to 2\.5000/)
    expect(values).toEqual(['5.0000'])
  })

  it('is measured across months without values too, by how many they are', async () => {
    const held = { days: ['2026-08-03' as const], values: ['5.0000'] }
    const after = async (day: Observation['day'], value: string) => (await refreshed('dollar', [{ day, value }], held)).problem
    expect(await after('2026-08-04', '7.0000')).toMatch(/absurd step/)
    expect(await after('2026-11-03', '7.0000')).not.toMatch(/absurd/)
    expect(await after('2026-11-03', '2.1000')).toMatch(/absurd step/)
    expect(await after('2026-11-03', '50.0000')).toMatch(/absurd step/)
  })
})

describe('a value no one could believe is refused', () => {
  const on = (id: SeriesId, value: string, day: Observation['day'] = '2026-11-13') => problemOf(id, { day, value })

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
  ] as const)('%s of %s is believed and of %s is not', async (id, last, beyond) => {
    expect(await on(id, last)).toBeNull()
    expect(await on(id, beyond)).toMatch(/absurd value/)
  })

  it('by the measure of its time: what 1995 saw, 1996 could not', async () => {
    expect(await on('ipca', '47.43', '1995-12-01')).not.toMatch(/absurd/)
    expect(await on('ipca', '47.43', '1996-01-01')).toMatch(/absurd value 47\.43 on 1996-01-01/)
  })
})

describe('what is provisional', () => {
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

  it('gives way to a good reading, whatever that says of its days', async () => {
    const rows = [
      { day: '2026-11-10', value: '0.050788' },
      { day: '2026-11-11', value: '0.052531' },
    ] as const
    const found = await read(...rows)
    expect(found).toMatchObject({ days: ['2026-11-10', '2026-11-11'], values: ['0.050788', '0.052531'], problem: null })
    expect(found).not.toHaveProperty('provisionalFrom')
  })

  it('stays where the source has nothing, or what it says cannot be believed', async () => {
    expect(await read()).toMatchObject({ ...provisional, problem: 'the source has nothing in the range' })
    expect(await read({ day: '2026-11-10', value: '5.0788' })).toMatchObject({ ...provisional, problem: expect.stringMatching(/absurd/) })
  })

  it('stays after what an incomplete reading brings', async () => {
    const found = await read({ day: '2026-11-11', value: '0.050788' })
    expect(found).toMatchObject({ days: provisional.days, provisionalFrom: '2026-11-12', problem: expect.stringMatching(/lacks 1 known/) })
  })
})

it.each([
  // So many days before the last observation of a good reading: 45 of one by the day, 400 of one by the month.
  ['dollar', '2026-11-13', '2026-09-29'],
  ['ipca', '2026-10-01', '2025-08-27'],
] as const)('%s, whole up to %s, is read again from %s', async (id, last, from) => {
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

it('whatever the rest between one series and the next, the first is asked at once', async () => {
  const source: RateSource = { name: 'test', has: (id) => id === 'cdi', read: async () => [{ day: '2026-11-13', value: '0.050788' }] }
  const options = { sources: [source], now: NOW, signal: new AbortController().signal, pauseMilliseconds: 3_600_000 }
  expect((await refresh(new Map(), options)).snapshot.get('cdi')?.values).toEqual(['0.050788'])
})
