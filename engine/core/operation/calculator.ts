/** A calculator: what may be sent, what comes back, the published answers it is held to, and a pure function. */

import * as z from 'zod'
import type { Day } from '../day.ts'
import { composed, spoken, word } from '../language.ts'
import type { Row } from '../records.ts'
import { MARK } from '../reform/mark.ts'
import { Context, ForgetfulContext, type LawDay, UnwrittenContext } from './context.ts'
import type { Example, HeadlineText, Listing, NextStep, SeeAlso, VariantOf } from './descriptor.ts'
import { disclosedDefaults, lastDayAssumed } from './disclosed-defaults.ts'
import { assertExact, calculationSteps, envelopeBefore, presented, presentedFields, provenanceOf, readings } from './envelope.ts'
import { completed, dayGiven, refusalOf } from './internal-input.ts'
import { GROUPS, type Group } from './kinds.ts'
import type { Line } from './line.ts'
import { evaluated, onDays } from './on-days.ts'
import { type Answer, type Asked, type Definition, type InputOf, type ResultOf, withSchemas } from './operation.ts'
import type { PictureOf } from './picture.ts'
import type { Evaluated, EvaluatedOn, Ports, Worked } from './ports.ts'

/** The field whose date chose the law, and that day. */
interface ChosenDay {
  readonly field: string | undefined
  readonly day: Day
}

export interface CalculatorDefinition<I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly id: string
  /** The address of its page: `salario-liquido`. */
  readonly slug: string
  /** Addresses its page had before. */
  readonly formerSlugs?: readonly string[]
  /** The door of its question, where that is another's page. */
  readonly variantOf?: VariantOf
  readonly title: string
  readonly summary: string
  readonly group: Group
  /** What one evaluation counts to a limit, where its dearest input takes over 5 ms. Omitted: 1. */
  readonly cost?: number
  /** What others nearby are for, by name. */
  readonly seeAlso?: SeeAlso
  /** The result people come for, as a path: `netSalary`, `monthly.total`. */
  readonly headline: PathIn<ResultOf<R>>
  /** The same as a sentence: "Você recebe {value}". */
  readonly says: HeadlineText
  /** What to do by when: "Pague até {dueDate}". */
  readonly next?: NextStep
  /** What of the answer is worth drawing. */
  readonly picture?: PictureOf<InputOf<I>, ResultOf<R>, PathIn<ResultOf<R>>>
  readonly input: I
  readonly result: R
  /** The input whose date chooses the law (today when it is not given), where any law is read. */
  readonly lawDay?: keyof I & string
  /** Where that input is left out and another decides. */
  lawDayFrom?(input: InputOf<I>, today: Day): ChosenDay
  answer(input: InputOf<I>, ctx: Context): ResultOf<R>
}

/** `a` or `a.b` of an answer. */
export type PathIn<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[] | bigint | number | string | boolean
    ? K
    : K | `${K}.${keyof NonNullable<T[K]> & string}`
}[keyof T & string]

export interface DefinedCalculator<I = never, R = unknown, S extends z.ZodRawShape = z.ZodRawShape> extends Definition<I, R, S> {
  readonly kind: 'calculator'
  readonly group: Group
  readonly headline: string
  readonly slug: string
  /** A validated input, worked without being shown. @param given what came, by field. */
  work(input: object, ports: Ports, given: object): Worked<ResultOf<z.ZodRawShape>>
  /**
   * The same over many validated rows, for a few of its own fields: what `answer` answers and refuses, without the envelope around it.
   * A third of the work: no steps, no assumptions, and only the fields asked for become JSON.
   */
  lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer
  /** The same, exact and whole: whoever asks reads of it what it needs. */
  results(ports: Ports): (input: unknown) => object
  /** The same as `work`, with no line of its calculation. */
  evaluate(input: object, ports: Ports, given: object): Evaluated
  /** One input under the law of one day after another, each put into the field that chooses it. */
  onDays(input: object, ports: Ports, given: object): (day: Day) => EvaluatedOn
}

export interface Calculator<I = never, R = unknown> extends DefinedCalculator<I, R>, Listing<Example> {}

export function calculator<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: CalculatorDefinition<I, R>,
): DefinedCalculator<Asked<I>, ResultOf<R>, I> {
  type Input = InputOf<I>
  const { id, slug, formerSlugs = [], variantOf, title, summary, group, headline, says, next, picture, lawDay, seeAlso = {} } = definition
  const schema: z.ZodObject<I> = z.strictObject(definition.input)

  function chosen(input: Input, today: Day): ChosenDay & { readonly given: boolean } {
    const given = dayGiven(input, lawDay)
    const { field, day } = definition.lawDayFrom?.(input, today) ?? { field: lawDay, day: given ?? today }
    return { field, day, given: given !== undefined }
  }

  /** Computes under the law of the day the input chooses. */
  function worked<T, C extends Context>(
    input: Input,
    given: object,
    ports: Ports,
    contextOf: (law: LawDay, ports: Ports) => C,
    use: (result: ResultOf<R>, ctx: C) => T,
  ): T {
    const stated = disclosedDefaults(made.inputSchema, given)
    const lastDay = lastDayAssumed(given, lawDay, dayGiven(input, lawDay))
    const day = chosen(input, ports.today())
    const ctx = contextOf(day, ports)
    if (stated) ctx.assume(stated)
    if (lastDay) ctx.assume(lastDay)
    try {
      const result = definition.answer(input, ctx)
      if (stated && ctx.changedDefaults)
        ctx.assumptions[ctx.assumptions.indexOf(stated)] = disclosedDefaults(made.inputSchema, given, ctx.changedDefaults) ?? stated
      return use(result, ctx)
    } catch (error) {
      throw refusalOf(error, made, day.field, input)
    }
  }

  const results = (ports: Ports, assert?: (result: Row) => void) =>
    resultsOf<Input, ResultOf<R>>(ports, chosen, definition.answer, (error, field, input) => refusalOf(error, made, field, input), assert)

  const own = {
    id,
    slug,
    formerSlugs,
    variantOf,
    kind: 'calculator' as const,
    cost: definition.cost,
    title,
    summary,
    group,
    seeAlso,
    headline,
    says,
    next,
    picture,
    cache: 'day' as const,
    about: { group },
    hint: composed(() => word`Calculadora de ${spoken(GROUPS[group]).toLowerCase()}.`),
    lawDayField: lawDay,
    answer(input: Input, ports: Ports, given: object, explain = true): Answer {
      return worked(input, given, ports, explain ? written : unwritten, (result, ctx) => shownOf(result, ctx, explain))
    },
    work: (input: Input, ports: Ports, given: object, explain = true) =>
      worked(input, given, ports, explain ? written : unwritten, shownLater<ResultOf<R>>),
    ask: (input: Asked<I>, ports: Ports) => own.work(completed(made, input), ports, input),
    resultOf: (input: Asked<I>, ports: Ports): ResultOf<R> => results(ports)(completed(made, input)),
    results: (ports: Ports): ((input: unknown) => Row) => results(ports, assertExact),
    evaluate: (input: Input, ports: Ports, given: object) => worked(input, given, ports, unwritten, evaluated),
    onDays: (input: Input, ports: Ports, given: object) =>
      onDays(input, given, { field: lawDay, isPlain: !definition.lawDayFrom }, (row, sent, contextOf, use) =>
        worked(row, sent, ports, contextOf, use),
      ),
    lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer {
      const wanted = Object.keys(definition.result).filter((key) => fields.includes(key))
      return leanOf(wanted, own.results(ports))
    },
  }
  const made = withSchemas(own, schema, () => z.object({ ...envelopeBefore, ...definition.result, ...readings, ...calculationSteps }))
  return made
}

const written = (law: LawDay, ports: Ports): Context => new Context(law, ports)
const unwritten = (law: LawDay, ports: Ports): Context => new UnwrittenContext(law, ports)

/** The exact answer, shown where somebody asks. */
const shownLater = <R extends Row>(result: R, ctx: Context): Worked<R> => ({
  result,
  shown: (explain) => shownOf(result, ctx, explain),
  basis: ctx.basis,
  rates: ctx.rates,
  assumptions: ctx.assumptions,
  projected: ctx.projected,
  lines: ctx.lines,
})

/** An answer with all that it rests on. */
function shownOf(result: Row, ctx: Context, explain = true): Answer {
  const { hypothesis } = ctx
  const shown = presentedFields(result)
  const provenance = provenanceOf(ctx, hypothesis)
  const answer: Answer =
    hypothesis && hypothesis.laws.size > 0
      ? { hypothetical: true, currency: 'BRL', ...shown, ...provenance }
      : { currency: 'BRL', ...shown, ...provenance }
  if (!explain) return answer
  const isMarked = hypothesis?.marks(ctx.basis)
  answer.steps = ctx.lines.map(isMarked ? (line) => presentedUnder(line, isMarked(line)) : presentedLine)
  return answer
}

/** The exact result of one input after another, without what it rests on: one context serves the inputs of a day. */
function resultsOf<I, R>(
  ports: Ports,
  chosen: (input: I, today: Day) => ChosenDay & { readonly given: boolean },
  answer: (input: I, ctx: Context) => R,
  refusal: (error: unknown, field: ChosenDay['field'], input: I) => unknown,
  assert?: (result: R) => void,
): (input: unknown) => R {
  let ctx: ForgetfulContext | undefined
  return (raw) => {
    const input = raw as I
    const today = ports.today()
    const day = chosen(input, today)
    if (ctx?.day !== day.day || ctx.today !== today) ctx = new ForgetfulContext(day, ports)
    try {
      const result = answer(input, ctx)
      assert?.(result)
      return result
    } catch (error) {
      throw refusal(error, day.field, input)
    }
  }
}

/** Of a result only the fields wanted. */
function leanOf(wanted: readonly string[], resultOf: (input: unknown) => Row): (input: unknown) => Answer {
  return (input) => {
    const result = resultOf(input)
    const answer: Answer = {}
    for (const key of wanted) {
      const value = result[key]
      if (value !== undefined) answer[key] = presented(value)
    }
    return answer
  }
}

/** The same, marked where it tells a figure of a table that is not the law. */
function presentedUnder(line: Line, isMarked: boolean): ReturnType<typeof presentedLine> {
  const shown = presentedLine(line)
  if (isMarked) shown.label = `${spoken(shown.label)} ${spoken(MARK)}`
  return shown
}

/** A line of the calculation in words. */
export function presentedLine({ label: name, formula: said, value: exact, unit }: Line): {
  label: string
  formula: string
  value: unknown
  unit?: string
} {
  const label = String(name)
  const formula = String(typeof said === 'function' ? said() : said)
  const value = presented(exact)
  // Each form as a literal: an object spread into another costs more than the rest of the line.
  return unit === undefined ? { label, formula, value } : { label, formula, value, unit }
}
