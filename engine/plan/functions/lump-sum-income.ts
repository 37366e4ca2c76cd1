import type { Day } from '../../core/day.ts'
import { Ratio, ZERO } from '../../core/ratio.ts'
import law from '../../domains/income-tax/law/lump-sum.ts'
import irrf, { type IrrfTable } from '../../domains/payroll/law/irrf.ts'
import { bracketRows, limitColumns, mostBrackets } from '../bracket-rows.ts'
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
import { anyAmount, askedStep, between, column, given, knownDays, oldestFirst, perLaws } from '../law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { percentUnits } from '../rates.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { commonDenominator, FITS } from '../scale.ts'

const MOST_MONTHS = 600n
/** R$ 100 billion; a larger sum goes the long way, so that what stands for no limit, times the months, is still held. */
const MOST = 10n ** 13n
const tables = perLaws(() => oldestFirst(irrf))
const scales = perLaws(() => tables().map(({ brackets }) => brackets))
/** All rates and slopes are whole numbers of these parts, so that slices add up exactly and are rounded once. */
const PARTS = perLaws(() =>
  commonDenominator(
    tables().flatMap(({ brackets, reduction }) => [...brackets.map(({ rate }) => rate), ...(reduction ? [reduction.slope] : [])]),
  ),
)

/** The rate of each bracket, and what a month takes off rate × base so that lower slices keep theirs: 908.7215, and not 908.73. */
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

/** By whole months and without interest for delay; a fraction of a month goes the long way. */
function lumpSumIncome(today: Day): PlannedFunction {
  const [amount, months, base, taxed] = [given('amount'), given('months'), name('base'), name('taxed')]
  const of = (which: string): Expression => field('irrf_law', which)
  const deducted = ['inss', 'alimony', 'legal_expenses'].map(given).reduce(plus)
  // By the average, compared as amount against limit × months: no centavo is lost in a division.
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
      askedStep(
        between('amount', 0n, MOST),
        ...['inss', 'alimony', 'legal_expenses'].map(anyAmount),
        between('months', 1n, MOST_MONTHS),
        knownDays(today, law, irrf),
      ),
      { name: 'base', value: minus(amount, deducted) },
      { name: 'taxed', value: larger(minus(amount, given('legal_expenses')), 0n) },
      // What is deducted may not pass what is paid.
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
        deductible_expenses: given('legal_expenses'),
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
