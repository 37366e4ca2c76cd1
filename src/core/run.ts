import { Context, ForgetfulContext, type Step } from './context.ts'
import type { Day } from './day.ts'
import { BeyondExact, InvalidInput, LawNotRecorded } from './errors.ts'
import { validated, validatedText } from './intake.ts'
import { assertAnswerable, toNumber } from './money.ts'
import type { Calculator } from './operation.ts'
import type { CalculatorPorts } from './ports.ts'
import { Ratio } from './ratio.ts'

/** A calculator's answer as JSON: its own fields inside the common envelope. */
export type Answer = Record<string, unknown>

/** One calculator on JSON input: the way every door takes. */
export function run(calculator: Calculator, raw: unknown, ports: CalculatorPorts): Answer {
  return answered(calculator, validated(calculator, raw), ports)
}

/** The same on text input. */
export function runText(calculator: Calculator, raw: Record<string, string | string[] | undefined>, ports: CalculatorPorts): Answer {
  return answered(calculator, validatedText(calculator, raw), ports)
}

/** What every answer carries beside the calculator's own fields. */
export const ENVELOPE: readonly string[] = ['currency', 'basis', 'rates', 'assumptions', 'steps']

/**
 * The same calculator over many rows, for a few of its own fields: what `run` answers and refuses, without the envelope around it.
 * A third of the work: no steps, no assumptions, and only the fields asked for become JSON. Takes validated input.
 */
export function leanRun(calculator: Calculator, fields: readonly string[], ports: CalculatorPorts): (input: unknown) => Answer {
  const wanted = new Set(fields)
  let ctx: ForgetfulContext | undefined
  return (input) => {
    const today = ports.today()
    const { field, day } = lawDay(calculator, input, today)
    if (ctx?.day !== day || ctx.today !== today) ctx = new ForgetfulContext(day, today, ports)
    try {
      const result = calculator.compute(input as never, ctx)
      const answer: Answer = {}
      for (const key in result) {
        const value = result[key]
        if (!wanted.has(key)) assertExact(value)
        else if (value !== undefined) answer[key] = presented(value)
      }
      return answer
    } catch (error) {
      throw refusalOf(error, calculator, field)
    }
  }
}

function answered(calculator: Calculator, input: unknown, ports: CalculatorPorts): Answer {
  const today = ports.today()
  const { field, day } = lawDay(calculator, input, today)
  const ctx = new Context(day, today, ports)
  try {
    const result = calculator.compute(input as never, ctx)
    const answer: Answer = { currency: 'BRL' }
    for (const key in result) if (result[key] !== undefined) answer[key] = presented(result[key])
    answer.basis = ctx.basis
    if (ctx.rates.length > 0) answer.rates = ctx.rates
    answer.assumptions = ctx.assumptions
    answer.steps = ctx.steps.map(presentedStep)
    return answer
  } catch (error) {
    throw refusalOf(error, calculator, field)
  }
}

/** What the kernel refuses, as an issue of the field that brought it about. */
function refusalOf(error: unknown, calculator: Calculator, lawDayField: string): unknown {
  if (error instanceof LawNotRecorded) return new InvalidInput([{ field: lawDayField, message: error.message }])
  if (error instanceof BeyondExact) return new InvalidInput([{ field: Object.keys(calculator.input.shape)[0]!, message: error.message }])
  return error
}

function lawDay(calculator: Calculator, input: unknown, today: Day): { field: string; day: Day } {
  if (calculator.lawDay) return calculator.lawDay(input as never, today)
  return { field: 'reference_date', day: (input as { reference_date?: Day }).reference_date ?? today }
}

/** Exact values become the numbers the contract promises: reais with two decimals, percentages with at most six. */
export function presented(value: unknown): unknown {
  if (typeof value === 'bigint') return toNumber(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BeyondExact()
    return value === 0 ? 0 : value // −0 is not a number anyone should read
  }
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Ratio) return presentedRatio(value)
  if (Array.isArray(value)) return value.map(presented)
  const shown: Record<string, unknown> = {}
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner !== undefined) shown[key] = presented(inner)
  }
  return shown
}

/** Refuses what `presented` would refuse, and makes nothing. */
function assertExact(value: unknown): void {
  if (typeof value === 'bigint') assertAnswerable(value)
  else if (typeof value !== 'object') presented(value)
  else if (value instanceof Ratio) {
    if (value.n >= value.d * FAR || value.n <= -value.d * FAR) presentedRatio(value)
  } else if (Array.isArray(value)) for (const item of value) assertExact(item)
  else for (const key in value) assertExact((value as Record<string, unknown>)[key])
}

/** No proportion below this is near what a JSON number cannot carry, so its percentage need not be worked out to know. */
const FAR = 1_000_000n

function presentedRatio(ratio: Ratio): number {
  const shown = ratio.toPercent()
  if (!Number.isFinite(shown) || Math.abs(shown) > Number.MAX_SAFE_INTEGER) throw new BeyondExact()
  return shown
}

function presentedStep({ label, formula, value }: Step): { label: string; formula: string; value: unknown } {
  return { label, formula: typeof formula === 'string' ? formula : formula(), value: presented(value) }
}
