import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/money.ts'
import { CheckContext } from '../../../core/operation/check.ts'
import payrollLines from '../law/payroll-lines.ts'
import type { PaperLine } from './lines.ts'
import { monthOf } from './paper.ts'
import { auditTransport, noteOthers, partDoubt } from './paper-others.ts'

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

  // A quota of 60.00 for 15 of 30 days is 30.00; 60.00 is a whole one, and 0.50 is none of any day.
  it('asks of a family quota that may be of part of the month', () => {
    const doubtOf = (found: string) =>
      partDoubt(context(), reais(found), { quota: reais('60.00'), children: 1, lastDay: 30, told: false }) !== null
    expect(['30.00', '60.00', '0.50'].map(doubtOf)).toEqual([true, false, false])
  })
})
