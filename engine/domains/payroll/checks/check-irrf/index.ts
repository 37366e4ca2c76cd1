import { check } from '../../../../core/operation/check.ts'
import { date, flag, money } from '../../../../core/operation/fields.ts'
import { dependentsField, documentMonth, printed } from '../../rules/document-fields.ts'
import { auditIrrfOfPay } from '../../rules/irrf-audit.ts'
import { examples } from './examples.ts'

export default check({
  id: 'check-irrf',
  title: 'Conferir o imposto de renda do holerite',
  summary: 'Diz se o IRRF descontado do salário bate com a tabela, as deduções e a redução da data, dado o INSS que foi descontado.',
  siblings: { 'check-payslip': 'conferir o holerite inteiro' },
  document: 'desconto do imposto de renda',
  slug: 'imposto-de-renda',
  keywords: ['irrf errado', 'imposto de renda descontado a mais', 'conferir irrf', 'isenção de 5 mil'],
  situations: `
    ir errado, imposto de renda errado, ir na fonte errado, ir na folha, imposto no holerite, imposto na folha, irrf descontado,
    desconto de ir certo, descontaram ir, leão na folha, imposto descontado a mais, ganho menos de 5 mil e descontam,
    continuam descontando ir, ir retido a mais, imposto de renda do salário errado, irrf certo, conferir imposto de renda, tirando ir,
    imposto de renda na fonte, irrf a mais, verificar irrf, ir confere, tiraram de ir, imposto de renda do mês certo, ir está certo`,
  lawDay: 'reference_date',
  input: {
    gross_salary: money('Salário bruto do mês', { hint: 'Tudo o que é tributado no mês' }),
    informed_inss: money('INSS descontado', { min: 0 }),
    informed_irrf: money('IRRF descontado', { min: 0 }),
    dependents: dependentsField(),
    alimony: money('Pensão alimentícia descontada', { min: 0 }).prefault(0),
    irrf_base: printed('Base do IRRF impressa'),
    other_deductions: flag('Há outras deduções na base', { hint: 'Previdência privada, por exemplo' }).default(false),
    paid_on: date('Data do pagamento', { hint: 'Escolhe a tabela do imposto', blank: 'o mês do holerite ou o seguinte' }).optional(),
    reference_date: documentMonth('Mês do holerite'),
  },
  result: {},
  examples,
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
