import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const machine = registry.calculators.get('card-machine-fee')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it('sale equals fee plus anticipation plus net received, and the effective cost is at least the quoted rate', () => {
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
        // Simple discount over a month or more costs more than its rate; below a month, compounding lowers the cost, and centavos round.
        if (days >= 30 && sale >= 10 ** 6) expect(answer.effectiveMonthlyCostPercent).toBeGreaterThan((rate / 100) * 0.99)
      },
    ),
  )
})

it('rejects an anticipation cost above the amount receivable', () => {
  const input = { sale_amount: 100, fee_percent: 1, installments: 24, anticipation_rate_per_month: 100 }
  expect(() => run(machine, input, ports)).toThrow(InvalidInput)
  expect(() => run(machine, input, ports)).toThrow(/anticipation_rate_per_month/)
})

it('leaves nothing when the fee equals the sale, and reports no monthly cost', () => {
  expect(run(machine, { sale_amount: 100, fee_percent: 100, anticipation_rate_per_month: 2 }, ports)).toMatchObject({
    net: 0,
    netAnticipated: 0,
    effectiveMonthlyCostPercent: null,
  })
})
