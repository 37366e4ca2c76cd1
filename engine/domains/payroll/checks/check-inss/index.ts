import { check } from '../../../../operation/definition/check.ts'
import { choice, money } from '../../../../operation/input/fields.ts'
import { documentMonth } from '../../rules/payslip/document-fields.ts'
import { auditAmongJobs } from '../../rules/payslip/document-inss.ts'
import { auditInss, partnerDoubt } from '../../rules/payslip/payslip-audit.ts'
import { otherJobs } from '../../rules/payslip/payslip-fields.ts'

export default check({
  id: 'check-inss',
  title: 'Conferir o desconto do INSS',
  summary: 'Diz se o INSS descontado do salário bate com a tabela do mês e, se não bate, qual erro conhecido dá esse valor.',
  seeAlso: { 'check-payslip': 'conferir o holerite inteiro' },
  document: 'desconto do INSS',
  slug: 'inss',
  lawDay: 'reference_date',
  input: {
    base_salary: money('Base do INSS', { hint: 'A base impressa no holerite; sem ela, o salário bruto' }),
    informed_inss: money('INSS descontado', { formerly: ['informed_deduction'], min: 0 }),
    category: choice(
      'Categoria',
      ['employee', 'domestic', 'casual'],
      { employee: 'Empregado', domestic: 'Empregado doméstico', casual: 'Trabalhador avulso' },
      { means: 'worker', hint: 'As três pagam pela mesma tabela; autônomo e sócio, não' },
    ).optional(),
    other_jobs: otherJobs(),
    reference_date: documentMonth(),
  },
  result: {},
  examine({ base_salary: base, informed_inss: informed, category, other_jobs: jobs }, ctx) {
    if (jobs?.length) auditAmongJobs(ctx, { informed, base, jobs })
    else
      auditInss(ctx, {
        id: 'inss',
        label: 'INSS',
        informed,
        base,
        onlyJob: jobs !== undefined,
        ...(category === undefined && { doubt: (found) => partnerDoubt(ctx, found, base) }),
      })
    return {}
  },
})
