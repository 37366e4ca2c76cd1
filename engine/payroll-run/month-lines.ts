/** Lines of the month alone, which a plan over columns pays; and what such a plan gives. */
import { percent, Ratio } from '../core/ratio.ts'
import type { Incidence, PayrollLine } from '../domains/payroll/law/payroll-lines.ts'
import { isOfMonth } from '../domains/payroll/rules/month-incidence.ts'
import { hourFactor, UNHEALTHY } from './earned-lines.ts'
import type { MonthLaw } from './month-law.ts'

/** A line which any person may have, a column of a sheet: by its amount, or by hours, days or a rate of the salary. */
interface PlannedLine {
  readonly parameter: string
  readonly nature: string
  readonly kind: 'earning' | 'deduction'
  readonly incidence: Incidence
  /** What is told, in hundredths: a fraction of the salary each, and of hours over those of the month. */
  readonly quantity: { readonly each: Ratio; readonly hourly: boolean; readonly most: bigint } | null
}

/** The longest that people tell: hours and days of a month, a thousand percent. */
const MOST = { hours: 744_00n, days: 31_00n, percent: 1000_00n }

/** Lines that take the place of the salary, come out of a provision or have a note of their own. */
const APART = ['1000', '6000', '3501', '3506', '3508', '1350', '9201', '9203', '9216', '9221']

/** The line of the field that every person may have. */
export const ALIMONY = { nature: '9213', label: 'Pensão alimentícia' } as const

interface ToldLine {
  readonly nature: string
  readonly label: string
  readonly unit: 'amount' | 'hours' | 'days' | 'percent' | 'months'
  /** Of the addition to hours; null where the law's. */
  readonly percent: number | null
}

function quantityOf(entry: PayrollLine, { unit, percent: told }: ToldLine, law: MonthLaw): PlannedLine['quantity'] | undefined {
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

/** Null where a line is not one of the month alone, by one incidence. */
export function plannedLine(told: ToldLine, parameter: string, law: MonthLaw): PlannedLine | null {
  const { nature, label } = told
  const entry = law.byNature.get(nature)
  if (!entry || entry.kind === 'informative' || APART.includes(nature)) return null
  const { incidence, of } = law.meaningOf(label, entry.kind, nature)
  const [only, other] = incidence
  const quantity = quantityOf(entry, told, law)
  if (!only || other || of !== 'month' || quantity === undefined) return null
  return isOfMonth(only) ? { parameter, nature, kind: entry.kind, incidence: only, quantity } : null
}

/** The results, by the names of a payslip. */
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
