import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { decimal } from '../../../../core/ratio.ts'
import annualReturn from '../../law/annual-return.ts'
import irpfAnnual from '../../law/irpf-annual.ts'
import { bookExpensesUsed, deductibleExpenses, exemptLimit, exemptMonths } from './assessment.ts'
import type { PersonIncome } from './facts.ts'

const law = {
  year: 2024,
  annual: irpfAnnual.at('2024-12-31').value,
  rules: annualReturn.at('2024-12-31').value,
  exemptFrom65: reais('1903.98'),
}
const month = (of: number, amount: string, book: string, kind: PersonIncome['kind'] = 'work'): PersonIncome => ({
  of: 'holder',
  month: of,
  kind,
  amount: reais(amount),
  book_expenses: reais(book),
  inss: 0n,
  alimony: 0n,
  carne_leao: 0n,
})

describe('exempt part from the age of 65 (Lei 7.713/1988, art. 6º, XV)', () => {
  it.each([
    ['1959-09-20', 4],
    ['1959-01-31', 12],
    ['1958-12-31', 12],
    ['1960-01-01', 0],
  ] as const)('of a person born on %s counts %d months of 2024', (birth, months) => expect(exemptMonths(birth, law)).toBe(months))

  it('is 1,903.98 a month', () => expect(exemptLimit('1959-09-20', law)).toBe(reais('7615.92')))
})

describe('book expenses (Lei 8.134/1990, art. 6º)', () => {
  it('carry what a month cannot use to the next ones', () => {
    expect(bookExpensesUsed([month(1, '1000.00', '1500.00'), month(2, '1000.00', '0.00')])).toBe(reais('1500.00'))
    expect(bookExpensesUsed([month(11, '1000.00', '0.00'), month(12, '1000.00', '1500.00')])).toBe(reais('1000.00'))
  })

  it('never deduct from rent', () => expect(bookExpensesUsed([month(1, '1000.00', '500.00', 'rent')])).toBe(0n))
})

it('shares the expenses of a lump sum with its exempt interest', () => {
  const row = {
    of: 'holder',
    amount: reais('80000.00'),
    months: decimal(12),
    inss: 0n,
    alimony: 0n,
    withheld: 0n,
    month: 1,
    option: 'best',
  } as const
  expect(deductibleExpenses({ ...row, legal_expenses: reais('30000.00'), late_interest: reais('20000.00') })).toBe(reais('24000.00'))
  expect(deductibleExpenses({ ...row, legal_expenses: reais('30000.00'), late_interest: 0n })).toBe(reais('30000.00'))
})
