import { DECIMAL_UNITS, larger, minus, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
import { anyAmount, askedStep, between, given, positionStep } from '../law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'

const MODES = ['of', 'what_percent', 'change', 'increase', 'discount', 'reverse_increase', 'reverse_discount'] as const
/** Those whose result is a value; of the others it is a percentage, which no column of values can hold. */
const [OF, INCREASE, DISCOUNT, REVERSE_INCREASE, REVERSE_DISCOUNT] = [1n, 4n, 5n, 6n, 7n]
/** 100% of a percentage of four decimals, and a thousand times that. */
const WHOLE = 100n * DECIMAL_UNITS
const MOST = 1000n * WHOLE

/** As the calculator of percentages, of a value and a percentage. */
function percentageOf(): PlannedFunction {
  const [mode, percent, value] = [name('mode_kind'), given('percent_rate'), given('amount')]
  // What is left of the whole, or of it and more.
  const factor = when(
    mode,
    REVERSE_INCREASE,
    minus(WHOLE, percent),
    when(mode, DISCOUNT, plus(WHOLE, percent), when(mode, INCREASE, minus(WHOLE, percent), plus(WHOLE, percent))),
  )
  const share = when(mode, OF, name('factor'), percent)
  return {
    name: 'percentage',
    says: "A percentage 'of' a value, the value with an 'increase' or a 'discount', or what it was before one ('reverse_increase', 'reverse_discount').",
    parameters: { calculation: 'word', percent_rate: 'decimal', amount: 'money' },
    steps: [
      positionStep('mode_kind', 'calculation', MODES),
      askedStep({ value: mode, from: OF, to: REVERSE_DISCOUNT }, anyAmount('amount'), between('percent_rate', 0n, MOST)),
      { name: 'factor', value: factor },
      answeredStep(
        // Neither what a value is of another nor how it changed.
        { value: when(mode, OF, when(INCREASE, mode, 0n, 1n), 1n), from: 1n, to: 1n },
        { value: name('factor'), from: 0n, to: WHOLE + MOST },
        // Nothing goes back from a discount of all.
        { value: when(mode, REVERSE_INCREASE, name('factor'), 1n), from: 1n, to: WHOLE + MOST },
      ),
      {
        name: 'computed',
        value: when(
          mode,
          DISCOUNT,
          roundedQuotient(times(value, WHOLE), larger(name('factor'), 1n), { wide: true }),
          roundedQuotient(times(value, larger(share, 0n)), WHOLE, { wide: true }),
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
