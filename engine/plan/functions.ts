/** Every function that has a plan. */
import type { Day } from '../core/day.ts'
import type { PlannedFunction } from './expression.ts'
import { fgts } from './functions/fgts.ts'
import { inss } from './functions/inss.ts'
import { irrf } from './functions/irrf.ts'
import { minimumWage } from './functions/minimum-wage.ts'
import { netSalary } from './functions/net-salary.ts'
import { simples } from './functions/simples.ts'
import { thirteenth } from './functions/thirteenth.ts'

/** As of a day: how far ahead law may be projected depends on it. */
export const plannedFunctions = (today: Day): PlannedFunction[] =>
  [inss, irrf, netSalary, fgts, thirteenth, minimumWage, simples].map((each) => each(today))
