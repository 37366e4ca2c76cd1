import { type Money, proportion, sum } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, list, object, percentOf } from '../../../../operation/input/fields.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeFgtsRounding, fgtsDeposit } from '../charges-and-benefits/fgts.ts'
import { assumeInssRounding, inssDue, inssFormula } from '../withholding/inss.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../withholding/irrf.ts'

/** Result fields shared by every monthly pay calculator. */
export const payslipFields = {
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
  fgts: brl('FGTS depositado', { hint: 'Pago pela empresa, à parte: não sai do salário' }),
}

interface Month {
  /** Contractual monthly salary. */
  readonly gross: Money
  readonly dependents: number
  readonly alimony: Money
  readonly other: Money
  /** Overtime and premiums of the month, taxed with the salary. */
  readonly added?: readonly Money[]
  /** Other deductions, without effect on taxes, in display order. */
  readonly taken?: readonly Money[]
  /** Family allowance, paid with the salary but not taxed. */
  readonly allowance?: Money
}

/** Monthly pay after INSS, income tax and other deductions. */
export function payslip(ctx: Context, { gross, dependents, alimony, other, added = [], taken = [], allowance = 0n }: Month) {
  const inssTable = ctx.law(inss)
  const irrfTable = ctx.law(irrf)
  const pay = gross + sum(added)
  const contribution = inssDue(pay, inssTable)
  assumeInssRounding(ctx, inssTable)
  ctx.step('INSS', () => inssFormula(contribution), contribution.amount)

  const deductions = contribution.deductible + BigInt(dependents) * irrfTable.perDependent + alimony
  const due = irrfDue({ gross: pay, deductions }, irrfTable)
  const { amount: tax, detail: irrfDetail } = due
  assumeIrrfChoices(ctx, due, irrfTable)
  ctx.step('Base do IRRF', say`${pay} − ${pay - irrfDetail.base}`, irrfDetail.base)
  ctx.step('IRRF', () => irrfFormula(due), tax)

  const parts = [contribution.amount, tax, alimony, other, ...taken]
  const totalDeductions = sum(parts)
  if (totalDeductions > pay) {
    ctx.refuse(
      other > 0n ? 'other_deductions' : alimony > 0n ? 'alimony' : 'health_plan',
      say`os descontos somam ${totalDeductions}, mais que o salário bruto`,
    )
  }
  ctx.step('Total de descontos', () => joined(parts, ' + '), totalDeductions)
  const plus = allowance > 0n ? say` + ${allowance}` : ''
  const netSalary = ctx.step('Salário líquido', say`${pay} − ${totalDeductions}${plus}`, pay - totalDeductions + allowance)
  const deposit = ctx.law(fgts)
  assumeFgtsRounding(ctx, deposit)
  return {
    grossSalary: gross,
    inss: contribution.amount,
    inssSlices: contribution.slices,
    irrf: tax,
    irrfDetail,
    alimony,
    otherDeductions: other,
    totalDeductions,
    netSalary,
    effectiveRatePercent: proportion(contribution.amount + tax, pay),
    fgts: ctx.step('FGTS', say`${pay} × ${deposit.depositRate}`, fgtsDeposit(pay, deposit.depositRate, deposit)),
  }
}
