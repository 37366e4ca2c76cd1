import type { Day } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { type CheckContext, causesOf } from '../../../core/operation/check.ts'
import { type Phrase, say } from '../../../core/sentence.ts'
import irrf from '../law/irrf.ts'
import { IRRF_MISTAKES, type IrrfFacts, irrfOf } from './irrf-mistakes.ts'
import { auditIrrf, deductibleOf, TAKEN } from './payslip-audit.ts'

interface Pay {
  readonly gross: Money
  /** What the INSS fell on: the printed base, else the gross. */
  readonly contributionPay: Money
  /** The INSS that came. */
  readonly inss: Money
  readonly informed: Money
  /** Omitted: not told, so a tax that some would explain is asked about. */
  readonly dependents?: number | undefined
  readonly alimony: Money
  readonly base: Money | undefined
  readonly otherDeductions: boolean
  readonly paidOn: Day | undefined
  /** False: the gross is one figure, which may have vacation or exempt pay in it. */
  readonly fromLines?: boolean
}

const QUESTION = { id: 'irrf', label: 'IRRF', favours: TAKEN } as const

/**
 * The tax of a month's pay. A printed base that the pay and its deductions explain, in any of the ways payrolls print it, is no more
 * than that; one they do not explain is used as it came, because what else is in it is not known here.
 */
export function auditIrrfOfPay(ctx: CheckContext, pay: Pay) {
  const { gross, contributionPay, base, informed, otherDeductions } = pay
  const taxable = contributionPay > gross ? contributionPay : gross
  const inss = deductibleOf(ctx, contributionPay, pay.inss)
  const doubt = (found: Money, facts: IrrfFacts) => taxDoubt(ctx, found, facts, pay)
  const common = { ...QUESTION, informed, inss, dependents: pay.dependents ?? 0, alimony: pay.alimony, paidOn: pay.paidOn, doubt }
  if (base === undefined) {
    if (otherDeductions) {
      ctx.inform('Qual é a base do IRRF impressa no documento?')
      return ctx.cannot({ ...QUESTION, informed }, 'Há outras deduções na base do imposto, e a base impressa não foi informada.')
    }
    ctx.assume('Sem a base do IRRF impressa, a base é o salário bruto menos as deduções informadas, ou o desconto simplificado.')
    if (contributionPay >= gross) return auditIrrf(ctx, { ...common, gross: taxable })
    return auditIrrf(ctx, {
      ...common,
      gross,
      alsoPay: [{ gross: contributionPay, how: 'sobre a base do INSS, menor que o bruto' }],
      doubt() {
        ctx.inform('Qual é a base do IRRF impressa no documento?')
        return 'A base do INSS é menor que o bruto: parte do que foi pago pode não ser tributada, e a base do IRRF não foi informada.'
      },
    })
  }
  const explained = otherDeductions ? null : explanation(ctx, pay, taxable, inss.came)
  if (explained) {
    ctx.examine({ id: 'irrf_base', label: 'Base do IRRF', informed: base, favours: TAKEN }, () => ({ expected: base, how: explained.how }))
    return auditIrrf(ctx, { ...common, gross: explained.gross })
  }
  ctx.declared('irrf_base', 'Base do IRRF', base, 'A base impressa não é o bruto menos as deduções informadas: foi usada como veio.')
  if (!otherDeductions) ctx.inform('O que mais entra na base do IRRF: outra dedução, outra verba, outro dependente?')
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

/** The pay a printed base comes from, and how it is printed. */
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

/** A tax that some dependents would explain, where nobody said how many there are. */
export function dependentsDoubt(ctx: CheckContext, found: Money, facts: IrrfFacts, told: number | undefined): string | null {
  if (told !== undefined) return null
  const counts = Array.from({ length: MAX_DEPENDENTS }, (_, index) => index + 1)
  if (!counts.some((dependents) => irrfOf({ ...facts, dependents }).amount === found)) return null
  ctx.inform('Quantos dependentes a empresa conta no seu imposto de renda?')
  return 'Com dependentes o imposto seria este, e o número deles não foi informado.'
}

/** What would make the tax right and was not told: dependents, or pay in the gross that is taxed apart or not at all. */
function taxDoubt(ctx: CheckContext, found: Money, facts: IrrfFacts, { dependents, fromLines = true }: Pay): string | null {
  const asked = dependentsDoubt(ctx, found, facts, dependents)
  if (asked !== null) return asked
  if (fromLines || found >= irrfOf(facts).amount) return null
  if (causesOf(found, facts, IRRF_MISTAKES).some(({ id }) => id !== 'not_withheld')) return null
  ctx.inform('Quais são as linhas do holerite, com descrição e valor?')
  return 'O imposto veio menor que o do salário bruto inteiro: se há férias, 13º ou parte isenta nele, pode estar certo.'
}
