/** Employer's cost of a payslip, and its provisions for the 13th and the vacation. */
import { type Money, portion, split, sum } from '../core/money.ts'
import { type Ratio, ZERO } from '../core/ratio.ts'
import { domesticCharges } from '../domains/payroll/rules/charges-and-benefits/domestic-charges.ts'
import { chargesOn } from '../domains/payroll/rules/charges-and-benefits/employer-charges.ts'
import { type Bases, basesOf, employerBasesOf } from '../domains/payroll/rules/payslip/lines.ts'
import { thirteenthOf } from '../domains/payroll/rules/vacation-and-thirteenth/thirteenth.ts'
import { countsForProvision, EMPLOYED } from './payslip/earned-lines.ts'
import type { MonthLaw } from './payslip/month-law.ts'
import { type ClassifiedPayslipLine, depositOn } from './payslip/withholdings.ts'
import type { DomesticThirteenth, EmployerPart, Payslip, Person, Provision } from './person.ts'
import { PROVISIONED } from './reports/accounts.ts'

type Paid = Pick<Payslip, 'bases' | 'employerBases' | 'fgts' | 'fgts13' | 'fgtsNotice'>

const NOTHING: EmployerPart = { inss: 0n, rat: 0n, thirdParties: 0n, fgts: 0n, reserve: 0n, socialContribution: 0n, total: 0n }

const added = (part: Omit<EmployerPart, 'total'>): EmployerPart => ({ ...part, total: sum(Object.values(part)) })

/** LC 110/2001, art. 2º: on the FGTS base of employees; domestic employers and the small companies of the old Simples were exempt. */
function socialContribution({ worker }: Person, { fgts, fgts13, fgtsNotice }: Bases, law: MonthLaw): Money {
  const rate = law.charges.socialContribution
  if (rate === null || !EMPLOYED.includes(worker)) return 0n
  return sum([fgts, fgts13, fgtsNotice].map((base) => portion(base, rate, 'halfUp')))
}

export function employerPart(person: Person, { employerBases, bases, fgts, fgts13, fgtsNotice }: Paid, law: MonthLaw): EmployerPart {
  const deposits = fgts + fgts13 + fgtsNotice
  if (person.worker === 'intern') return NOTHING
  if (person.worker === 'domestic') {
    const each = [employerBases.month, employerBases.thirteenth].map((base) =>
      domesticCharges(base, law.inss.ceiling, law.domestic, law.fgts),
    )
    const reserve = [bases.fgts, bases.fgts13 + bases.fgtsNotice].map((base) => domesticCharges(base, 0n, law.domestic, law.fgts).indemnity)
    return added({
      inss: sum(each.map(({ employerInss }) => employerInss)),
      rat: sum(each.map(({ gilrat }) => gilrat)),
      thirdParties: 0n,
      fgts: deposits,
      reserve: sum(reserve),
      socialContribution: 0n,
    })
  }
  const rates = EMPLOYED.includes(person.worker) ? law.rates : law.providerRates
  const [month, thirteenth] = [chargesOn(employerBases.month, rates), chargesOn(employerBases.thirteenth, rates)]
  return added({
    inss: month.inss + thirteenth.inss,
    rat: month.rat + thirteenth.rat,
    thirdParties: month.thirdParties + thirteenth.thirdParties,
    fgts: deposits,
    reserve: 0n,
    socialContribution: socialContribution(person, bases, law),
  })
}

export function domesticThirteenth({ worker }: Person, { employerBases }: Paid, law: MonthLaw): DomesticThirteenth {
  if (worker !== 'domestic') return { inss: 0n, rat: 0n }
  const { employerInss: inss, gilrat: rat } = domesticCharges(employerBases.thirteenth, law.inss.ceiling, law.domestic, law.fgts)
  return { inss, rat }
}

/** Charges on the 13th and the vacation, already provisioned month by month: total charges less those without these lines. */
export function providedCharges(
  person: Person,
  lines: readonly ClassifiedPayslipLine[],
  paid: Paid,
  whole: EmployerPart,
  law: MonthLaw,
): EmployerPart {
  const ofProvision = ({ line: { nature } }: ClassifiedPayslipLine): boolean => PROVISIONED.includes(nature)
  if (!EMPLOYED.includes(person.worker) || !lines.some(ofProvision)) return NOTHING
  const others = lines.filter((each) => !ofProvision(each))
  const bases = basesOf(others)
  const fgts = depositOn(bases.fgts, person, law)
  const fgts13 = depositOn(bases.fgts13, person, law)
  const fgtsNotice = depositOn(bases.fgtsNotice, person, law)
  const without = employerPart(person, { ...paid, bases, employerBases: employerBasesOf(others), fgts, fgts13, fgtsNotice }, law)
  return {
    inss: whole.inss - without.inss,
    rat: whole.rat - without.rat,
    thirdParties: whole.thirdParties - without.thirdParties,
    fgts: whole.fgts - without.fgts,
    reserve: whole.reserve - without.reserve,
    socialContribution: whole.socialContribution - without.socialContribution,
    total: whole.total - without.total,
  }
}

/** Sum of all charges on provisions as one rate; it also applies to the vacation third (STF, Tema 985). */
export function overallRate(worker: Person['worker'], law: MonthLaw): Ratio {
  if (worker === 'domestic') {
    const { employerInss, gilrat, fgts, indemnity } = law.domestic
    return [employerInss, gilrat, fgts, indemnity].reduce((total, rate) => total.plus(rate), ZERO)
  }
  const { charges, fgts, rates } = law
  const deposit = worker === 'apprentice' ? fgts.apprenticeDepositRate : charges.fgts
  return [rates.inss, rates.rat, rates.thirdParties, deposit, charges.socialContribution ?? ZERO].reduce(
    (total, rate) => total.plus(rate),
    ZERO,
  )
}

const NO_PROVISION: Provision = { thirteenth: 0n, vacation: 0n, charges: 0n, remeasured: 0n, total: 0n }

/** Vacation with its third: four thirds of a salary per year, a ninth of a salary per month. */
const vacationFor = (salary: Money, months: number): Money => split(salary * BigInt(months), 9, 'halfUp')

/** A twelfth of each. With an existing provision, the difference to the amount due so far, with the part from a raise shown separately. */
export function provisionOf(person: Person, days: number | null, law: MonthLaw): Provision {
  const { basic_salary: salary, provisioned } = person
  const ended = person.termination_date !== undefined && person.termination_date <= law.ctx.day
  if (salary === undefined || ended || !EMPLOYED.includes(person.worker) || !countsForProvision(days, law.ctx.day)) return NO_PROVISION
  const twelfths = (months: number): Money => thirteenthOf(salary, months, law.thirteenth)
  const before = { thirteenth: provisioned?.thirteenth_months ?? 0, vacation: provisioned?.vacation_months ?? 0 }
  const thirteenth = twelfths(before.thirteenth + 1) - twelfths(before.thirteenth)
  const vacation = vacationFor(salary, before.vacation + 1) - vacationFor(salary, before.vacation)
  const remeasured = provisioned
    ? twelfths(before.thirteenth) - provisioned.thirteenth + vacationFor(salary, before.vacation) - provisioned.vacation
    : 0n
  const charges = portion(thirteenth + vacation + remeasured, overallRate(person.worker, law), 'halfUp')
  return { thirteenth, vacation, charges, remeasured, total: thirteenth + vacation + remeasured + charges }
}
