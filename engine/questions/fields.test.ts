import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { seeded } from '../../test/support/plan.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { InvalidInput } from '../core/errors.ts'
import { decimal, divide } from '../core/ratio.ts'
import { QuestionContext } from '../operation/definition/question.ts'
import { validated } from '../operation/input/intake.ts'
import { fieldsOf } from '../presentation/schema.ts'
import { movable, units } from './fields.ts'

const isNumeric = ({ type }: { readonly type?: string }): boolean => type === 'number' || type === 'integer'

describe('exact value of a step', () => {
  it.each([...registry.calculators.values()])(
    '$id: equals the validated value and is rejected when validation rejects it',
    (calculator) => {
      const ctx = new QuestionContext(ports, { calculator, input: {}, given: {}, named: (field) => field })
      for (const [name, schema] of fieldsOf(calculator.inputSchema)) {
        if (!isNumeric(schema)) continue
        const { low, high, exact, number, schema: declared } = movable(ctx, name, 'vary')
        const alone = {
          input: z.strictObject({ [name]: calculator.input.shape[name]! }),
          inputSchema: { properties: { [name]: declared } },
        }
        const near = [low - 1n, low, low + 1n, high - 1n, high, high + 1n]
        const within = [0n, 1n, 2n, 99n, 100n, 101n, 12_345n, 500_000n, 123_456_789n].filter((at) => at > low && at < high)
        for (const at of [...near, ...within]) {
          const found = exact(at)
          try {
            expect(found, `${name} ${at}`).toEqual({ value: validated(alone, { [name]: number(at) })[name] })
          } catch (error) {
            if (!(error instanceof InvalidInput)) throw error
            expect(found, `${name} ${at}`).toHaveProperty('error')
          }
        }
      }
    },
  )
})

describe('number in units of its last decimal', () => {
  it('keeps its decimals and rounds excess ones half up', () => {
    const draw = seeded(28)
    const odd = [0, -0, 0.005, 1.005, -1.005, 2.675, 0.1 + 0.2, 1e15, 1e21, -1e15, 90_071_992_547_409.94, 123_456_789_012.345]
    const drawn = Array.from({ length: 2000 }, () => ((draw(2) === 0 ? 1 : -1) * draw(10 ** (1 + draw(15)))) / 10 ** draw(8))
    for (const value of [...odd, ...drawn])
      for (const places of [0, 2, 6, 12]) {
        const { n, d } = decimal(value)
        expect(units(value, places), `${value} ${places}`).toBe(divide(n * 10n ** BigInt(places), d, 'halfUp'))
      }
  })
})
