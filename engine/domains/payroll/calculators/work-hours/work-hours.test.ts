import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('work-hours')!, input, ports) as Record<string, number>
const shown = (minutes: number): string => {
  const time = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
}

/** Brute force: counts the day minute by minute, without interval arithmetic. */
function minuteByMinute(schedule: number[], punches: number[]) {
  let worked = 0
  let night = 0
  let planned = 0
  for (let minute = -720; minute < 2880; minute++) {
    const inside = (times: number[]) => (minute >= times[0]! && minute < times[1]!) || (minute >= times[2]! && minute < times[3]!)
    if (inside(schedule)) planned++
    if (!inside(punches)) continue
    worked++
    const clock = ((minute % 1440) + 1440) % 1440
    if (clock >= 1320 || clock < 300) night++
  }
  const away = punches.map((punch, index) => Math.abs(punch - schedule[index]!))
  const total = away.reduce((sum, minutes) => sum + minutes, 0)
  const tolerated = away.every((minutes) => minutes <= 5) && total <= 10
  const [first = 0, , , last = 0] = tolerated ? schedule : punches
  let after = 0
  if (first <= 1320 && last > 1740)
    for (let minute = 1740; minute < 2880; minute++)
      if ((minute >= punches[0]! && minute < punches[1]!) || (minute >= punches[2]! && minute < punches[3]!)) after++
  return {
    workedMinutes: worked,
    scheduledMinutes: planned,
    toleratedMinutes: tolerated ? total : 0,
    overtimeMinutes: tolerated ? 0 : Math.max(0, worked - planned),
    missingMinutes: tolerated ? 0 : Math.max(0, planned - worked),
    nightClockMinutes: night + after,
    prorogatedMinutes: after,
    breakMinutes: punches[2]! - punches[1]!,
  }
}

describe('time clock', () => {
  it('agrees with a minute-by-minute count, including past midnight', () => {
    const day = fc.tuple(
      fc.integer({ min: 30, max: 1400 }),
      fc.integer({ min: 60, max: 300 }),
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 60, max: 300 }),
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }),
    )
    fc.assert(
      fc.property(day, ([start, first, pause, second, moves]) => {
        const schedule = [start, start + first, start + first + pause, start + first + pause + second]
        const punches = schedule.map((time, index) => time + moves[index]!)
        const answer = ask({ schedule: schedule.map(shown), punches: punches.map(shown) })
        expect(answer).toMatchObject(minuteByMinute(schedule, punches))
        expect(answer.overtimeMinutes! * answer.missingMinutes!).toBe(0)
        expect(answer.nightClockMinutes!).toBeLessThanOrEqual(answer.workedMinutes!)
      }),
      { numRuns: 300, seed: 20_261_116 },
    )
  })

  it.each([
    [['22:00', '02:00', '03:00', '07:00'], 480, 120, 548.571429],
    // The night is not whole: the entry is after 22:00, or the exit at 05:00.
    [['22:01', '02:00', '03:00', '07:00'], 359, 0, 410.285714],
    [['22:00', '02:00', '03:00', '05:00'], 360, 0, 411.428571],
    // An absence above two hours is no break (CLT, art. 71).
    [['22:00', '01:00', '03:00', '07:00'], 420, 120, 480],
    [['22:00', '01:00', '03:01', '07:00'], 299, 0, 341.714286],
    [['20:00', '02:00', '03:00', '05:30'], 390, 30, 445.714286],
  ])('after a night worked whole the premium goes on: %j (CLT, art. 73, § 5º; Súmula TST 60, II)', (punches, night, after, counted) => {
    const answer = ask({ schedule: punches, punches })
    expect(answer).toMatchObject({ nightClockMinutes: night, prorogatedMinutes: after, nightCountedMinutes: counted })
  })

  it('the minutes with the premium are those of night-shift', () => {
    const punches = ['22:00', '02:00', '03:00', '07:00']
    const shift = run(
      registry.calculators.get('night-shift')!,
      { salary: 2200, night_clock_hours: 6, prorogated_hours: 2 },
      ports,
    ) as Record<string, number>
    expect(ask({ schedule: punches, punches }).nightCountedMinutes! / 60).toBeCloseTo(shift.countedHours!, 4)
  })

  it('a 12x36 schedule keeps no premium after the night (CLT, art. 59-A)', () => {
    const shift = { schedule: ['19:00', '07:00'], punches: ['19:00', '07:00'], schedule_type: '12x36' }
    expect(ask(shift)).toMatchObject({ nightClockMinutes: 420, prorogatedMinutes: 0 })
  })

  it('warns above ten hours of work and below eleven hours of rest', () => {
    const long = ['08:00', '12:00', '13:00', '19:01']
    expect(ask({ schedule: long, punches: long }).warnings).toEqual([expect.stringContaining('10 horas')])
    const usual = ['08:00', '12:00', '13:00', '17:00']
    expect(ask({ schedule: usual, punches: usual, previous_end: '21:00' }).warnings).toEqual([])
    expect(ask({ schedule: usual, punches: usual, previous_end: '21:01' }).warnings).toEqual([expect.stringContaining('11 horas')])
  })

  it('accepts a punch before midnight for an entry after it', () =>
    expect(ask({ schedule: ['00:05', '04:00'], punches: ['23:58', '04:00'] })).toMatchObject({ workedMinutes: 242, overtimeMinutes: 7 }))

  it('rejects dates before the tolerance, and 12x36 before the law introduced it', () => {
    const day = ['08:00', '12:00']
    expect(() => ask({ schedule: day, punches: day, reference_date: '2001-06-19' })).toThrow(/^reference_date: /)
    const shift = { schedule: ['19:00', '07:00'], punches: ['19:00', '07:00'], schedule_type: '12x36' }
    expect(() => ask({ ...shift, reference_date: '2017-11-10' })).toThrow(/^schedule_type: /)
    expect(ask({ ...shift, reference_date: '2017-11-11' })).toMatchObject({ scheduledMinutes: 720 })
  })

  it('rejects invalid punches and schedules', () => {
    expect(() => ask({ schedule: ['08:00', '12:00'], punches: ['08:00', '12:00', '13:00', '17:00'] })).toThrow(/^punches: /)
    expect(() => ask({ schedule: ['8h', '12:00'], punches: ['08:00', '12:00'] })).toThrow(/^schedule: /)
    expect(() => ask({ schedule: ['08:00', '12:00', '13:00'], punches: ['08:00', '12:00', '13:00'] })).toThrow(/^schedule: /)
    expect(() => ask({ punches: ['08:00', '12:00'] })).toThrow(/^schedule: /)
    expect(() => ask({ schedule: ['20:00', '08:00', '07:00', '12:00'], punches: ['20:00', '08:00', '07:00', '12:00'] })).toThrow(
      /meia-noite/,
    )
    expect(() => ask({ schedule: ['19:00', '06:00'], punches: ['19:00', '06:00'], schedule_type: '12x36' })).toThrow(/^schedule: /)
  })
})
