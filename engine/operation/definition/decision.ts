/** A decision answers a question through a sequence of calculator steps. */

import * as z from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { decimalText, fromNumber } from '../../core/money.ts'
import { MARK } from '../../core/reform/hypothesis-mark.ts'
import { composed, translate, word } from '../../core/text/language.ts'
import { type Phrase, type SentenceValue, say } from '../../core/text/sentence.ts'
import { Context, type LawDay } from '../evaluation/context.ts'
import { envelopeBefore, presented, presentedFields, provenanceOf, readings } from '../evaluation/envelope.ts'
import type { Ports } from '../evaluation/ports.ts'
import { disclosedDefaults, lastDayAssumed } from '../input/disclosed-defaults.ts'
import { asJson, completed, inputLawDay, refusalOf } from '../input/internal-input.ts'
import { LAW_FIELD } from '../input/reserved-names.ts'
import type { PathIn } from './calculator.ts'
import { type DecisionResult, type DecisionStep, SENSITIVITY_UNITS, type Sensitivity, type SensitivityUnit } from './decision-result.ts'
import type { DecisionDescriptor, Example, Listing, SeeAlso, VariantOf } from './descriptor.ts'
import { type Answer, type Definition, type ExactInput, type InputOf, type Provenance, type ResultOf, withSchemas } from './operation.ts'
import type { PictureOf } from './picture.ts'

type Verdicts = readonly [string, ...string[]]

export interface DecisionDefinition<I extends z.ZodRawShape, V extends Verdicts, R extends z.ZodRawShape> {
  readonly id: string
  /** Slug of its page: `comprar-ou-alugar`. */
  readonly slug: string
  /** The canonical operation, when the main page of this topic belongs to another operation. */
  readonly variantOf?: VariantOf
  readonly title: string
  readonly summary: string
  /** Question it answers, in Portuguese. */
  readonly question: string
  /** Rate-limit cost of one evaluation, set when the slowest input takes over 5 ms. Default: 1. */
  readonly cost?: number
  /** Related operations and their purpose, by name. */
  readonly seeAlso?: SeeAlso
  readonly input: I
  /** Input whose date selects the law of every step. */
  readonly lawDay?: keyof I & string
  /** Possible verdicts, as machine-readable codes. */
  readonly verdicts: V
  /** User-facing labels of the verdicts, in Portuguese. */
  readonly verdictWords: Readonly<Record<V[number], string>>
  /** Result fields besides the common ones. */
  readonly result: R
  /** Chart of the result. */
  readonly picture?: PictureOf<InputOf<I>, ResultOf<R>, PathIn<ResultOf<R>>>
  /**
   * Maps fields of the nested operations to this decision's fields, so that refusals use the caller's names. Identical names can be
   * omitted.
   */
  readonly names?: Names<I>
  answer(input: InputOf<I>, ctx: DecisionContext): DecisionResult<V[number]> & ResultOf<R>
}

/** From a nested operation's field to the decision field passed into it. */
type Names<I> = Readonly<Record<string, keyof I & string>>

export interface DefinedDecision<I = never, R = unknown, S extends z.ZodRawShape = z.ZodRawShape>
  extends Definition<I, R, S>,
    DecisionDescriptor {
  readonly kind: 'decision'
  readonly slug: string
  readonly verdictWords: Readonly<Record<string, string>>
}

export interface Decision<I = never, R = unknown> extends DefinedDecision<I, R>, Listing<Example> {}

/** Machine-readable id and user-facing title of a step. */
type StepName = readonly [id: string, title: string]

/** Options of a step. */
interface StepOptions {
  /** Path of the result figure the decision depends on, when it differs from the operation's main result. */
  readonly figure?: string
  /** Field names for this step only. */
  readonly names?: Readonly<Record<string, string>>
  /** Matches the step's assumptions that the decision replaces with its own. */
  readonly replaces?: RegExp
}

/** The caller's fields, and their mapping to the nested operations' fields. */
interface Naming {
  readonly own: readonly string[]
  readonly names: Readonly<Record<string, string>>
}

/** Context of a decision: adds steps, each with its input and the operation's own response. */
export class DecisionContext extends Context {
  readonly steps: DecisionStep[] = []
  readonly #stepProvenances: (readonly [step: string, Provenance])[] = []
  readonly #naming: Naming | null

  constructor(day: LawDay, ports: Ports, naming: Naming | null = null) {
    super(day, ports)
    this.#naming = naming
  }

  /** Runs an operation as a step. */
  take<I extends object, R>(
    [id, title]: StepName,
    operation: Definition<I, R>,
    input: I,
    { figure = operation.headline, names, replaces }: StepOptions = {},
  ): R {
    const asked = this.dated(operation, input)
    const worked = this.#withCallerNames(() => operation.ask(asked, this.ports), names)
    const inputs = asJson(operation, asked)
    const goesBy = figure === undefined ? {} : { figure }
    const reads = worked.basis.some(({ evidence }) => evidence === 'hypothetical')
    this.steps.push({
      id,
      title: reads ? `${translate(title)} ${translate(MARK)}` : title,
      status: 'done',
      calculator: operation.id,
      ...goesBy,
      inputs,
      result: this.#withCallerNames(() => worked.shown(), names),
    })
    this.#stepProvenances.push([id, worked])
    this.mergeProvenance(
      replaces ? { ...worked, assumptions: worked.assumptions.filter((sentence) => !replaces.test(String(sentence))) } : worked,
    )
    return worked.result
  }

  override ask<I, R>(operation: Definition<I, R>, input: I): R {
    return this.#withCallerNames(() => super.ask(operation, input))
  }

  override whatIf<I, R>(operation: Definition<I, R>, input: I): R {
    return this.#withCallerNames(() => super.whatIf(operation, input))
  }

  /** Renames fields in a refusal to those of the decision, since the caller never sees the operation's. */
  #withCallerNames<T>(work: () => T, names: Readonly<Record<string, string>> = {}): T {
    try {
      return work()
    } catch (error) {
      const naming = this.#naming
      if (!naming || !(error instanceof InvalidInput)) throw error
      throw new InvalidInput(error.issues.map((issue) => ({ ...issue, field: renamed(issue.field, naming, names) })))
    }
  }

  /** Runs a step, or skips it with the refusal as the reason. */
  takeOrSkip<I extends object, R>(name: StepName, operation: Definition<I, R>, input: I, taken?: StepOptions): R | null {
    try {
      return this.take(name, operation, input, taken)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.skip(name, error.issues.map(({ message }) => message).join('; '))
      return null
    }
  }

  /** Records a step that does not apply, with the reason. */
  skip([id, title]: StepName, reason: Phrase): void {
    this.steps.push({ id, title, status: 'skipped', reason: String(reason), inputs: {}, result: null })
  }

  /** Records a step computed from earlier ones by plain arithmetic. */
  combine([id, title]: StepName, inputs: object, result: object): void {
    this.steps.push({ id, title, status: 'done', inputs: presentedFields(inputs), result: presentedFields(result) })
  }

  /**
   * Biggest threat to the verdict: the step of the assumption that flips it, else the step with the least confirmed law, else the author's
   * choice.
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
    for (const [step, { basis }] of this.#stepProvenances) {
      const reported = basis.find(({ evidence }) => evidence === 'reported')
      if (reported) return { step, why: say`A tabela ${reported.table} usada neste passo tem uma única fonte.`, evidence: 'reported' }
    }
    return { ...otherwise, evidence: 'assumption' }
  }
}

/** Formats an assumption's value for a sentence. */
function written(value: number, unit: SensitivityUnit | undefined): SentenceValue {
  if (unit === 'BRL') return fromNumber(value)
  if (unit === 'boolean') return value === 0 ? 'não' : 'sim'
  return `${decimalText(value)}${unit === 'percent' ? '%' : ''}`
}

/** Caller's field for an operation's field: the step's mapping, then the decision's, then the same name, then the first field. */
function renamed(field: string, { own, names }: Naming, ofTheStep: Readonly<Record<string, string>>): string {
  const [head = ''] = field.split('.')
  // `law` always belongs to the caller, whichever step reads it.
  if (head === LAW_FIELD) return field
  return ofTheStep[head] ?? names[head] ?? (own.includes(head) ? field : (own[0] ?? field))
}

export function decision<I extends z.ZodRawShape, const V extends Verdicts, R extends z.ZodRawShape>(
  definition: DecisionDefinition<I, V, R>,
): DefinedDecision<ExactInput<I>, DecisionResult<V[number]> & ResultOf<R>, I> {
  type Input = InputOf<I>
  const { id, slug, variantOf, title, summary, question, verdicts, verdictWords, picture, lawDay, seeAlso = {} } = definition

  const naming: Naming = { own: Object.keys(definition.input), names: definition.names ?? {} }

  function decided(input: Input, given: object, ports: Ports) {
    const day = inputLawDay(input, lawDay)
    const ctx = new DecisionContext({ day: day ?? ports.today(), given: day !== undefined }, ports, naming)
    const stated = disclosedDefaults(made.inputSchema, given)
    if (stated) ctx.assume(stated)
    const lastDay = lastDayAssumed(given, lawDay, day)
    if (lastDay) ctx.assume(lastDay)
    const result = refusing(input, () => definition.answer(input, ctx))
    const weakest = result.weakestLink.step
    if (!ctx.steps.some((step) => step.id === weakest)) throw new Error(`${id}: no step is called ${weakest}`)
    function toAnswer(): Answer {
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
    const { basis, rates, assumptions, projected } = ctx
    return { result, shown: () => refusing(input, toAnswer), basis, rates, assumptions, projected }
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
    answer: (input: Input, ports: Ports, given: object): Answer => decided(input, given, ports).shown(),
    ask: (input: ExactInput<I>, ports: Ports) => decided(completed(made, input), input, ports),
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
