import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/money.ts'
import { CheckContext } from '../../../core/operation/check.ts'
import payrollLines from '../law/payroll-lines.ts'
import type { PaperLine } from './lines.ts'
import { monthOf } from './paper.ts'
import { auditTransport, familyExpectation, noteOthers } from './paper-others.ts'

const table = payrollLines.at('2026-10-01').value.lines
const context = () => new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))

function monthWith(nature: string, amount: string) {
  const lines: readonly PaperLine[] = [
    { label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' },
    { label: 'Desconto', amount: reais(amount), kind: 'deduction', nature },
  ]
  return monthOf([{ kind: 'monthly', lines, basic_salary: reais('2000.00') }], { worker: 'employee' }, table)
}

describe('the other lines of a paper', () => {
  // 2,000.00 × 6% = 120.00.
  it('lets the vale-transporte take up to 6% of the basic salary', () => {
    expect(auditTransport(context(), monthWith('9216', '120.00'))).toMatchObject({ verdict: 'matches' })
    expect(auditTransport(context(), monthWith('9216', '150.00'))).toMatchObject({ verdict: 'differs', expected: reais('120.00') })
  })

  // 18 days of 2,000.00 pay 1,200.00; 6% of the whole salary is 120.00, which is also 10% of what was paid.
  it('does not take the share of a whole salary in a month of fewer days for a mistake', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('1200.00'), kind: 'earning', nature: '1000' },
      { label: 'Vale-transporte', amount: reais('120.00'), kind: 'deduction', nature: '9216' },
    ]
    const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee' }, table)
    expect(auditTransport(context(), month)).toMatchObject({ verdict: 'not_checkable' })
  })

  // 12.00 an hour is no salary of a month, though nobody knows what "Noramis" pays.
  it('does not take the pay of an hour for the basic salary', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Hs Noramis', amount: reais('2112.00'), kind: 'earning' },
      { label: 'Vale-transporte', amount: reais('120.00'), kind: 'deduction', nature: '9216' },
    ]
    const month = monthOf([{ kind: 'monthly', lines, basic_salary: reais('12.00') }], { worker: 'employee' }, table)
    expect(auditTransport(context(), month)).toMatchObject({ verdict: 'not_checkable' })
  })

  // 129.00 is 6% of the 2,150.00 paid, and above 6% of 1,250.00.
  it('asks where the basic salary is the salary paid with two digits exchanged', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('2150.00'), kind: 'earning', nature: '1000' },
      { label: 'Vale-transporte', amount: reais('129.00'), kind: 'deduction', nature: '9216' },
    ]
    const month = monthOf([{ kind: 'monthly', lines, basic_salary: reais('1250.00') }], { worker: 'employee' }, table)
    expect(auditTransport(context(), month)).toMatchObject({ verdict: 'not_checkable' })
  })

  it('notes overtime with no weekly rest on it, and nothing where there is one', () => {
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
  it('notes loans above 40% of what is left', () => {
    const notesOf = (loan: string) => {
      const ctx = context()
      noteOthers(ctx, monthWith('9253', loan))
      return ctx.notes.map(String)
    }
    expect(notesOf('800.00')).toEqual([])
    expect(notesOf('800.01')).toEqual([expect.stringContaining('passam de 40%')])
  })

  // A quota of 67.54 for 15 of 30 days is 33.77; 67.54 is a whole one, and 0.50 is none of any day.
  it('asks of a family quota that may be of part of the month', () => {
    const doubtOf = (found: string) => familyExpectation(context(), {}, reais('1500.00'), 1).doubt(reais(found)) !== null
    expect(['33.77', '67.54', '0.50'].map(doubtOf)).toEqual([true, false, false])
    // 67.54 × 30 ÷ 31, of every day but one.
    expect(doubtOf('65.36')).toBe(true)
  })
})
