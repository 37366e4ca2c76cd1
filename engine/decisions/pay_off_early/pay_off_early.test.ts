import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('pay_off_early')!
const debt = { installment: 1000, remaining: 3, monthly_rate: 10, savings: 7600, monthly_expenses: 1000, annual_return: 10 }

describe('reserve before paying off a debt', () => {
  it('shows the number of months it covers', () => {
    expect(run(decision, { ...debt, reserve_months: 6 }, ports)).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({ id: 'reserve', inputs: { monthlyExpenses: 1000, months: 6 }, result: { reserve: 6000 } }),
      ]),
    })
  })
})

describe('payoff threshold', () => {
  const cheap = { installment: 850, remaining: 36, monthly_rate: 1.5, annual_return: 10 }

  it.each([
    [23_511.58, 'pay_off', 36],
    [23_511.57, 'pay_part', 35],
  ])('savings of %d: %s, %d installments paid', (savings, verdict, installmentsPaid) => {
    expect(run(decision, { ...cheap, savings }, ports)).toMatchObject({ verdict, installmentsPaid })
  })
})
