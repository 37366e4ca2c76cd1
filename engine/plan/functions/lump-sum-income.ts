import type { Day } from '../../core/day.ts'
import { Ratio, ZERO } from '../../core/ratio.ts'
import law from '../../domains/income-tax/law/lump-sum.ts'
import irrf, { type IrrfTable } from '../../domains/payroll/law/irrf.ts'
import {
  type Expression,
  field,
  larger,
  minus,
  name,
  over,
  type PlannedFunction,
  plus,
  quotient,
  roundedQuotient,
  smaller,
  times,
  when,
} from '../expression.ts'
import { bracketRows, limitColumns, mostBrackets } from '../legal-constants/bracket-rows.ts'
import { anyAmount, between, column, knownDays, oldestFirst, perLaws, validOr, validStep } from '../legal-constants/law-rows.ts'
import { percentUnits } from '../legal-constants/rates.ts'
import { commonDenominator, FITS } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'

const MOST_MONTHS = 600n
/** R$ 100 billion; larger sums fall back to the scalar path, so that the sentinel for no limit, times the months, does not overflow. */
const MOST = 10n ** 13n
const tables = perLaws(() => oldestFirst(irrf))
const scales = perLaws(() => tables().map(({ brackets }) => brackets))
/** Common denominator of all rates and slopes, so slices sum exactly and are rounded once. */
const PARTS = perLaws(() =>
  commonDenominator(
    tables().flatMap(({ brackets, reduction }) => [...brackets.map(({ rate }) => rate), ...(reduction ? [reduction.slope] : [])]),
  ),
)

/** Rate and exact monthly deduction of each bracket, so that lower slices are taxed at their own rates: 908.7215, not 908.73. */
function partsOf(brackets: IrrfTable['brackets']) {
  let [below, floor, taken] = [ZERO, 0n, ZERO]
  return brackets.map(({ limit, rate }) => {
    taken = taken.plus(Ratio.of(floor).times(rate.minus(below)))
    below = rate
    floor = limit ?? floor
    return { share: (rate.n * PARTS()) / rate.d, taken: (taken.n * PARTS()) / taken.d, rate: percentUnits(rate) }
  })
}

const pieces = perLaws(() => bracketRows(scales().map(partsOf)))
const piece = perLaws(() => ({
  share: pieces().map(({ share }) => share),
  taken: pieces().map(({ taken }) => taken),
  rate: pieces().map(({ rate }) => rate),
}))
const limits = perLaws(() => limitColumns(scales(), 'limit', (bracket) => bracket?.limit ?? MOST + 1n))
const ofReduction = (value: (reduction: NonNullable<IrrfTable['reduction']>) => bigint): readonly bigint[] =>
  column(irrf, ({ reduction }) => reduction && value(reduction), 0n)
const row = perLaws(() => ({
  ...limits(),
  reduction_whole: ofReduction(({ fullAmount }) => fullAmount),
  reduction_whole_up_to: ofReduction(({ fullUpTo }) => fullUpTo),
  reduction_line: ofReduction(({ constant }) => constant),
  reduction_slope: ofReduction(({ slope }) => (slope.n * PARTS()) / slope.d),
  reduction_up_to: ofReduction(({ phaseOutUpTo }) => phaseOutUpTo),
}))
const wide = perLaws(() => pieces().some(({ share }) => share * MOST >= FITS))

/** Whole months without interest for delay; a fraction of a month falls back to the scalar path. */
function lumpSumIncome(today: Day): PlannedFunction {
  const [amount, months, base, taxed] = [validOr('amount'), validOr('months'), name('base'), name('taxed')]
  const of = (which: string): Expression => field('irrf_law', which)
  const deducted = ['inss', 'alimony', 'legal_expenses'].map(validOr).reduce(plus)
  // Bracket of the monthly average, comparing the amount with limit × months to stay exact.
  const line = larger(minus(times(times(of('reduction_line'), months), PARTS()), times(taxed, of('reduction_slope'))), 0n)
  const bracket = Object.keys(limits())
    .map((limit) => over(base, times(of(limit), months)))
    .reduce(plus, plus(times(minus(name('irrf_law_version'), 1n), BigInt(mostBrackets(scales()))), 1n))
  const due = larger(minus(times(base, field('piece', 'share')), times(field('piece', 'taken'), months)), 0n)
  return {
    name: 'lump_sum_income',
    says: 'Income tax withheld from income of earlier years paid at once, by the table of the payment with every limit times the months.',
    parameters: { amount: 'money', months: 'count', inss: 'money', alimony: 'money', legal_expenses: 'money', day: 'day' },
    steps: [
      validStep(
        between('amount', 0n, MOST),
        ...['inss', 'alimony', 'legal_expenses'].map(anyAmount),
        between('months', 1n, MOST_MONTHS),
        knownDays(today, law, irrf),
      ),
      { name: 'base', value: minus(amount, deducted) },
      { name: 'taxed', value: larger(minus(amount, validOr('legal_expenses')), 0n) },
      // Deductions may not exceed the amount.
      answeredStep({ value: base, from: 0n, to: MOST }),
      ...lawSteps('irrf_law', irrf, row()),
      { name: 'piece', row: piece(), index: bracket },
      { name: 'table_tax', value: quotient(plus(due, PARTS() / 2n), PARTS(), { wide: wide() }) },
      {
        name: 'reduction',
        value: smaller(
          name('table_tax'),
          when(
            taxed,
            times(of('reduction_up_to'), months),
            0n,
            when(
              taxed,
              times(of('reduction_whole_up_to'), months),
              quotient(plus(line, PARTS() / 2n), PARTS(), { wide: wide() }),
              times(of('reduction_whole'), months),
            ),
          ),
        ),
      },
      { name: 'tax', value: minus(name('table_tax'), name('reduction')) },
    ],
    result: answeredResults(
      {
        deductible_expenses: validOr('legal_expenses'),
        base,
        monthly_average: roundedQuotient(taxed, months),
        rate: field('piece', 'rate'),
        table_tax: name('table_tax'),
        reduction: name('reduction'),
        tax: name('tax'),
        net: minus(base, name('tax')),
      },
      name('answered'),
    ),
    units: { rate: 'percentage', answered: 'count' },
  }
}

export const lumpSumIncomePlan: OperationPlan = {
  function: lumpSumIncome,
  inputs: {
    amount: 'amount',
    months: 'months',
    inss: 'inss',
    alimony: 'alimony',
    legal_expenses: 'legal_expenses',
    day: 'reference_date',
  },
  fields: {
    deductibleExpenses: 'deductible_expenses',
    base: 'base',
    monthlyAverage: 'monthly_average',
    ratePercent: 'rate',
    taxBeforeReduction: 'table_tax',
    reduction: 'reduction',
    tax: 'tax',
    net: 'net',
  },
  answered: 'answered',
}
