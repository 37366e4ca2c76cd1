import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/income-tax/law/dividends.ts'
import { field, minus, name, over, type PlannedFunction, times } from '../expression.ts'
import { anyAmount, column, knownDays, oldestFirst, perLaws, validOr, validStep } from '../legal-constants/law-rows.ts'
import { percentUnits, rates } from '../legal-constants/rates.ts'
import { NO_LIMIT } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const shares = perLaws(() =>
  rates(
    'dividend_law',
    oldestFirst(law).map(({ withholding }) => ({ share: withholding?.rate ?? null })),
  ),
)

/** Plan of the dividend withholding calculator. */
function dividends(today: Day): PlannedFunction {
  const passes = over(name('taxable_total'), field('dividend_law', 'above'))
  return {
    name: 'dividend_withholding',
    says: 'What a company withholds from the profits it pays a person in a month; profits_until_2025 are left out.',
    parameters: { month_total: 'money', profits_until_2025: 'money', day: 'day' },
    steps: [
      validStep(
        anyAmount('month_total'),
        anyAmount('profits_until_2025'),
        { value: minus(name('month_total'), name('profits_until_2025')), from: 0n, to: LARGEST },
        knownDays(today, law),
      ),
      ...lawSteps('dividend_law', law, {
        ...shares().columns,
        above: column(law, ({ withholding }) => withholding?.above ?? null, NO_LIMIT),
        percent: column(law, ({ withholding }) => percentUnits(withholding?.rate ?? null)),
      }),
      { name: 'taxable_total', value: minus(validOr('month_total'), validOr('profits_until_2025')) },
      { name: 'withheld', value: times(passes, shares().portion(name('taxable_total'), 'share')) },
    ],
    result: answeredResults({
      taxable_total: name('taxable_total'),
      rate: times(passes, field('dividend_law', 'percent')),
      withholding: name('withheld'),
      net: minus(validOr('month_total'), name('withheld')),
    }),
    units: { rate: 'percentage', answered: 'count' },
  }
}

export const dividendsPlan: OperationPlan = {
  function: dividends,
  inputs: { month_total: 'month_total', profits_until_2025: 'profits_until_2025', day: 'reference_date' },
  fields: { taxableTotal: 'taxable_total', ratePercent: 'rate', withholding: 'withholding', net: 'net' },
  answered: 'answered',
}
