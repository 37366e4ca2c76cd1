import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const asked = (input: object) => run(registry.calculators.get('foreign-investments')!, { reference_date: '2025-12-31', ...input }, ports)
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
const rate = fc.integer({ min: 30_000, max: 70_000 }).map((points) => points / 10_000)
const round = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)

it('agrees with an independent implementation of Lei 14.754', () => {
  fc.assert(
    fc.property(
      fc.record({
        income: amount,
        gains: amount,
        losses: amount,
        loss_carryforward: amount,
        controlled_profit: amount,
        foreign_tax: amount,
      }),
      fc.array(fc.record({ cost: amount, cost_rate: rate, proceeds: amount, proceeds_rate: rate }), { maxLength: 5 }),
      (input, operations) => {
        const sold = operations.map((each) =>
          round(new Decimal(each.proceeds).times(each.proceeds_rate).minus(new Decimal(each.cost).times(each.cost_rate))),
        )
        const net = sold.reduce((all, one) => all.plus(one), new Decimal(input.income).plus(input.gains).minus(input.losses))
        const year = net.plus(input.controlled_profit)
        const used = Decimal.min(Decimal.max(0, year), input.loss_carryforward)
        const base = Decimal.max(0, year).minus(used)
        const tax = round(base.times(0.15))
        const room = tax.minus(round(Decimal.max(0, base.minus(input.income)).times(0.15)))
        const credit = Decimal.min(input.foreign_tax, room)
        expect(asked({ ...input, operations })).toMatchObject({
          applicationsResult: net.toNumber(),
          base: base.toNumber(),
          tax: tax.toNumber(),
          foreignTaxCredit: credit.toNumber(),
          due: tax.minus(credit).toNumber(),
          lossCarryforward: new Decimal(input.loss_carryforward).minus(used).plus(Decimal.max(0, year.neg())).toNumber(),
        })
      },
    ),
  )
})

it('rejects dates before the law', () => {
  expect(() => asked({ income: 1, reference_date: '2023-12-31' })).toThrow(/reference_date/)
})
