import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { type Day, dayOf, yearOf } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import { auditInss, auditIrrf, deductibleOf } from './payslip-audit.ts'

const on = (day: Day, today: Day = '2026-11-14') => new CheckContext({ day, given: true }, portsOn(today))
const withheld = { id: 'inss', label: 'INSS', base: reais('5000.00') }

describe('INSS contribution', () => {
  it.each([
    ['501.50', 'matches'],
    ['501.51', 'matches_with_rounding'],
    ['501.60', 'matches_with_rounding'],
    ['501.61', 'differs'],
    ['501.40', 'matches_with_rounding'],
    ['501.39', 'differs'],
  ])('INSS of %s on 5,000.00 in 2026: %s', (informed, verdict) =>
    expect(auditInss(on('2026-03-31'), { ...withheld, informed: reais(informed), onlyJob: true }).verdict).toBe(verdict),
  )

  it('is not checkable below the table unless this is declared the only job', () => {
    const verdict = (informed: string, onlyJob: boolean) =>
      auditInss(on('2026-03-31'), { ...withheld, informed: reais(informed), onlyJob }).verdict
    expect([verdict('400.00', false), verdict('0.00', false), verdict('0.00', true), verdict('400.00', true)]).toEqual([
      'not_checkable',
      'not_checkable',
      'differs',
      'differs',
    ])
  })

  it('is not checkable in a month without recorded law, and is checkable in the current month', () => {
    // The newest version may be of a year after that of the review.
    const unreviewed = Math.max(yearOf(inss.reviewedOn), yearOf(inss.versions[0].from)) + 1
    const nextYear = on(dayOf(unreviewed, 2, 10), dayOf(unreviewed, 2, 15))
    expect(auditInss(nextYear, { ...withheld, informed: reais('501.50') }).verdict).toBe('not_checkable')
    expect(auditInss(on('2026-11-14'), { ...withheld, informed: reais('501.50') }).verdict).toBe('matches')
  })
})

describe('income tax', () => {
  const asked = {
    id: 'irrf',
    label: 'IRRF',
    gross: reais('4000.00'),
    inss: { came: reais('373.41'), right: reais('373.41') },
    dependents: 0,
  }

  it('accepts the May table for April 2025 unless the payment day is known', () => {
    const informed = reais('114.76')
    expect(auditIrrf(on('2025-04-30'), { ...asked, informed }).verdict).toBe('matches')
    expect(auditIrrf(on('2025-04-30'), { ...asked, informed, paidOn: '2025-04-30' }).verdict).toBe('differs')
    expect(auditIrrf(on('2025-04-30'), { ...asked, informed, paidOn: '2025-05-01' }).verdict).toBe('matches')
  })
})

it('deducts the contribution at the full rate while the CPMF reduced the rate', () => {
  // Up to 324.45: 7.82% withheld and 8% deducted (June 1998).
  expect(deductibleOf(on('1998-06-15'), reais('300.00'), reais('23.46'))).toEqual({ came: reais('24.00'), right: reais('24.00') })
  expect(deductibleOf(on('1998-06-15'), reais('300.00'), reais('30.00')).came).toBe(reais('30.00'))
})
