/** Evaluates one input of a calculator under the law of successive days. */
import type { Day } from '../../core/day.ts'
import { type Context, type LawDay, UnexplainedContext } from './context.ts'
import type { Evaluated, EvaluatedOn, Ports } from './ports.ts'

/** A calculation in a given context, with a callback that extracts its outcome. */
type Work<I> = (
  row: I,
  given: object,
  contextOf: (law: LawDay, ports: Ports) => UnexplainedContext,
  use: (result: object, ctx: UnexplainedContext) => EvaluatedOn,
) => EvaluatedOn

/** The law-date field; `isPlain` when its date is always the law's date. */
interface LawDayField {
  readonly field: string | undefined
  readonly isPlain: boolean
}

export function evaluateByDay<I extends object>(
  input: I,
  given: object,
  { field, isPlain }: LawDayField,
  work: Work<I>,
): (day: Day) => EvaluatedOn {
  const [row, sent] = [new DatedRow(input, field), new DatedRow(given, field)]
  const contextOf = (law: LawDay, ports: Ports) => {
    // Ignore reads so far: they selected the law.
    row.wasRead = false
    return new UnexplainedContext(law, ports)
  }
  return (day) => {
    row.day = day
    sent.day = day
    return work(row.values, sent.values, contextOf, (result, ctx) => ({
      ...evaluationOf(result, ctx),
      isOfLawAlone: isPlain && !row.wasRead && ctx.usedDayForTablesOnly(day),
    }))
  }
}

export const evaluationOf = (result: object, { basis, rates, assumptions, projected }: Context): Evaluated => ({
  result,
  basis,
  rates,
  assumptions,
  projected,
})

/** Input whose date field is set per evaluation and tracks whether it was read. */
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
