import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { causesOf } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import thirteenth from '../../law/thirteenth.ts'
import { THIRTEENTH_INSS_MISTAKES, THIRTEENTH_IRRF_MISTAKES, THIRTEENTH_MISTAKES } from './thirteenth-mistakes.ts'

describe('13th salary instalments', () => {
  const facts = {
    salary: reais('3000.00'),
    averages: reais('600.00'),
    twelfths: 10,
    law: thirteenth.at('2025-12-15').value,
    first: reais('1500.00'),
  }
  it.each([
    // 3,600.00 × 9/12 ÷ 2
    ['1350.00', 'half', 'twelfth_missing'],
    ['1650.00', 'half', 'twelfth_extra'],
    ['1250.00', 'half', 'averages_forgotten'],
    // 3,600.00 × 9/12 − 1,500.00, and without subtracting the first instalment
    ['1200.00', 'rest', 'twelfth_missing'],
    ['2700.00', 'rest', 'twelfth_missing'],
    ['2500.00', 'whole', 'averages_forgotten'],
    ['0.00', 'rest', 'not_paid'],
  ] as const)('%s paid as the %s', (figure, part, id) =>
    expect(causesOf(reais(figure), { ...facts, part }, THIRTEENTH_MISTAKES).map((cause) => cause.id)).toContain(id),
  )
})

describe('withholding on the 13th', () => {
  const facts = { whole: reais('3000.00'), second: reais('1500.00'), salary: reais('3000.00'), inss: inss.at('2025-12-15').value }

  it('detects INSS on the second instalment alone (112.50) and INSS on the 13th plus the salary', () => {
    expect(causesOf(reais('112.50'), facts, THIRTEENTH_INSS_MISTAKES).map(({ id }) => id)).toEqual(['inss_on_second_only'])
    // INSS on 6,000.00 is 649.58 in 2025 (truncated by slice), on 3,000.00 253.40.
    expect(causesOf(reais('396.18'), facts, THIRTEENTH_INSS_MISTAKES).map(({ id }) => id)).toEqual(['inss_with_salary'])
  })

  it('detects tax on the second instalment alone', () => {
    const taxed = {
      ...facts,
      whole: reais('8000.00'),
      second: reais('4000.00'),
      inssCame: reais('929.60'),
      dependents: 0,
      irrf: irrf.at('2025-12-15').value,
    }
    // (4,000.00 − 929.60) × 15% − 394.16
    expect(causesOf(reais('66.40'), taxed, THIRTEENTH_IRRF_MISTAKES).map(({ id }) => id)).toEqual(['irrf_on_second_only'])
  })
})
