/** A question runs any calculator repeatedly; calculators do not depend on questions. */

import * as z from 'zod'
import { at } from '../../core/collections/records.ts'
import type { Law } from '../../core/dated.ts'
import type { Day } from '../../core/day.ts'
import { BeyondExact, InvalidInput, type Issue, type IssueCode, SourceUnavailable } from '../../core/errors.ts'
import { reformIdOf, tagWithReform } from '../../core/reform/hypothesis-mark.ts'
import { word } from '../../core/text/language.ts'
import { meant, unknownName } from '../../core/text/unknown-name.ts'
import { Context } from '../evaluation/context.ts'
import { assertExact, envelopeBefore, provenanceOf, readings } from '../evaluation/envelope.ts'
import type { Evaluated, EvaluatedOn, OperationResult, Ports, Provenance, QuestionTarget } from '../evaluation/ports.ts'
import { nameOf } from '../input/fields.ts'
import { type Accepts, ownName, validated } from '../input/intake.ts'
import { asJson } from '../input/internal-input.ts'
import { lawField } from '../input/law-field.ts'
import { LAW_FIELD } from '../input/reserved-names.ts'
import type { Descriptor, JsonSchema, Listing, SeeAlso } from './descriptor.ts'
import { type Answer, type Definition, type ExactInput, type InputOf, type Parts, withSchemas } from './operation.ts'
import type { DrawingOf, QuestionDrawing } from './question-drawing.ts'

/** Maximum assumptions kept from hundreds of evaluations. */
const MAX_ASSUMPTIONS = 40

/** Maximum evaluations of a question, by chart; a curve adds one per point. */
const MAX_EVALUATIONS: Readonly<Record<QuestionDrawing, number>> = { value: 400, curve: 500, periods: 300, cases: 2 }

/** Schemas of a question that are kept, of those last made. */
const MAX_SCHEMAS = 60

type RawFields = Readonly<Record<string, unknown>>

/** Empty override: evaluates the input unchanged. */
const NOTHING: RawFields = {}

export interface QuestionDefinition<I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly id: string
  /** Last segment of its page's URL, after the calculator's: `quanto-preciso`. */
  readonly slug: string
  readonly draws: QuestionDrawing
  /** True when the question also applies to decisions. */
  readonly ofDecisions?: boolean
  /** True when the question applies to the calculator. Default: to all. */
  suits?(calculator: Descriptor): boolean
  /** Suggested question fields when the user has filled only the calculator's. @param own question fields already filled. */
  suggests?(calculator: Descriptor, given: RawFields, own: RawFields): RawFields
  readonly title: string
  /** Description of the result and of when to use it. */
  readonly summary: string
  /** Related operations and their purpose, by name. */
  readonly seeAlso?: SeeAlso
  /** The question's own fields; the calculator's are added beside them. */
  readonly input: I
  readonly result: R
  /** Result list that provides the rows. */
  readonly rows?: string
  /** The calculator field the question fills: the one named by one of its own fields, or the law-date field. */
  readonly fills?: { readonly namedBy: keyof I & string } | 'law day'
  /** Prefixes of the calculator's fields per case: `a.gross_salary`, or `{"a": {"gross_salary": …}}`. */
  readonly cases?: readonly string[]
  answer(own: InputOf<I>, ctx: QuestionContext): Parts<object>
}

export interface DefinedQuestion<I = never, R = unknown> extends Definition<I, R> {
  readonly kind: 'question'
  readonly slug: string
  readonly draws: QuestionDrawing
  /** Names reserved for the question's own fields. */
  readonly ownFields: readonly string[]
  /** Prefixes of the calculator's fields per case. */
  readonly cases: readonly string[]
  readonly ofDecisions: boolean
  suits(calculator: Descriptor): boolean
  suggests(calculator: Descriptor, given: RawFields, own: RawFields): RawFields
  /** Name of one of its own fields beside a calculator's fields. */
  nameBeside(calculator: QuestionTarget, field: string): string
  /** The calculator field the question fills for this input. */
  fills(sent: object, calculator: QuestionTarget): string | undefined
}

export interface Question<I = never, R = unknown> extends DefinedQuestion<I, R>, Listing {}

/** Outcome of one evaluation: a value or an error message. */
export type Outcome<T> = { readonly value: T } | { readonly error: string }

/** Context of a question: runs the calculator and merges the provenance of selected results. */
export class QuestionContext extends Context {
  readonly calculator: QuestionTarget
  /** The calculator's validated fields, without the one the question fills. */
  readonly input: Readonly<Record<string, unknown>>
  /** The raw values of those fields. */
  readonly given: Readonly<Record<string, unknown>>
  /** The caller's name for one of the question's own fields. */
  readonly named: (field: string) => string

  constructor(ports: Ports, asked: Pick<QuestionContext, 'calculator' | 'input' | 'given' | 'named'>) {
    super({ day: ports.today(), given: false }, ports)
    this.calculator = asked.calculator
    this.input = asked.input
    this.given = asked.given
    this.named = asked.named
  }

  get world(): Ports {
    return this.ports
  }

  /** A table by name, as replaced by the hypothesis if any. */
  tableNamed(name: string): Law<unknown> | undefined {
    const recorded = this.ports.registry.laws.get(name)
    return recorded && this.table(recorded)
  }

  /** The calculator's result, or its refusal of these values. */
  work(more: RawFields, ports = this.ports): Outcome<OperationResult<object>> {
    return tryEvaluate(() => {
      const worked =
        more === NOTHING
          ? this.calculator.work(this.input, ports, this.given)
          : this.calculator.work({ ...this.input, ...more }, ports, { ...this.given, ...more })
      assertExact(worked.result)
      return worked
    })
  }

  /** As `work`, for successive values of one field, without formatted results. */
  workEach(field: string): (value: unknown) => Outcome<Evaluated> {
    // Reuse one row object: calculators do not retain their input.
    const row: Record<string, unknown> = { ...this.input, [field]: undefined }
    const given: Record<string, unknown> = { ...this.given, [field]: undefined }
    const work = (): Evaluated => exact(this.calculator.evaluate(row, this.ports, given))
    return (value) => {
      row[field] = value
      given[field] = value
      return tryEvaluate(work)
    }
  }

  /** As `work`, under the law of successive days. */
  workOnDays(): (day: Day) => Outcome<EvaluatedOn> {
    const onDay = this.calculator.onDays(this.input, this.ports, this.given)
    return (day) => tryEvaluate(() => exact(onDay(day)))
  }

  /** As `work`, with another date as today: applies that day's law without setting any date field. */
  workAsOn(day: Day, more: RawFields = NOTHING): Outcome<OperationResult<object>> {
    return this.work(more, { ...this.ports, today: () => day })
  }

  mergeResult({ basis, rates, projected, assumptions }: Provenance): void {
    this.mergeProvenance({ basis, rates, projected, assumptions: [] })
    for (const sentence of assumptions) if (this.assumptions.length < MAX_ASSUMPTIONS) this.assume(sentence)
  }

  /** Error for a calculator the question does not apply to. */
  refusing(message: string, english: string): InvalidInput {
    return new InvalidInput([{ field: 'calculator', code: 'inconsistent', message, english }])
  }

  /** Rejects one of the question's own fields. */
  refuseOwn(field: string, code: IssueCode, message: string, english: string): never {
    throw new InvalidInput([{ field: this.named(field), code, message, english }])
  }
}

function exact<T extends { readonly result: object }>(evaluated: T): T {
  assertExact(evaluated.result)
  return evaluated
}

/** Converts a calculator's refusal to an outcome; rethrows other errors. */
export function tryEvaluate<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof InvalidInput) return { error: error.issues.map(({ field, message }) => `${field} ${message}`).join('; ') }
    if (error instanceof BeyondExact || error instanceof SourceUnavailable) return { error: error.message }
    throw error
  }
}

const decisionTargets = new WeakMap<object, QuestionTarget>()

/** Adapts a decision for questions: compared as a whole, since it has no main figure. */
function decisionAsTarget(name: string, { registry }: Ports): QuestionTarget | undefined {
  const operation = registry.decisions.has(name) ? registry.operations.get(name) : undefined
  if (!operation) return undefined
  let asked = decisionTargets.get(operation)
  if (!asked) {
    const work = (input: object, ports: Ports, given: object): OperationResult<object> => {
      // Drop filled-in defaults: they were not sent.
      const came = Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(given, field)))
      const worked = operation.ask(came, ports)
      return { ...worked, result: worked.shown() }
    }
    const none = () => () => {
      throw new TypeError(`${name} is no calculator`)
    }
    const made: QuestionTarget = Object.create(Object.prototype, {
      ...Object.getOwnPropertyDescriptors(operation),
      headline: { value: '' },
      work: { value: work },
      lean: { value: none },
      results: { value: none },
      evaluate: { value: none },
      onDays: { value: none },
    })
    asked = made
    decisionTargets.set(operation, asked)
  }
  return asked
}

/** Runs all parts to completion. */
function finished<T>(parts: Parts<T>): T {
  let part = parts.next()
  while (!part.done) part = parts.next()
  return part.value
}

export function question<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: QuestionDefinition<I, R> & { readonly draws: DrawingOf<R> },
): DefinedQuestion<ExactInput<I> & { readonly calculator: string }, Answer> {
  const { id, title, summary, cases = [], seeAlso = {} } = definition
  const ownLaw = Object.hasOwn(definition.input, LAW_FIELD)
  // Every question accepts a change of the law; only the question about it shows the field in its form.
  const own: z.ZodRawShape = ownLaw ? definition.input : { ...definition.input, [LAW_FIELD]: lawField.optional().meta({ 'x-quiet': true }) }
  const ownFields = Object.keys(own)

  const about = (raw: object, ports: Ports): QuestionTarget | undefined => {
    const name = at(raw, 'calculator')
    if (typeof name !== 'string') return undefined
    const { calculators } = ports.registry
    const found = calculators.get(name) ?? (definition.ofDecisions ? decisionAsTarget(name, ports) : undefined)
    if (found) return found
    throw unknownName(name, {
      kind: 'calculadora',
      english: 'calculator',
      names: calculators.keys(),
      listed: { id: 'calculators', url: '/v1/calc' },
    })
  }

  /** Prefixes a question field that collides with a calculator field: `timeline_from`. */
  const nameIn = (calculator: QuestionTarget) => (field: string) =>
    Object.hasOwn(calculator.input.shape, field) ? `${id}_${field}` : field

  const filledIn = (sent: object, calculator: QuestionTarget): string | undefined => {
    const { fills } = definition
    if (fills === undefined || fills === 'law day') return fills && calculator.lawDayField
    const field = nameIn(calculator)(fills.namedBy)
    const said = at(sent, field)
    if (typeof said !== 'string') return undefined
    const name = ownName(calculator.inputSchema, said)
    const fields = Object.keys(calculator.input.shape)
    if (!fields.includes(name)) throw new InvalidInput([unknownNameIssue(field, name, fields, ['campo da entrada', 'field of the input'])])
    return name
  }

  /** The last schemas made, by calculator and filled field: each weighs some 30 KB, and there are a thousand a question. */
  const known = new Map<string, { readonly calculator: QuestionTarget; readonly accepted: Accepts }>()

  function accepts(raw: object, ports: Ports): Accepts {
    const calculator = about(raw, ports)
    if (!calculator) return made
    const filled = filledIn(raw, calculator)
    if (filled !== undefined && at(raw, filled) !== undefined) throw new InvalidInput([unwanted(filled)])
    const key = `${calculator.id} ${filled ?? ''}`
    const before = known.get(key)
    if (before?.calculator === calculator) return before.accepted
    const accepted = cases.length > 0 ? inCases(calculator) : withOwnFields(calculator, filled)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= MAX_SCHEMAS) known.delete(oldest)
    known.set(key, { calculator, accepted })
    return accepted
  }

  /** Schema with the question's and the calculator's fields. */
  function withOwnFields(calculator: QuestionTarget, filled: string | undefined): Accepts {
    const named = nameIn(calculator)
    const { [filled ?? '']: _filled, ...fields } = calculator.input.shape
    const { [filled ?? '']: _schema, ...properties } = calculator.inputSchema.properties ?? {}
    const { required = [], properties: asked = {} } = made.inputSchema
    const renamed = <T>(all: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(all).map(([name, each]) => [named(name), each]))
    // Where no field collides, the prefixed name is accepted too: a caller need not know which calculators have a `from`.
    const alsoPrefixed = Object.fromEntries(
      Object.entries(asked).map(([name, schema]) => {
        if (name === 'calculator' || named(name) !== name || Object.hasOwn(properties, `${id}_${name}`)) return [name, schema]
        return [name, { ...schema, 'x-aliases': [...(schema['x-aliases'] ?? []), `${id}_${name}`] }]
      }),
    )
    return {
      input: z.strictObject({ calculator: made.input.shape.calculator!, ...renamed(own), ...fields }),
      inputSchema: {
        type: 'object',
        properties: { ...renamed(alsoPrefixed), ...properties },
        required: [...required.map(named), ...(calculator.inputSchema.required ?? []).filter((field) => field !== filled)],
        additionalProperties: false,
      },
    }
  }

  /**
   * Schema with the calculator's fields for all cases and again per case: `a.gross_salary`. The question validates each case as a whole.
   */
  function inCases(calculator: QuestionTarget): Accepts {
    const { properties = {} } = calculator.inputSchema
    const prefixed = cases.flatMap((prefix) => Object.entries(properties).map(([field, schema]) => [`${prefix}.${field}`, schema] as const))
    const whole = cases.map((prefix) => [prefix, { type: 'object', properties }] as const)
    return {
      input: made.input,
      inputSchema: {
        type: 'object',
        properties: { ...made.inputSchema.properties, ...Object.fromEntries(whole), ...properties, ...Object.fromEntries(prefixed) },
        required: made.inputSchema.required ?? [],
      },
    }
  }

  function contextOf(input: object, ports: Ports, sent: object): { readonly own: InputOf<I>; readonly ctx: QuestionContext } {
    const calculator = about(input, ports)!
    const named = nameIn(calculator)
    const part = (from: object, keep: (field: string) => boolean) =>
      Object.fromEntries(Object.entries(from).filter(([field, value]) => value !== undefined && keep(field)))
    const isOwn = new Set(['calculator', ...ownFields.map(named)])
    const filling = typeof definition.fills === 'object' ? definition.fills.namedBy : undefined
    const own = (field: string): unknown => {
      const value = at(input, named(field))
      return field === filling && typeof value === 'string' ? ownName(calculator.inputSchema, value) : value
    }
    const asked = Object.fromEntries(ownFields.map((field) => [field, own(field)])) as InputOf<I>
    const theirs = (field: string) => !isOwn.has(field)
    return { own: asked, ctx: new QuestionContext(ports, { calculator, input: part(input, theirs), given: part(sent, theirs), named }) }
  }

  function* parts(input: unknown, ports: Ports, sent: object): Parts<Answer> {
    const { own: asked, ctx } = contextOf(Object(input), ports, sent)
    const result = yield* definition.answer(asked, ctx)
    const hypothetical = (ctx.hypothesis && ctx.hypothesis.laws.size > 0) || at(result, 'hypothetical') === true
    const mark = hypothetical ? { hypothetical: true } : {}
    const answer = { ...mark, currency: 'BRL', calculator: ctx.calculator.id, ...result, ...provenanceOf(ctx, ctx.hypothesis) }
    const reform = reformIdOf(result)
    return reform === undefined ? answer : tagWithReform(answer, reform)
  }

  /** Runs before validation: an invalid number of points is rejected later. */
  function evaluations(raw: object, ports: Ports): { readonly most: number; readonly cost: number } {
    const calculator = about(raw, ports)
    const { minimum = 0, maximum = 0, default: usual } = made.inputSchema.properties?.points ?? {}
    const asked = Number(calculator ? (at(raw, nameIn(calculator)('points')) ?? usual) : usual)
    const points = Number.isFinite(asked) ? Math.min(Math.max(asked, minimum), maximum) : 0
    return { most: MAX_EVALUATIONS[definition.draws] + points, cost: calculator?.cost ?? 1 }
  }

  const operation = {
    id,
    kind: 'question' as const,
    says: undefined,
    slug: definition.slug,
    draws: definition.draws,
    cases,
    ofDecisions: definition.ofDecisions ?? false,
    suits: (calculator: Descriptor) => definition.suits?.(calculator) ?? true,
    suggests: (calculator: Descriptor, given: RawFields, own: RawFields) => definition.suggests?.(calculator, given, own) ?? {},
    nameBeside: (calculator: QuestionTarget, field: string) => nameIn(calculator)(field),
    fills: (sent: object, calculator: QuestionTarget) => filledIn(sent, calculator),
    title,
    summary,
    group: 'Perguntas',
    seeAlso,
    headline: undefined,
    cache: 'day' as const,
    rows: definition.rows,
    about: {},
    hint: 'Pergunta sobre qualquer calculadora: os campos dela vão ao lado dos da pergunta.',
    lawDayField: undefined,
    ownLaw,
    ownFields,
    accepts,
    evaluations,
    parts,
    answer: (input: unknown, ports: Ports, sent: object): Answer => finished(parts(input, ports, sent)),
    ask(input: ExactInput<I> & { readonly calculator: string }, ports: Ports): OperationResult<Answer> {
      const accepted = accepts(input, ports)
      const sent = asJson(accepted, input)
      const shown = finished(parts(validated(accepted, sent), ports, sent))
      return { result: shown, shown: () => shown, basis: [], rates: [], assumptions: [], projected: [] }
    },
  }
  const schema = z
    .object({ calculator: nameOf('calculators', 'A calculadora', { hint: 'Os campos dela vão ao lado destes.' }), ...own })
    .catchall(z.unknown().meta({ description: 'Um campo da calculadora' }))
  const made: typeof operation & { readonly input: z.ZodObject; readonly inputSchema: JsonSchema; readonly resultSchema: JsonSchema } =
    withSchemas(operation, schema, () =>
      z.object({ ...envelopeBefore, calculator: z.string().meta({ description: 'A calculadora' }), ...definition.result, ...readings }),
    )
  return made
}

/** Error for an unknown name, with similar names. */
export function unknownNameIssue(
  field: string,
  name: string,
  known: readonly string[],
  [called, english]: readonly [string, string],
): Issue {
  const short = name.slice(0, 60)
  const near = meant(name, known)
  const all = known.join(', ')
  return {
    field,
    code: 'not_an_option',
    message: word`"${short}" não é um ${called}${near.told || word`; há ${all}`}`,
    english: `"${short}" is not a ${english}${near.english || `; there are ${all}`}`,
  }
}

const unwanted = (field: string) => ({
  field,
  code: 'inconsistent' as const,
  message: 'é o campo que a pergunta preenche: não o informe',
  english: 'is the field the question fills in: leave it out',
})
