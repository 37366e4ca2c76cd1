import type { Day } from '../../core/day.ts'
import { LARGEST } from '../../core/money.ts'
import law from '../../domains/payroll/law/intermittent.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { DECIMAL_UNITS, field, minus, name, type PlannedFunction, plus, roundedQuotient, times } from '../expression.ts'
import {
  anyAmount,
  anyDependents,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  validOr,
  validStep,
  versionStep,
} from '../legal-constants/law-rows.ts'
import { rates } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { fgtsDeposit, fgtsLaw } from './fgts.ts'
import { inssDeductible, inssLaw, inssSteps, secondInssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

const MOST_HOURS = 744n * DECIMAL_UNITS
/** R$ 70 billion per hour: above it the pay of the longest month would exceed 63 bits and abort a database query. */
const MOST_WAGE = LARGEST / 1000n
const fines = perLaws(() =>
  rates(
    'intermittent_law',
    oldestFirst(law).map(({ noShowFine }) => ({ fine: noShowFine })),
  ),
)

/** Plan of the intermittent work calculator, with the default weekly rest. */
function intermittentWork(today: Day): PlannedFunction {
  const of = (which: string) => field('intermittent_law', which)
  const [pay, rest, base, thirteenth] = [name('worked_pay'), name('rest_pay'), name('base'), name('thirteenth')]
  const deposit = fgtsDeposit(plus(base, thirteenth))
  return {
    name: 'intermittent_work',
    says: 'What one call of an intermittent contract pays: hours, weekly rest, 13th and vacation at once, with what is withheld.',
    parameters: { hourly_wage: 'money', hours: 'decimal', premiums: 'money', dependents: 'count', day: 'day' },
    steps: [
      validStep(
        between('hourly_wage', 0n, MOST_WAGE),
        anyAmount('premiums'),
        between('hours', 1n, MOST_HOURS),
        anyDependents,
        knownDays(today, law, minimumWage, inssLaw, irrfLaw, fgtsLaw),
      ),
      ...lawSteps('intermittent_law', law, {
        ...fines().columns,
        parts: column(law, ({ parts }) => BigInt(parts)),
        third: column(law, ({ vacationThird }) => BigInt(vacationThird)),
        rest_days: column(law, ({ restDays }) => BigInt(restDays)),
      }),
      ...lawSteps('wage_law', minimumWage, { hourly: column(minimumWage, ({ hourly }) => hourly, 0n) }),
      // The calculator rejects an hourly wage below the minimum.
      answeredStep({ value: minus(validOr('hourly_wage'), field('wage_law', 'hourly')), from: 0n, to: LARGEST }),
      { name: 'worked_pay', value: roundedQuotient(times(validOr('hourly_wage'), validOr('hours')), DECIMAL_UNITS, { wide: true }) },
      { name: 'rest_pay', value: roundedQuotient(pay, of('rest_days')) },
      { name: 'base', value: plus(plus(pay, rest), validOr('premiums')) },
      { name: 'thirteenth', value: roundedQuotient(base, of('parts')) },
      { name: 'vacation_third', value: roundedQuotient(thirteenth, of('third')) },
      { name: 'gross', value: plus(plus(base, times(thirteenth, 2n)), name('vacation_third')) },
      ...inssSteps(base),
      ...secondInssSteps('inss_13th', thirteenth),
      { name: 'contribution', value: plus(name('inss_due'), name('inss_13th_due')) },
      ...irrfSteps({ gross: base, deductions: inssDeductible(base), dependents: validOr('dependents') }),
      versionStep('fgts_version', fgtsLaw),
      deposit.step,
    ],
    result: answeredResults(
      {
        worked_pay: pay,
        rest_pay: rest,
        base,
        thirteenth,
        vacation: thirteenth,
        vacation_third: name('vacation_third'),
        gross: name('gross'),
        inss: name('contribution'),
        irrf: name('irrf_due'),
        fgts: deposit.value,
        net: minus(minus(name('gross'), name('contribution')), name('irrf_due')),
        no_show_fine: fines().portion(base, 'fine'),
      },
      name('answered'),
    ),
    units: { answered: 'count' },
  }
}

export const intermittentWorkPlan: OperationPlan = {
  function: intermittentWork,
  inputs: { hourly_wage: 'hourly_wage', hours: 'hours', premiums: 'premiums', dependents: 'dependents', day: 'reference_date' },
  fields: {
    pay: 'worked_pay',
    restPay: 'rest_pay',
    base: 'base',
    thirteenth: 'thirteenth',
    vacation: 'vacation',
    vacationThird: 'vacation_third',
    gross: 'gross',
    inss: 'inss',
    irrf: 'irrf',
    fgts: 'fgts',
    net: 'net',
    noShowFine: 'no_show_fine',
  },
  answered: 'answered',
}
