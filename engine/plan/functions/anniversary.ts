import type { Day } from '../../core/day.ts'
import law from '../../domains/termination/law/fgts-anniversary.ts'
import { minus, name, type PlannedFunction } from '../expression.ts'
import { anyAmount, askedStep, given, knownDays, oldestFirst, perLaws, versionStep } from '../law-rows.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults } from '../results.ts'
import { type ScalePiece, scale } from '../scale.ts'

const withdrawal = perLaws(() =>
  scale('anniversary', {
    amount: oldestFirst(law).map(({ bands }) =>
      bands.map(({ limit, rate, additional }): ScalePiece => ({ upTo: limit, fixed: additional, floor: 0n, rate, rounding: 'halfUp' })),
    ),
  }),
)

/** As the calculator of the yearly withdrawal. As rules/anniversary-withdrawal.ts. */
function anniversary(today: Day): PlannedFunction {
  const version = name('anniversary_version')
  return {
    name: 'anniversary_withdrawal',
    says: 'What may be taken a year from the balances of the guarantee fund, by whoever chose to, and what stays.',
    parameters: { balance: 'money', day: 'day' },
    steps: [
      askedStep(anyAmount('balance'), knownDays(today, law)),
      versionStep('anniversary_version', law),
      { name: 'anniversary_law', row: withdrawal().limits, index: version },
      withdrawal().piece(given('balance'), 'anniversary_law', version),
      { name: 'amount', value: withdrawal().value('amount', given('balance')) },
    ],
    result: answeredResults({ amount: name('amount'), remaining: minus(given('balance'), name('amount')) }),
    units: { answered: 'count' },
  }
}

export const anniversaryPlan: OperationPlan = {
  function: anniversary,
  inputs: { balance: 'balance', day: 'reference_date' },
  fields: { amount: 'amount', remaining: 'remaining' },
  answered: 'answered',
}
