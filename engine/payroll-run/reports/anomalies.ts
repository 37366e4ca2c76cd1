/** Findings to review before signing a payroll: rejected people, negative net pay, amounts against the law. */
import { type Phrase, say } from '../../core/text/sentence.ts'
import type { MonthLaw } from '../payslip/month-law.ts'
import { belowMinimum } from '../payslip/payslip-notes.ts'
import type { Payslip, Person } from '../person.ts'
import type { RowResult } from '../run.ts'

/** In descending severity. */
export const ANOMALY_KINDS = ['refused', 'net_negative', 'below_minimum_wage', 'half_deducted', 'note'] as const

export interface Anomaly {
  readonly id: string | null
  readonly about: (typeof ANOMALY_KINDS)[number]
  readonly message: Phrase
}

const HALF = 2n

function ofPayslip(payslip: Payslip, person: Person, law: MonthLaw): Anomaly[] {
  const { id, net, totalEarnings, totalDeductions, shortfall, notes } = payslip
  const minimum = belowMinimum(person, law)
  const found: Anomaly[] = []
  if (shortfall)
    found.push({ id, about: 'net_negative', message: say`Os descontos passam do que ganha em ${shortfall.amount}: nada foi cortado.` })
  else if (totalDeductions * HALF > totalEarnings)
    found.push({ id, about: 'half_deducted', message: say`Mais da metade vai em descontos: sobram ${net} de ${totalEarnings}.` })
  if (minimum !== null) found.push({ id, about: 'below_minimum_wage', message: minimum })
  const others = notes.filter((note) => String(note) !== String(minimum))
  return [...found, ...others.map((message) => ({ id, about: 'note' as const, message }))]
}

/** Sorted by severity, then in payroll order. */
export function anomaliesOf(results: readonly RowResult[], law: MonthLaw): Anomaly[] {
  const found = results.flatMap((result): Anomaly[] => {
    if ('payslip' in result) return ofPayslip(result.payslip, result.person, law)
    const { id, row, issues } = result.error
    const why = issues.map(({ field, message }) => `${field}: ${message}`).join('; ')
    return [{ id: id ?? String(row), about: 'refused', message: say`Não pôde ser pago: ${why}.` }]
  })
  return ANOMALY_KINDS.flatMap((about) => found.filter((each) => each.about === about))
}
