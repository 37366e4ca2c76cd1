/** Checks a payslip from its gross and withholdings, without lines. */

import type { Day } from '../../../../core/day.ts'
import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf } from '../../../../operation/definition/check.ts'
import familyAllowance from '../../law/family-allowance.ts'
import fgts from '../../law/fgts.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import voucher from '../../law/transport-voucher.ts'
import { familyQuota } from '../../rules/charges-and-benefits/family-quota.ts'
import { depositReadings } from '../../rules/payslip/document-fgts.ts'
import { familyExpectation } from '../../rules/payslip/document-other-lines.ts'
import { auditTotals, showCorrected } from '../../rules/payslip/document-totals.ts'
import {
  auditInss,
  deductibleOf,
  EMPLOYER_WITHHOLDING,
  GOVERNMENT_WITHHOLDING,
  PAYMENT,
  partnerDoubt,
} from '../../rules/payslip/payslip-audit.ts'
import { FGTS_MISTAKES, VOUCHER_MISTAKES } from '../../rules/payslip/payslip-mistakes.ts'
import { auditIrrfOfPay } from '../../rules/withholding/irrf-audit.ts'
import { irrfOf } from '../../rules/withholding/irrf-mistakes.ts'

export interface FlatPayslip {
  readonly gross_salary: Money
  readonly informed_inss: Money
  readonly informed_irrf: Money
  readonly dependents?: number | undefined
  readonly alimony: Money
  readonly transport_discount?: Money | undefined
  readonly family_allowance?: Money | undefined
  readonly children?: number | undefined
  readonly declared_items?:
    | readonly { readonly label: string; readonly amount: Money; readonly kind: 'earning' | 'deduction' }[]
    | undefined
  readonly total_earnings?: Money | undefined
  readonly total_deductions?: Money | undefined
  readonly net_received?: Money | undefined
  readonly inss_base?: Money | undefined
  readonly irrf_base?: Money | undefined
  readonly fgts?: Money | undefined
  readonly apprentice: boolean
  readonly paid_on?: Day | undefined
  /** True when the input states that the worker is an employee, and that there is no other job. */
  readonly employeeTold: boolean
  readonly onlyJob: boolean
}

export function examineFlat(ctx: CheckContext, input: FlatPayslip): void {
  const { gross_salary: gross, informed_inss: inssCame, informed_irrf: irrfCame } = input
  const pay = contributionPay(ctx, gross, input.inss_base)
  const contribution = auditInss(ctx, {
    id: 'inss',
    label: 'INSS',
    informed: inssCame,
    base: pay.amount,
    onlyJob: input.onlyJob,
    ...(!input.employeeTold && { doubt: (found) => partnerDoubt(ctx, found, pay.amount) }),
  })
  const tax = auditIrrfOfPay(ctx, {
    gross,
    contributionPay: pay.amount,
    inss: inssCame,
    informed: irrfCame,
    dependents: input.dependents,
    fromLines: false,
    alimony: input.alimony,
    base: input.irrf_base,
    otherDeductions: false,
    paidOn: input.paid_on,
  })
  auditFgts(ctx, { informed: input.fgts, pay, inss: inssCame, apprentice: input.apprentice })
  const transport = auditVoucher(ctx, input.transport_discount, gross, input.total_earnings ?? null)
  const allowance = auditAllowance(ctx, input.family_allowance, input.children, pay.amount)
  const lines = input.declared_items ?? []
  for (const [index, { label, amount, kind }] of lines.entries())
    ctx.declared(
      `declared_${index + 1}`,
      label,
      amount,
      word`${kind === 'earning' ? 'Vencimento' : 'Desconto'} que não é conferido aqui: entra nas somas como veio.`,
    )
  const earned = [gross, input.family_allowance ?? 0n, ...lines.filter(({ kind }) => kind === 'earning').map(({ amount }) => amount)]
  const taken = [inssCame, irrfCame, input.alimony, input.transport_discount ?? 0n]
  const deducted = [...taken, ...lines.filter(({ kind }) => kind === 'deduction').map(({ amount }) => amount)]
  auditTotals(ctx, { earned, deducted }, input, input.declared_items !== undefined)
  const figures = { inss: contribution, irrf: tax, transport, allowance, rightTax: () => rightTax(ctx, input, pay.amount) }
  showCorrected(ctx, figures, sum(earned) - sum(deducted), input)
}

interface ContributionPay {
  readonly amount: Money
  /** FGTS base; null when unknown. */
  readonly whole: Money | null
}

/** INSS base: the printed one, otherwise the gross. A printed base equal to the ceiling is the capped gross. */
function contributionPay(ctx: CheckContext, gross: Money, base: Money | undefined): ContributionPay {
  if (base === undefined) {
    ctx.assume('Sem a base do INSS impressa, INSS e FGTS são conferidos sobre o salário bruto.')
    return { amount: gross, whole: gross }
  }
  const ceiling = ctx.day < inss.recordStarts ? null : inss.at(ctx.day).value.ceiling
  const question = { id: 'inss_base', label: 'Base do INSS', informed: base, favours: GOVERNMENT_WITHHOLDING }
  if (base === gross || (base === ceiling && gross > ceiling)) {
    ctx.examine(question, () => ({
      expected: base,
      how: base === gross ? say`${gross}; o salário bruto` : say`${base}; o salário bruto, limitado ao teto`,
    }))
    return { amount: gross, whole: gross }
  }
  ctx.declared('inss_base', 'Base do INSS', base, 'A base impressa não é o salário bruto informado: foi usada como veio.')
  ctx.inform('O que entra na base do INSS além do salário informado, ou fora dela?', 'lines')
  return { amount: base, whole: base === ceiling ? null : base }
}

interface Deposit {
  readonly informed: Money | undefined
  readonly pay: ContributionPay
  readonly inss: Money
  readonly apprentice: boolean
}

function auditFgts(ctx: CheckContext, { informed, pay: { whole: pay }, inss: came, apprentice }: Deposit): void {
  const question = { id: 'fgts', label: 'FGTS', informed, favours: PAYMENT }
  if (pay === null) {
    ctx.cannot(question, 'A base do INSS impressa é o teto, e o FGTS não tem teto: a base dele não foi informada.')
    return
  }
  ctx.examine(question, () => {
    const law = ctx.law(fgts)
    const rate = apprentice ? law.apprenticeDepositRate : law.depositRate
    const inssCeiling = ctx.day < inss.recordStarts ? null : inss.at(ctx.day).value.ceiling
    return {
      ...depositReadings(pay, rate, ctx.day),
      doubt(found) {
        const named = causesOf(found, { pay, inss: came, inssCeiling, apprentice, law }, FGTS_MISTAKES)
        if (named.length > 0 || found < portion(pay, rate, 'truncate')) return null
        ctx.inform('Quais são as linhas do holerite, com descrição e valor?', 'lines')
        return 'O depósito é maior que o do salário informado: 13º, aviso ou outra verba pagam FGTS também.'
      },
      causes: (found) => causesOf(found, { pay, inss: came, inssCeiling, apprentice, law }, FGTS_MISTAKES),
    }
  })
}

/** The law sets a maximum: a smaller discount is always valid. */
function auditVoucher(ctx: CheckContext, informed: Money | undefined, salary: Money, earnings: Money | null) {
  const question = { id: 'transport_discount', label: 'Vale-transporte', informed, favours: EMPLOYER_WITHHOLDING }
  if (informed === undefined) return ctx.cannot(question, '')
  const share = ctx.attempt(() => ctx.law(voucher).employeeShare)
  // The gross may include overtime, which does not raise the limit: only the basic salary, or a discount below any possible one, confirms
  // compliance.
  if (
    'value' in share &&
    informed > portion(leastBasic(ctx, salary), share.value, 'halfUp') &&
    informed <= portion(salary, share.value, 'halfUp')
  ) {
    ctx.inform('Qual é o salário básico do contrato?', 'basic_salary')
    return ctx.cannot(
      question,
      say`O limite é de ${share.value} do salário básico, que não foi informado: horas extras e adicionais ficam fora dele.`,
    )
  }
  return ctx.examine(question, () => {
    const { employeeShare } = ctx.law(voucher)
    const limit = portion(salary, employeeShare, 'halfUp')
    const formula = say`${salary} × ${employeeShare}`
    if (informed <= limit)
      return {
        expected: informed,
        how: say`${informed}; não passa de ${employeeShare} do salário, ${limit}`,
      }
    ctx.assume('Vale-transporte sobre o salário informado; horas extras e adicionais ficam fora da base (Lei nº 7.418/1985, art. 4º).')
    ctx.inform('Qual é o salário básico do contrato?', 'basic_salary')
    return {
      doubt: (found) =>
        causesOf(found, { salary, earnings }, VOUCHER_MISTAKES).length > 0
          ? null
          : 'O limite é de 6% do salário básico do contrato, que não foi informado e pode ser maior que o pago neste mês.',
      expected: limit,
      how: say`${formula}; o máximo que se pode descontar`,
      causes: (found) => causesOf(found, { salary, earnings }, VOUCHER_MISTAKES),
    }
  })
}

/**
 * Lower bound of the basic salary of a full month: the minimum wage, where the first INSS bracket ends since EC 103/2019 (art. 28, I), or
 * the gross when lower.
 */
function leastBasic(ctx: CheckContext, gross: Money): Money {
  const table = ctx.day < inss.recordStarts ? null : inss.at(ctx.day).value
  return table?.progressive ? smallest(gross, table.brackets[0]!.limit) : 0n
}

function auditAllowance(ctx: CheckContext, informed: Money | undefined, children: number | undefined, pay: Money) {
  const question = { id: 'family_allowance', label: 'Salário-família', informed, favours: PAYMENT }
  if (informed === undefined && children === undefined) return ctx.cannot(question, '')
  if (children === undefined && ctx.day >= familyAllowance.recordStarts) {
    const { limit, quota } = familyQuota(pay, 1, familyAllowance.at(ctx.day).value)
    if (quota > 0n) {
      ctx.inform('Quantos filhos de até 14 anos, ou com deficiência, você tem?', 'children')
      return ctx.cannot(question, say`O número de filhos não foi informado; cada um dá ${quota} a quem ganha até ${limit}.`)
    }
  }
  return ctx.examine(question, () => {
    const due = familyExpectation(ctx, {}, pay, children ?? 0)
    ctx.assume('Salário-família do mês inteiro: no mês da admissão e no do desligamento é proporcional aos dias.')
    return due
  })
}

/** Tax with the correct INSS; null when the printed base or the record prevents computing it. */
function rightTax(
  ctx: CheckContext,
  {
    gross_salary: gross,
    dependents = 0,
    alimony,
    irrf_base: base,
  }: Pick<FlatPayslip, 'gross_salary' | 'dependents' | 'alimony' | 'irrf_base'>,
  pay: Money,
): Money | null {
  if (base !== undefined || ctx.day < irrf.recordStarts) return null
  const { right } = deductibleOf(ctx, pay, null)
  return irrfOf({ gross: pay > gross ? pay : gross, inss: right, dependents, alimony, table: irrf.at(ctx.day).value }).amount
}
