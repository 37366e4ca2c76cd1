import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { Ratio } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import type { RateReading } from '../../../../operation/evaluation/ports.ts'
import { cdiOfDay, effectiveSelic } from './coherent-rates.ts'

const reading = (metric: string, value: number, date: Day): RateReading => ({ metric, value, date, source: 'central_bank', stale: false })

/** Fixture: the CDI was last published on 20/08/2026, at 13.90%; the target was 14% and is 13.75% from 17/09/2026. */
function on(day: Day, selicOfDay: Ratio | null = null): Context {
  const ports = portsOn('2026-11-14')
  const target = (asked: Day) => (asked < '2026-09-17' ? reading('selic', 14, '2026-08-06') : reading('selic', 13.75, '2026-09-17'))
  const rates = {
    ...ports.rates,
    latest: (metric: string, asked: Day) => (metric === 'cdi' ? reading('cdi', 13.9, '2026-08-20') : target(asked)),
    accumulated: (_metric: string, _from: Day, to: Day) =>
      selicOfDay ? { factor: selicOfDay, count: 1, last: reading('selic', 13.9, to), rule: '' } : undefined,
    held: () => undefined,
  }
  return new Context({ day, given: true }, { ...ports, rates })
}

describe('CDI of a day', () => {
  it('is the last published, adjusted by a later change of the target', () => {
    // 14.00 − 13.90 = 0.10 below the target of its day; 13.75 − 0.10 = 13.65.
    const [before, after] = [cdiOfDay(on('2026-09-16'), 'o CDI'), cdiOfDay(on('2026-10-01'), 'o CDI')]
    expect([before.rate.toPercent(), after.rate.toPercent()]).toEqual([13.9, 13.65])
    expect(String(before.from)).toBe('o último publicado, de 20/08/2026')
    expect(String(after.from)).toBe('o último publicado, de 20/08/2026, levado à meta da Selic de 13,75%, que mudou depois dele')
  })

  it('is not adjusted when the target of its day is not recorded', () => {
    const ports = portsOn('2026-11-14')
    const latest = (metric: string, day: Day): RateReading => {
      if (metric === 'cdi') return reading('cdi', 13.9, '2026-08-20')
      if (day < '2026-09-17') throw new SourceUnavailable('selic')
      return reading('selic', 13.75, '2026-09-17')
    }
    const ctx = new Context({ day: '2026-10-01', given: true }, { ...ports, rates: { ...ports.rates, latest } })
    expect(cdiOfDay(ctx, 'o CDI').rate.toPercent()).toBe(13.9)
  })
})

describe('effective Selic', () => {
  it('is the published Selic of the day: 1.0005166 to the 252nd is e to 0.13015, 13.90%', () => {
    expect(effectiveSelic(on('2026-08-20', Ratio.of(10_005_166n, 10_000_000n)), 'a Selic').rate.toPercent()).toBe(13.9)
  })

  it('defaults to 0.10 below the target: 13.75 − 0.10 = 13.65; a day without yield counts as missing', () => {
    expect(effectiveSelic(on('2026-10-01'), 'a Selic').rate.toPercent()).toBe(13.65)
    expect(effectiveSelic(on('2026-10-01', Ratio.of(1n)), 'a Selic').rate.toPercent()).toBe(13.65)
  })
})
