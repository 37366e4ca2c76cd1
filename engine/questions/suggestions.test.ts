import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { InvalidInput } from '../core/errors.ts'
import { run } from '../operation/evaluation/run.ts'
import { fieldsOf } from '../presentation/schema.ts'

const { calculators, questions } = registry

describe('default question inputs', () => {
  it('center on the given input', () => {
    const salary = calculators.get('net-salary')!
    const sweep = questions.get('sweep')!
    expect(sweep.suggests(salary, { gross_salary: 5000 }, {})).toEqual({ vary: 'gross_salary', from: 2500, to: 7500 })
    expect(sweep.suggests(salary, { gross_salary: 5000 }, { vary: 'dependents' })).toEqual({ vary: 'dependents', from: 0, to: 10 })
    expect(questions.get('solve')!.suggests(salary, {}, {})).toEqual({ solve_for: 'gross_salary' })
  })

  it("stay within the field's bounds for any input", () => {
    const sweep = questions.get('sweep')!
    const ranged = [...calculators.values()].flatMap((calculator) =>
      fieldsOf(calculator.inputSchema)
        .filter(([, { type }]) => type === 'number' || type === 'integer')
        .flatMap(([vary, field]) => [undefined, 0.01, 1, 5000, 1e9].map((value) => ({ calculator, vary, field, value }))),
    )
    expect(ranged.length).toBeGreaterThan(1000)
    for (const { calculator, vary, field, value } of ranged) {
      const range = sweep.suggests(calculator, value === undefined ? {} : { [vary]: value }, { vary })
      const where = `${calculator.id} ${vary} ${value}: ${JSON.stringify(range)}`
      const [from, to] = [Number(range.from), Number(range.to)]
      expect(from < to, where).toBe(true)
      expect(from >= (field.minimum ?? Number.NEGATIVE_INFINITY) && to <= (field.maximum ?? Number.POSITIVE_INFINITY), where).toBe(true)
      expect(from > (field.exclusiveMinimum ?? Number.NEGATIVE_INFINITY), where).toBe(true)
      expect(to < (field.exclusiveMaximum ?? Number.POSITIVE_INFINITY), where).toBe(true)
    }
  })

  // Each question covers half of the calculators, so that every calculator is covered.
  it.each([...questions.values()].map((question, at) => ({ id: question.id, question, at })))(
    '$id accepts its defaults for every suitable calculator',
    ({ question, at }) => {
      for (const calculator of [...calculators.values()].filter((_, index) => index % 2 === at % 2)) {
        if (!question.suits(calculator)) continue
        const { input } = calculator.examples[0]!
        const own = question.suggests(calculator, input, {})
        const sent = Object.fromEntries(Object.entries(own).map(([field, value]) => [question.nameBeside(calculator, field), value]))
        const { [question.fills(sent, calculator) ?? '']: _filled, ...rest } = input
        const raw = { calculator: calculator.id, ...rest, ...sent }
        try {
          run(question, { ...raw, ...(question.draws === 'curve' && { points: 2 }) }, ports)
        } catch (error) {
          // Only the fields a person must supply are missing.
          if (!(error instanceof InvalidInput)) throw error
          const required = question.inputSchema.required ?? []
          expect(
            error.issues.map(({ field }) => field).filter((field) => !required.includes(field)),
            calculator.id,
          ).toEqual([])
        }
      }
    },
  )
})
