/**
 * Month of an employee with a salary and lines limited to the month, as one columnar plan: covers most people of most payrolls. Anyone else
 * is paid individually; a test asserts equality.
 */
import type { Day } from '../../core/day.ts'
import type { Ratio } from '../../core/ratio.ts'
import type { Incidence } from '../../domains/payroll/law/payroll-lines.ts'
import { type Expression, larger, minus, name, type PlannedFunction, plus, roundedQuotient, times } from '../expression.ts'
import { anyAmount, anyDependents, between, knownDays, valid, validStep, versionStep } from '../legal-constants/law-rows.ts'
import { fgtsDeposit, fgtsLaw } from './fgts.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

/** A line as a column of a sheet: by amount, or by hours, days or a rate of the salary. */
export interface PlannedLine {
  readonly parameter: string
  readonly nature: string
  readonly kind: 'earning' | 'deduction'
  readonly incidence: Incidence
  /** Quantities in hundredths: `each` is a fraction of the salary, or of an hour's pay when `hourly`. */
  readonly quantity: { readonly each: Ratio; readonly hourly: boolean; readonly most: bigint } | null
}

/** Unit of hours, days and rates. */
export const HUNDREDTHS = 100
/** Fewer monthly hours fall back to the individual payslip: the value of an hour would exceed exact doubles. */
const LEAST_MONTHLY_HOURS = 100n
const MOST_MONTHLY_HOURS = 744_00n

/** Result with the amount of a line given as a quantity. */
export const amountName = ({ parameter }: PlannedLine): string => `${parameter}_amount`

/** Alimony and private pension, deducted from the month's tax base. */
const DEDUCTED = ['46', '51']

/** Employer's rates on the month, and on its provisions. */
export interface MonthRates {
  readonly inss: Ratio
  readonly rat: Ratio
  readonly thirdParties: Ratio
  /** Sum of all charges, on provisions. */
  readonly provided: Ratio
  /** Parts of the year for the 13th. */
  readonly thirteenthParts: number
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b))

/** Reduces the rate to lowest terms: larger products would be inexact in doubles. */
function portion(base: Expression, { n, d }: Ratio): Expression {
  const by = common(n, d)
  return n === 0n ? 0n : roundedQuotient(times(base, n / by), d / by)
}

/** Share of the contract salary. Mirrors engine/payroll-run/payslip/earned-lines.ts. */
function quantityAmount(parameter: string, { each, hourly }: NonNullable<PlannedLine['quantity']>): Expression {
  const by = common(each.n, each.d)
  const part = times(times(name('pay'), name(parameter)), each.n / by)
  const whole = each.d / by
  return roundedQuotient(part, hourly ? times(name('monthly_hours'), whole) : whole)
}

const total = (terms: readonly Expression[]): Expression => terms.reduce(plus, 0n)

/** Monthly provision for vacation with its third: four thirds of a salary over twelve, a ninth. */
const VACATION_PARTS = 9n

export function payrollMonth(
  lines: readonly PlannedLine[],
  { inss, rat, thirdParties, provided, thirteenthParts }: MonthRates,
  today: Day,
): PlannedFunction {
  const byQuantity = lines.filter(({ quantity }) => quantity !== null)
  const amounts = (these: readonly PlannedLine[]): Expression =>
    total(these.map((line) => name(line.quantity ? amountName(line) : line.parameter)))
  const earned = (of: readonly PlannedLine[]): readonly PlannedLine[] => of.filter(({ kind }) => kind === 'earning')
  const taken = (of: readonly PlannedLine[]): readonly PlannedLine[] => of.filter(({ kind }) => kind === 'deduction')
  const base = (enters: (incidence: Incidence) => boolean): Expression => {
    const these = lines.filter(({ incidence }) => enters(incidence))
    return larger(minus(plus(name('pay'), amounts(earned(these))), amounts(taken(these))), 0n)
  }
  const deposit = fgtsDeposit(name('fgts_base'))
  const shown = (value: Expression): Expression => plus(value, valid)
  return {
    name: 'payroll_month',
    says: "An employee's month with a salary and lines, and what it costs.",
    parameters: {
      salary: 'money',
      dependents: 'count',
      monthly_hours: 'count',
      ...Object.fromEntries(lines.map(({ parameter, quantity }) => [parameter, quantity ? ('count' as const) : ('money' as const)])),
      day: 'day',
    },
    steps: [
      validStep(
        anyAmount('salary'),
        ...lines.map(({ parameter, quantity }) => (quantity ? between(parameter, 0n, quantity.most) : anyAmount(parameter))),
        between('monthly_hours', LEAST_MONTHLY_HOURS, MOST_MONTHLY_HOURS),
        anyDependents,
        knownDays(today, inssLaw, irrfLaw, fgtsLaw),
      ),
      { name: 'pay', value: plus(name('salary'), valid) },
      ...byQuantity.map((line) => ({ name: amountName(line), value: quantityAmount(line.parameter, line.quantity!) })),
      { name: 'inss_base', value: base(({ cp }) => cp === '11') },
      { name: 'irrf_gross', value: base(({ irrf }) => irrf === '11') },
      { name: 'fgts_base', value: base(({ fgts }) => fgts === '11') },
      ...inssSteps(name('inss_base')),
      ...irrfSteps({
        gross: name('irrf_gross'),
        deductions: plus(inssDeductible(name('inss_base')), amounts(lines.filter(({ incidence }) => DEDUCTED.includes(incidence.irrf)))),
        dependents: name('dependents'),
      }),
      versionStep('fgts_version', fgtsLaw),
      deposit.step,
      { name: 'fgts_due', value: deposit.value },
      { name: 'earnings', value: plus(name('pay'), amounts(earned(lines))) },
      { name: 'deductions', value: total([amounts(taken(lines)), name('inss_due'), name('irrf_due')]) },
      { name: 'employer_inss', value: portion(name('inss_base'), inss) },
      { name: 'employer_rat', value: portion(name('inss_base'), rat) },
      { name: 'employer_third', value: portion(name('inss_base'), thirdParties) },
      { name: 'thirteenth', value: roundedQuotient(name('pay'), BigInt(thirteenthParts)) },
      { name: 'vacation', value: roundedQuotient(name('pay'), VACATION_PARTS) },
    ],
    result: {
      totalEarnings: shown(name('earnings')),
      totalDeductions: shown(name('deductions')),
      net: shown(minus(name('earnings'), name('deductions'))),
      inss: shown(name('inss_due')),
      irrf: shown(name('irrf_due')),
      fgts: shown(name('fgts_due')),
      base: shown(name('inss_base')),
      employerInss: shown(name('employer_inss')),
      employerRat: shown(name('employer_rat')),
      employerThirdParties: shown(name('employer_third')),
      employerTotal: shown(total(['employer_inss', 'employer_rat', 'employer_third', 'fgts_due'].map(name))),
      thirteenth: shown(name('thirteenth')),
      vacation: shown(name('vacation')),
      charges: shown(portion(plus(name('thirteenth'), name('vacation')), provided)),
      ...Object.fromEntries(byQuantity.map((line) => [amountName(line), shown(name(amountName(line)))])),
    },
  }
}
