import { keysOf } from '../../core/collections/records.ts'
import { type Day, dayOf, yearOf } from '../../core/day.ts'
import type { Ratio } from '../../core/ratio.ts'
import law from '../../domains/business/law/simples-nacional.ts'
import { ratesWithLocal } from '../../domains/business/rules/simples.ts'
import {
  type Expression,
  type ExpressionStep,
  field,
  larger,
  minus,
  name,
  over,
  type PlannedFunction,
  plus,
  quotient,
  smaller,
  times,
} from '../expression.ts'
import { bracketRows, limitColumns, mostBrackets } from '../legal-constants/bracket-rows.ts'
import {
  anyAmount,
  column,
  firstDays,
  knownDays,
  oldestFirst,
  perLaws,
  valid,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { commonDenominator, NO_LIMIT } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredStep } from '../results.ts'

const versions = perLaws(() => oldestFirst(law))
const ANNEXES = perLaws(() => keysOf(versions()[0]!.annexes))

/** Every bracket of every annex of every version, in that order. */
const annexes = perLaws(() => versions().flatMap((version) => ANNEXES().map((annex) => ratesWithLocal(version.annexes[annex]))))
const brackets = perLaws(() => bracketRows(annexes()))
/** Common denominator of all rates and deductions. */
const DENOMINATOR = perLaws(() => commonDenominator(brackets().flatMap(({ rate, deduct }) => [rate, deduct])))

const scaled = ({ n, d }: Ratio): bigint => (n * DENOMINATOR()) / d

/**
 * 1 in a January whose twelve months are the year before, which then decides the sublimit: the odd positions among the first days of each
 * January and February.
 */
function januaryStep(): ExpressionStep {
  const behind = oldestFirst(law).findIndex(({ monthsBehind }) => monthsBehind > 1)
  const until = firstDays(law)[behind] ?? law.ends!.on
  const starts: Day[] = [dayOf(1, 1, 1)]
  for (let year = yearOf(law.recordStarts); dayOf(year, 1, 1) < until; year++) starts.push(dayOf(year, 1, 1), dayOf(year, 2, 1))
  const turn: Expression = { is: 'version', starts, day: 'day' }
  // The first start keeps earlier days answered; after it, even positions are Januaries.
  return { name: 'january', value: minus(1n, minus(turn, times(quotient(turn, 2n), 2n))) }
}

/** Monthly Simples tax: the calculator with `revenue_12m` and no other option, the year within the sublimit. Mirrors rules/simples.ts. */
function simples(today: Day): PlannedFunction {
  const version = name('simples_version')
  const annex = plus(times(minus(version, 1n), BigInt(ANNEXES().length)), name('annex_position'))
  const limits = limitColumns(annexes(), 'limit', (bracket) => bracket?.limit ?? NO_LIMIT)
  const revenue12m = name('revenue_12m')
  const bracket: ExpressionStep = {
    name: 'simples_bracket',
    row: {
      share: brackets().map(({ rate }) => scaled(rate)),
      deduct: brackets().map(({ deduct }) => scaled(deduct)),
      local_share: brackets().map(({ rate, federal }) => scaled(rate.minus(federal.rate))),
      local_deduct: brackets().map(({ deduct, federal }) => scaled(deduct.minus(federal.deduct))),
    },
    index: Object.keys(limits).reduce<Expression>(
      (index, limit) => plus(index, over(revenue12m, field('simples_annex', limit))),
      plus(times(minus(annex, 1n), BigInt(mostBrackets(annexes()))), 1n),
    ),
  }
  const federalOr = (whole: string, local: string): Expression =>
    minus(field('simples_bracket', whole), times(name('january'), field('simples_bracket', local)))
  // (RBT12 × rate − parcel) ÷ RBT12 × revenue; a company without past revenue is in the first bracket, which has no deduction.
  const divisor = larger(revenue12m, 1n)
  const dividend = times(name('revenue'), minus(times(divisor, federalOr('share', 'local_share')), federalOr('deduct', 'local_deduct')))
  const whole = times(divisor, DENOMINATOR())
  return {
    name: 'simples',
    says: "A company's single tax of a month, by annex and revenue of the twelve months before.",
    parameters: { annex: 'word', rbt12: 'money', revenue: 'money', day: 'day' },
    steps: [
      versionStep('simples_version', law),
      { name: 'annex_position', value: { is: 'position', word: 'annex', among: ANNEXES() } },
      {
        name: 'simples_law',
        row: {
          ceiling: column(law, ({ ceiling }) => ceiling),
          sublimit: column(law, ({ sublimit }) => sublimit),
        },
        index: version,
      },
      validStep(
        anyAmount('rbt12'),
        // A month above the sublimit needs the revenue of the year, which the function does not take.
        { value: name('revenue'), from: 0n, to: field('simples_law', 'sublimit') },
        { value: name('annex_position'), from: 1n, to: BigInt(ANNEXES().length) },
        knownDays(today, law),
      ),
      { name: 'revenue_12m', value: smaller(plus(name('rbt12'), valid), field('simples_law', 'ceiling')) },
      { name: 'simples_annex', row: limits, index: annex },
      bracket,
      januaryStep(),
      { name: 'due', value: quotient(plus(times(dividend, 2n), whole), times(whole, 2n), { wide: true }) },
      // Caps the tax at the revenue: interval analysis cannot relate part and whole.
      answeredStep({ value: name('due'), from: 0n, to: name('revenue') }),
    ],
    result: plus(name('due'), name('answered')),
  }
}

export const simplesPlan: OperationPlan = {
  function: simples,
  inputs: { annex: 'annex', rbt12: 'revenue_12m', revenue: 'monthly_revenue', day: 'reference_date' },
  fields: { monthlyTax: 'simples' },
  answered: 'simples',
}
