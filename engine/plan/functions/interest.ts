import { LARGEST } from '../../core/money.ts'
import { DECIMAL_UNITS, minus, name, type PlannedFunction, plus, roundedQuotient, smaller, times, when } from '../expression.ts'
import { anyAmount, between, positionStep, validOr, validStep } from '../legal-constants/law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep } from '../results.ts'

/** 100% of a percentage of four decimals, and 1000%. */
const HUNDRED_PERCENT = 100n * DECIMAL_UNITS
const MOST_RATE = 1000n * DECIMAL_UNITS
const MOST_MONTHS = 1200n
const PERIODS = ['monthly', 'annual'] as const

/** Plan of the simple interest calculator. */
function simpleInterest(): PlannedFunction {
  const period = name('period_position')
  return {
    name: 'simple_interest',
    says: "Simple interest of some months; rate in percent, rate_type 'monthly' or 'annual'.",
    parameters: { principal: 'money', rate: 'decimal', months: 'count', rate_type: 'word' },
    steps: [
      positionStep('period_position', 'rate_type', PERIODS),
      validStep(anyAmount('principal'), between('rate', 1n, MOST_RATE), between('months', 1n, MOST_MONTHS), {
        value: period,
        from: 1n,
        to: BigInt(PERIODS.length),
      }),
      {
        name: 'interest',
        value: roundedQuotient(
          times(times(validOr('principal'), validOr('rate')), validOr('months')),
          when(period, 1n, 12n * HUNDRED_PERCENT, HUNDRED_PERCENT),
          {
            wide: true,
          },
        ),
      },
      answeredStep({ value: plus(validOr('principal'), name('interest')), from: 0n, to: LARGEST }),
    ],
    result: answeredResults({ interest: name('interest'), total: plus(validOr('principal'), name('interest')) }, name('answered')),
    units: { answered: 'count' },
  }
}

export const simpleInterestPlan: OperationPlan = {
  function: simpleInterest,
  inputs: { principal: 'principal', rate: 'rate', months: 'months', rate_type: 'rate_type' },
  fields: { interest: 'interest', total: 'total' },
  answered: 'answered',
}

/** One instalment of constant amortization (SAC). Mirrors core/finance/installment.ts: the last one absorbs rounding. */
export function sacInstalment(): PlannedFunction {
  const [principal, number] = [validOr('principal'), validOr('instalment')]
  const before = minus(number, 1n)
  return {
    name: 'sac_instalment',
    says: 'An instalment of a loan of constant amortization, by its number; monthly_rate in percent.',
    parameters: { principal: 'money', monthly_rate: 'decimal', months: 'count', instalment: 'count' },
    steps: [
      validStep(anyAmount('principal'), between('monthly_rate', 0n, MOST_RATE), between('months', 1n, MOST_MONTHS), {
        value: name('instalment'),
        from: 1n,
        to: name('months'),
      }),
      { name: 'usual', value: roundedQuotient(principal, validOr('months')) },
      // With rounding up, the amortizations may repay the debt before the last instalment.
      { name: 'balance', value: minus(principal, smaller(times(name('usual'), before), principal)) },
      { name: 'amortization', value: when(validOr('months'), number, smaller(name('usual'), name('balance')), name('balance')) },
      { name: 'interest', value: roundedQuotient(times(name('balance'), validOr('monthly_rate')), HUNDRED_PERCENT, { wide: true }) },
      answeredStep({ value: plus(name('amortization'), name('interest')), from: 0n, to: LARGEST }),
    ],
    result: answeredResults(
      {
        installment: plus(name('amortization'), name('interest')),
        interest: name('interest'),
        amortization: name('amortization'),
        balance: minus(name('balance'), name('amortization')),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}
