import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/fgts.ts'
import { type Expression, field, name, type PlannedFunction, plus } from '../expression.ts'
import {
  anyAmount,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  required,
  rowOf,
  valid,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { presence, rates } from '../legal-constants/rates.ts'
import { portionOf } from '../legal-constants/scale.ts'

/** Deposit on a month's pay, by the version in `fgts_version`. */
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
      validStep(anyAmount('amount'), knownDays(today, law)),
      { name: 'pay', value: plus(name('amount'), valid) },
      versionStep('fgts_version', law),
      deposit.step,
    ],
    result: plus(deposit.value, valid),
  }
}

const ENDINGS = ['dismissal', 'agreement'] as const
const fines = perLaws(() => oldestFirst(law).flatMap(({ terminationFine }) => ENDINGS.map((ending) => terminationFine[ending])))
const fineShares = perLaws(() =>
  rates(
    'fine_law',
    fines().map((fine) => ({ fine })),
  ),
)

/** Fine on the FGTS balance of a contract. */
export function fgtsFine(today: Day): PlannedFunction {
  return {
    name: 'fgts_fine',
    says: "What the employer owes on the account of the guarantee fund when the contract ends by 'dismissal' or 'agreement'.",
    parameters: { balance: 'money', ending: 'word', day: 'day' },
    steps: [
      versionStep('fgts_version', law),
      positionStep('ending_position', 'ending', ENDINGS),
      {
        name: 'fine_law',
        row: { ...fineShares().columns, known: presence(fines().map((fine) => fine !== null)) },
        index: rowOf(name('fgts_version'), name('ending_position'), ENDINGS.length),
      },
      validStep(anyAmount('balance'), required(field('fine_law', 'known')), knownDays(today, law)),
    ],
    result: plus(fineShares().portion(validOr('balance'), 'fine'), valid),
  }
}
