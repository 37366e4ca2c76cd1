import { describe, expect, it } from 'vitest'
import { run } from '../../engine/core/operation/run.ts'
import { viewOf } from '../../engine/present/view.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { type Pace, perform } from './perform.ts'

const pace: Pace = {
  stopped: () => false,
  finish(parts) {
    for (;;) {
      const part = parts.next()
      if (part.done) return part.value
    }
  },
}
const netSalary = registry.calculators.get('net-salary')!
const expected = run(netSalary, { gross_salary: 5000, dependents: 2 }, ports)

describe('an answer', () => {
  it('is the same from what an address has and from JSON, and each is read as what it is', async () => {
    const asked = (input: unknown, text: boolean) => perform({ do: 'answer', operation: 'net-salary', input, text }, ports, pace)
    expect(await asked({ gross_salary: '5000', dependents: '2' }, true)).toEqual(expected)
    expect(await asked({ gross_salary: 5000, dependents: 2 }, false)).toEqual(expected)
    // In an address a list is its members with commas between them, in JSON it is none.
    const days = (local_holidays: unknown, text: boolean) =>
      perform(
        { do: 'answer', operation: 'business-days', input: { from: '2026-01-01', to: '2026-12-31', local_holidays }, text },
        ports,
        pace,
      )
    expect(() => asked({ gross_salary: [5000] }, false)).toThrow()
    expect(() => days('2026-02-30', true)).toThrow()
  })

  it('of a question is worked to its end', async () => {
    const input = { calculator: 'net-salary', vary: 'gross_salary', from: 2000, to: 3000, points: 3 }
    const text = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const whole = run(registry.questions.get('sweep')!, input, ports)
    expect(await perform({ do: 'answer', operation: 'sweep', input, text: false }, ports, pace)).toEqual(whole)
    expect(await perform({ do: 'answer', operation: 'sweep', input: text, text: true }, ports, pace)).toEqual(whole)
  })

  it('is written out in the form asked for', async () => {
    const view = viewOf(netSalary, { fields: 'netSalary' }, 'json')
    const { text, reform } = await perform(
      { do: 'render', operation: 'net-salary', input: { gross_salary: 5000 }, text: false, view },
      ports,
      pace,
    )
    expect([JSON.parse(text), reform]).toEqual([{ netSalary: 4498.5 }, undefined])
  })
})
