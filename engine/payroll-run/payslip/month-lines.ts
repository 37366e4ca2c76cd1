/** Lines limited to the month, computable by a columnar plan, and the results of such a plan. */
import { percent, Ratio } from '../../core/ratio.ts'
import type { Incidence, PayrollLine } from '../../domains/payroll/law/payroll-lines.ts'
import { isOfMonth } from '../../domains/payroll/rules/payslip/month-incidence.ts'
import { hourFactor, UNHEALTHY } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'

/** A line as a column of a sheet: by amount, or by hours, days or a rate of the salary. */
interface PlannedLine {
  readonly parameter: string
  readonly nature: string
  readonly kind: 'earning' | 'deduction'
  readonly incidence: Incidence
  /** Quantities in hundredths: `each` is a fraction of the salary, or of an hour's pay when `hourly`. */
  readonly quantity: { readonly each: Ratio; readonly hourly: boolean; readonly most: bigint } | null
}

/** Maximum quantities: hours and days of a month, a thousand percent. */
const MOST = { hours: 744_00n, days: 31_00n, percent: 1000_00n }

/** Lines that replace the salary, are paid from a provision or need a note. */
const APART = ['1000', '1202', '1203', '6000', '3501', '3506', '3508', '1350', '9201', '9203', '9216', '9221']

/** Line of the `alimony` field, available to every person. */
export const ALIMONY = { nature: '9213', label: 'Pensão alimentícia' } as const

interface EnteredLine {
  readonly nature: string
  readonly label: string
  readonly unit: 'amount' | 'hours' | 'days' | 'percent' | 'months'
  /** Premium on hours; null for the legal one. */
  readonly percent: number | null
}

function quantityOf(entry: PayrollLine, { unit, percent: told }: EnteredLine, law: MonthLaw): PlannedLine['quantity'] | undefined {
  switch (unit) {
    case 'amount':
      return null
    case 'hours':
      return { each: hourFactor(entry, told === null ? undefined : percent(told), law), hourly: true, most: MOST.hours }
    case 'days':
      return { each: Ratio.of(1n, BigInt(law.monthDays) * HUNDREDTHS), hourly: false, most: MOST.days }
    case 'percent':
      return entry.nature === UNHEALTHY ? undefined : { each: Ratio.of(1n, HUNDREDTHS * HUNDREDTHS), hourly: false, most: MOST.percent }
    case 'months':
      return undefined
  }
}

const HUNDREDTHS = 100n

/** Null for a line not limited to the month or with several incidences. */
export function plannedLine(told: EnteredLine, parameter: string, law: MonthLaw): PlannedLine | null {
  const { nature, label } = told
  const entry = law.byNature.get(nature)
  if (!entry || entry.kind === 'informative' || APART.includes(nature)) return null
  const { incidence, of } = law.meaningOf(label, entry.kind, nature)
  const [only, other] = incidence
  const quantity = quantityOf(entry, told, law)
  if (!only || other || of !== 'month' || quantity === undefined) return null
  return isOfMonth(only) ? { parameter, nature, kind: entry.kind, incidence: only, quantity } : null
}

/** Result columns, named as on a payslip. */
export const MONTH_RESULTS = [
  'totalEarnings',
  'totalDeductions',
  'net',
  'inss',
  'irrf',
  'fgts',
  'base',
  'employerInss',
  'employerRat',
  'employerThirdParties',
  'employerTotal',
  'thirteenth',
  'vacation',
  'charges',
] as const
export type MonthResult = (typeof MONTH_RESULTS)[number]
