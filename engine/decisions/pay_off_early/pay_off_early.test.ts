import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../core/operation/run.ts'

const decision = registry.decisions.get('pay_off_early')!
const debt = { installment: 1000, remaining: 3, monthly_rate: 10, savings: 7600, monthly_expenses: 1000, annual_return: 10 }

describe('the reserve kept before a debt is paid off', () => {
  it('is told with the months it is of', () => {
    expect(run(decision, { ...debt, reserve_months: 6 }, ports)).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({ id: 'reserve', inputs: { monthlyExpenses: 1000, months: 6 }, result: { reserve: 6000 } }),
      ]),
    })
  })
})

describe('money that is just enough', () => {
  const cheap = { installment: 850, remaining: 36, monthly_rate: 1.5, annual_return: 10 }

  it.each([
    [23_511.58, 'pay_off', 36],
    [23_511.57, 'pay_part', 35],
  ])('%d: %s, %d instalments', (savings, verdict, installmentsPaid) => {
    expect(run(decision, { ...cheap, savings }, ports)).toMatchObject({ verdict, installmentsPaid })
  })
})
