import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { auditTransport, familyExpectation, noteOthers } from './document-other-lines.ts'
import type { PaperLine } from './lines.ts'
import { monthOf } from './pay-document.ts'

const table = payrollLines.at('2026-10-01').value.lines
const context = () => new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))

function monthWith(nature: string, amount: string) {
  const lines: readonly PaperLine[] = [
    { label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' },
    { label: 'Desconto', amount: reais(amount), kind: 'deduction', nature },
  ]
  return monthOf([{ kind: 'monthly', lines, basic_salary: reais('2000.00') }], { worker: 'employee' }, table)
}

describe('other lines of a document', () => {
  // 2,000.00 × 6% = 120.00.
  it('accepts a vale-transporte discount up to 6% of the basic salary', () => {
    expect(auditTransport(context(), monthWith('9216', '120.00'))).toMatchObject({ verdict: 'matches' })
    expect(auditTransport(context(), monthWith('9216', '150.00'))).toMatchObject({ verdict: 'differs', expected: reais('120.00') })
  })

  // 18 days of 2,000.00 pay 1,200.00; 6% of the full salary is 120.00, which equals 10% of the pay.
  it('accepts a discount based on the full salary in a month with fewer days', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('1200.00'), kind: 'earning', nature: '1000' },
      { label: 'Vale-transporte', amount: reais('120.00'), kind: 'deduction', nature: '9216' },
    ]
    const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee' }, table)
    expect(auditTransport(context(), month)).toMatchObject({ verdict: 'not_checkable' })
  })

  // 12.00 an hour is not a monthly salary, even with "Noramis" unclassified.
  it('rejects an hourly rate as the basic salary', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Hs Noramis', amount: reais('2112.00'), kind: 'earning' },
      { label: 'Vale-transporte', amount: reais('120.00'), kind: 'deduction', nature: '9216' },
    ]
    const month = monthOf([{ kind: 'monthly', lines, basic_salary: reais('12.00') }], { worker: 'employee' }, table)
    expect(auditTransport(context(), month)).toMatchObject({ verdict: 'not_checkable' })
  })

  // 129.00 is 6% of the 2,150.00 paid, and above 6% of 1,250.00.
  it('asks when the basic salary is the salary paid with two digits swapped', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('2150.00'), kind: 'earning', nature: '1000' },
      { label: 'Vale-transporte', amount: reais('129.00'), kind: 'deduction', nature: '9216' },
    ]
    const month = monthOf([{ kind: 'monthly', lines, basic_salary: reais('1250.00') }], { worker: 'employee' }, table)
    expect(auditTransport(context(), month)).toMatchObject({ verdict: 'not_checkable' })
  })

  it('notes overtime without weekly rest on it, and nothing with a weekly rest line', () => {
    const notesOf = (...labels: [string, string][]) => {
      const ctx = context()
      const lines: readonly PaperLine[] = labels.map(([label, nature]) => ({ label, amount: reais('100.00'), kind: 'earning', nature }))
      noteOthers(ctx, monthOf([{ kind: 'monthly', lines }], { worker: 'employee' }, table))
      return ctx.notes.map(String)
    }
    expect(notesOf(['Horas extras 50%', '1003'])).toEqual([expect.stringContaining('descanso semanal remunerado')])
    expect(notesOf(['Horas extras 50%', '1003'], ['DSR', '1012'])).toEqual([])
    expect(notesOf(['Horas extras com DSR', '1003'])).toEqual([])
  })

  // 2,000.00 × 40% = 800.00.
  it('notes loans above 40% of the pay left after INSS, tax and alimony', () => {
    const notesOf = (loan: string) => {
      const ctx = context()
      noteOthers(ctx, monthWith('9253', loan))
      return ctx.notes.map(String)
    }
    expect(notesOf('800.00')).toEqual([])
    expect(notesOf('800.01')).toEqual([expect.stringContaining('passam de 40%')])
  })

  // A quota of 67.54 for 15 of 30 days is 33.77; 67.54 is a full quota, and 0.50 matches no number of days.
  it('asks about a family allowance quota that may cover part of the month', () => {
    const doubtOf = (found: string) => familyExpectation(context(), {}, reais('1500.00'), 1).doubt(reais(found)) !== null
    expect(['33.77', '67.54', '0.50'].map(doubtOf)).toEqual([true, false, false])
    // 67.54 × 30 ÷ 31, all days but one.
    expect(doubtOf('65.36')).toBe(true)
  })
})
