import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const fuel = registry.calculators.get('fuel')!
const price = fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000)
const consumption = fc.integer({ min: 1, max: 500 }).map((tenths) => tenths / 10)

it('selects the fuel on its side of the break-even ratio, with the exact difference as the saving', () => {
  fc.assert(
    fc.property(price, price, consumption, consumption, fc.integer({ min: 0, max: 20_000 }), (alcohol, gasoline, kmA, kmG, km) => {
      const answer = run(
        fuel,
        {
          alcohol_price: alcohol,
          gasoline_price: gasoline,
          alcohol_km_per_liter: kmA,
          gasoline_km_per_liter: kmG,
          km_per_month: km,
        },
        ports,
      )
      const difference = new Decimal(alcohol).times(kmG).minus(new Decimal(gasoline).times(kmA))
      expect(answer.cheaper).toBe(difference.isZero() ? 'tie' : difference.isNegative() ? 'alcohol' : 'gasoline')
      const saving = difference.abs().times(km).div(new Decimal(kmA).times(kmG))
      expect(answer.monthlySavings).toBe(saving.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber())
    }),
  )
})
