import { Context, type Step } from './context.ts'
import type { Day } from './day.ts'
import { BeyondExact, InvalidInput, LawNotRecorded } from './errors.ts'
import { validated, validatedText } from './intake.ts'
import { toNumber } from './money.ts'
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
    if (error instanceof LawNotRecorded) throw new InvalidInput([{ field, message: error.message }])
    if (error instanceof BeyondExact) throw new InvalidInput([{ field: Object.keys(calculator.input.shape)[0]!, message: error.message }])
    throw error
  }
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

function presentedRatio(ratio: Ratio): number {
  const shown = ratio.toPercent()
  if (!Number.isFinite(shown) || Math.abs(shown) > Number.MAX_SAFE_INTEGER) throw new BeyondExact()
  return shown
}

function presentedStep({ label, formula, value }: Step): { label: string; formula: string; value: unknown } {
  return { label, formula: typeof formula === 'string' ? formula : formula(), value: presented(value) }
}
