import type { Day } from '../../core/day.ts'
import law from '../../domains/termination/law/fgts-anniversary.ts'
import { minus, name, type PlannedFunction } from '../expression.ts'
import { anyAmount, knownDays, oldestFirst, perLaws, validOr, validStep, versionStep } from '../legal-constants/law-rows.ts'
import { type ScalePiece, scale } from '../legal-constants/scale.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults } from '../results.ts'

const withdrawal = perLaws(() =>
  scale('anniversary', {
    amount: oldestFirst(law).map(({ bands }) =>
      bands.map(({ limit, rate, additional }): ScalePiece => ({ upTo: limit, fixed: additional, floor: 0n, rate, rounding: 'halfUp' })),
    ),
  }),
)

/** Plan of the anniversary withdrawal calculator. Mirrors rules/anniversary-withdrawal.ts. */
function anniversary(today: Day): PlannedFunction {
  const version = name('anniversary_version')
  return {
    name: 'anniversary_withdrawal',
    says: 'Yearly withdrawal from the FGTS balances of a worker who chose it, and the remaining balance.',
    parameters: { balance: 'money', day: 'day' },
    steps: [
      validStep(anyAmount('balance'), knownDays(today, law)),
      versionStep('anniversary_version', law),
      { name: 'anniversary_law', row: withdrawal().limits, index: version },
      withdrawal().piece(validOr('balance'), 'anniversary_law', version),
      { name: 'amount', value: withdrawal().value('amount', validOr('balance')) },
    ],
    result: answeredResults({ amount: name('amount'), remaining: minus(validOr('balance'), name('amount')) }),
    units: { answered: 'count' },
  }
}

export const anniversaryPlan: OperationPlan = {
  function: anniversary,
  inputs: { balance: 'balance', day: 'reference_date' },
  fields: { amount: 'amount', remaining: 'remaining' },
  answered: 'answered',
}
