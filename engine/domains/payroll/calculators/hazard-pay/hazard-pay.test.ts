import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import hazard from '../../law/hazard-pay.ts'

const calculator = registry.calculators.get('hazard-pay')!
const ask = (input: object) => run(calculator, input, ports)
const electricity = (day: Day) => hazard.at(day).value.dangerousWork.some((work) => work.includes('energia elétrica'))

describe('hazard pay', () => {
  it('covers the electricity sector since Lei 7.369/1985, under its own law until 2012', () => {
    expect((['1985-09-22', '1985-09-23', '2012-12-09', '2012-12-10'] as const).map(electricity)).toEqual([false, true, true, true])
  })

  it('requires the base of each premium', () => {
    expect(() => ask({ type: 'unhealthy' })).toThrow(/degree/)
    expect(() => ask({ type: 'dangerous' })).toThrow(/salary/)
    expect(() => ask({ type: 'dangerous', salary: 1000, base_value: 1 })).toThrow(/base_value/)
  })

  it('names the higher premium on both sides of the tie', () => {
    const of = (salary: number) => ask({ type: 'dangerous', degree: 'maximum', salary, base_value: 1500 }).better
    expect([of(1999.9), of(2000), of(2000.1)]).toEqual(['unhealthy', 'tie', 'dangerous'])
  })

  it('lists motorcycle riders and traffic agents from the first day of their acts', () => {
    const works = (day: string) => (ask({ type: 'dangerous', salary: 1000, reference_date: day }).assumptions as string[]).join(' ')
    expect(works('2014-06-19')).not.toContain('motocicleta')
    expect(works('2014-06-20')).toContain('motocicleta')
    expect(works('2023-09-20')).not.toContain('trânsito')
    expect(works('2023-09-21')).toContain('trânsito')
    expect(works('2012-12-09')).not.toContain('patrimonial')
    expect(works('2012-12-10')).toContain('patrimonial')
  })
})
