import type { Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf } from '../../../../operation/definition/check.ts'
import irrf from '../../law/irrf.ts'
import { auditIrrf, deductibleOf, GOVERNMENT_WITHHOLDING } from '../payslip/payslip-audit.ts'
import { IRRF_MISTAKES, type IrrfFacts, irrfOf } from './irrf-mistakes.ts'

interface Pay {
  readonly gross: Money
  /** INSS base: the printed one, otherwise the gross. */
  readonly contributionPay: Money
  /** INSS printed on the document. */
  readonly inss: Money
  readonly informed: Money
  /** Omitted when unknown: a tax that dependents could explain then leads to a question. */
  readonly dependents?: number | undefined
  readonly alimony: Money
  readonly base: Money | undefined
  readonly otherDeductions: boolean
  readonly paidOn: Day | undefined
  /** False for a single gross figure, which may include vacation or exempt pay. */
  readonly fromLines?: boolean
}

const QUESTION = { id: 'irrf', label: 'IRRF', favours: GOVERNMENT_WITHHOLDING } as const

/**
 * Checks the tax on a month's pay. A printed base explained by pay and deductions, in any common format, is only confirmed; an unexplained
 * one is used as printed, since its other components are unknown.
 */
export function auditIrrfOfPay(ctx: CheckContext, pay: Pay) {
  const { gross, contributionPay, base, informed, otherDeductions } = pay
  const taxable = contributionPay > gross ? contributionPay : gross
  const inss = deductibleOf(ctx, contributionPay, pay.inss)
  const doubt = (found: Money, facts: IrrfFacts) => taxDoubt(ctx, found, facts, pay)
  const common = { ...QUESTION, informed, inss, dependents: pay.dependents ?? 0, alimony: pay.alimony, paidOn: pay.paidOn, doubt }
  if (base === undefined) {
    if (otherDeductions) {
      ctx.inform('Qual é a base do IRRF impressa no documento?', 'irrf_base')
      return ctx.cannot({ ...QUESTION, informed }, 'Há outras deduções na base do imposto, e a base impressa não foi informada.')
    }
    ctx.assume('Sem a base do IRRF impressa, a base é o salário bruto menos as deduções informadas, ou o desconto simplificado.')
    if (contributionPay >= gross) return auditIrrf(ctx, { ...common, gross: taxable })
    return auditIrrf(ctx, {
      ...common,
      gross,
      alsoPay: [{ gross: contributionPay, how: 'sobre a base do INSS, menor que o bruto' }],
      doubt() {
        ctx.inform('Qual é a base do IRRF impressa no documento?', 'irrf_base')
        return 'A base do INSS é menor que o bruto: parte do que foi pago pode não ser tributada, e a base do IRRF não foi informada.'
      },
    })
  }
  const explained = otherDeductions ? null : explanation(ctx, pay, taxable, inss.came)
  if (explained) {
    ctx.examine({ id: 'irrf_base', label: 'Base do IRRF', informed: base, favours: GOVERNMENT_WITHHOLDING }, () => ({
      expected: base,
      how: explained.how,
    }))
    return auditIrrf(ctx, { ...common, gross: explained.gross })
  }
  ctx.declared('irrf_base', 'Base do IRRF', base, 'A base impressa não é o bruto menos as deduções informadas: foi usada como veio.')
  if (!otherDeductions) ctx.inform('O que mais entra na base do IRRF: outra dedução, outra verba, outro dependente?', 'lines')
  return auditIrrf(ctx, {
    ...common,
    gross: taxable,
    base,
    alsoPay: [
      { gross: base, how: 'sobre a base impressa como rendimento, antes das deduções' },
      { gross: base + inss.came, how: 'sobre a base impressa mais o INSS' },
    ],
  })
}

/** Pay and format that explain a printed base. */
function explanation(ctx: CheckContext, { gross, dependents = 0, alimony, base, paidOn }: Pay, taxable: Money, inss: Money) {
  const day = paidOn ?? ctx.day
  if (day < irrf.recordStarts) return null
  const table = irrf.at(day).value
  for (const pay of new Set([taxable, gross])) {
    const { detail } = irrfOf({ gross: pay, inss, dependents, alimony, table })
    const ways: readonly (readonly [Money, Phrase])[] = [
      [detail.base, say`${pay} − ${pay - detail.base}; o bruto menos as deduções`],
      [detail.legalBase, say`${pay} − ${pay - detail.legalBase}; o bruto menos as deduções legais`],
      [pay - inss, say`${pay} − ${inss}; o bruto menos o INSS`],
      [pay, say`${pay}; o rendimento antes das deduções`],
    ]
    const found = ways.find(([amount]) => amount === base)
    if (found) return { gross: pay, how: found[1] }
  }
  return null
}

const MAX_DEPENDENTS = 10

/** Question about dependents when some number of them would explain the tax and none was provided. */
export function dependentsDoubt(ctx: CheckContext, found: Money, facts: IrrfFacts, told: number | undefined): string | null {
  if (told !== undefined) return null
  const counts = Array.from({ length: MAX_DEPENDENTS }, (_, index) => index + 1)
  if (!counts.some((dependents) => irrfOf({ ...facts, dependents }).amount === found)) return null
  ctx.inform('Quantos dependentes a empresa conta no seu imposto de renda?', 'dependents')
  return 'Com dependentes o imposto seria este, e o número deles não foi informado.'
}

/** Question about a tax that the document lacks, when up to ten dependents would bring it to nothing and the caller stated none. */
export function absentTaxDoubt(ctx: CheckContext, due: Money, facts: IrrfFacts, told: number | undefined): Phrase | null {
  if (told !== undefined) return null
  const counts = Array.from({ length: MAX_DEPENDENTS }, (_, index) => index + 1)
  if (!counts.some((dependents) => irrfOf({ ...facts, dependents }).amount === 0n)) return null
  ctx.inform('Quantos dependentes você declarou à empresa?', 'dependents')
  return say`Não há imposto neste papel; seria ${due} sem dependentes, e o número deles não foi informado.`
}

/** Question about unknown facts that would explain the tax: dependents, or separately taxed or exempt pay in the gross. */
function taxDoubt(ctx: CheckContext, found: Money, facts: IrrfFacts, { dependents, fromLines = true }: Pay): string | null {
  const asked = dependentsDoubt(ctx, found, facts, dependents)
  if (asked !== null) return asked
  if (fromLines || found >= irrfOf(facts).amount) return null
  if (causesOf(found, facts, IRRF_MISTAKES).some(({ id }) => id !== 'not_withheld')) return null
  ctx.inform('Quais são as linhas do holerite, com descrição e valor?', 'lines')
  return 'O imposto veio menor que o do salário bruto inteiro: se há férias, 13º ou parte isenta nele, pode estar certo.'
}
