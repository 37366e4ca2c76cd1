/** One person's month: lines, bases, withholdings, net and employer's cost. */
import { type Day, endOfMonth } from '../../core/day.ts'
import { type Money, sum } from '../../core/money.ts'
import { type Phrase, say } from '../../core/text/sentence.ts'
import { employerBasesOf, NO_INCIDENCE } from '../../domains/payroll/rules/payslip/lines.ts'
import { domesticThirteenth, employerPart, providedCharges, provisionOf } from '../employer.ts'
import type { Payslip, PayslipLine, Person, Shortfall } from '../person.ts'
import { earnedLines, VACATION_ADVANCE_DEDUCTION } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'
import { MATERNITY, notesOf } from './payslip-notes.ts'
import { type ClassifiedPayslipLine, withholdingsOf } from './withholdings.ts'

/** Assigns each line its incidence. When the law admits several, uses the first and adds a note. */
function withIncidence(lines: readonly PayslipLine[], law: MonthLaw, notes: Phrase[]): ClassifiedPayslipLine[] {
  return lines.map((line) => {
    const { incidence } = law.meaningOf(line.label, line.kind, line.nature)
    // Vacation pay from the receipt lowers no base; an advance made by this run does.
    if (line.nature === '9221' && line.label !== VACATION_ADVANCE_DEDUCTION) return { line, incidence: NO_INCIDENCE }
    if (incidence.length > 1)
      notes.push(
        say`A lei ou os tribunais admitem mais de uma incidência para "${line.label}": usada a primeira da tabela, INSS ${incidence[0]!.cp}, IRRF ${incidence[0]!.irrf}, FGTS ${incidence[0]!.fgts}.`,
      )
    return { line, incidence: incidence[0] ?? NO_INCIDENCE }
  })
}

const side = (lines: readonly PayslipLine[], kind: string): Money =>
  sum(lines.filter((line) => line.kind === kind).map(({ amount }) => amount))

/** Legal order of deductions: INSS, tax, alimony, loans, then the rest. */
const ORDER = [['9201'], ['9203'], ['9213'], ['9253', '9254']] as const
const rank = ({ nature }: PayslipLine): number => {
  const found = ORDER.findIndex((natures) => natures.some((each) => each === nature))
  return found === -1 ? ORDER.length : found
}

/** Deductions not covered by the earnings, in the legal order; no deduction is reduced. */
function shortfallOf(lines: readonly PayslipLine[], earnings: Money, net: Money): Shortfall | null {
  if (net >= 0n) return null
  let left = earnings
  const uncovered: Shortfall['uncovered'][number][] = []
  const ordered = lines.filter(({ kind }) => kind === 'deduction').sort((a, b) => rank(a) - rank(b))
  for (const { label, nature, amount } of ordered) {
    const covered = amount < left ? amount : left
    left -= covered
    if (covered < amount) uncovered.push({ label, nature, amount: amount - covered })
  }
  return { amount: -net, uncovered }
}

/** Last day of a contract that ends in the month. */
const endedIn = ({ termination_date: ended }: Person, { ctx: { day } }: MonthLaw): Day | null =>
  ended !== undefined && ended <= endOfMonth(day) ? ended : null

const FAMILY_ALLOWANCE = '1409'

/** Family allowance and maternity pay that the guide deducts; the INSS paid maternity itself before Lei 10.710/2003. */
function refundedOf(lines: readonly PayslipLine[], law: MonthLaw): Money {
  const refunded = ({ nature }: PayslipLine): boolean => nature === FAMILY_ALLOWANCE || (nature === MATERNITY && law.employerPaysMaternity)
  return sum(lines.filter(refunded).map(({ amount }) => amount))
}

/** @throws InvalidInput naming the person's invalid field. */
export function payslipOf(person: Person, law: MonthLaw): Payslip {
  const notes: Phrase[] = []
  const { lines: earned, days, restDays } = earnedLines(person, law)
  const known = withIncidence(earned, law, notes)
  const { lines: withheld, ...due } = withholdingsOf(known, person, law)
  const lines = [...earned.filter(({ kind }) => kind !== 'deduction'), ...withheld, ...earned.filter(({ kind }) => kind === 'deduction')]
  const totalEarnings = side(lines, 'earning')
  const totalDeductions = side(lines, 'deduction')
  const net = totalEarnings - totalDeductions
  const paid = { ...due, employerBases: employerBasesOf(known) }
  const employer = employerPart(person, paid, law)
  notes.push(...notesOf(person, { lines, days, restDays, bases: due.bases }, law))
  return {
    id: person.id,
    worker: person.worker,
    basicSalary: person.basic_salary ?? null,
    lines,
    ...paid,
    ended: endedIn(person, law),
    refunded: refundedOf(lines, law),
    totalEarnings,
    totalDeductions,
    net,
    shortfall: shortfallOf(lines, totalEarnings, net),
    employer,
    provided: providedCharges(person, known, paid, employer, law),
    domestic13: domesticThirteenth(person, paid, law),
    provision: provisionOf(person, days, law),
    notes,
  }
}
