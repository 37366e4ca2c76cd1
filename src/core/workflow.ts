import type { Basis } from './dated.ts'
import type { Day } from './day.ts'
import type { Decision, Sensitivity, Workflow } from './decision.ts'
import { InvalidInput, SourceUnavailable } from './errors.ts'
import { validated, validatedText } from './intake.ts'
import type { Calculator } from './operation.ts'
import type { CalculatorPorts, RateReading } from './ports.ts'
import { type Answer, presented, run } from './run.ts'
import type { Unnamed } from './schemas.ts'

interface WorkflowStep {
  readonly id: string
  readonly title: string
  readonly status: 'done' | 'skipped'
  readonly reason?: string
  readonly calculator?: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly result: Answer | null
}

/** What a decision may do: ask calculators, the same way any door does, and remember what they answered and rested on. */
export class WorkflowContext {
  readonly today: Day
  readonly steps: WorkflowStep[] = []
  readonly basis: Basis[] = []
  readonly rates: RateReading[] = []
  readonly assumptions: string[] = []
  readonly #ports: CalculatorPorts

  constructor(ports: CalculatorPorts) {
    this.#ports = ports
    this.today = ports.today()
  }

  /** A step: the calculator's answer is the one its own endpoint gives for these inputs. */
  calculate(id: string, title: string, calculator: Unnamed<Calculator>, inputs: Readonly<Record<string, unknown>>): Answer {
    const named = calculator as Calculator
    const result = run(named, inputs, this.#ports)
    this.steps.push({ id, title, status: 'done', calculator: named.id, inputs, result })
    for (const basis of result.basis as Basis[]) if (!this.basis.includes(basis)) this.basis.push(basis)
    for (const reading of (result.rates as RateReading[] | undefined) ?? []) if (!this.rates.includes(reading)) this.rates.push(reading)
    for (const sentence of result.assumptions as string[]) this.assume(sentence)
    return result
  }

  /** A step that the calculator itself may refuse for these inputs: then it is skipped, with the refusal as the reason. */
  calculateOrSkip(id: string, title: string, calculator: Unnamed<Calculator>, inputs: Readonly<Record<string, unknown>>): Answer | null {
    try {
      return this.calculate(id, title, calculator, inputs)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      this.skip(id, title, error.issues.map(({ message }) => message).join('; '))
      return null
    }
  }

  /** The same question without a step: for what-ifs, break-evens and sensitivity. */
  whatIf(calculator: Unnamed<Calculator>, inputs: Readonly<Record<string, unknown>>): Answer {
    return run(calculator as Calculator, inputs, this.#ports)
  }

  /** A step that does not apply here, and why. */
  skip(id: string, title: string, reason: string): void {
    this.steps.push({ id, title, status: 'skipped', reason, inputs: {}, result: null })
  }

  /** A step made of earlier ones, by arithmetic alone. */
  combine(id: string, title: string, inputs: Readonly<Record<string, unknown>>, result: Record<string, unknown>): void {
    this.steps.push({ id, title, status: 'done', inputs, result: presented(result) as Answer })
  }

  /** The newest value of an indicator, remembered in `rates`. */
  currentRate(metric: string, insteadOf: string): number {
    const reading = this.#ports.rates.latest(metric, this.today)
    if (!reading) throw new SourceUnavailable(`O indicador ${metric} não está disponível agora. Informe ${insteadOf} ou tente mais tarde.`)
    if (!this.rates.includes(reading)) this.rates.push(reading)
    return reading.value
  }

  assume(sentence: string): void {
    if (!this.assumptions.includes(sentence)) this.assumptions.push(sentence)
  }

  refuse(field: string, message: string): never {
    throw new InvalidInput([{ field, message }])
  }
}

/**
 * What threatens the verdict most: the assumption whose change flips it, else the step that read the least confirmed law, else what the
 * author names.
 */
export function weakestLink(
  ctx: WorkflowContext,
  sensitivity: readonly Sensitivity[],
  otherwise: { step: string; why: string },
): Decision['weakestLink'] {
  const flips = sensitivity.find(({ verdictChanges }) => verdictChanges)
  if (flips) {
    const [from, to] = [flips.from, flips.to].map((value) => String(value).replace('.', ','))
    return { step: flips.assumption, why: `O veredito muda se ${flips.assumption} passar de ${from} para ${to}.`, evidence: 'assumption' }
  }
  for (const { id, result } of ctx.steps) {
    const reported = (result?.basis as Basis[] | undefined)?.find(({ evidence }) => evidence === 'reported')
    if (reported) return { step: id, why: `A tabela ${reported.table} usada neste passo tem uma única fonte.`, evidence: 'reported' }
  }
  return { ...otherwise, evidence: 'assumption' }
}

/** One decision on JSON input: the way every door takes. */
export function decide(workflow: Workflow, raw: unknown, ports: CalculatorPorts): Answer {
  return decided(workflow, validated(workflow, raw), ports)
}

/** The same on text input. */
export function decideText(workflow: Workflow, raw: Record<string, string | string[] | undefined>, ports: CalculatorPorts): Answer {
  return decided(workflow, validatedText(workflow, raw), ports)
}

function decided(workflow: Workflow, input: unknown, ports: CalculatorPorts): Answer {
  const ctx = new WorkflowContext(ports)
  const { answer, verdict, weakestLink, sensitivity, ...own } = workflow.decide(input as never, ctx)
  return {
    currency: 'BRL',
    question: workflow.question,
    answer,
    verdict,
    steps: ctx.steps,
    ...(presented(own) as object),
    weakestLink,
    sensitivity,
    basis: ctx.basis,
    ...(ctx.rates.length > 0 && { rates: ctx.rates }),
    assumptions: ctx.assumptions,
  }
}
