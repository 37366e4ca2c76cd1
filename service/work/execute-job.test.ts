import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { viewOf } from '../../engine/presentation/view.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { executeJob, type Pace } from './execute-job.ts'

const pace: Pace = {
  stopped: () => false,
  charge: async () => {},
  finish(parts) {
    for (;;) {
      const part = parts.next()
      if (part.done) return part.value
    }
  },
}
const netSalary = registry.calculators.get('net-salary')!
const expected = run(netSalary, { gross_salary: 5000, dependents: 2 }, ports)

describe('answer', () => {
  it('gives the same result for URL fields and JSON, each parsed by its own rules', async () => {
    const asked = (input: unknown, text: boolean) => executeJob({ do: 'answer', operation: 'net-salary', input, text }, ports, pace)
    expect(await asked({ gross_salary: '5000', dependents: '2' }, true)).toEqual(expected)
    expect(await asked({ gross_salary: 5000, dependents: 2 }, false)).toEqual(expected)
    // A URL list is comma-separated text; in JSON such text is not a list.
    const days = (local_holidays: unknown, text: boolean) =>
      executeJob(
        { do: 'answer', operation: 'business-days', input: { from: '2026-01-01', to: '2026-12-31', local_holidays }, text },
        ports,
        pace,
      )
    expect(() => asked({ gross_salary: [5000] }, false)).toThrow()
    expect(() => days('2026-02-30', true)).toThrow()
  })

  it('runs a question to completion', async () => {
    const input = { calculator: 'net-salary', vary: 'gross_salary', from: 2000, to: 3000, points: 3 }
    const text = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const whole = run(registry.questions.get('sweep')!, input, ports)
    expect(await executeJob({ do: 'answer', operation: 'sweep', input, text: false }, ports, pace)).toEqual(whole)
    expect(await executeJob({ do: 'answer', operation: 'sweep', input: text, text: true }, ports, pace)).toEqual(whole)
  })

  it('serializes the answer in the requested format', async () => {
    const view = viewOf(netSalary, { fields: 'netSalary' }, 'json')
    const { text, reform } = await executeJob(
      { do: 'render', operation: 'net-salary', input: { gross_salary: 5000 }, text: false, view },
      ports,
      pace,
    )
    expect([JSON.parse(text), reform]).toEqual([{ netSalary: 4498.5 }, undefined])
  })
})
