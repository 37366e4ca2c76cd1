/** What whoever signs a payroll should look at first: who could not be paid, who is left with nothing, what the law would not let pass. */
import type { Money } from '../core/money.ts'
import { type Phrase, say } from '../core/sentence.ts'
import minimumWage from '../domains/payroll/law/minimum-wage.ts'
import type { MonthLaw } from './month-law.ts'
import type { Payslip } from './person.ts'
import type { RowResult } from './run.ts'

/** From the gravest down. */
export const STANDS_OUT = ['refused', 'net_negative', 'below_minimum_wage', 'half_deducted', 'note'] as const

export interface StandsOut {
  readonly id: string | null
  readonly about: (typeof STANDS_OUT)[number]
  readonly message: Phrase
}

/** Who works the usual hours of a month for less than the minimum: of fewer hours the salary may be less. */
function belowMinimum({ worker, basicSalary }: Payslip, usual: boolean, minimum: Money): boolean {
  if (basicSalary === null || (worker !== 'employee' && worker !== 'domestic')) return false
  return usual && basicSalary < minimum
}

const HALF = 2n

function ofPayslip(payslip: Payslip, usual: boolean, minimum: Money): StandsOut[] {
  const { id, net, totalEarnings, totalDeductions, shortfall, basicSalary, notes } = payslip
  const found: StandsOut[] = []
  if (shortfall)
    found.push({ id, about: 'net_negative', message: say`Os descontos passam do que ganha em ${shortfall.amount}: nada foi cortado.` })
  else if (totalDeductions * HALF > totalEarnings)
    found.push({ id, about: 'half_deducted', message: say`Mais da metade vai em descontos: sobram ${net} de ${totalEarnings}.` })
  if (belowMinimum(payslip, usual, minimum))
    found.push({ id, about: 'below_minimum_wage', message: say`O salário do contrato, ${basicSalary!}, é menor que o mínimo, ${minimum}.` })
  return [...found, ...notes.map((message) => ({ id, about: 'note' as const, message }))]
}

/** In the order of gravity, and within it of the payroll. */
export function standsOutOf(results: readonly RowResult[], law: MonthLaw): StandsOut[] {
  const minimum = law.ctx.law(minimumWage).monthly
  const found = results.flatMap((result): StandsOut[] => {
    if ('payslip' in result)
      return ofPayslip(result.payslip, (result.person.monthly_hours ?? law.usualHours).compare(law.usualHours) >= 0, minimum)
    const { id, row, issues } = result.error
    const why = issues.map(({ field, message }) => `${field}: ${message}`).join('; ')
    return [{ id: id ?? String(row), about: 'refused', message: say`Não pôde ser pago: ${why}.` }]
  })
  return STANDS_OUT.flatMap((about) => found.filter((each) => each.about === about))
}
