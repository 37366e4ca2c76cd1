import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { createEngine } from '../engine.ts'
import { calculator } from '../operation/definition/calculator.ts'
import { defineEntry } from '../operation/definition/operation.ts'
import { ENVELOPE } from '../operation/evaluation/envelope.ts'
import { run } from '../operation/evaluation/run.ts'
import { brl, money } from '../operation/input/fields.ts'
import { projected, runWithView } from './view.ts'

const UNEXPLAINED = { fields: null, explain: false }

describe('answer view', () => {
  it.each([...registry.calculators.values()].map((each) => [each.id, each] as const))(
    'of %s equals that part of the whole answer',
    (_id, operation) => {
      const { input, on } = operation.examples[0]!
      const world = on === undefined ? ports : { ...ports, today: () => on }
      const whole = run(operation, input, world)
      const headline = { fields: [operation.headline, 'assumptions'], explain: true }
      const own = { fields: Object.keys(operation.resultSchema.properties!).filter((field) => !ENVELOPE.includes(field)), explain: true }
      const first = { fields: [operation.headline], explain: true }
      for (const view of [UNEXPLAINED, headline, own, first, { fields: ['steps.label', 'currency'], explain: true }])
        expect(JSON.stringify(runWithView(operation, input, world, view))).toBe(JSON.stringify(projected(whole, view)))
    },
  )

  it('does not render omitted steps', () => {
    let worded = 0
    const counted = defineEntry(
      calculator({
        id: 'counted',
        slug: 'contada',
        title: 'Contada',
        summary: 'Conta quantas vezes um passo vira texto.',
        group: 'cotidiano',
        headline: 'double',
        says: 'O dobro é {value}',
        input: { amount: money('Valor') },
        result: { double: brl('Dobro') },
        answer: ({ amount }, ctx) => ({
          double: ctx.step(
            'Dobro',
            () => {
              worded++
              return 'o valor, duas vezes'
            },
            amount * 2n,
          ),
        }),
      }),
    )
    expect(runWithView(counted, { amount: 5 }, ports, UNEXPLAINED)).toEqual({ currency: 'BRL', double: 10, basis: [], assumptions: [] })
    expect(runWithView(counted, { amount: 5 }, ports, { fields: ['double'], explain: true })).toEqual({ double: 10 })
    expect(worded).toBe(0)
    runWithView(counted, { amount: 5 }, ports, { fields: ['steps'], explain: true })
    expect(worded).toBe(1)
  })
})

describe('calculate() with a view', () => {
  const { calculate } = createEngine(ports)

  it('returns the same as a URL with fields and explain', () => {
    const whole = calculate('net-salary', { gross_salary: 5200 })
    expect(calculate('net-salary', { gross_salary: 5200 }, { fields: ['netSalary'] })).toEqual({ netSalary: whole.netSalary })
    const { steps, ...rest } = calculate('net-salary', { gross_salary: 5200 }, { explain: false }) as Record<string, unknown>
    expect(steps).toBeUndefined()
    expect(rest).toEqual(projected(whole, UNEXPLAINED))
    expect(calculate('net-salary', { gross_salary: 5200 }, {})).toEqual(whole)
  })

  it('rejects an unknown field by name', () => {
    expect(() => calculate('net-salary', { gross_salary: 5200 }, { fields: ['netSalry'] })).toThrow(/netSalary/)
  })
})
