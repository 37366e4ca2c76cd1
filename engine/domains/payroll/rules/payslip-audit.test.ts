import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { type Day, dayOf, yearOf } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import { CheckContext } from '../../../core/operation/check.ts'
import inss from '../law/inss.ts'
import { auditInss, auditIrrf, deductibleOf } from './payslip-audit.ts'

const on = (day: Day, today: Day = '2026-11-14') => new CheckContext({ day, given: true }, portsOn(today))
const withheld = { id: 'inss', label: 'INSS', base: reais('5000.00') }

describe('the contribution', () => {
  it.each([
    ['501.50', 'matches'],
    ['501.51', 'matches_with_rounding'],
    ['501.60', 'matches_with_rounding'],
    ['501.61', 'differs'],
    ['501.40', 'matches_with_rounding'],
    ['501.39', 'differs'],
  ])('%s of 5,000.00 in 2026: %s', (informed, verdict) =>
    expect(auditInss(on('2026-03-31'), { ...withheld, informed: reais(informed), onlyJob: true }).verdict).toBe(verdict),
  )

  it('below the table is asked about while nobody said there is no other job, unless a mistake gives it', () => {
    const verdict = (informed: string, onlyJob: boolean) =>
      auditInss(on('2026-03-31'), { ...withheld, informed: reais(informed), onlyJob }).verdict
    expect([verdict('400.00', false), verdict('0.00', false), verdict('0.00', true), verdict('400.00', true)]).toEqual([
      'not_checkable',
      'not_checkable',
      'differs',
      'differs',
    ])
  })

  it('of a month whose law is not known is not checkable, and of the month that runs it is', () => {
    const unreviewed = yearOf(inss.reviewedOn) + 1
    const nextYear = on(dayOf(unreviewed, 2, 10), dayOf(unreviewed, 2, 15))
    expect(auditInss(nextYear, { ...withheld, informed: reais('501.50') }).verdict).toBe('not_checkable')
    expect(auditInss(on('2026-11-14'), { ...withheld, informed: reais('501.50') }).verdict).toBe('matches')
  })
})

describe('the tax', () => {
  const asked = {
    id: 'irrf',
    label: 'IRRF',
    gross: reais('4000.00'),
    inss: { came: reais('373.41'), right: reais('373.41') },
    dependents: 0,
  }

  it('of April 2025 may be by the table of May, unless the day of payment is known', () => {
    const informed = reais('114.76')
    expect(auditIrrf(on('2025-04-30'), { ...asked, informed }).verdict).toBe('matches')
    expect(auditIrrf(on('2025-04-30'), { ...asked, informed, paidOn: '2025-04-30' }).verdict).toBe('differs')
    expect(auditIrrf(on('2025-04-30'), { ...asked, informed, paidOn: '2025-05-01' }).verdict).toBe('matches')
  })
})

it('while the CPMF reduced the rate, the tax deducts the contribution at the full one', () => {
  // Up to 324.45, 7.82% withheld and 8% deducted (June 1998).
  expect(deductibleOf(on('1998-06-15'), reais('300.00'), reais('23.46'))).toEqual({ came: reais('24.00'), right: reais('24.00') })
  expect(deductibleOf(on('1998-06-15'), reais('300.00'), reais('30.00')).came).toBe(reais('30.00'))
})
