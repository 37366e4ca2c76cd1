import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { CheckContext } from '../../../../operation/definition/check.ts'
import type { PaperLine } from '../../../payroll/rules/payslip/lines.ts'
import { readForm } from './form.ts'

const read = (...lines: readonly PaperLine[]) =>
  readForm(new CheckContext({ day: '2026-07-15', given: true }, portsOn('2026-11-14')), lines)
const earning = (nature: string, label: string, amount: string): PaperLine => ({ label, nature, amount: reais(amount), kind: 'earning' })
const deduction = (nature: string, label: string, amount: string): PaperLine => ({
  label,
  nature,
  amount: reais(amount),
  kind: 'deduction',
})

describe('lines of a termination form', () => {
  it('map to figures by label and nature', () => {
    const { fields } = read(
      earning('6006', 'Férias proporcionais', '1000.00'),
      earning('6006', 'Férias sobre aviso prévio', '250.00'),
      deduction('9201', 'INSS', '150.00'),
      deduction('9201', 'INSS sobre 13º', '120.00'),
      deduction('9203', 'IRRF', '40.00'),
      deduction('9203', 'IRRF sobre 13º', '30.00'),
    )
    expect(fields).toMatchObject({
      informed_vacation: reais('1000.00'),
      informed_vacation_on_notice: reais('250.00'),
      informed_inss: reais('150.00'),
      informed_thirteenth_inss: reais('120.00'),
      informed_irrf: reais('40.00'),
      informed_thirteenth_irrf: reais('30.00'),
    })
  })

  it('of another nature on the 13th are added to it, but only earnings', () => {
    expect(read(earning('5005', '13º complementar', '100.00')).fields).toMatchObject({ informed_thirteenth: reais('100.00') })
    expect(read(earning('6002', '13º na rescisão', '900.00'), earning('5005', '13º complementar', '100.00')).fields).toMatchObject({
      informed_thirteenth: reais('1000.00'),
    })
    expect(read(deduction('9207', 'Faltas', '100.00')).fields).not.toHaveProperty('informed_thirteenth')
  })

  it('provide the days of the balance and any absences', () => {
    const balance = (label: string) => read(earning('6000', label, '1400.00'))
    expect(balance('Saldo de 14 dias salário')).toMatchObject({ days: 14, absences: false })
    expect(balance('Saldo de 14 dias salário (líquido de 1 falta)')).toMatchObject({ days: 14, absences: true })
    expect(balance('Saldo de 14 dias salário (líquido de 0 faltas)')).toMatchObject({ days: 14, absences: false })
  })
})
