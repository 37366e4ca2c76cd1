/** What the employer pays on a payslip, and what it sets aside for the 13th and the vacation. */
import { type Money, portion, split, sum } from '../core/money.ts'
import { type Ratio, ZERO } from '../core/ratio.ts'
import { domesticCharges } from '../domains/payroll/rules/domestic-charges.ts'
import { chargesOn } from '../domains/payroll/rules/employer-charges.ts'
import { basesOf, employerBasesOf } from '../domains/payroll/rules/lines.ts'
import { thirteenthOf } from '../domains/payroll/rules/thirteenth.ts'
import { PROVISIONED } from './accounts.ts'
import { countsForProvision, EMPLOYED } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'
import type { DomesticThirteenth, EmployerPart, Payslip, Person, Provision } from './person.ts'
import { depositOn, type SettledPayslipLine } from './withholdings.ts'

type Paid = Pick<Payslip, 'bases' | 'employerBases' | 'fgts' | 'fgts13'>

const NOTHING: EmployerPart = { inss: 0n, rat: 0n, thirdParties: 0n, fgts: 0n, reserve: 0n, total: 0n }

const added = (part: Omit<EmployerPart, 'total'>): EmployerPart => ({ ...part, total: sum(Object.values(part)) })

export function employerPart(person: Person, { employerBases, bases, fgts, fgts13 }: Paid, law: MonthLaw): EmployerPart {
  const deposits = fgts + fgts13
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
  })
}

export function domesticThirteenth({ worker }: Person, { employerBases }: Paid, law: MonthLaw): DomesticThirteenth {
  if (worker !== 'domestic') return { inss: 0n, rat: 0n }
  const { employerInss: inss, gilrat: rat } = domesticCharges(employerBases.thirteenth, law.inss.ceiling, law.domestic, law.fgts)
  return { inss, rat }
}

/**
 * The charges of the 13th and of the vacation taken, which were provided month by month with them: what the employer pays less what it
 * would pay without those lines.
 */
export function providedCharges(
  person: Person,
  lines: readonly SettledPayslipLine[],
  paid: Paid,
  whole: EmployerPart,
  law: MonthLaw,
): EmployerPart {
  const ofProvision = ({ line: { nature } }: SettledPayslipLine): boolean => PROVISIONED.includes(nature)
  if (!EMPLOYED.includes(person.worker) || !lines.some(ofProvision)) return NOTHING
  const others = lines.filter((each) => !ofProvision(each))
  const bases = basesOf(others)
  const fgts = depositOn(bases.fgts, person, law)
  const fgts13 = depositOn(bases.fgts13, person, law) + depositOn(bases.fgtsNotice, person, law)
  const without = employerPart(person, { ...paid, bases, employerBases: employerBasesOf(others), fgts, fgts13 }, law)
  return {
    inss: whole.inss - without.inss,
    rat: whole.rat - without.rat,
    thirdParties: whole.thirdParties - without.thirdParties,
    fgts: whole.fgts - without.fgts,
    reserve: whole.reserve - without.reserve,
    total: whole.total - without.total,
  }
}

/** Every charge on what is provided, as one rate: the third of the vacation pays them too (STF, Tema 985). */
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

/** Twelfths of the vacation with its third: four thirds of a salary, a ninth of it a month. */
const vacationFor = (salary: Money, months: number): Money => split(salary * BigInt(months), 9, 'halfUp')

/** A twelfth of each; where what was provided is told, the difference to what is due by now, the raise's part apart. */
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
