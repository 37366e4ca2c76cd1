import { describe, expect, it } from 'vitest'
import { HandClock } from '../../test/support/fakes/hand-clock.ts'
import { everyDay, nextHour } from './schedule.ts'

describe('hour in São Paulo', () => {
  it.each([
    ['2026-11-16T12:00:00Z', '2026-11-17T01:40:00.000Z'],
    ['2026-11-17T01:39:59Z', '2026-11-17T01:40:00.000Z'],
    ['2026-11-17T01:40:00Z', '2026-11-18T01:40:00.000Z'],
    ['2018-12-01T12:00:00Z', '2018-12-02T00:40:00.000Z'], // daylight saving time, last observed in 2018–2019
  ])('the next one after %s is %s', (now, expected) => {
    expect(nextHour(new Date(now), '22:40').toISOString()).toBe(expected)
  })
})

describe('daily schedule', () => {
  const runs: string[] = []
  const scheduled = (clock: HandClock, due: boolean, results: boolean[]) => {
    runs.length = 0
    return everyDay(
      async () => {
        runs.push(clock.now().toISOString())
        return results.shift() ?? true
      },
      { clock, due: () => due, chance: () => 0 },
    )
  }

  it('runs immediately when data are old, then at the hour', async () => {
    const clock = new HandClock('2026-11-16T12:00:00Z')
    scheduled(clock, true, [])
    expect(runs).toEqual(['2026-11-16T12:00:00.000Z'])
    await new Promise((resolve) => setImmediate(resolve))
    await clock.next()
    await clock.next()
    expect(runs.slice(1)).toEqual(['2026-11-17T01:40:00.000Z', '2026-11-18T01:40:00.000Z'])
  })

  it('waits for the hour when data are new', async () => {
    const clock = new HandClock('2026-11-16T12:00:00Z')
    scheduled(clock, false, [])
    expect(runs).toEqual([])
    await clock.next()
    expect(runs).toEqual(['2026-11-17T01:40:00.000Z'])
  })

  it('retries with backoff after a failure, never past the daily hour', async () => {
    const clock = new HandClock('2026-11-17T01:40:00Z')
    scheduled(clock, true, [false, false, false, false, false, true])
    await new Promise((resolve) => setImmediate(resolve))
    for (let run = 0; run < 6; run++) await clock.next()
    expect(runs).toEqual([
      '2026-11-17T01:40:00.000Z',
      '2026-11-17T02:10:00.000Z',
      '2026-11-17T03:10:00.000Z',
      '2026-11-17T05:10:00.000Z',
      '2026-11-17T09:10:00.000Z',
      '2026-11-17T13:10:00.000Z',
      '2026-11-18T01:40:00.000Z',
    ])
  })

  it('replaces a retry past the daily hour with the hour itself', async () => {
    const clock = new HandClock('2026-11-17T01:40:00Z')
    scheduled(clock, true, Array(12).fill(false))
    await new Promise((resolve) => setImmediate(resolve))
    for (let run = 0; run < 9; run++) await clock.next()
    expect(runs.slice(-4)).toEqual([
      '2026-11-17T17:10:00.000Z',
      '2026-11-17T21:10:00.000Z',
      '2026-11-18T01:10:00.000Z',
      '2026-11-18T01:40:00.000Z',
    ])
  })

  it('rejects an invalid hour instead of looping', () => {
    expect(() => everyDay(async () => true, { clock: new HandClock('2026-11-16T12:00:00Z'), due: () => false, at: '24:00' })).toThrow(
      '24:00',
    )
  })

  it('cancels its timer when stopped', async () => {
    const clock = new HandClock('2026-11-16T12:00:00Z')
    scheduled(clock, true, []).stop()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await clock.next()).toBeUndefined()
  })
})
