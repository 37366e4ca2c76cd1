import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/fgts.ts'
import { type Expression, name, type PlannedFunction, plus } from '../expression.ts'
import { anyAmount, asked, askedStep, knownDays, oldestFirst, versionStep } from '../law-rows.ts'
import { portionOf } from '../scale.ts'

/** The deposit on a month's pay, by the version in `fgts_version`. */
export const fgtsDeposit = (pay: Expression) =>
  portionOf(
    'fgts',
    oldestFirst(law).map(({ depositRate }) => depositRate),
    pay,
    name('fgts_version'),
    oldestFirst(law).map(({ depositRounding }) => depositRounding),
  )

export { law as fgtsLaw }

export function fgts(today: Day): PlannedFunction {
  const deposit = fgtsDeposit(name('pay'))
  return {
    name: 'fgts',
    says: "What the employer deposits in the guarantee fund for a month's pay.",
    parameters: { amount: 'money', day: 'day' },
    steps: [
      askedStep(anyAmount('amount'), knownDays(today, law)),
      { name: 'pay', value: plus(name('amount'), asked) },
      versionStep('fgts_version', law),
      deposit.step,
    ],
    result: plus(deposit.value, asked),
  }
}
