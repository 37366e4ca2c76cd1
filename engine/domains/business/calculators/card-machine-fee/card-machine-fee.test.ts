import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../core/operation/run.ts'

const machine = registry.calculators.get('card-machine-fee')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it('sale = fee + anticipation + what is received today, and the effective cost is never below the quoted rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_00, max: 10 ** 12 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 300 }),
      (sale, fee, installments, days, rate) => {
        const input = {
          sale_amount: sale / 100,
          fee_percent: fee / 100,
          installments,
          days_to_receive: days,
          anticipation_rate_per_month: rate / 100,
        }
        const answer = run(machine, input, ports)
        expect(cents(answer.fee) + cents(answer.anticipationCost) + cents(answer.netAnticipated)).toBe(sale)
        expect(cents(answer.fee) + cents(answer.net)).toBe(sale)
        // Simple discount of a month and more costs more than its rate; of less than a month, compounding takes some back, and centavos round.
        if (days >= 30 && sale >= 10 ** 6) expect(answer.effectiveMonthlyCostPercent).toBeGreaterThan((rate / 100) * 0.99)
      },
    ),
  )
})

it('anticipating for more than there is to receive is refused, not answered with a negative amount', () => {
  const input = { sale_amount: 100, fee_percent: 1, installments: 24, anticipation_rate_per_month: 100 }
  expect(() => run(machine, input, ports)).toThrow(InvalidInput)
  expect(() => run(machine, input, ports)).toThrow(/anticipation_rate_per_month/)
})

it('a fee of the whole sale leaves nothing, and says there is no monthly cost', () => {
  expect(run(machine, { sale_amount: 100, fee_percent: 100, anticipation_rate_per_month: 2 }, ports)).toMatchObject({
    net: 0,
    netAnticipated: 0,
    effectiveMonthlyCostPercent: null,
  })
})
