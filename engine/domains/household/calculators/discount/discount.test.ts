import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const discount = registry.calculators.get('discount')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it.each([
  [{ original_price: 10 }, 'discount_percent'],
  [{ original_price: 10, discount_percent: 5, final_price: 9 }, 'final_price'],
  [{ original_price: 10, final_price: 10.01 }, 'final_price'],
])('rejects %j at %s', (input, field) => {
  try {
    run(discount, input, ports)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput)
    expect((error as InvalidInput).issues[0]!.field).toBe(field)
  }
})

it('discount and final price sum to the original price, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 14 }), fc.integer({ min: 0, max: 10_000 }), (price, basisPoints) => {
      const there = run(discount, { original_price: price / 100, discount_percent: basisPoints / 100 }, ports)
      expect(cents(there.discountAmount) + cents(there.finalPrice)).toBe(price)
      const back = run(discount, { original_price: price / 100, final_price: there.finalPrice }, ports)
      expect(back.discountAmount).toBe(there.discountAmount)
      expect(back.discountPercent).toBeLessThanOrEqual(100)
    }),
  )
})
