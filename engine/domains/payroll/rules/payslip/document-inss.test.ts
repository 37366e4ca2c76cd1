import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { apart, auditMonthInss, auditThirteenthInss, contributionOf, inssLines, madeUp } from './document-inss.ts'
import { knownLine, type PaperLine, readingsOf } from './lines.ts'
import { monthOf, type OtherJob, type Worker } from './pay-document.ts'

const table = payrollLines.at('2026-10-01').value.lines
const withheld = (label: string, amount: string) => knownLine({ label, amount: reais(amount), kind: 'deduction', nature: '9201' }, table)

function dueOf(kind: Worker, base: string, otherJobs: readonly OtherJob[] = []) {
  const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
  return contributionOf(ctx, reais(base), { worker: { kind, told: true }, facts: { otherJobs } }).amount
}

describe('INSS of a document', () => {
  // Employee: 1,000.00 × 7.5% = 75.00. Partner: the ceiling, 8,475.55 × 11% = 932.3105, truncated.
  it('depends on the kind of worker', () => {
    expect(dueOf('employee', '1000.00')).toBe(reais('75.00'))
    expect(dueOf('partner', '10000.00')).toBe(reais('932.31'))
    expect(dueOf('intern', '1000.00')).toBe(0n)
  })

  it('is zero when an earlier job reaches the ceiling', () => {
    expect(dueOf('employee', '1000.00', [{ pay: reais('9000.00'), category: 'employee', order: 'before' }])).toBe(0n)
    expect(dueOf('employee', '1000.00', [{ pay: reais('9000.00'), category: 'employee', order: 'after' }])).toBe(reais('75.00'))
  })

  it('assigns to the 13th the one of two lines with the same label that matches its contribution', () => {
    const lines = apart(inssLines([withheld('INSS', '75.00'), withheld('INSS', '37.50')]), reais('75.00'), reais('37.50'))
    expect(lines.month.map(({ amount }) => amount)).toEqual([reais('75.00')])
    expect(lines.thirteenth.map(({ amount }) => amount)).toEqual([reais('37.50')])
  })

  // 13th of 3,000.00: 121.57 up to 1,621.00, 115.36 on 1,281.84 at 9%, 11.65 on 97.16 at 12%: 248.58.
  it('reports the expected INSS of a 13th without its own line, and nothing without a 13th', () => {
    const items = (...thirteenth: readonly PaperLine[]) => {
      const ctx = new CheckContext({ day: '2026-12-01', given: true }, portsOn('2026-11-14'))
      const lines: readonly PaperLine[] = [{ label: 'Salário', amount: reais('3000.00'), kind: 'earning', nature: '1000' }, ...thirteenth]
      const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee' }, table)
      const readings = readingsOf(month.lines)
      auditThirteenthInss(ctx, { readings, month, lines: { month: [], thirteenth: [], vacation: [] } }, false)
      return ctx.items.map(({ expected, informed }) => ({ expected, informed }))
    }
    expect(items()).toEqual([])
    expect(items({ label: '13º salário', amount: reais('3000.00'), kind: 'earning', nature: '5001' })).toEqual([
      { expected: reais('248.58'), informed: null },
    ])
  })

  it("recognizes by label pay of another month and pay outside the month's own document", () => {
    const paid = (label: string, amount: string, nature?: string) =>
      knownLine({ label, amount: reais(amount), kind: 'earning', nature }, table)
    const lines = [paid('Salário', '2850.00', '1000'), paid('Diferença de salário', '450.00', '1000'), paid('Dif. dissídio', '50.00')]
    expect(madeUp(lines, 'cp')).toBe(reais('500.00'))
  })

  // On 1,500.00: 7.5% = 112.50. On 1,600.00: 120.00. On 1,700.00: 121.57 up to 1,621.00, and 9% of 79.00 = 7.11: 128.68.
  it('asks about an INSS that matches a printed base the lines do not explain', () => {
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('1500.00'), kind: 'earning', nature: '1000' },
      { label: 'INSS', amount: reais('120.00'), kind: 'deduction', nature: '9201' },
    ]
    const examined = (inss_base: string | undefined) => {
      const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
      const printed = inss_base === undefined ? {} : { inss_base: reais(inss_base) }
      const month = monthOf([{ kind: 'monthly', lines, ...printed }], { worker: 'employee', otherJobs: [] }, table)
      const { verdict } = auditMonthInss(ctx, { readings: readingsOf(month.lines), month, lines: inssLines(month.lines) })
      return { verdict, asked: String(ctx.nextQuestion) }
    }
    const verdictWith = (inss_base: string | undefined) => examined(inss_base).verdict
    expect(examined('1600.00').asked).toBe('O que mais entra na base impressa, R$ 1.600,00? As linhas dão R$ 1.500,00.')
    expect(verdictWith('1600.00')).not.toBe('differs')
    expect([undefined, '1500.00', '1700.00'].map(verdictWith)).toEqual(['differs', 'differs', 'differs'])
  })
})

describe('INSS of 2,000.00', () => {
  const verdictOf = (inss: string, ...others: readonly PaperLine[]) => {
    const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('2000.00'), kind: 'earning', nature: '1000' },
      { label: 'INSS', amount: reais(inss), kind: 'deduction', nature: '9201' },
      ...others,
    ]
    const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee', otherJobs: [] }, table)
    return auditMonthInss(ctx, { readings: readingsOf(month.lines), month, lines: inssLines(month.lines) }).verdict
  }

  it('differs up to half of the pay, and is not checkable above it', () => {
    expect(['1000.00', '1000.01'].map((inss) => verdictOf(inss))).toEqual(['differs', 'not_checkable'])
  })

  // On 1,500.00: 112.50; the tolerance is ten centavos.
  it('may be lower by at most the effect of deducting an unclassified line in full', () => {
    const unknown: PaperLine = { label: 'Rubrica 777', amount: reais('500.00'), kind: 'deduction' }
    expect(['112.40', '112.39'].map((inss) => verdictOf(inss, unknown))).toEqual(['not_checkable', 'differs'])
  })
})

describe('INSS on the 13th salary', () => {
  const examined = (withheld: string, otherJobs?: readonly OtherJob[]) => {
    const ctx = new CheckContext({ day: '2026-12-01', given: true }, portsOn('2026-12-14'))
    const lines: readonly PaperLine[] = [
      { label: '13º salário', amount: reais('2000.00'), kind: 'earning', nature: '5001' },
      { label: '13º adiantado', amount: reais('1000.00'), kind: 'deduction', nature: '9214' },
      { label: 'INSS 13º', amount: reais(withheld), kind: 'deduction', nature: '9201' },
    ]
    const month = monthOf(
      [{ kind: 'thirteenth', lines }],
      { worker: 'employee', dependents: 0, ...(otherJobs && { other_jobs: otherJobs }) },
      table,
    )
    const { verdict, expected } = auditThirteenthInss(
      ctx,
      { readings: readingsOf(month.lines), month, lines: inssLines(month.lines) },
      false,
    )!
    return { verdict, expected, asked: String(ctx.said) }
  }

  // 1,621.00 × 7.5% = 121.57, and 9% of 379.00 = 34.11: 155.68.
  it('with other jobs unknown: matches the table, differs above it, and is not checkable below it', () => {
    expect(examined('155.68')).toMatchObject({ verdict: 'matches', expected: reais('155.68') })
    expect(examined('180.00')).toMatchObject({ verdict: 'differs', expected: reais('155.68') })
    expect(examined('100.00').verdict).toBe('not_checkable')
  })
})
