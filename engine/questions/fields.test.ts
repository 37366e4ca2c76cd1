import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ports, registry } from '../../test/support/ports.ts'
import { InvalidInput } from '../core/errors.ts'
import { validated } from '../core/operation/intake.ts'
import { QuestionContext } from '../core/operation/question.ts'
import { fieldsOf } from '../present/schema.ts'
import { movable } from './fields.ts'

const isNumeric = ({ type }: { readonly type?: string }): boolean => type === 'number' || type === 'integer'

describe('the exact value of a step', () => {
  it.each([...registry.calculators.values()])('$id: is the one that validation gives, and refused where it refuses', (calculator) => {
    const ctx = new QuestionContext(ports, { calculator, input: {}, given: {}, named: (field) => field })
    for (const [name, schema] of fieldsOf(calculator.inputSchema)) {
      if (!isNumeric(schema)) continue
      const { low, high, exact, number, schema: declared } = movable(ctx, name, 'vary')
      const alone = { input: z.strictObject({ [name]: calculator.input.shape[name]! }), inputSchema: { properties: { [name]: declared } } }
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
  })
})
