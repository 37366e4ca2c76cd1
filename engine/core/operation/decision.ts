/** A decision: a question answered by a list of steps over calculators. */

import * as z from 'zod'
import { InvalidInput } from '../errors.ts'
import { composed, spoken, word } from '../language.ts'
import { decimalText, fromNumber } from '../money.ts'
import { MARK } from '../reform/mark.ts'
import { type Phrase, type SentenceValue, say } from '../sentence.ts'
import type { PathIn } from './calculator.ts'
import { Context, type LawDay } from './context.ts'
import { type DecisionResult, type DecisionStep, SENSITIVITY_UNITS, type Sensitivity, type SensitivityUnit } from './decision-result.ts'
import type { DecisionDescriptor, Example, Listing, SeeAlso, VariantOf } from './descriptor.ts'
import { disclosedDefaults, lastDayAssumed } from './disclosed-defaults.ts'
import { envelopeBefore, presented, presentedFields, provenanceOf, readings } from './envelope.ts'
import { asJson, completed, dayGiven, refusalOf } from './internal-input.ts'
import { type Answer, type Asked, type Definition, type InputOf, type Provenance, type ResultOf, withSchemas } from './operation.ts'
import type { PictureOf } from './picture.ts'
import type { Ports } from './ports.ts'
import { LAW_FIELD } from './reserved.ts'

type Verdicts = readonly [string, ...string[]]

export interface DecisionDefinition<I extends z.ZodRawShape, V extends Verdicts, R extends z.ZodRawShape> {
  readonly id: string
  /** The address of its page: `comprar-ou-alugar`. */
  readonly slug: string
  /** The door of its question, where that is another's page. */
  readonly variantOf?: VariantOf
  readonly title: string
  readonly summary: string
  /** The question it answers, in Portuguese. */
  readonly question: string
  /** What one evaluation counts to a limit, where its dearest input takes over 5 ms. Omitted: 1. */
  readonly cost?: number
  /** What others nearby are for, by name. */
  readonly seeAlso?: SeeAlso
  readonly input: I
  /** The input whose date chooses the law of every step. */
  readonly lawDay?: keyof I & string
  /** Every verdict it may give, in words a program can compare. */
  readonly verdicts: V
  /** The same verdicts as people read them, in Portuguese. */
  readonly verdictWords: Readonly<Record<V[number], string>>
  /** What it answers beside the common form. */
  readonly result: R
  /** What of the answer is worth drawing. */
  readonly picture?: PictureOf<InputOf<I>, ResultOf<R>, PathIn<ResultOf<R>>>
  /** What the fields of the operations it asks are called here: a step's refusal names what the caller sent. Same names need no mention. */
  readonly names?: Names<I>
  answer(input: InputOf<I>, ctx: DecisionContext): DecisionResult<V[number]> & ResultOf<R>
}

/** From a field of an operation that is asked to the field here whose value went into it. */
type Names<I> = Readonly<Record<string, keyof I & string>>

export interface DefinedDecision<I = never, R = unknown, S extends z.ZodRawShape = z.ZodRawShape>
  extends Definition<I, R, S>,
    DecisionDescriptor {
  readonly kind: 'decision'
  readonly slug: string
  readonly verdictWords: Readonly<Record<string, string>>
}

export interface Decision<I = never, R = unknown> extends DefinedDecision<I, R>, Listing<Example> {}

/** How a step is called: for programs and for people. */
type StepName = readonly [id: string, title: string]

/** What a decision says of a step it takes. */
interface Taken {
  /** The number of the result that the decision goes by, as a path, where it is not the one people come to that operation for. */
  readonly figure?: string
  /** Names that hold for this step alone. */
  readonly names?: Readonly<Record<string, string>>
  /** Assumptions of the step that do not hold for the decision, which says its own instead. */
  readonly replaces?: RegExp
}

/** The caller's fields, and which of them went into the fields of what is asked. */
interface Naming {
  readonly own: readonly string[]
  readonly names: Readonly<Record<string, string>>
}

/** What a decision may do besides: ask in steps, each shown with what went in and the answer its own address would give. */
export class DecisionContext extends Context {
  readonly steps: DecisionStep[] = []
  readonly #footings: (readonly [step: string, Provenance])[] = []
  readonly #naming: Naming | null

  constructor(day: LawDay, ports: Ports, naming: Naming | null = null) {
    super(day, ports)
    this.#naming = naming
  }

  /** An operation asked as a step. */
  take<I extends object, R>(
    [id, title]: StepName,
    operation: Definition<I, R>,
    input: I,
    { figure = operation.headline, names, replaces }: Taken = {},
  ): R {
    const asked = this.dated(operation, input)
    const worked = this.#named(() => operation.ask(asked, this.ports), names)
    const inputs = asJson(operation, asked)
    const goesBy = figure === undefined ? {} : { figure }
    const reads = worked.basis.some(({ evidence }) => evidence === 'hypothetical')
    this.steps.push({
      id,
      title: reads ? `${spoken(title)} ${spoken(MARK)}` : title,
      status: 'done',
      calculator: operation.id,
      ...goesBy,
      inputs,
      result: worked.shown(),
    })
    this.#footings.push([id, worked])
    this.rememberAll(
      replaces ? { ...worked, assumptions: worked.assumptions.filter((sentence) => !replaces.test(String(sentence))) } : worked,
    )
    return worked.result
  }

  override ask<I, R>(operation: Definition<I, R>, input: I): R {
    return this.#named(() => super.ask(operation, input))
  }

  override whatIf<I, R>(operation: Definition<I, R>, input: I): R {
    return this.#named(() => super.whatIf(operation, input))
  }

  /** What an operation refuses is told in the fields of whoever asked the decision, who never saw the operation's. */
  #named<T>(work: () => T, names: Readonly<Record<string, string>> = {}): T {
    try {
      return work()
    } catch (error) {
      const naming = this.#naming
      if (!naming || !(error instanceof InvalidInput)) throw error
      throw new InvalidInput(error.issues.map((issue) => ({ ...issue, field: renamed(issue.field, naming, names) })))
    }
  }

  /** A step that the operation itself may refuse for these inputs: then it is skipped, with the refusal as the reason. */
  takeOrSkip<I extends object, R>(name: StepName, operation: Definition<I, R>, input: I, taken?: Taken): R | null {
    try {
      return this.take(name, operation, input, taken)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.skip(name, error.issues.map(({ message }) => message).join('; '))
      return null
    }
  }

  /** A step that does not apply here, and why. */
  skip([id, title]: StepName, reason: Phrase): void {
    this.steps.push({ id, title, status: 'skipped', reason: String(reason), inputs: {}, result: null })
  }

  /** A step made of earlier ones, by arithmetic alone. */
  combine([id, title]: StepName, inputs: object, result: object): void {
    this.steps.push({ id, title, status: 'done', inputs: presentedFields(inputs), result: presentedFields(result) })
  }

  /**
   * What threatens the verdict most: the step by which the assumption enters whose change flips it, else the step that read the least
   * confirmed law, else what the author names.
   */
  weakestLink(sensitivity: readonly Sensitivity[], otherwise: { step: string; why: Phrase }): DecisionResult['weakestLink'] {
    const flips = sensitivity.find(({ verdictChanges }) => verdictChanges)
    if (flips) {
      const from = written(flips.from, flips.unit)
      const to = written(flips.to, flips.unit)
      return {
        step: flips.step ?? otherwise.step,
        why: say`O veredito muda se ${flips.assumption} passar de ${from} para ${to}.`,
        evidence: 'assumption',
      }
    }
    for (const [step, { basis }] of this.#footings) {
      const reported = basis.find(({ evidence }) => evidence === 'reported')
      if (reported) return { step, why: say`A tabela ${reported.table} usada neste passo tem uma única fonte.`, evidence: 'reported' }
    }
    return { ...otherwise, evidence: 'assumption' }
  }
}

/** A value of a supposition in a sentence. */
function written(value: number, unit: SensitivityUnit | undefined): SentenceValue {
  if (unit === 'BRL') return fromNumber(value)
  if (unit === 'boolean') return value === 0 ? 'não' : 'sim'
  return `${decimalText(value)}${unit === 'percent' ? '%' : ''}`
}

/** The caller's field behind one of an operation's: by this step's names, by the decision's, the same name, else the first of all. */
function renamed(field: string, { own, names }: Naming, ofTheStep: Readonly<Record<string, string>>): string {
  const [head = ''] = field.split('.')
  // A change of the law is the caller's own, whoever reads it.
  if (head === LAW_FIELD) return field
  return ofTheStep[head] ?? names[head] ?? (own.includes(head) ? field : (own[0] ?? field))
}

export function decision<I extends z.ZodRawShape, const V extends Verdicts, R extends z.ZodRawShape>(
  definition: DecisionDefinition<I, V, R>,
): DefinedDecision<Asked<I>, DecisionResult<V[number]> & ResultOf<R>, I> {
  type Input = InputOf<I>
  const { id, slug, variantOf, title, summary, question, verdicts, verdictWords, picture, lawDay, seeAlso = {} } = definition

  const naming: Naming = { own: Object.keys(definition.input), names: definition.names ?? {} }

  function decided(input: Input, given: object, ports: Ports) {
    const day = dayGiven(input, lawDay)
    const ctx = new DecisionContext({ day: day ?? ports.today(), given: day !== undefined }, ports, naming)
    const stated = disclosedDefaults(made.inputSchema, given)
    if (stated) ctx.assume(stated)
    const lastDay = lastDayAssumed(given, lawDay, day)
    if (lastDay) ctx.assume(lastDay)
    const result = refusing(input, () => definition.answer(input, ctx))
    const weakest = result.weakestLink.step
    if (!ctx.steps.some((step) => step.id === weakest)) throw new Error(`${id}: no step is called ${weakest}`)
    function shown(): Answer {
      const { answer, verdict, weakestLink, sensitivity, ...own } = result
      return {
        ...(ctx.hypothesis && ctx.hypothesis.laws.size > 0 && { hypothetical: true }),
        currency: 'BRL',
        question,
        answer: presented(answer),
        verdict,
        steps: ctx.steps,
        ...presentedFields(own),
        weakestLink: presentedFields(weakestLink),
        sensitivity,
        ...provenanceOf(ctx, ctx.hypothesis),
      }
    }
    return { result, shown, basis: ctx.basis, rates: ctx.rates, assumptions: ctx.assumptions, projected: ctx.projected }
  }

  function refusing<T>(input: object, work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw refusalOf(error, made, lawDay, input)
    }
  }

  const own = {
    id,
    slug,
    variantOf,
    renames: naming.names,
    kind: 'decision' as const,
    cost: definition.cost,
    title,
    summary,
    group: 'Decisões',
    question,
    seeAlso,
    verdicts,
    verdictWords,
    headline: undefined,
    says: undefined,
    picture,
    cache: 'day' as const,
    about: { question, verdicts },
    hint: composed(() => word`Decisão: ${question} Vereditos: ${verdicts.join(', ')}.`),
    lawDayField: lawDay,
    answer: (input: Input, ports: Ports, given: object): Answer => refusing(given, decided(input, given, ports).shown),
    ask: (input: Asked<I>, ports: Ports) => decided(completed(made, input), input, ports),
  }
  const schema: z.ZodObject<I> = z.strictObject(definition.input)
  const made = withSchemas(own, schema, () =>
    z.object({ ...envelopeBefore, ...decisionShape(verdicts), ...definition.result, ...readings }),
  )
  return made
}

function decisionShape(verdicts: Verdicts) {
  return {
    question: z.string().meta({ description: 'A pergunta.' }),
    answer: z.string().meta({ description: 'A resposta em uma frase.' }),
    verdict: z.enum(verdicts).meta({ description: 'O veredito, para programas.' }),
    steps: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.enum(['done', 'skipped']),
          reason: z.string().optional().meta({ description: 'Por que não se aplica.' }),
          calculator: z.string().optional().meta({ description: 'A calculadora usada, pelo nome.' }),
          figure: z.string().optional().meta({ description: 'O número do resultado em que a decisão se apoia, como caminho.' }),
          inputs: z.record(z.string(), z.unknown()),
          result: z.record(z.string(), z.unknown()).nullable(),
        }),
      )
      .meta({ description: 'Cada passo: a calculadora, o que recebeu e o que respondeu.' }),
    weakestLink: z
      .object({ step: z.string(), why: z.string(), evidence: z.string() })
      .meta({ description: 'O passo que mais ameaça o veredito, pelo que supõe ou pela lei que lê.' }),
    sensitivity: z
      .array(
        z.object({
          assumption: z.string(),
          step: z.string().optional().meta({ description: 'O passo em que a hipótese entra.' }),
          from: z.number(),
          to: z.number(),
          unit: z
            .enum(SENSITIVITY_UNITS)
            .optional()
            .meta({ description: 'Reais, porcentagem, ou não (0) e sim (1); sem unidade, um número.' }),
          verdictChanges: z.boolean(),
        }),
      )
      .meta({ description: 'O que acontece com o veredito quando uma hipótese muda.' }),
  }
}
