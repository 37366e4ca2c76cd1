import type { Day } from '../../core/day.ts'
import law from '../../domains/payroll/law/vacation.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import { type Expression, field, minus, name, type PlannedFunction, plus, roundedQuotient, times, when } from '../expression.ts'
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
} from '../legal-constants/law-rows.ts'
import { presence } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, answeredStep, lawSteps } from '../results.ts'
import { inssDeductible, inssLaw, inssSteps } from './inss.ts'
import { irrfLaw, irrfSteps } from './irrf.ts'

const MOST_DAYS = 31n

const row = perLaws(() => ({
  days: column(law, ({ days }) => BigInt(days)),
  third: column(law, ({ thirdDivisor }) => BigInt(thirdDivisor)),
  sold_days_taxed: presence(oldestFirst(law).map(({ soldDaysTaxed }) => soldDaysTaxed)),
}))

/** Plan of the vacation calculator, with the full right and no absences. Mirrors rules/vacation-and-thirteenth/vacation-parts.ts. */
function vacation(today: Day): PlannedFunction {
  const of = (which: keyof ReturnType<typeof row>): Expression => field('vacation_law', which)
  const [rest, sold] = [name('days_of_rest'), validOr('sold_days')]
  const ofDays = (days: Expression): Expression => roundedQuotient(times(name('pay'), days), field('month_law', 'days'))
  const third = (of_: Expression): Expression => roundedQuotient(of_, of('third'))
  const rested = plus(name('vacation_pay'), name('one_third'))
  const sale = plus(name('cash_allowance'), name('cash_allowance_third'))
  const total = plus(rested, sale)
  return {
    name: 'vacation_pay',
    says: 'A vacation with its third and the days sold, what is withheld from it and what is left; rest days equal to the whole right give room to those sold.',
    parameters: { salary: 'money', rest_days: 'count', sold_days: 'count', dependents: 'count', variable_average: 'money', day: 'day' },
    steps: [
      validStep(
        anyAmount('salary'),
        anyAmount('variable_average'),
        between('rest_days', 1n, MOST_DAYS),
        between('sold_days', 0n, MOST_DAYS),
        anyDependents,
        knownDays(today, law, workingTime, inssLaw, irrfLaw),
      ),
      ...lawSteps('vacation_law', law, row()),
      ...lawSteps('month_law', workingTime, { days: column(workingTime, ({ monthDays }) => BigInt(monthDays)) }),
      { name: 'pay', value: plus(validOr('salary'), validOr('variable_average')) },
      { name: 'days_of_rest', value: when(of('days'), validOr('rest_days'), validOr('rest_days'), minus(of('days'), sold)) },
      // At most a third of the days may be sold, and the days taken may not exceed the right.
      answeredStep(
        { value: plus(rest, sold), from: 0n, to: of('days') },
        { value: minus(plus(rest, sold), times(sold, of('third'))), from: 0n, to: MOST_DAYS },
        { value: rest, from: 0n, to: MOST_DAYS },
        { value: validOr('rest_days'), from: 0n, to: of('days') },
      ),
      { name: 'vacation_pay', value: ofDays(rest) },
      { name: 'one_third', value: third(name('vacation_pay')) },
      { name: 'cash_allowance', value: ofDays(sold) },
      { name: 'cash_allowance_third', value: third(name('cash_allowance')) },
      { name: 'rested', value: rested },
      ...inssSteps(name('rested')),
      { name: 'taxed', value: plus(name('rested'), times(of('sold_days_taxed'), sale)) },
      ...irrfSteps({ gross: name('taxed'), deductions: inssDeductible(name('rested')), dependents: validOr('dependents') }),
    ],
    result: answeredResults(
      {
        rested_days: rest,
        days_sold: sold,
        vacation_pay: name('vacation_pay'),
        one_third: name('one_third'),
        cash_allowance: name('cash_allowance'),
        cash_allowance_third: name('cash_allowance_third'),
        inss: name('inss_due'),
        irrf: name('irrf_due'),
        gross: total,
        net: minus(minus(total, name('inss_due')), name('irrf_due')),
      },
      name('answered'),
    ),
    units: { rested_days: 'count', days_sold: 'count', answered: 'count' },
  }
}

export const vacationPlan: OperationPlan = {
  function: vacation,
  lawDefaults: { rest_days: law },
  inputs: {
    salary: 'salary',
    rest_days: 'days',
    sold_days: 'sell_days',
    dependents: 'dependents',
    variable_average: 'variable_average',
    day: 'reference_date',
  },
  fields: {
    restDays: 'rested_days',
    soldDays: 'days_sold',
    vacationPay: 'vacation_pay',
    oneThird: 'one_third',
    cashAllowance: 'cash_allowance',
    cashAllowanceThird: 'cash_allowance_third',
    inss: 'inss',
    irrf: 'irrf',
    gross: 'gross',
    net: 'net',
  },
  answered: 'answered',
}
