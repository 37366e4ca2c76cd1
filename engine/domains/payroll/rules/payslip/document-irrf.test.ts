import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { inssLines } from './document-inss.ts'
import { auditMonthIrrf, auditPlrIrrf, auditThirteenthIrrf } from './document-irrf.ts'
import { type PaperLine, readingsOf } from './lines.ts'
import { monthOf } from './pay-document.ts'

const table = payrollLines.at('2026-10-01').value.lines

function examined(salary: string, inss: string, irrf: string, dependents: number) {
  const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
  const lines: readonly PaperLine[] = [
    { label: 'Salário', amount: reais(salary), kind: 'earning', nature: '1000' },
    { label: 'INSS', amount: reais(inss), kind: 'deduction', nature: '9201' },
    { label: 'IRRF', amount: reais(irrf), kind: 'deduction', nature: '9203' },
  ]
  const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee', dependents }, table)
  const { verdict, expected } = auditMonthIrrf(ctx, { readings: readingsOf(month.lines), month, inss: inssLines(month.lines) })
  return { verdict, expected }
}

describe('income tax of a document', () => {
  // (10,000.00 − 1,000.00) × 27.5% − 908.73 = 2,475.00 − 908.73 = 1,566.27.
  it('taxes the lines less the INSS withheld', () => {
    expect(examined('10000.00', '1000.00', '1566.27', 0)).toEqual({ verdict: 'matches', expected: reais('1566.27') })
  })

  // One dependent, 189.59: 8,810.41 × 27.5% = 2,422.86275, less 908.73 = 1,514.13.
  it('deducts each dependent', () => {
    expect(examined('10000.00', '1000.00', '1514.13', 1)).toEqual({ verdict: 'matches', expected: reais('1514.13') })
  })

  it('is zero up to 5,000.00 in 2026 (Lei 15.270/2025)', () => {
    expect(examined('5000.00', '500.00', '300.00', 0)).toEqual({ verdict: 'differs', expected: 0n })
  })

  // (8,000.00 − 800.00) × 27.5% − 908.73 = 1,071.27; 4,000.00 owes nothing.
  it('does not explain a missing withholding as the tax on some of the lines', () => {
    const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('4000.00'), kind: 'earning', nature: '1000' },
      { label: 'Comissões', amount: reais('4000.00'), kind: 'earning', nature: '1207' },
      { label: 'INSS', amount: reais('800.00'), kind: 'deduction', nature: '9201' },
      { label: 'IRRF', amount: reais('0.00'), kind: 'deduction', nature: '9203' },
    ]
    const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee', dependents: 0 }, table)
    expect(auditMonthIrrf(ctx, { readings: readingsOf(month.lines), month, inss: inssLines(month.lines) })).toMatchObject({
      verdict: 'differs',
      expected: reais('1071.27'),
    })
  })

  describe('13th salary', () => {
    // (10,000.00 − 988.07) × 27.5% − 908.73 = 2,478.28 − 908.73 = 1,569.55.
    const examinedWith = (...others: readonly PaperLine[]) => {
      const ctx = new CheckContext({ day: '2026-12-01', given: true }, portsOn('2026-12-14'))
      const lines: readonly PaperLine[] = [
        { label: '13º salário', amount: reais('10000.00'), kind: 'earning', nature: '5001' },
        { label: '13º adiantado', amount: reais('5000.00'), kind: 'deduction', nature: '9214' },
        { label: 'INSS 13º', amount: reais('988.07'), kind: 'deduction', nature: '9201' },
        { label: 'IRRF 13º', amount: reais('1700.00'), kind: 'deduction', nature: '9203' },
        ...others,
      ]
      const month = monthOf([{ kind: 'thirteenth', lines }], { worker: 'employee', dependents: 0 }, table)
      return auditThirteenthIrrf(ctx, { readings: readingsOf(month.lines), month, inss: inssLines(month.lines) })!
    }

    it('differs with every line classified, and asks when an unclassified line may enter its base', () => {
      expect(examinedWith()).toMatchObject({ verdict: 'differs', expected: reais('1569.55') })
      expect(examinedWith({ label: 'Rubrica 777', amount: reais('300.00'), kind: 'earning' }).verdict).not.toBe('differs')
    })
  })
})

describe('tax possibly withheld on other pay', () => {
  const judged = (irrf: string, ...others: readonly PaperLine[]) => {
    const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
    const lines: readonly PaperLine[] = [
      { label: 'Salário', amount: reais('10000.00'), kind: 'earning', nature: '1000' },
      { label: 'INSS', amount: reais('988.07'), kind: 'deduction', nature: '9201' },
      { label: 'IRRF', amount: reais(irrf), kind: 'deduction', nature: '9203' },
      ...others,
    ]
    const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee', dependents: 0 }, table)
    return auditMonthIrrf(ctx, { readings: readingsOf(month.lines), month, inss: inssLines(month.lines) }).verdict
  }
  const paid = (amount: string, nature: string, label: string): PaperLine => ({ label, amount: reais(amount), kind: 'earning', nature })

  it('asks when the document pays any vacation or PLR, even one centavo, and differs otherwise', () => {
    expect(judged('2000.00')).toBe('differs')
    for (const amount of ['0.01', '500.00']) {
      expect(judged('2000.00', paid(amount, '1016', 'Férias')), amount).toBe('not_checkable')
      expect(judged('2000.00', paid(amount, '1300', 'PLR')), amount).toBe('not_checkable')
    }
  })
})

describe('tax of a document that also pays vacation', () => {
  const examined = (irrf: string, ...paid: readonly PaperLine[]) => {
    const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
    const lines: readonly PaperLine[] = [
      ...paid,
      { label: 'INSS', amount: reais('988.07'), kind: 'deduction', nature: '9201' },
      { label: 'IRRF', amount: reais(irrf), kind: 'deduction', nature: '9203' },
    ]
    const month = monthOf([{ kind: 'monthly', lines }], { worker: 'employee', dependents: 0 }, table)
    auditMonthIrrf(ctx, { readings: readingsOf(month.lines), month, inss: inssLines(month.lines) })
    return ctx.items.map(({ verdict, why }) => ({ verdict, why: String(why) }))[0]!
  }
  const earned = (label: string, amount: string, nature: string): PaperLine => ({ label, amount: reais(amount), kind: 'earning', nature })
  const both = [earned('Salário', '8000.00', '1000'), earned('Férias', '6000.00', '1016')]

  // The INSS of 8,000.00 is 921.50: (8,000.00 − 921.50) × 27.5% − 908.73 = 1,037.86.
  it('deducts the INSS on the pay without the vacation, even with one INSS line for both', () => {
    expect(examined('1037.86', ...both).verdict).toBe('matches')
  })

  // (8,000.00 − 988.07) × 27.5% − 908.73 = 1,019.55. The INSS of 6,000.00 is 641.50: (6,000.00 − 641.50) × 27.5% − 908.73 = 564.86,
  // less 978.62 − 13.3145% of 6,000.00 = 179.75: 385.11. Together 1,404.66.
  it('deducts from the vacation only the INSS on the vacation', () => {
    expect(examined('1404.66', ...both).verdict).toBe('matches')
  })

  it('matches the tax of either one when vacation and 13th are equal and there is no month pay', () => {
    const { verdict, why } = examined('50.00', earned('Férias', '3000.00', '1016'), earned('13º salário', '3000.00', '5001'))
    expect(verdict).toBe('not_checkable')
    expect(why).toContain('não se sabe que parte do imposto é de cada um')
  })
})

describe('tax on the PLR', () => {
  const judged = (irrf: string) => {
    const ctx = new CheckContext({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
    const lines: readonly PaperLine[] = [
      { label: 'PLR', amount: reais('20000.00'), kind: 'earning', nature: '1300' },
      { label: 'IRRF PLR', amount: reais(irrf), kind: 'deduction', nature: '9203' },
    ]
    const month = monthOf([{ kind: 'plr', lines }], { worker: 'employee' }, table)
    return auditPlrIrrf(ctx, { readings: readingsOf(month.lines), month, inss: inssLines(month.lines) })
  }
  const due = judged('0.01')!.expected!

  it('differs below the tax due; above it, another PLR of the year may explain it', () => {
    expect(due).toBeGreaterThan(0n)
    expect(judged('100.00')).toMatchObject({ verdict: 'differs', expected: due })
    expect(judged('5000.00')).toMatchObject({ verdict: 'not_checkable' })
  })
})
