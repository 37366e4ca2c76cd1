import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { inssAbsence, isEmployed, lineThatMayBe, paidElsewhere } from './absence.ts'
import { type PaperLine, readingsOf } from './lines.ts'
import { monthOf, type PAPER_KINDS } from './pay-document.ts'

type Facts = Parameters<typeof monthOf>[1]
type PaperKind = (typeof PAPER_KINDS)[number]

const table = payrollLines.at('2026-10-01').value.lines
const context = () => new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
const salary: PaperLine = { label: 'Salário', amount: reais('3000.00'), kind: 'earning', nature: '1000' }
const month = (lines: readonly PaperLine[], facts: Facts = {}, kind: PaperKind = 'monthly') => monthOf([{ kind, lines }], facts, table)
const text = (phrase: unknown): string => String(phrase).replaceAll('\u00a0', ' ')

describe('employee', () => {
  it('is shown by a line of salary or by an answer', () => {
    const help: PaperLine = { label: 'Ajuda', amount: reais('500.00'), kind: 'earning' }
    expect(isEmployed(month([salary]))).toBe(true)
    expect(isEmployed(month([help]))).toBe(false)
    expect(isEmployed(month([help], { worker: 'employee' }))).toBe(true)
    expect(isEmployed(month([salary], { worker: 'intern' }))).toBe(false)
  })
})

describe('deduction that may be the absent one', () => {
  const found = (label: string, amount: string, nature?: string) => {
    const deduction: PaperLine = { label, amount: reais(amount), kind: 'deduction', ...(nature === undefined ? {} : { nature }) }
    const { lines } = month([salary, deduction])
    return lineThatMayBe(context(), lines, { of: 'INSS', own: '9201', amounts: [reais('248.58')] })
  }

  it('is one of a like amount, up to ten centavos away', () => {
    expect(text(found('Plano de saúde', '248.68', '9219'))).toContain('"Plano de saúde", de R$ 248,68')
    expect(found('Plano de saúde', '248.69', '9219')).toBeNull()
  })

  it('is one whose words are of a legal deduction, or that has no nature', () => {
    expect(found('Descontos legais', '100.00')).not.toBeNull()
    expect(found('Verba XYZ', '100.00')).not.toBeNull()
    // Contribution of the union, nature 9230.
    expect(found('Contribuição assistencial', '30.00', '9230')).toBeNull()
  })
})

// INSS of 3,000.00 in 2026: 121.57 + 115.36 + 11.65 = 248.58.
describe('absent INSS', () => {
  const why = (facts: Facts, lines: readonly PaperLine[] = [salary], kind: PaperKind = 'monthly') => {
    const paper = month(lines, facts, kind)
    const ctx = context()
    const reason = inssAbsence(ctx, paper, readingsOf(paper.lines), reais('248.58'), 0n)
    return { reason: reason === null ? null : text(reason), told: ctx.told.length }
  }

  it('asks about another job before it accuses', () => {
    expect(why({ worker: 'employee' }).reason).toContain('R$ 248,58')
    expect(why({ worker: 'employee', otherJobs: [] })).toEqual({ reason: null, told: 1 })
  })

  it('asks who receives the pay where no line shows an employee', () => {
    expect(why({}, [{ label: 'Ajuda', amount: reais('3000.00'), kind: 'earning' }]).reason).toContain('quem recebe')
  })
})

describe('withholding on another document of the month', () => {
  const elsewhere = (lines: readonly PaperLine[], facts: Facts = {}, kind: PaperKind = 'monthly') =>
    paidElsewhere(context(), month(lines, facts, kind), 'INSS')

  it('is asked for an advance and for vacation pay, until the person says that there is no other', () => {
    const vacation: PaperLine = { label: 'Férias', amount: reais('1000.00'), kind: 'earning', nature: '1016' }
    expect(elsewhere([salary])).toBeNull()
    expect(text(elsewhere([salary], {}, 'complement'))).toContain('pode estar em outro')
    expect(text(elsewhere([salary, vacation]))).toContain('férias')
    expect(elsewhere([salary, vacation], { otherPapers: false })).toBeNull()
  })
})
