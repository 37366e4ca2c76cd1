/** Every function with a plan: those of the operations, and those available only in databases. */
import type { Day } from '../core/day.ts'
import type { Hypothesis } from '../operation/evaluation/ports.ts'
import { isAmount, type PlannedFunction } from './expression.ts'
import { fgts, fgtsFine } from './functions/fgts.ts'
import { hazardPay } from './functions/hazard-pay.ts'
import { inss } from './functions/inss.ts'
import { sacInstalment } from './functions/interest.ts'
import { irrf } from './functions/irrf.ts'
import { minimumWage } from './functions/minimum-wage.ts'
import { netSalary } from './functions/net-salary.ts'
import { plannedUnder } from './legal-constants/law-rows.ts'
import { HAND_PLANS } from './operations.ts'

type Maker = (today: Day) => PlannedFunction

const makers = (): readonly Maker[] => [
  ...[inss, irrf, netSalary, fgts, fgtsFine, minimumWage, hazardPay, sacInstalment],
  ...Object.values(HAND_PLANS).map((plan) => plan.function),
]

const madeBy = (make: Maker, today: Day, hypothesis?: Hypothesis): PlannedFunction =>
  withoutFlag(plannedUnder(hypothesis, () => make(today)))

/** Functions as of a day, which bounds the projection of future law. */
export const plannedFunctions = (today: Day, hypothesis?: Hypothesis): PlannedFunction[] =>
  makers().map((make) => madeBy(make, today, hypothesis))

/** A function by name, under a hypothesis chosen per call; null when unknown. */
export function functionNamed(name: string, today: Day): ((hypothesis?: Hypothesis) => PlannedFunction) | null {
  const make = makers().find((each) => each(today).name === name)
  return make ? (hypothesis) => madeBy(make, today, hypothesis) : null
}

/** Drops the `answered` flag: in a database, a row without an answer has null results. */
function withoutFlag(plan: PlannedFunction): PlannedFunction {
  if (isAmount(plan.result)) return plan
  const { answered: _flag, ...result } = plan.result
  return { ...plan, result }
}
