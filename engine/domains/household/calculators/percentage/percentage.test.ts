import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('percentage')!, input, ports) as Record<string, number>

describe('percentages', () => {
  it('reverse to the original value, to the centavo', () => {
    for (const percent of [0, 3.5, 10, 25, 99, 150])
      for (const value of [100, 2200, 12_345.67]) {
        const raised = ask({ mode: 'increase', percent, value }).result
        expect(ask({ mode: 'reverse_increase', percent, value: raised }).result).toBeCloseTo(value, 1)
        if (percent < 100) {
          const cut = ask({ mode: 'discount', percent, value }).result!
          expect(ask({ mode: 'reverse_discount', percent, value: cut }).result! * (1 - percent / 100)).toBeCloseTo(cut, 1)
        }
      }
  })

  it('require the fields of their mode and reject others', () => {
    expect(() => ask({ mode: 'of', percent: 10 })).toThrow(/^value: /)
    expect(() => ask({ mode: 'of', percent: 10, value: 5, part: 1 })).toThrow(/^part: /)
    expect(() => ask({ mode: 'change', from_value: 0, to_value: 1 })).toThrow(/^from_value: /)
    expect(() => ask({ mode: 'what_percent', part: 1, value: 0 })).toThrow(/^value: /)
    expect(() => ask({ mode: 'reverse_discount', percent: 100, value: 1 })).toThrow(/^percent: /)
    expect(() => ask({ mode: 'discount', percent: 100.01, value: 1 })).toThrow(/^percent: /)
  })
})
