/** One input of a calculator under the law of one day after another. */
import type { Day } from '../day.ts'
import { type Context, type LawDay, UnwrittenContext } from './context.ts'
import type { Evaluated, EvaluatedOn, Ports } from './ports.ts'

/** A calculator's work: in which context, and what is kept of it. */
type Work<I> = (
  row: I,
  given: object,
  contextOf: (law: LawDay, ports: Ports) => UnwrittenContext,
  use: (result: object, ctx: UnwrittenContext) => EvaluatedOn,
) => EvaluatedOn

/** The field whose day chooses the law, and whether it is that day itself that always does. */
interface LawDayField {
  readonly field: string | undefined
  readonly isPlain: boolean
}

export function onDays<I extends object>(
  input: I,
  given: object,
  { field, isPlain }: LawDayField,
  work: Work<I>,
): (day: Day) => EvaluatedOn {
  const [row, sent] = [new DatedRow(input, field), new DatedRow(given, field)]
  const contextOf = (law: LawDay, ports: Ports) => {
    // What was looked at until here chose the law.
    row.wasRead = false
    return new UnwrittenContext(law, ports)
  }
  return (day) => {
    row.day = day
    sent.day = day
    return work(row.values, sent.values, contextOf, (result, ctx) => ({
      ...evaluated(result, ctx),
      isOfLawAlone: isPlain && !row.wasRead && ctx.onlyChoseBy(day),
    }))
  }
}

export const evaluated = (result: object, { basis, rates, assumptions, projected }: Context): Evaluated => ({
  result,
  basis,
  rates,
  assumptions,
  projected,
})

/** Values with a field whose day is another each time, and that tells whether it was looked at. */
class DatedRow<I extends object> {
  readonly values: I
  day: Day | undefined
  wasRead = false

  constructor(values: I, field: string | undefined) {
    this.values = { ...values }
    const get = (): Day | undefined => {
      this.wasRead = true
      return this.day
    }
    if (field !== undefined) Object.defineProperty(this.values, field, { enumerable: true, get })
  }
}
