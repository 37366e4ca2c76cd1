/** One person's month: lines, bases, what is withheld, what is left, what the employer pays. */
import { type Money, portion, sum } from '../core/money.ts'
import { type Phrase, say } from '../core/sentence.ts'
import { employerBasesOf, NO_INCIDENCE } from '../domains/payroll/rules/lines.ts'
import { ADVANCE_TAKEN_BACK, earnedLines } from './earned-lines.ts'
import { domesticThirteenth, employerPart, providedCharges, provisionOf } from './employer.ts'
import type { MonthLaw } from './month-law.ts'
import type { Payslip, PayslipLine, Person, Shortfall } from './person.ts'
import { type SettledPayslipLine, withholdingsOf } from './withholdings.ts'

/** Each line with its incidence; of two that the law admits, the first, and the payslip says so. */
function settled(lines: readonly PayslipLine[], law: MonthLaw, notes: Phrase[]): SettledPayslipLine[] {
  return lines.map((line) => {
    const { incidence } = law.meaningOf(line.label, line.kind, line.nature)
    // What was handed over in the vacation's receipt lowers no base; what the run itself advanced does.
    if (line.nature === '9221' && line.label !== ADVANCE_TAKEN_BACK) return { line, incidence: NO_INCIDENCE }
    if (incidence.length > 1)
      notes.push(
        say`A lei ou os tribunais admitem mais de uma incidência para "${line.label}": usada a primeira da tabela, INSS ${incidence[0]!.cp}, IRRF ${incidence[0]!.irrf}, FGTS ${incidence[0]!.fgts}.`,
      )
    return { line, incidence: incidence[0] ?? NO_INCIDENCE }
  })
}

const side = (lines: readonly PayslipLine[], kind: string): Money =>
  sum(lines.filter((line) => line.kind === kind).map(({ amount }) => amount))

/** INSS, tax and alimony come first, then what was borrowed, then the rest. */
const ORDER = [['9201'], ['9203'], ['9213'], ['9253', '9254']] as const
const rank = ({ nature }: PayslipLine): number => {
  const found = ORDER.findIndex((natures) => natures.some((each) => each === nature))
  return found === -1 ? ORDER.length : found
}

/** What the earnings do not reach, walking the deductions in the order of the law; nothing is cut. */
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

/** What a reader of the payslip should know, though it is no mistake of the run. */
function noteLines(person: Person, lines: readonly PayslipLine[], law: MonthLaw, notes: Phrase[]): void {
  const ride = sum(lines.filter(({ nature }) => nature === '9216').map(({ amount }) => amount))
  if (ride > 0n && person.basic_salary !== undefined) {
    const limit = portion(person.basic_salary, law.voucher.employeeShare, 'halfUp')
    if (ride > limit)
      notes.push(
        say`O vale-transporte descontado, ${ride}, passa de ${law.voucher.employeeShare} do salário, ${limit} (Lei nº 7.418/1985, art. 4º).`,
      )
  }
  const untold = person.other_jobs?.some(({ order, thirteenth }) => order === 'before' && thirteenth === undefined)
  if (untold && lines.some(({ of, nature }) => of === 'thirteenth' && nature !== '9214'))
    notes.push('O INSS do 13º é o desta empresa só: o 13º dos outros empregos não foi informado.')
}

/** @throws InvalidInput with the field of the person that does not fit. */
export function payslipOf(person: Person, law: MonthLaw): Payslip {
  const notes: Phrase[] = []
  const { lines: earned, days } = earnedLines(person, law)
  const known = settled(earned, law, notes)
  const { lines: withheld, ...due } = withholdingsOf(known, person, law)
  const lines = [...earned.filter(({ kind }) => kind !== 'deduction'), ...withheld, ...earned.filter(({ kind }) => kind === 'deduction')]
  const totalEarnings = side(lines, 'earning')
  const totalDeductions = side(lines, 'deduction')
  const net = totalEarnings - totalDeductions
  const paid = { ...due, employerBases: employerBasesOf(known) }
  const employer = employerPart(person, paid, law)
  noteLines(person, lines, law, notes)
  return {
    id: person.id,
    worker: person.worker,
    basicSalary: person.basic_salary ?? null,
    lines,
    ...paid,
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
