/** A calculator: input schema, result schema, published examples and a pure function. */

import * as z from 'zod'
import type { Row } from '../../core/collections/records.ts'
import type { Day } from '../../core/day.ts'
import { MARK } from '../../core/reform/hypothesis-mark.ts'
import { composed, translate, word } from '../../core/text/language.ts'
import type { CalculationStep } from '../evaluation/calculation-step.ts'
import { Context, type LawDay, UnexplainedContext, UntrackedContext } from '../evaluation/context.ts'
import {
  assertExact,
  calculationSteps,
  envelopeBefore,
  presented,
  presentedFields,
  provenanceOf,
  readings,
} from '../evaluation/envelope.ts'
import { evaluateByDay, evaluationOf } from '../evaluation/evaluate-by-day.ts'
import type { Evaluated, EvaluatedOn, OperationResult, Ports } from '../evaluation/ports.ts'
import { disclosedDefaults, lastDayAssumed } from '../input/disclosed-defaults.ts'
import { type FormerInput, formerNote } from '../input/former-input.ts'
import { completed, inputLawDay, refusalOf } from '../input/internal-input.ts'
import type { Example, HeadlineTextOf, Listing, NextStep, SeeAlso, VariantOf } from './descriptor.ts'
import { GROUPS, type Group } from './kinds.ts'
import { type Answer, type Definition, type ExactInput, type InputOf, type ResultOf, withSchemas } from './operation.ts'
import type { PictureOf } from './picture.ts'

/** The field whose date selected the law, and that date. */
interface ChosenDay {
  readonly field: string | undefined
  readonly day: Day
}

export interface CalculatorDefinition<I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly id: string
  /** Slug of its page: `salario-liquido`. */
  readonly slug: string
  /** Previous slugs of its page. */
  readonly formerSlugs?: readonly string[]
  /** The canonical operation, when the main page of this topic belongs to another operation. */
  readonly variantOf?: VariantOf
  readonly title: string
  readonly summary: string
  readonly group: Group
  /** Rate-limit cost of one evaluation, set when the slowest input takes over 5 ms. Default: 1. */
  readonly cost?: number
  /** Related operations and their purpose, by name. */
  readonly seeAlso?: SeeAlso
  /** Main result, as a path: `netSalary`, `monthly.total`. */
  readonly headline: PathIn<ResultOf<R>>
  /** The same as a sentence: "Você recebe {value}"; by the result that decides whether the amount is due, where there is one. */
  readonly says: HeadlineTextOf<ResultOf<R>>
  /** Next action and its deadline: "Pague até {dueDate}". */
  readonly next?: NextStep
  /** Chart of the result. */
  readonly picture?: PictureOf<InputOf<I>, ResultOf<R>, PathIn<ResultOf<R>>>
  readonly input: I
  /** Names of an earlier API that are converted to fields. */
  readonly formerInput?: FormerInput
  readonly result: R
  /** Input whose date selects the law; defaults to today. Omitted when no law is read. */
  readonly lawDay?: keyof I & string
  /** Selects the law's date when it depends on another input. */
  lawDayFrom?(input: InputOf<I>, today: Day): ChosenDay
  answer(input: InputOf<I>, ctx: Context): ResultOf<R>
}

/** A result path, `a` or `a.b`. */
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
  /** Calculates a validated input; formatting is deferred. @param given raw input, by field. */
  work(input: object, ports: Ports, given: object): OperationResult<ResultOf<z.ZodRawShape>>
  /**
   * Fast path for many validated rows and a few result fields: same values and errors as `answer`, without the envelope. A third of the
   * work: no steps, no assumptions, and only the requested fields become JSON.
   */
  lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer
  /** As `lean`, but returns the full exact result. */
  results(ports: Ports): (input: unknown) => object
  /** As `work`, without calculation steps. */
  evaluate(input: object, ports: Ports, given: object): Evaluated
  /** Evaluates one input under the law of successive days, setting each in its law-date field. */
  onDays(input: object, ports: Ports, given: object): (day: Day) => EvaluatedOn
}

export interface Calculator<I = never, R = unknown> extends DefinedCalculator<I, R>, Listing<Example> {}

export function calculator<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: CalculatorDefinition<I, R>,
): DefinedCalculator<ExactInput<I>, ResultOf<R>, I> {
  type Input = InputOf<I>
  const { id, slug, formerSlugs = [], variantOf, title, summary, group, headline, says, next, picture, lawDay, seeAlso = {} } = definition
  const schema: z.ZodObject<I> = z.strictObject(definition.input)

  function chosen(input: Input, today: Day): ChosenDay & { readonly given: boolean } {
    const given = inputLawDay(input, lawDay)
    return { ...(definition.lawDayFrom?.(input, today) ?? { field: lawDay, day: given ?? today }), given: given !== undefined }
  }

  /** Calculates under the law of the date the input selects. */
  function calculate<T, C extends Context>(
    input: Input,
    given: object,
    ports: Ports,
    contextOf: (law: LawDay, ports: Ports) => C,
    use: (result: ResultOf<R>, ctx: C) => T,
  ): T {
    const stated = disclosedDefaults(made.inputSchema, given)
    const lastDay = lastDayAssumed(given, lawDay, inputLawDay(input, lawDay))
    const day = chosen(input, ports.today())
    const ctx = contextOf(day, ports)
    for (const each of [stated, lastDay, formerNote(given)]) if (each) ctx.assume(each)
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

  const shownLater = answerOnDemand<ResultOf<R>>((error) => refusalOf(error, made, lawDay))

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
    hint: composed(() => word`Calculadora de ${translate(GROUPS[group]).toLowerCase()}.`),
    lawDayField: lawDay,
    answer(input: Input, ports: Ports, given: object, explain = true): Answer {
      return calculate(input, given, ports, explain ? written : unwritten, (result, ctx) => toAnswer(result, ctx, explain))
    },
    work: (input: Input, ports: Ports, given: object, explain = true) =>
      calculate(input, given, ports, explain ? written : unwritten, shownLater),
    ask: (input: ExactInput<I>, ports: Ports) => own.work(completed(made, input), ports, input),
    resultOf: (input: ExactInput<I>, ports: Ports): ResultOf<R> => results(ports)(completed(made, input)),
    results: (ports: Ports): ((input: unknown) => Row) => results(ports, assertExact),
    evaluate: (input: Input, ports: Ports, given: object) => calculate(input, given, ports, unwritten, evaluationOf),
    onDays: (input: Input, ports: Ports, given: object) =>
      evaluateByDay(input, given, { field: lawDay, isPlain: !definition.lawDayFrom }, (row, sent, contextOf, use) =>
        calculate(row, sent, ports, contextOf, use),
      ),
    lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer {
      const wanted = Object.keys(definition.result).filter((key) => fields.includes(key))
      return partialAnswer(wanted, own.results(ports))
    },
  }
  const made = withSchemas(own, schema, () => wholeResult(definition.result), definition.formerInput)
  return made
}

/** Schema of a whole answer. */
const wholeResult = (result: z.ZodRawShape) => z.object({ ...envelopeBefore, ...result, ...readings, ...calculationSteps })

/** Exact answer, formatted on demand. Refuses an amount too large to format, as the calculation itself does. */
const answerOnDemand =
  <R extends Row>(refusal: (error: unknown) => unknown) =>
  (result: R, ctx: Context): OperationResult<R> => ({
    result,
    shown: (explain) => {
      try {
        return toAnswer(result, ctx, explain)
      } catch (error) {
        throw refusal(error)
      }
    },
    basis: ctx.basis,
    rates: ctx.rates,
    assumptions: ctx.assumptions,
    projected: ctx.projected,
    lines: ctx.lines,
  })

const written = (law: LawDay, ports: Ports): Context => new Context(law, ports)
const unwritten = (law: LawDay, ports: Ports): Context => new UnexplainedContext(law, ports)

/** Formatted response with its provenance. */
function toAnswer(result: Row, ctx: Context, explain = true): Answer {
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

/** Exact results of successive inputs, without provenance: inputs of the same day share one context. */
function resultsOf<I, R>(
  ports: Ports,
  chosen: (input: I, today: Day) => ChosenDay & { readonly given: boolean },
  answer: (input: I, ctx: Context) => R,
  refusal: (error: unknown, field: ChosenDay['field'], input: I) => unknown,
  assert?: (result: R) => void,
): (input: unknown) => R {
  let ctx: UntrackedContext | undefined
  return (raw) => {
    const input = raw as I
    const today = ports.today()
    const day = chosen(input, today)
    if (ctx?.day !== day.day || ctx.today !== today) ctx = new UntrackedContext(day, ports)
    try {
      const result = answer(input, ctx)
      assert?.(result)
      return result
    } catch (error) {
      throw refusal(error, day.field, input)
    }
  }
}

/** Formats only the requested fields of a result. */
function partialAnswer(wanted: readonly string[], resultOf: (input: unknown) => Row): (input: unknown) => Answer {
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

/** As `presentedLine`, marking values derived from hypothetical law. */
function presentedUnder(line: CalculationStep, isMarked: boolean): ReturnType<typeof presentedLine> {
  const shown = presentedLine(line)
  if (isMarked) shown.label = `${translate(shown.label)} ${translate(MARK)}`
  return shown
}

/** Formats a calculation step. */
export function presentedLine({ label: name, formula: said, value: exact, unit }: CalculationStep): {
  label: string
  formula: string
  value: unknown
  unit?: string
} {
  const label = String(name)
  const formula = String(typeof said === 'function' ? said() : said)
  const value = presented(exact)
  // Separate literals: object spread would cost more than the rest of the function.
  return unit === undefined ? { label, formula, value } : { label, formula, value, unit }
}
