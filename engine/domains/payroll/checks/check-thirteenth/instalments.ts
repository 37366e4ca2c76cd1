/** Checks both installments of the 13th salary, as printed, against the law. */
import { absoluteDifference, type Money, portion, split } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, type Examined, type Reading } from '../../../../operation/definition/check.ts'
import thirteenth from '../../law/thirteenth.ts'
import { misreadDoubt } from '../../rules/payslip/copying-slip.ts'
import { PAYMENT } from '../../rules/payslip/payslip-audit.ts'
import { averagesDoubt, type Bearing, otherPayDoubt } from '../../rules/payslip/receipt-lines.ts'
import { thirteenthOf } from '../../rules/vacation-and-thirteenth/thirteenth.ts'
import { THIRTEENTH_MISTAKES, type ThirteenthFacts } from '../../rules/vacation-and-thirteenth/thirteenth-mistakes.ts'

interface Instalments {
  readonly salary: Money
  readonly averages: Money
  readonly twelfths: number
  readonly previous_month_salary?: Money | undefined
  readonly informed_first?: Money | undefined
  readonly informed_second_gross?: Money | undefined
  /** Variable pay from separate lines of the receipt. */
  readonly means: Money
  /** True when the whole 13th salary is printed, with the first installment as a deduction. */
  readonly deducted: boolean
  /** True when averages of variable pay are unknown: pay above the salary may include them. */
  readonly meansUntold: boolean
  readonly linesTold: boolean
  readonly bearing: Bearing
}

/** The whole 13th salary and its first installment, as printed or, when missing, as due. */
export function auditInstalments(
  ctx: CheckContext,
  input: Instalments,
): { readonly whole: Money; readonly first: Money; readonly opening: Examined; readonly second: Examined } {
  const { salary, averages, twelfths } = input
  const pay = salary + averages
  const law = ctx.law(thirteenth)
  const { means, meansUntold } = input
  const gross = thirteenthOf(pay, twelfths, law) + means
  const wholeFormula = means > 0n ? say`${pay} × ${twelfths}/${law.parts} + ${means}` : say`${pay} × ${twelfths}/${law.parts}`
  const halfOfPay = portion(pay, law.firstInstallment, 'halfUp')
  const facts = { salary, averages, twelfths, law, first: input.informed_first ?? portion(gross, law.firstInstallment, 'halfUp') }

  const opening = auditFirst(ctx, input, facts, gross)
  const first = opening.used!
  const whole = figure(gross, say`${wholeFormula}; o 13º inteiro, com a primeira parcela entre os descontos`)
  const rest = figure(gross - first, say`${wholeFormula} − ${first}`)
  const examined = ctx.examine(
    { id: 'second_gross', label: 'Segunda parcela bruta', informed: input.informed_second_gross, favours: PAYMENT },
    () => ({
      ...(input.deducted ? whole : rest),
      accepted: [
        input.deducted ? rest : whole,
        ...(input.informed_first === undefined
          ? [{ amount: gross - halfOfPay, how: say`${wholeFormula} − ${halfOfPay}; a primeira parcela de metade do salário` }]
          : []),
      ],
      doubt(found) {
        const due = input.deducted ? gross : gross - first
        if (found >= due) return meansUntold ? averagesDoubt(ctx) : null
        const paid = input.deducted ? found : found + first
        const misread = { pay, whole: split((paid - means) * BigInt(law.parts), twelfths, 'halfUp') }
        return (input.linesTold ? misreadDoubt(ctx, found, due, misread) : null) ?? otherPayDoubt(ctx, input.bearing, '13º')
      },
      causes: (found) => causesOf(found, { ...facts, part: 'rest' }, THIRTEENTH_MISTAKES),
    }),
  )
  const second = examined.used!
  // Receipts print the rest of the 13th salary or the whole: the reading nearer the legal amount applies.
  return {
    whole: input.informed_second_gross === undefined ? gross : nearer(gross, second, second + first),
    first,
    opening,
    second: examined,
  }
}

const figure = (amount: Money, how: Phrase) => ({ expected: amount, amount, how })

function auditFirst(ctx: CheckContext, input: Instalments, facts: Omit<ThirteenthFacts, 'part'>, gross: Money): Examined {
  const { salary, averages, twelfths, law } = facts
  const pay = salary + averages
  const rate = law.firstInstallment
  const half = portion(gross, rate, 'halfUp')
  const halfOfPay = portion(pay, rate, 'halfUp')
  const causes = (found: Money) => causesOf(found, { ...facts, part: 'half' }, THIRTEENTH_MISTAKES)
  return ctx.examine({ id: 'first', label: 'Primeira parcela', informed: input.informed_first, favours: PAYMENT }, () => ({
    expected: half,
    how: say`${pay} × ${twelfths}/${law.parts} × ${rate}; metade do 13º; metade do salário seriam ${halfOfPay}`,
    accepted: [
      { amount: halfOfPay, how: say`${pay} × ${rate}; metade do salário; metade do 13º seriam ${half}` },
      ...otherFirsts(input, law.firstInstallment, gross),
      { amount: portion(salary, rate, 'halfUp'), how: say`${salary} × ${rate}; metade do salário, sem as médias` },
    ],
    doubt(found) {
      if (found > half && input.meansUntold) return averagesDoubt(ctx)
      if (found >= half || input.previous_month_salary !== undefined) return null
      if (causes(found).length > 0) return null
      ctx.inform('Qual era o salário do mês anterior ao da primeira parcela?', 'previous_month_salary')
      return 'A primeira parcela é metade do salário do mês anterior, que pode ter sido menor.'
    },
    causes,
  }))
}

/** Other valid first installments: half the previous month's pay, or the complement of the 13th salary. */
function otherFirsts(
  { previous_month_salary: previous, informed_first: first, informed_second_gross: second }: Instalments,
  rate: Parameters<typeof portion>[1],
  gross: Money,
): Reading[] {
  const readings: Reading[] = []
  if (previous !== undefined)
    readings.push({ amount: portion(previous, rate, 'halfUp'), how: say`${previous} × ${rate}; metade do salário do mês anterior` })
  if (first !== undefined && madeUp(first, second, gross))
    readings.push({ amount: first, how: say`${first}; as duas parcelas somam o 13º` })
  return readings
}

/** True when the installments sum to the 13th salary, or the second one is printed as the whole. */
const madeUp = (first: Money, second: Money | undefined, gross: Money): boolean =>
  second !== undefined && first <= gross && (first + second === gross || second === gross)

const nearer = (to: Money, a: Money, b: Money): Money => (absoluteDifference(a, to) < absoluteDifference(b, to) ? a : b)
