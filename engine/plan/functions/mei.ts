import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import { ONE } from '../../core/ratio.ts'
import law from '../../domains/own-account/law/mei.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { type Expression, field, NONE, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
import {
  anyAmount,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  required,
  rowOf,
  validOr,
  validStep,
} from '../legal-constants/law-rows.ts'
import { presence, rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps, percentage, percentStep } from '../results.ts'

const ACTIVITIES = ['commerce', 'industry', 'services', 'mixed', 'trucker'] as const
const MONTHS = 12n

/** Activities per version. */
const rows = perLaws(() =>
  oldestFirst(law).flatMap((table) =>
    ACTIVITIES.map((activity) => {
      const trucker = activity === 'trucker'
      return {
        known: !trucker || table.trucker !== null,
        inss: trucker ? (table.trucker?.inssRate ?? null) : table.inssRate,
        icms: activity === 'services' ? 0n : table.icms,
        iss: activity === 'services' || activity === 'mixed' ? table.iss : 0n,
        yearLimit: (trucker ? table.trucker?.annualLimit : table.annualLimit) ?? 0n,
        /** The trucker's monthly limit is explicit; the others' is a twelfth of the yearly one. */
        monthLimit: trucker ? (table.trucker?.monthlyLimit ?? 0n) : 0n,
      }
    }),
  ),
)
const shares = perLaws(() =>
  rates(
    'mei_activity',
    rows().map(({ inss }) => ({ inss })),
  ),
)
const tolerance = perLaws(() =>
  rates(
    'mei_law',
    oldestFirst(law).map((table) => ({ tolerance: ONE.plus(table.tolerance) })),
  ),
)

/** Plan of the MEI calculator. Mirrors rules/mei-limit.ts. */
function mei(today: Day): PlannedFunction {
  const of = (which: string): Expression => field('mei_activity', which)
  const ibsCbs = field('mei_law', 'ibs_cbs')
  const months = validOr('months_active')
  const twelfths = roundedQuotient(times(of('year_limit'), months), MONTHS, { wide: true })
  return {
    name: 'mei',
    says: "The slip of a month of an individual microentrepreneur, and how much of the year's limit the revenue takes.",
    parameters: { monthly_revenue: 'money', activity: 'word', months_active: 'count', day: 'day' },
    steps: [
      ...lawSteps('mei_law', law, { ...tolerance().columns, ibs_cbs: column(law, (table) => table.ibsCbs, 0n) }),
      positionStep('activity_position', 'activity', ACTIVITIES),
      {
        name: 'mei_activity',
        row: {
          ...shares().columns,
          known: presence(rows().map(({ known }) => known)),
          icms: rows().map(({ icms }) => icms),
          iss: rows().map(({ iss }) => iss),
          year_limit: rows().map(({ yearLimit }) => yearLimit),
          month_limit: rows().map(({ monthLimit }) => monthLimit),
        },
        index: rowOf(name('mei_law_version'), name('activity_position'), ACTIVITIES.length),
      },
      validStep(
        anyAmount('monthly_revenue'),
        between('months_active', 1n, MONTHS),
        required(of('known')),
        knownDays(today, law, minimumWage),
      ),
      ...lawSteps('minimum_wage_law', minimumWage, { monthly: column(minimumWage, ({ monthly }) => monthly) }),
      { name: 'inss', value: shares().portion(field('minimum_wage_law', 'monthly'), 'inss') },
      { name: 'annual_revenue', value: times(validOr('monthly_revenue'), months) },
      {
        name: 'annual_limit',
        value: when(of('month_limit'), 0n, when(months, MONTHS - 1n, of('year_limit'), times(of('month_limit'), months)), twelfths),
      },
      percentStep('limit_used', name('annual_revenue'), name('annual_limit')),
      answeredStep({ value: name('annual_revenue'), from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      {
        inss: name('inss'),
        icms: of('icms'),
        iss: of('iss'),
        ibs_cbs: when(ibsCbs, 0n, ibsCbs, NONE),
        total: [of('icms'), of('iss'), ibsCbs].reduce(plus, name('inss')),
        annual_revenue: name('annual_revenue'),
        annual_limit: name('annual_limit'),
        tolerance_limit: tolerance().portion(name('annual_limit'), 'tolerance'),
        limit_used: percentage('limit_used', 1_000_000n),
      },
      name('answered'),
    ),
    units: { limit_used: 'percentage', answered: 'count' },
  }
}

export const meiPlan: OperationPlan = {
  function: mei,
  inputs: { monthly_revenue: 'monthly_revenue', activity: 'activity', months_active: 'months_active', day: 'reference_date' },
  fields: {
    'das.inss': 'inss',
    'das.icms': 'icms',
    'das.iss': 'iss',
    'das.ibsCbs': 'ibs_cbs',
    'das.total': 'total',
    annualRevenue: 'annual_revenue',
    annualLimit: 'annual_limit',
    toleranceLimit: 'tolerance_limit',
    limitUsedPercent: 'limit_used',
  },
  answered: 'answered',
}
