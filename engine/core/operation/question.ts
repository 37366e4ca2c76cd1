/** A question: something asked of any calculator, by working it over and over. No calculator knows of it. */

import * as z from 'zod'
import type { Law } from '../dated.ts'
import type { Day } from '../day.ts'
import { BeyondExact, InvalidInput, type Issue, type IssueCode, NotFound, SourceUnavailable } from '../errors.ts'
import { word } from '../language.ts'
import { nearest } from '../nearest.ts'
import { at } from '../records.ts'
import { reformBehind, rememberReform } from '../reform/mark.ts'
import { Context } from './context.ts'
import type { Descriptor, JsonSchema, Listing, SeeAlso } from './descriptor.ts'
import { assertExact, envelopeBefore, provenanceOf, readings } from './envelope.ts'
import { nameOf } from './fields.ts'
import { type Accepts, ownName, validated } from './intake.ts'
import { asJson } from './internal-input.ts'
import { lawField } from './law-field.ts'
import { type Answer, type Asked, type Definition, type InputOf, type Parts, withSchemas } from './operation.ts'
import type { Evaluated, EvaluatedOn, Ports, Provenance, Questioned, Worked } from './ports.ts'
import type { DrawingOf, QuestionDrawing } from './question-drawing.ts'
import { LAW_FIELD } from './reserved.ts'

/** The most sentences kept of what hundreds of evaluations assumed. */
const MAX_ASSUMPTIONS = 40

/** The most evaluations of a question, by how it is drawn; a curve takes one more for each of its points. */
const MAX_EVALUATIONS: Readonly<Record<QuestionDrawing, number>> = { value: 400, curve: 500, periods: 300, cases: 2 }

type Given = Readonly<Record<string, unknown>>

/** Asked as it is, with no field another. */
const NOTHING: Given = {}

export interface QuestionDefinition<I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly id: string
  /** The end of its page's address, after the calculator's: `quanto-preciso`. */
  readonly slug: string
  readonly draws: QuestionDrawing
  /** Asked of decisions too. */
  readonly ofDecisions?: boolean
  /** Whether it makes sense of a calculator; omitted: of any. */
  suits?(calculator: Descriptor): boolean
  /** What it is asked where a person said only what the calculator was asked. @param own what was said of the question itself. */
  suggests?(calculator: Descriptor, given: Given, own: Given): Given
  readonly title: string
  /** What it answers, and when to ask it. */
  readonly summary: string
  /** What others nearby are for, by name. */
  readonly seeAlso?: SeeAlso
  /** Its own fields; the calculator's come beside them. */
  readonly input: I
  readonly result: R
  /** The list in the answer that is its rows. */
  readonly rows?: string
  /** Which field of the calculator the question itself fills: the one that a field of its own names, or the date that chooses the law. */
  readonly fills?: { readonly namedBy: keyof I & string } | 'law day'
  /** Names under which the calculator's fields come apart: `a.gross_salary`, or `{"a": {"gross_salary": …}}`. */
  readonly cases?: readonly string[]
  answer(own: InputOf<I>, ctx: QuestionContext): Parts<object>
}

export interface DefinedQuestion<I = never, R = unknown> extends Definition<I, R> {
  readonly kind: 'question'
  readonly slug: string
  readonly draws: QuestionDrawing
  /** Its own fields, by the names they are reserved under. */
  readonly ownFields: readonly string[]
  /** Names under which the calculator's fields come apart. */
  readonly cases: readonly string[]
  readonly ofDecisions: boolean
  suits(calculator: Descriptor): boolean
  suggests(calculator: Descriptor, given: Given, own: Given): Given
  /** What one of its own fields is called beside a calculator's. */
  nameBeside(calculator: Questioned, field: string): string
  /** The calculator's field that the question itself fills, by what was sent. */
  fills(sent: object, calculator: Questioned): string | undefined
}

export interface Question<I = never, R = unknown> extends DefinedQuestion<I, R>, Listing {}

/** Said of one evaluation: what came of it, or why nothing did. */
export type Outcome<T> = { readonly value: T } | { readonly error: string }

/** What a question may do: work the calculator, and remember what the answers it keeps rest on. */
export class QuestionContext extends Context {
  readonly calculator: Questioned
  /** The calculator's validated fields, without the one the question fills. */
  readonly input: Readonly<Record<string, unknown>>
  /** What was sent of them. */
  readonly given: Readonly<Record<string, unknown>>
  /** How the caller calls a field of the question's own. */
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

  /** A table of the record by its name, as it is read here. */
  tableNamed(name: string): Law<unknown> | undefined {
    const recorded = this.ports.registry.laws.get(name)
    return recorded && this.table(recorded)
  }

  /** The calculator's answer, or the refusal it gives for these values. */
  work(more: Given, ports = this.ports): Outcome<Worked<object>> {
    return attempted(() => {
      const worked =
        more === NOTHING
          ? this.calculator.work(this.input, ports, this.given)
          : this.calculator.work({ ...this.input, ...more }, ports, { ...this.given, ...more })
      assertExact(worked.result)
      return worked
    })
  }

  /** The same of one value of a field after another, where no answer is shown whole. */
  workEach(field: string): (value: unknown) => Outcome<Evaluated> {
    // One row for all: a calculator keeps nothing of what it is asked.
    const row: Record<string, unknown> = { ...this.input, [field]: undefined }
    const given: Record<string, unknown> = { ...this.given, [field]: undefined }
    const work = (): Evaluated => exact(this.calculator.evaluate(row, this.ports, given))
    return (value) => {
      row[field] = value
      given[field] = value
      return attempted(work)
    }
  }

  /** The same under the law of one day after another. */
  workOnDays(): (day: Day) => Outcome<EvaluatedOn> {
    const onDay = this.calculator.onDays(this.input, this.ports, this.given)
    return (day) => attempted(() => exact(onDay(day)))
  }

  /** The same as if it were asked on another day: the law is that day's, and no date of the account is given. */
  workAsOn(day: Day, more: Given = NOTHING): Outcome<Worked<object>> {
    return this.work(more, { ...this.ports, today: () => day })
  }

  remember({ basis, rates, projected, assumptions }: Provenance): void {
    this.rememberAll({ basis, rates, projected, assumptions: [] })
    for (const sentence of assumptions) if (this.assumptions.length < MAX_ASSUMPTIONS) this.assume(sentence)
  }

  /** That the question makes no sense of this calculator. */
  refusing(message: string, english: string): InvalidInput {
    return new InvalidInput([{ field: 'calculator', code: 'inconsistent', message, english }])
  }

  /** Refuses a field of the question's own. */
  refuseOwn(field: string, code: IssueCode, message: string, english: string): never {
    throw new InvalidInput([{ field: this.named(field), code, message, english }])
  }
}

function exact<T extends { readonly result: object }>(evaluated: T): T {
  assertExact(evaluated.result)
  return evaluated
}

/** What a calculator refuses is an outcome; what fails is not. */
export function attempted<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof InvalidInput) return { error: error.issues.map(({ field, message }) => `${field} ${message}`).join('; ') }
    if (error instanceof BeyondExact || error instanceof SourceUnavailable) return { error: error.message }
    throw error
  }
}

const asDecisions = new WeakMap<object, Questioned>()

/** A decision as a question asks it: whole, since no one of its figures is what people come for. */
function decisionAsked(name: string, { registry }: Ports): Questioned | undefined {
  const operation = registry.decisions.has(name) ? registry.operations.get(name) : undefined
  if (!operation) return undefined
  let asked = asDecisions.get(operation)
  if (!asked) {
    const work = (input: object, ports: Ports, given: object): Worked<object> => {
      // A default that was used is one that did not come.
      const came = Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(given, field)))
      const worked = operation.ask(came, ports)
      return { ...worked, result: worked.shown() }
    }
    const none = () => () => {
      throw new TypeError(`${name} is no calculator`)
    }
    const made: Questioned = Object.create(Object.prototype, {
      ...Object.getOwnPropertyDescriptors(operation),
      headline: { value: '' },
      work: { value: work },
      lean: { value: none },
      results: { value: none },
      evaluate: { value: none },
      onDays: { value: none },
    })
    asked = made
    asDecisions.set(operation, asked)
  }
  return asked
}

/** The whole of it at once. */
function finished<T>(parts: Parts<T>): T {
  let part = parts.next()
  while (!part.done) part = parts.next()
  return part.value
}

export function question<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: QuestionDefinition<I, R> & { readonly draws: DrawingOf<R> },
): DefinedQuestion<Asked<I> & { readonly calculator: string }, Answer> {
  const { id, title, summary, cases = [], seeAlso = {} } = definition
  const ownLaw = Object.hasOwn(definition.input, LAW_FIELD)
  // Any question may be asked under a change of the law; in a form only the one that is about it shows the field.
  const own: z.ZodRawShape = ownLaw ? definition.input : { ...definition.input, [LAW_FIELD]: lawField.optional().meta({ 'x-quiet': true }) }
  const ownFields = Object.keys(own)

  const about = (raw: object, ports: Ports): Questioned | undefined => {
    const name = at(raw, 'calculator')
    if (typeof name !== 'string') return undefined
    const { calculators } = ports.registry
    const found = calculators.get(name) ?? (definition.ofDecisions ? decisionAsked(name, ports) : undefined)
    if (found) return found
    const near = nearest(name, calculators.keys())
    throw new NotFound(
      word`Não há calculadora "${name.slice(0, 60)}".${near.length > 0 ? word` Você quis dizer ${near.join(', ')}?` : ''}`,
      `There is no calculator "${name.slice(0, 60)}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
    )
  }

  /** Where the calculator has a field of the same name, the question's is called after the question: `timeline_from`. */
  const nameIn = (calculator: Questioned) => (field: string) => (Object.hasOwn(calculator.input.shape, field) ? `${id}_${field}` : field)

  const filledIn = (sent: object, calculator: Questioned): string | undefined => {
    const { fills } = definition
    if (fills === undefined || fills === 'law day') return fills && calculator.lawDayField
    const field = nameIn(calculator)(fills.namedBy)
    const said = at(sent, field)
    if (typeof said !== 'string') return undefined
    const name = ownName(calculator.inputSchema, said)
    const fields = Object.keys(calculator.input.shape)
    if (!fields.includes(name)) throw new InvalidInput([notNamed(field, name, fields, ['campo da entrada', 'field of the input'])])
    return name
  }

  const known = new WeakMap<Questioned, Map<string | undefined, Accepts>>()

  function accepts(raw: object, ports: Ports): Accepts {
    const calculator = about(raw, ports)
    if (!calculator) return made
    const filled = filledIn(raw, calculator)
    if (filled !== undefined && at(raw, filled) !== undefined) throw new InvalidInput([unwanted(filled)])
    const byFilled = known.get(calculator) ?? new Map<string | undefined, Accepts>()
    known.set(calculator, byFilled)
    let accepted = byFilled.get(filled)
    if (!accepted) {
      accepted = cases.length > 0 ? inCases(calculator) : beside(calculator, filled)
      byFilled.set(filled, accepted)
    }
    return accepted
  }

  /** The question's fields and the calculator's, side by side. */
  function beside(calculator: Questioned, filled: string | undefined): Accepts {
    const named = nameIn(calculator)
    const { [filled ?? '']: _filled, ...fields } = calculator.input.shape
    const { [filled ?? '']: _schema, ...properties } = calculator.inputSchema.properties ?? {}
    const { required = [], properties: asked = {} } = made.inputSchema
    const renamed = <T>(all: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(all).map(([name, each]) => [named(name), each]))
    return {
      input: z.strictObject({ calculator: made.input.shape.calculator!, ...renamed(own), ...fields }),
      inputSchema: {
        type: 'object',
        properties: { ...renamed(asked), ...properties },
        required: [...required.map(named), ...(calculator.inputSchema.required ?? []).filter((field) => field !== filled)],
        additionalProperties: false,
      },
    }
  }

  /** The calculator's fields for all cases, and again for each: `a.gross_salary`. Each case is validated as a whole by the question. */
  function inCases(calculator: Questioned): Accepts {
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
    const reform = reformBehind(result)
    return reform === undefined ? answer : rememberReform(answer, reform)
  }

  /** Before anything is validated: what cannot be read as a number of points is refused later. */
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
    suggests: (calculator: Descriptor, given: Given, own: Given) => definition.suggests?.(calculator, given, own) ?? {},
    nameBeside: (calculator: Questioned, field: string) => nameIn(calculator)(field),
    fills: (sent: object, calculator: Questioned) => filledIn(sent, calculator),
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
    ask(input: Asked<I> & { readonly calculator: string }, ports: Ports): Worked<Answer> {
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

/** A name that names nothing, with the near ones. */
export function notNamed(field: string, name: string, known: readonly string[], [called, english]: readonly [string, string]): Issue {
  const short = name.slice(0, 60)
  const near = nearest(name, known)
  const [portuguese, also] =
    near.length > 0
      ? [word`você quis dizer "${near.join('", "')}"?`, `did you mean "${near.join('", "')}"?`]
      : [`há ${known.join(', ')}`, `there are ${known.join(', ')}`]
  return {
    field,
    code: 'not_an_option',
    message: word`"${short}" não é um ${called}; ${portuguese}`,
    english: `"${short}" is not a ${english}; ${also}`,
  }
}

const unwanted = (field: string) => ({
  field,
  code: 'inconsistent' as const,
  message: 'é o campo que a pergunta preenche: não o informe',
  english: 'is the field the question fills in: leave it out',
})
