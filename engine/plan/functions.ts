/** Every function that has a plan: those of the operations, and those that are only asked in databases. */
import type { Day } from '../core/day.ts'
import type { Hypothesis } from '../core/operation/ports.ts'
import { isAmount, type PlannedFunction } from './expression.ts'
import { fgts, fgtsFine } from './functions/fgts.ts'
import { hazardPay } from './functions/hazard-pay.ts'
import { inss } from './functions/inss.ts'
import { sacInstalment } from './functions/interest.ts'
import { irrf } from './functions/irrf.ts'
import { minimumWage } from './functions/minimum-wage.ts'
import { netSalary } from './functions/net-salary.ts'
import { plannedUnder } from './law-rows.ts'
import { OPERATION_PLANS } from './operations.ts'

type Maker = (today: Day) => PlannedFunction

const makers = (): readonly Maker[] => [
  ...[inss, irrf, netSalary, fgts, fgtsFine, minimumWage, hazardPay, sacInstalment],
  ...Object.values(OPERATION_PLANS).map((plan) => plan.function),
]

const madeBy = (make: Maker, today: Day, hypothesis?: Hypothesis): PlannedFunction =>
  withoutFlag(plannedUnder(hypothesis, () => make(today)))

/** As of a day: how far ahead law may be projected depends on it. */
export const plannedFunctions = (today: Day, hypothesis?: Hypothesis): PlannedFunction[] =>
  makers().map((make) => madeBy(make, today, hypothesis))

/** One of them under one hypothesis after another; null where there is none of that name. */
export function functionNamed(name: string, today: Day): ((hypothesis?: Hypothesis) => PlannedFunction) | null {
  const make = makers().find((each) => each(today).name === name)
  return make ? (hypothesis) => madeBy(make, today, hypothesis) : null
}

/** In a database a row without an answer has no results: it needs no flag of its own. */
function withoutFlag(plan: PlannedFunction): PlannedFunction {
  if (isAmount(plan.result)) return plan
  const { answered: _flag, ...result } = plan.result
  return { ...plan, result }
}
