import { describe, expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import payrollLines from '../../law/payroll-lines.ts'
import type { PaperLine } from './lines.ts'
import { daysInContract, monthOf, openSum, reconciled, reconciledAll } from './pay-document.ts'

const table = payrollLines.at('2026-10-01').value.lines
const lines: readonly PaperLine[] = [
  { label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' },
  { label: 'Adiantamento', amount: reais('800.00'), kind: 'deduction' },
]
const totals = { total_earnings: reais('2000.00'), total_deductions: reais('800.00') }

describe("reconciliation of a document's lines", () => {
  // 2,000.00 − 800.00 = 1,200.00.
  it('closes when the lines match the totals and the net, and reports the difference otherwise', () => {
    expect(reconciled({ lines, ...totals, net_received: reais('1200.00') }).closes).toBe(true)
    expect(reconciled({ lines, net_received: reais('1200.00') }).closes).toBeNull()
    const open = reconciled({ lines, ...totals, net_received: reais('1150.00') })
    expect(open.closes).toBe(false)
    expect(open.equations.find(({ id }) => id === 'net')).toMatchObject({ difference: reais('50.00'), holds: false })
    expect(String(openSum(open))).toContain('falta alguma linha?')
  })

  it('infers the kind of worker from the lines, overridden by the input', () => {
    const intern: readonly PaperLine[] = [{ label: 'Bolsa', amount: reais('900.00'), kind: 'earning', nature: '1350' }]
    expect(monthOf([{ kind: 'monthly', lines }], {}, table).worker).toEqual({ kind: 'employee', told: true })
    expect(monthOf([{ kind: 'monthly', lines: intern }], {}, table).worker).toEqual({ kind: 'intern', told: true })
    expect(monthOf([{ kind: 'monthly', lines: intern }], { worker: 'apprentice' }, table).worker.kind).toBe('apprentice')
  })

  it('numbers the equations when there are two documents', () => {
    const paper = { kind: 'monthly', lines, net_received: reais('1200.00') } as const
    expect(reconciledAll([paper]).equations.map(({ id }) => id)).toEqual(['net'])
    expect(reconciledAll([paper, { ...paper, kind: 'advance' }]).equations.map(({ id }) => id)).toEqual(['net_1', 'net_2'])
  })

  it('takes the salary as the basic one only in a whole month', () => {
    const absence: PaperLine = { label: 'Faltas', amount: reais('66.67'), kind: 'deduction', nature: '9207' }
    const isWhole = (own: readonly PaperLine[], facts = {}) => monthOf([{ kind: 'monthly', lines: own }], facts, table).wholeMonth
    expect(isWhole(lines)).toBe(true)
    expect(isWhole([...lines, absence])).toBe(false)
    expect(isWhole(lines, { grossOnly: true })).toBe(false)
    expect(isWhole(lines, { admissionDate: '2026-10-17' })).toBe(false)
    expect([29, 30].map((daysWorked) => isWhole(lines, { daysWorked }))).toEqual([false, true])
  })

  it('treats proportional vacation as intermittent work when no contract ends', () => {
    const vacation: PaperLine = { label: 'Férias proporcionais', amount: reais('300.00'), kind: 'earning', nature: '6006' }
    const first = (facts: Parameters<typeof monthOf>[1], ...others: readonly PaperLine[]) =>
      monthOf([{ kind: 'monthly', lines: [vacation, ...others] }], facts, table).lines[0]!.incidence[0]
    expect(first({})).toEqual({ cp: '11', irrf: '13', fgts: '11' })
    expect(first({ terminationDate: '2026-10-20' })).toMatchObject({ cp: '00', fgts: '00' })
    expect(first({}, { label: 'Saldo de salário', amount: reais('900.00'), kind: 'earning', nature: '6000' })).toMatchObject({ cp: '00' })
  })

  // From the 17th to the 31st, inclusive: 15 days.
  it('counts the days of the month within the contract', () => {
    expect(daysInContract('2026-10-01', { admissionDate: '2026-10-17' }, 31)).toBe(15)
    expect(daysInContract('2026-10-01', { admissionDate: '2026-09-17' }, 31)).toBeNull()
  })
})
