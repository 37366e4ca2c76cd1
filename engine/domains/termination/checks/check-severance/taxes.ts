/** INSS and income tax of a termination, separate for the month and the 13th; a form may print their sum. */

import { absoluteDifference, type Money } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import inss from '../../../payroll/law/inss.ts'
import irrf from '../../../payroll/law/irrf.ts'
import { auditInss, auditIrrf, deductibleOf } from '../../../payroll/rules/payslip/payslip-audit.ts'
import { type Bearing, otherPayDoubt, unknownDeductionDoubt } from '../../../payroll/rules/payslip/receipt-lines.ts'
import { inssDue } from '../../../payroll/rules/withholding/inss.ts'
import { irrfDue } from '../../../payroll/rules/withholding/irrf.ts'
import { absentTaxDoubt, dependentsDoubt } from '../../../payroll/rules/withholding/irrf-audit.ts'
import type { IrrfFacts } from '../../../payroll/rules/withholding/irrf-mistakes.ts'
import type { Paid } from './earnings.ts'

interface Withheld {
  readonly informed_inss?: Money | undefined
  readonly informed_thirteenth_inss?: Money | undefined
  readonly informed_irrf?: Money | undefined
  readonly informed_thirteenth_irrf?: Money | undefined
  readonly dependents?: number | undefined
  /** Other lines of the form that may enter the contribution and tax bases. */
  readonly bearing: Bearing
  readonly whole: boolean
  /** True when the person declared no other job. */
  readonly onlyJob: boolean
}

/** Audits the amounts withheld, in the lines as printed. */
export function auditTaxes(ctx: CheckContext, input: Withheld, { balance, thirteenth }: Paid): Money[] {
  const { bearing } = input
  const dependents = input.dependents ?? 0
  const pay = balance + bearing.pay
  const yearEnd = lawOf(ctx, thirteenth, dependents, true)
  const month = lawOf(ctx, pay, dependents, false)
  const inssTogether = together(input.informed_inss, input.informed_thirteenth_inss, month.inss, yearEnd.inss)
  const irrfTogether = together(input.informed_irrf, input.informed_thirteenth_irrf, month.irrf, yearEnd.irrf)
  const bothWays = (own: Money, other: Money, apart: Money | undefined) =>
    apart === undefined && other > 0n
      ? { accepted: [{ amount: own + other, how: say`${own} + ${other}; com o do 13º na mesma linha` }] }
      : {}

  const lacks = (informed: Money | undefined) => input.whole && informed === undefined
  const absence = () => openDoubt(ctx, bearing, 'INSS') ?? unknownDeductionDoubt(ctx, bearing)
  const absentTax = (due: Money, facts: IrrfFacts) =>
    absentTaxDoubt(ctx, due, facts, input.dependents) ??
    openDoubt(ctx, bearing, word`imposto`) ??
    (bearing.deductible > 0n ? alimonyDoubt(ctx) : unknownDeductionDoubt(ctx, bearing))
  const doubt = (found: Money, facts: IrrfFacts) =>
    dependentsDoubt(ctx, found, facts, input.dependents) ??
    openDoubt(ctx, bearing, word`imposto`) ??
    (bearing.deductible > 0n ? alimonyDoubt(ctx) : unknownDeductionDoubt(ctx, bearing))
  const contribution = auditInss(ctx, {
    id: 'inss',
    label: 'INSS',
    informed: input.informed_inss,
    base: pay,
    absent: lacks(input.informed_inss),
    absence,
    onlyJob: input.onlyJob,
    doubt: () => openDoubt(ctx, bearing, 'INSS'),
    ...bothWays(month.inss, yearEnd.inss, input.informed_thirteenth_inss),
  }).used!
  const yearEndInss = inssTogether
    ? 0n
    : auditInss(ctx, {
        id: 'thirteenth_inss',
        label: 'INSS do 13º',
        informed: input.informed_thirteenth_inss,
        base: thirteenth,
        absent: lacks(input.informed_thirteenth_inss),
        absence,
        onlyJob: input.onlyJob,
      }).used!
  const tax = auditIrrf(ctx, {
    id: 'irrf',
    label: 'IRRF',
    informed: input.informed_irrf,
    gross: pay,
    inss: deductibleOf(ctx, pay, inssTogether ? null : contribution),
    dependents,
    alimony: bearing.deductible,
    absent: lacks(input.informed_irrf),
    absence: absentTax,
    doubt: (found, facts) =>
      doubt(found, facts) ?? (input.informed_thirteenth_irrf === undefined && yearEnd.irrf > 0n ? togetherDoubt(ctx) : null),
    ...bothWays(month.irrf, yearEnd.irrf, input.informed_thirteenth_irrf),
  }).used!
  const yearEndTax = irrfTogether
    ? 0n
    : auditIrrf(ctx, {
        id: 'thirteenth_irrf',
        label: 'IRRF do 13º',
        informed: input.informed_thirteenth_irrf,
        gross: thirteenth,
        inss: deductibleOf(ctx, thirteenth, inssTogether ? null : yearEndInss),
        dependents,
        finalAtSource: true,
        absent: lacks(input.informed_thirteenth_irrf),
        absence: absentTax,
        doubt,
      }).used!
  return [contribution, yearEndInss, tax, yearEndTax]
}

/** Only unclassified lines leave the figure open; classified ones are already included. */
const openDoubt = (ctx: CheckContext, { open }: Bearing, of: string): Phrase | null =>
  open === 0n ? null : otherPayDoubt(ctx, { pay: 0n, open }, of)

function alimonyDoubt(ctx: CheckContext): Phrase {
  ctx.inform('Que parte da pensão é do saldo de salário, e que parte é do 13º?', 'lines')
  return 'A pensão diminui o imposto do mês e o do 13º, e o termo não diz quanto de cada um: o valor pode estar certo.'
}

function togetherDoubt(ctx: CheckContext): Phrase {
  ctx.inform('Que parte do imposto é do 13º?', 'informed_thirteenth_irrf')
  return 'O termo tem 13º, tributado à parte, e não se sabe que parte do imposto é dele.'
}

function lawOf(
  { day }: CheckContext,
  gross: Money,
  dependents: number,
  finalAtSource: boolean,
): { readonly inss: Money; readonly irrf: Money } {
  const table = irrf.at(day).value
  const due = inssDue(gross, inss.at(day).value)
  const deductions = due.deductible + BigInt(dependents) * table.perDependent
  return { inss: due.amount, irrf: irrfDue({ gross, deductions, finalAtSource }, table).amount }
}

/** True when a line also includes the 13th: the 13th has no own line, and the amount is closer to the sum than to the part. */
function together(informed: Money | undefined, apart: Money | undefined, own: Money, other: Money): boolean {
  if (informed === undefined || apart !== undefined || other === 0n) return false
  return absoluteDifference(informed, own + other) < absoluteDifference(informed, own)
}
