import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { causesOf } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { THIRD_MISTAKES, VACATION_INSS_MISTAKES, VACATION_IRRF_MISTAKES, VACATION_PAY_MISTAKES } from './vacation-mistakes.ts'

const days = { salary: reais('3000.00'), averages: reais('300.00'), days: 20, monthDays: 30 }

it.each([
  ['2000.00', 'averages_forgotten'],
  ['2090.00', 'day_missing'],
  ['2129.03', 'divided_by_31'],
  ['0.00', 'not_paid'],
])('days paid as %s: %s', (figure, id) =>
  expect(causesOf(reais(figure), days, VACATION_PAY_MISTAKES).map((cause) => cause.id)).toEqual([id]),
)

it('detects a missing third and a third without the averages', () => {
  const facts = { pay: reais('2200.00'), thirdDivisor: 3, averagesPay: reais('200.00') }
  expect(causesOf(0n, facts, THIRD_MISTAKES).map(({ id }) => id)).toEqual(['third_forgotten'])
  expect(causesOf(reais('666.67'), facts, THIRD_MISTAKES).map(({ id }) => id)).toEqual(['third_without_averages'])
})

it('detects withholding on the sold days and withholding without the third', () => {
  const taxed = { vacation: reais('2000.00'), third: reais('666.67'), sold: reais('1333.33'), inss: inss.at('2026-06-15').value }
  // INSS on 4,000.00 in 2026: 121.57 + 115.36 + 131.65; on 2,000.00: 121.57 + 34.11.
  expect(causesOf(reais('368.58'), taxed, VACATION_INSS_MISTAKES).map(({ id }) => id)).toEqual(['inss_on_sold_days'])
  expect(causesOf(reais('155.68'), taxed, VACATION_INSS_MISTAKES).map(({ id }) => id)).toEqual(['inss_without_third'])
  const of2025 = { ...taxed, inssCame: reais('223.40'), dependents: 0, irrf: irrf.at('2025-06-15').value, soldDaysTaxed: false }
  // (4,000.00 − 607.20) × 15% − 394.16
  expect(causesOf(reais('114.76'), of2025, VACATION_IRRF_MISTAKES).map(({ id }) => id)).toEqual(['irrf_on_sold_days'])
  expect(causesOf(reais('114.76'), { ...of2025, soldDaysTaxed: true }, VACATION_IRRF_MISTAKES)).toEqual([])
})
