import { expect, it } from 'vitest'
import { withoutDependent } from './facts.ts'

it('takes the income and the payments of a dependent away with them', () => {
  const facts = {
    payers: [],
    people_income: [{ of: 'c', month: 1, kind: 'work', amount: 10n, book_expenses: 0n, inss: 0n, alimony: 0n, carne_leao: 0n } as const],
    dependents: [{ id: 'c', relation: 'child', student: false, disabled: false, also_declared: false } as const],
    payments: [{ kind: 'health', for: 'c', amount: 10n, reimbursed: 0n, proof: 'yes' } as const],
    rra: [],
    complementary_tax: 0n,
    stock_irrf_left: 0n,
    incentive_donations: 0n,
  }
  expect(withoutDependent(facts, 'c')).toMatchObject({ people_income: [], dependents: [], payments: [] })
})
