import type { Basis } from './dated.ts'
import type { Day } from './day.ts'
import { InvalidInput } from './errors.ts'
import { validated, validatedText } from './intake.ts'
import type { Calculator, Unnamed, Workflow } from './operation.ts'
import type { Ports, RateReading } from './ports.ts'
import { type Answer, presented, run } from './run.ts'

interface WorkflowStep {
  readonly id: string
  readonly title: string
  readonly status: 'done' | 'skipped'
  readonly reason?: string
  readonly calculator?: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly result: Answer | null
}

type WorkflowPorts = Pick<Ports, 'today' | 'rates'>

/** What a decision may do: ask calculators, the same way any door does, and remember what they answered and rested on. */
export class WorkflowContext {
  readonly today: Day
  readonly steps: WorkflowStep[] = []
  readonly basis: Basis[] = []
  readonly rates: RateReading[] = []
  readonly assumptions: string[] = []
  readonly #ports: WorkflowPorts

  constructor(ports: WorkflowPorts) {
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

  /** The newest value of an indicator, remembered in `rates`; undefined when nothing is held. */
  rate(metric: string): RateReading | undefined {
    const reading = this.#ports.rates.latest(metric, this.today)
    if (reading && !this.rates.includes(reading)) this.rates.push(reading)
    return reading
  }

  assume(sentence: string): void {
    if (!this.assumptions.includes(sentence)) this.assumptions.push(sentence)
  }

  refuse(field: string, message: string): never {
    throw new InvalidInput([{ field, message }])
  }
}

/** One decision on JSON input: the way every door takes. */
export function decide(workflow: Workflow, raw: unknown, ports: WorkflowPorts): Answer {
  return decided(workflow, validated(workflow, raw), ports)
}

/** The same on text input. */
export function decideText(workflow: Workflow, raw: Record<string, string | string[] | undefined>, ports: WorkflowPorts): Answer {
  return decided(workflow, validatedText(workflow, raw), ports)
}

function decided(workflow: Workflow, input: unknown, ports: WorkflowPorts): Answer {
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
