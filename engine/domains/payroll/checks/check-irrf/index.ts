import { check } from '../../../../operation/definition/check.ts'
import { date, flag, money } from '../../../../operation/input/fields.ts'
import { dependentsField, documentMonth, printed } from '../../rules/payslip/document-fields.ts'
import { auditIrrfOfPay } from '../../rules/withholding/irrf-audit.ts'

export default check({
  id: 'check-irrf',
  title: 'Conferir o imposto de renda do holerite',
  summary: 'Diz se o IRRF descontado do salário bate com a tabela, as deduções e a redução da data, dado o INSS que foi descontado.',
  seeAlso: { 'check-payslip': 'conferir o holerite inteiro' },
  document: 'desconto do imposto de renda',
  slug: 'imposto-de-renda',
  lawDay: 'reference_date',
  input: {
    gross_salary: money('Salário bruto do mês', { hint: 'Tudo o que é tributado no mês' }),
    informed_inss: money('INSS descontado', { formerly: ['inss_deduction'], min: 0 }),
    informed_irrf: money('IRRF descontado', { formerly: ['informed_deduction'], min: 0 }),
    dependents: dependentsField(),
    alimony: money('Pensão alimentícia descontada', { min: 0 }).prefault(0),
    irrf_base: printed('Base do IRRF impressa'),
    other_deductions: flag('Há outras deduções na base', {
      means: 'has_other_deductions',
      hint: 'Previdência privada, por exemplo',
    }).default(false),
    paid_on: date('Data do pagamento', { hint: 'Escolhe a tabela do imposto', blank: 'o mês do holerite ou o seguinte' }).optional(),
    reference_date: documentMonth('Mês do holerite'),
  },
  result: {},
  examine(input, ctx) {
    auditIrrfOfPay(ctx, {
      gross: input.gross_salary,
      contributionPay: input.gross_salary,
      inss: input.informed_inss,
      informed: input.informed_irrf,
      dependents: input.dependents,
      alimony: input.alimony,
      base: input.irrf_base,
      otherDeductions: input.other_deductions,
      paidOn: input.paid_on,
    })
    return {}
  },
})
