import { formatBRL, proportion } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, choice, count, list, money, object, percentOf, referenceDate } from '../../../../core/operation/fields.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeInssRounding, inssDue, inssFormula } from '../../rules/inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../rules/irrf.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'net-salary',
  title: 'Salário líquido',
  summary: 'Salário líquido de um empregado CLT depois de INSS e IRRF, com as faixas, as deduções e a lei da data.',
  group: 'trabalho',
  keywords: ['holerite', 'contracheque', 'salário na mão', 'desconto em folha', 'inss', 'irrf'],
  headline: 'netSalary',
  lawDay: 'reference_date',
  input: {
    gross_salary: money('Salário bruto mensal'),
    dependents: count('Dependentes para o IRRF').default(0),
    alimony: money('Pensão alimentícia descontada em folha', { min: 0 }).prefault(0),
    other_deductions: money('Outros descontos em folha, que não alteram imposto', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    grossSalary: brl('Salário bruto'),
    inss: brl('Contribuição ao INSS'),
    inssSlices: list(
      'Cada faixa do INSS',
      object('Faixa', {
        upTo: brl('Limite da faixa'),
        ratePercent: percentOf('Alíquota'),
        base: brl('Parte do salário na faixa'),
        amount: brl('Contribuição da faixa'),
      }),
    ),
    irrf: brl('Imposto de renda retido'),
    irrfDetail: object('Como se chegou ao imposto', {
      deductionUsed: choice(
        'Dedução usada',
        ['legal', 'simplified'],
        {
          legal: 'Deduções legais',
          simplified: 'Desconto simplificado',
        },
        { hint: 'A maior entre as legais e o desconto simplificado' },
      ),
      legalBase: brl('Base com as deduções legais'),
      simplifiedBase: brl('Base com o desconto simplificado, quando a lei da data o prevê').nullable(),
      base: brl('Base usada'),
      ratePercent: percentOf('Alíquota da faixa'),
      deduct: brl('Parcela a deduzir'),
      beforeReduction: brl('Imposto antes da redução'),
      reduction: brl('Redução da Lei nº 15.270/2025'),
      waived: brl('Imposto de até R$ 10,00 dispensado de retenção'),
    }),
    alimony: brl('Pensão alimentícia'),
    otherDeductions: brl('Outros descontos'),
    totalDeductions: brl('Total de descontos'),
    netSalary: brl('Salário líquido'),
    effectiveRatePercent: percentOf('INSS e IRRF sobre o salário bruto'),
  },
  examples,
  answer({ gross_salary: gross, dependents, alimony, other_deductions: other }, ctx) {
    const inssTable = ctx.law(inss)
    const irrfTable = ctx.law(irrf)
    const contribution = inssDue(gross, inssTable)
    assumeInssRounding(ctx, inssTable)
    ctx.step('INSS', () => inssFormula(contribution), contribution.amount)

    const deductions = contribution.deductible + BigInt(dependents) * irrfTable.perDependent + alimony
    const due = irrfDue({ gross, deductions }, irrfTable)
    const { amount: tax, detail: irrfDetail } = due
    assumeIrrfChoices(ctx, due, irrfTable)
    ctx.step('Base do IRRF', () => `${formatBRL(gross)} − ${formatBRL(gross - irrfDetail.base)}`, irrfDetail.base)
    ctx.step('IRRF', () => irrfFormula(due), tax)

    const totalDeductions = contribution.amount + tax + alimony + other
    if (totalDeductions > gross) {
      ctx.refuse(other > 0n ? 'other_deductions' : 'alimony', `os descontos somam ${formatBRL(totalDeductions)}, mais que o salário bruto`)
    }
    ctx.step('Total de descontos', () => [contribution.amount, tax, alimony, other].map(formatBRL).join(' + '), totalDeductions)
    return {
      grossSalary: gross,
      inss: contribution.amount,
      inssSlices: contribution.slices,
      irrf: tax,
      irrfDetail,
      alimony,
      otherDeductions: other,
      totalDeductions,
      netSalary: ctx.step('Salário líquido', () => `${formatBRL(gross)} − ${formatBRL(totalDeductions)}`, gross - totalDeductions),
      effectiveRatePercent: proportion(contribution.amount + tax, gross),
    }
  },
})
