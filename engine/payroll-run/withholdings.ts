/** INSS, income tax and FGTS of the lines of a payslip, by the rules of the calculators. */
import { atLeastZero, type Money, smallest, sum } from '../core/money.ts'
import { companyWithholding } from '../domains/own-account/rules/company-withholding.ts'
import type { Incidence } from '../domains/payroll/law/payroll-lines.ts'
import { fgtsDeposit } from '../domains/payroll/rules/fgts.ts'
import { inssDue } from '../domains/payroll/rules/inss.ts'
import { irrfDue } from '../domains/payroll/rules/irrf.ts'
import type { PayOf } from '../domains/payroll/rules/line-labels.ts'
import { type Bases, basesOf } from '../domains/payroll/rules/lines.ts'
import { plrTax } from '../domains/payroll/rules/plr.ts'
import { type Job, severalJobs } from '../domains/payroll/rules/several-jobs.ts'
import { EMPLOYED, lineOf } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'
import type { PayslipLine, Person } from './person.ts'

export interface SettledPayslipLine {
  readonly line: PayslipLine
  readonly incidence: Incidence
}

interface Contribution {
  readonly amount: Money
  /** What the tax deducts of it. */
  readonly deductible: Money
}

const NONE: Contribution = { amount: 0n, deductible: 0n }

/** What other jobs before this one paid on: in the month, or of the 13th, which is apart (Lei 8.212/1991, art. 28, § 7º). */
function paidBefore({ other_jobs: jobs = [] }: Person, of: 'month' | 'thirteenth' | 'alone'): Job[] {
  if (of === 'alone') return []
  const before = jobs.filter(({ order }) => order === 'before')
  const paid = before.map(({ pay, thirteenth = 0n, category }) => ({ pay: of === 'month' ? pay : thirteenth, category }))
  return paid.filter(({ pay }) => pay > 0n)
}

/** The contribution on a base, by who the worker is and what other jobs already paid on. */
function contribution(base: Money, person: Person, law: MonthLaw, of: 'month' | 'thirteenth' | 'alone'): Contribution {
  const { worker } = person
  if (worker === 'intern' || base === 0n) return NONE
  const provider = worker === 'partner' || worker === 'own_account'
  const before = paidBefore(person, of)
  if (before.length > 0) {
    const rates = { company: law.selfEmployed.paidByCompany, charity: law.selfEmployed.ownAccount }
    const own = { pay: base, category: provider ? ('service_provider' as const) : ('employee' as const) }
    const { inss: amount } = severalJobs([...before, own], law.inss, rates).jobs.at(-1)!
    return { amount, deductible: amount }
  }
  if (provider) {
    const { inss: amount } = companyWithholding({ pay: base }, law.inss.ceiling, law.selfEmployed.paidByCompany)
    return { amount, deductible: amount }
  }
  return inssDue(base, law.inss)
}

const DEDUCTED: Readonly<Record<PayOf, readonly string[]>> = {
  month: ['51', '46'],
  thirteenth: ['52', '47'],
  vacation: ['53', '48'],
  plr: ['54'],
}

/** Alimony and private pension that the tax of a payment deducts, by Tabela 21. */
const deductedOf = (lines: readonly SettledPayslipLine[], of: PayOf): Money =>
  sum(lines.filter(({ incidence }) => DEDUCTED[of].includes(incidence.irrf)).map(({ line }) => line.amount))

export interface Withholdings {
  readonly bases: Bases
  readonly inss: Money
  readonly inss13: Money
  readonly irrf: Money
  /** INSS, dependents, alimony and private pension that the tax of the month deducts. */
  readonly irrfDeductions: Money
  readonly irrf13: Money
  readonly irrfVacation: Money
  readonly irrfPlr: Money
  readonly fgts: Money
  readonly fgts13: Money
  readonly lines: readonly PayslipLine[]
}

const vacationPart = (lines: readonly SettledPayslipLine[], nature: string): Money =>
  sum(lines.filter(({ line, incidence }) => line.nature === nature && incidence.irrf === '13').map(({ line }) => line.amount))

/** The vacation's own contribution: of its days in the month, and of the whole of what is taxed, advance included. */
function vacationContributions(lines: readonly SettledPayslipLine[], whole: Money, person: Person, law: MonthLaw) {
  const own = basesOf(lines.filter(({ incidence }) => incidence.irrf === '13')).inss
  const taxed = atLeastZero(own + vacationPart(lines, '1015') - vacationPart(lines, '9221'))
  const due = contribution(own, person, law, 'alone')
  return { withheld: smallest(due.amount, whole), deducted: contribution(taxed, person, law, 'alone').deductible }
}

export function withholdingsOf(lines: readonly SettledPayslipLine[], person: Person, law: MonthLaw): Withholdings {
  const bases = basesOf(lines)
  const month = contribution(bases.inss, person, law, 'month')
  const thirteenth = contribution(bases.inss13, person, law, 'thirteenth')
  const vacation = vacationContributions(lines, month.amount, person, law)
  const perDependent = BigInt(person.dependents) * law.irrf.perDependent
  const tax = (gross: Money, inss: Money, of: PayOf, finalAtSource = false): Money =>
    gross === 0n ? 0n : irrfDue({ gross, deductions: inss + perDependent + deductedOf(lines, of), finalAtSource }, law.irrf).amount
  const ofMonth = vacation.withheld === 0n ? month.deductible : month.amount - vacation.withheld
  const irrf = tax(bases.irrf, ofMonth, 'month')
  const irrfDeductions = ofMonth + perDependent + deductedOf(lines, 'month')
  const irrfVacation = tax(bases.irrfVacation, vacation.deducted, 'vacation')
  const irrf13 = tax(bases.irrf13, thirteenth.deductible, 'thirteenth', true)
  const irrfPlr = bases.irrfPlr === 0n ? 0n : plrTax(atLeastZero(bases.irrfPlr - deductedOf(lines, 'plr')), law.plr).amount
  const deposit = (base: Money): Money => depositOn(base, person, law)
  const taken = (nature: string, label: string, amount: Money): PayslipLine[] =>
    amount > 0n ? [lineOf(nature, label, 'deduction', amount)] : []
  return {
    bases,
    inss: month.amount,
    inss13: thirteenth.amount,
    irrf,
    irrfDeductions,
    irrf13,
    irrfVacation,
    irrfPlr,
    fgts: deposit(bases.fgts),
    fgts13: deposit(bases.fgts13) + deposit(bases.fgtsNotice),
    lines: [
      ...taken('9201', 'INSS', month.amount - vacation.withheld),
      ...taken('9201', 'INSS férias', vacation.withheld),
      ...taken('9201', 'INSS 13º', thirteenth.amount),
      ...taken('9203', 'IRRF', irrf),
      ...taken('9203', 'IRRF férias', irrfVacation),
      ...taken('9203', 'IRRF 13º', irrf13),
      ...taken('9203', 'IRRF PLR', irrfPlr),
    ],
  }
}

/** Lei 8.036/1990, art. 15 and § 7º: only who is employed has it, and the apprentice at a lower rate. */
export function depositOn(base: Money, { worker }: Person, { fgts }: MonthLaw): Money {
  if (!EMPLOYED.includes(worker)) return 0n
  return fgtsDeposit(base, worker === 'apprentice' ? fgts.apprenticeDepositRate : fgts.depositRate, fgts)
}
