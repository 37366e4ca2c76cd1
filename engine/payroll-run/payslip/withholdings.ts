/** INSS, income tax and FGTS of payslip lines, by the rules of the calculators. */
import { dayOf, monthOf, yearOf } from '../../core/day.ts'
import { atLeastZero, type Money, smallest, sum } from '../../core/money.ts'
import { companyWithholding } from '../../domains/own-account/rules/company-withholding.ts'
import inss from '../../domains/payroll/law/inss.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import type { Incidence } from '../../domains/payroll/law/payroll-lines.ts'
import { fgtsDeposit } from '../../domains/payroll/rules/charges-and-benefits/fgts.ts'
import type { PayOf } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { type Bases, basesOf } from '../../domains/payroll/rules/payslip/lines.ts'
import { inssDue } from '../../domains/payroll/rules/withholding/inss.ts'
import { irrfDue } from '../../domains/payroll/rules/withholding/irrf.ts'
import { plrTax } from '../../domains/payroll/rules/withholding/plr.ts'
import { type Job, severalJobs } from '../../domains/payroll/rules/withholding/several-jobs.ts'
import type { PayslipLine, Person } from '../person.ts'
import { EMPLOYED, lineOf } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'

export interface ClassifiedPayslipLine {
  readonly line: PayslipLine
  readonly incidence: Incidence
}

interface Contribution {
  readonly amount: Money
  /** Part deductible from the income tax base. */
  readonly deductible: Money
}

const NONE: Contribution = { amount: 0n, deductible: 0n }

/** Pay already subject to contribution in earlier jobs: of the month, or of the 13th, which is separate (Lei 8.212/1991, art. 28, § 7º). */
function paidBefore({ other_jobs: jobs = [] }: Person, of: 'month' | 'thirteenth' | 'alone'): Job[] {
  if (of === 'alone') return []
  const before = jobs.filter(({ order }) => order === 'before')
  const paid = before.map(({ pay, thirteenth = 0n, category }) => ({ pay: of === 'month' ? pay : thirteenth, category }))
  return paid.filter(({ pay }) => pay > 0n)
}

/** Contribution on a base, by kind of worker and earlier jobs. */
function contribution(
  base: Money,
  person: Person,
  law: MonthLaw,
  of: 'month' | 'thirteenth' | 'alone',
  table: MonthLaw['inss'] = law.inss,
): Contribution {
  const { worker } = person
  if (worker === 'intern' || base === 0n) return NONE
  const provider = worker === 'partner' || worker === 'own_account'
  const before = paidBefore(person, of)
  if (before.length > 0) {
    const rates = { company: law.selfEmployed.paidByCompany, charity: law.selfEmployed.ownAccount }
    const own = { pay: base, category: provider ? ('service_provider' as const) : ('employee' as const) }
    const { inss: amount } = severalJobs([...before, own], table, rates).jobs.at(-1)!
    return { amount, deductible: amount }
  }
  if (provider) {
    const { inss: amount } = companyWithholding({ pay: base }, table.ceiling, law.selfEmployed.paidByCompany)
    return { amount, deductible: amount }
  }
  return inssDue(base, table)
}

const DEDUCTED: Readonly<Record<PayOf, readonly string[]>> = {
  month: ['51', '46'],
  thirteenth: ['52', '47'],
  vacation: ['53', '48'],
  plr: ['54'],
}

/** Alimony and private pension deductible from a payment's tax base, by Tabela 21. */
const deductedOf = (lines: readonly ClassifiedPayslipLine[], of: PayOf): Money =>
  sum(lines.filter(({ incidence }) => DEDUCTED[of].includes(incidence.irrf)).map(({ line }) => line.amount))

export interface Withholdings {
  readonly bases: Bases
  readonly inss: Money
  readonly inss13: Money
  readonly irrf: Money
  /** INSS, dependents, alimony and private pension deducted from the month's tax base. */
  readonly irrfDeductions: Money
  readonly irrf13: Money
  readonly irrfVacation: Money
  readonly irrfPlr: Money
  readonly fgts: Money
  readonly fgts13: Money
  readonly fgtsNotice: Money
  readonly lines: readonly PayslipLine[]
}

const vacationPart = (lines: readonly ClassifiedPayslipLine[], nature: string): Money =>
  sum(lines.filter(({ line, incidence }) => line.nature === nature && incidence.irrf === '13').map(({ line }) => line.amount))

/** Contribution on the vacation: on its days in the month, and on the whole taxed amount including the advance. */
function vacationContributions(lines: readonly ClassifiedPayslipLine[], whole: Money, person: Person, law: MonthLaw) {
  const own = basesOf(lines.filter(({ incidence }) => incidence.irrf === '13')).inss
  const taxed = atLeastZero(own + vacationPart(lines, '1015') - vacationPart(lines, '9221'))
  const due = contribution(own, person, law, 'alone')
  return { withheld: smallest(due.amount, whole), deducted: contribution(taxed, person, law, 'alone').deductible }
}

/** Law of the 13th: a difference paid in January completes that of December (Decreto 3.048/1999, art. 216, § 25). */
function thirteenthLaw(person: Person, law: MonthLaw): Pick<MonthLaw, 'inss' | 'irrf'> {
  const { day } = law.ctx
  if (person.thirteenth_before === undefined || monthOf(day) !== 1) return law
  const december = dayOf(yearOf(day) - 1, 12, 31)
  return { inss: law.ctx.law(inss, december), irrf: law.ctx.law(irrf, december) }
}

const minusContribution = (whole: Contribution, before: Contribution): Contribution => ({
  amount: whole.amount - before.amount,
  deductible: whole.deductible - before.deductible,
})

/** Contribution on the 13th; that of a difference is the whole year's less that already withheld (Decreto 3.048/1999, art. 214, §§ 6º and 7º). */
function thirteenthContribution(base: Money, person: Person, law: MonthLaw): Contribution {
  const { thirteenth_before: before = 0n } = person
  if (base === 0n || before === 0n) return contribution(base, person, law, 'thirteenth')
  const { inss: of } = thirteenthLaw(person, law)
  const on = (amount: Money): Contribution => contribution(amount, person, law, 'thirteenth', of)
  return minusContribution(on(base + before), on(before))
}

type TaxOf = (gross: Money, inss: Money, of: PayOf, finalAtSource?: boolean, table?: MonthLaw['irrf']) => Money

/** Tax on the 13th; that of a difference is recomputed on the whole 13th (IN RFB 1.500/2014, art. 13). */
function thirteenthTax(gross: Money, deductible: Money, person: Person, law: MonthLaw, tax: TaxOf): Money {
  const { thirteenth_before: before = 0n } = person
  if (gross === 0n || before === 0n) return tax(gross, deductible, 'thirteenth', true)
  const of = thirteenthLaw(person, law)
  const withheld = contribution(before, person, law, 'thirteenth', of.inss).deductible
  const on = (amount: Money, inssOf: Money): Money => tax(amount, inssOf, 'thirteenth', true, of.irrf)
  return atLeastZero(on(gross + before, deductible + withheld) - on(before, withheld))
}

export function withholdingsOf(lines: readonly ClassifiedPayslipLine[], person: Person, law: MonthLaw): Withholdings {
  const bases = basesOf(lines)
  const month = contribution(bases.inss, person, law, 'month')
  const thirteenth = thirteenthContribution(bases.inss13, person, law)
  const vacation = vacationContributions(lines, month.amount, person, law)
  const perDependent = BigInt(person.dependents) * law.irrf.perDependent
  const tax: TaxOf = (gross, contributed, of, finalAtSource = false, table = law.irrf) =>
    gross === 0n ? 0n : irrfDue({ gross, deductions: contributed + perDependent + deductedOf(lines, of), finalAtSource }, table).amount
  const ofMonth = vacation.withheld === 0n ? month.deductible : month.amount - vacation.withheld
  const ofPay = tax(bases.irrf, ofMonth, 'month')
  const irrfDeductions = ofMonth + perDependent + deductedOf(lines, 'month')
  const irrfVacation = tax(bases.irrfVacation, vacation.deducted, 'vacation')
  const irrf13 = thirteenthTax(bases.irrf13, thirteenth.deductible, person, law, tax)
  const irrfPlr = bases.irrfPlr === 0n ? 0n : plrTax(atLeastZero(bases.irrfPlr - deductedOf(lines, 'plr')), law.plr).amount
  const deposit = (base: Money): Money => depositOn(base, person, law)
  const taken = (nature: string, label: string, amount: Money): PayslipLine[] =>
    amount > 0n ? [lineOf(nature, label, 'deduction', amount)] : []
  return {
    bases,
    inss: month.amount,
    inss13: thirteenth.amount,
    irrf: ofPay,
    irrfDeductions,
    irrf13,
    irrfVacation,
    irrfPlr,
    fgts: deposit(bases.fgts),
    fgts13: deposit(bases.fgts13),
    fgtsNotice: deposit(bases.fgtsNotice),
    lines: [
      ...taken('9201', 'INSS', month.amount - vacation.withheld),
      ...taken('9201', 'INSS férias', vacation.withheld),
      ...taken('9201', 'INSS 13º', thirteenth.amount),
      ...taken('9203', 'IRRF', ofPay),
      ...taken('9203', 'IRRF férias', irrfVacation),
      ...taken('9203', 'IRRF 13º', irrf13),
      ...taken('9203', 'IRRF PLR', irrfPlr),
    ],
  }
}

/** Lei 8.036/1990, art. 15 and § 7º: employees only, with a lower rate for apprentices. */
export function depositOn(base: Money, { worker }: Person, { fgts }: MonthLaw): Money {
  if (!EMPLOYED.includes(worker)) return 0n
  return fgtsDeposit(base, worker === 'apprentice' ? fgts.apprenticeDepositRate : fgts.depositRate, fgts)
}
