import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/fgts.ts'
import { name, type PlannedFunction, plus } from '../expression.ts'
import { anyAmount, asked, askedStep, knownDays, oldestFirst, versionStep } from '../law-rows.ts'
import { portionOf } from '../scale.ts'

export function fgts(today: Day): PlannedFunction {
  const deposit = portionOf(
    'fgts',
    oldestFirst(law).map(({ depositRate }) => depositRate),
    name('pay'),
    name('fgts_version'),
    oldestFirst(law).map(({ depositRounding }) => depositRounding),
  )
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
