import { DECIMAL_UNITS, larger, minus, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
import { anyAmount, between, positionStep, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'

const MODES = ['of', 'what_percent', 'change', 'increase', 'discount', 'reverse_increase', 'reverse_discount'] as const
/** Modes whose result is an amount; the others return a percentage, which no amount column can hold. */
const [OF, INCREASE, DISCOUNT, REVERSE_INCREASE, REVERSE_DISCOUNT] = [1n, 4n, 5n, 6n, 7n]
/** 100% of a percentage of four decimals, and a thousand times that. */
const HUNDRED_PERCENT = 100n * DECIMAL_UNITS
const MOST = 1000n * HUNDRED_PERCENT

/** Plan of the percentage calculator, for an amount and a percentage. */
function percentageOf(): PlannedFunction {
  const [mode, percent, value] = [name('mode_kind'), validOr('percent_rate'), validOr('amount')]
  // Whole less a discount, or plus an increase.
  const factor = when(
    mode,
    REVERSE_INCREASE,
    minus(HUNDRED_PERCENT, percent),
    when(
      mode,
      DISCOUNT,
      plus(HUNDRED_PERCENT, percent),
      when(mode, INCREASE, minus(HUNDRED_PERCENT, percent), plus(HUNDRED_PERCENT, percent)),
    ),
  )
  const share = when(mode, OF, name('factor'), percent)
  return {
    name: 'percentage',
    says: "A percentage 'of' a value, the value with an 'increase' or a 'discount', or what it was before one ('reverse_increase', 'reverse_discount').",
    parameters: { calculation: 'word', percent_rate: 'decimal', amount: 'money' },
    steps: [
      positionStep('mode_kind', 'calculation', MODES),
      validStep({ value: mode, from: OF, to: REVERSE_DISCOUNT }, anyAmount('amount'), between('percent_rate', 0n, MOST)),
      { name: 'factor', value: factor },
      answeredStep(
        // Excludes the modes that return a percentage: share of a value, and change between values.
        { value: when(mode, OF, when(INCREASE, mode, 0n, 1n), 1n), from: 1n, to: 1n },
        { value: name('factor'), from: 0n, to: HUNDRED_PERCENT + MOST },
        // A 100% discount cannot be reversed.
        { value: when(mode, REVERSE_INCREASE, name('factor'), 1n), from: 1n, to: HUNDRED_PERCENT + MOST },
      ),
      {
        name: 'computed',
        value: when(
          mode,
          DISCOUNT,
          roundedQuotient(times(value, HUNDRED_PERCENT), larger(name('factor'), 1n), { wide: true }),
          roundedQuotient(times(value, larger(share, 0n)), HUNDRED_PERCENT, { wide: true }),
        ),
      },
    ],
    result: answeredResults({ computed: name('computed') }, name('answered')),
    units: { answered: 'count' },
  }
}

export const percentagePlan: OperationPlan = {
  function: percentageOf,
  inputs: { calculation: 'mode', percent_rate: 'percent', amount: 'value' },
  fields: { result: 'computed' },
  answered: 'answered',
}
