/** Runs a calculator's own `answer` on unknown amounts, under the law of one day. */
import type { Law } from '../core/dated.ts'
import { type Day, dayNumber } from '../core/day.ts'
import { Ratio } from '../core/ratio.ts'
import { UntrackedContext } from '../operation/evaluation/context.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import type { Expression } from '../plan/expression.ts'
import { bitOf, forgetTo, name, plus, type Span, startTrace, times } from './algebra.ts'
import { versionOn } from './forms.ts'
import { type Outcome, outcomesOf } from './outcome.ts'
import { admit, currentPlace } from './runtime.ts'
import { Amount, casesOf, chosen, Refused, SymbolicDay, Truth, truthOf, Untraceable, type Value } from './values.ts'
import { leftWays, refusedWays, scope, startWays, type TraceLimits } from './ways.ts'

/** A calculator's definition, which `calculator()` keeps for the tracer. */
interface Traceable {
  readonly id: string
  readonly definition: { readonly input: Readonly<Record<string, Value>>; answer(input: Value, ctx: Value): Value }
}

/** The engine's own context for the law of one period. It records the tables that the rule reads. */
class TracingContext extends UntrackedContext {
  readonly read = new Map<string, Law<unknown>>()
  /** The day of the caller, which varies within the period. */
  readonly #asked: Value

  constructor(day: Day, asked: Value, ports: Ports) {
    super({ day, given: true }, ports)
    this.#asked = asked
    Object.defineProperty(this, 'today', {
      get() {
        throw new Untraceable('the current day')
      },
    })
  }

  override get day(): Day {
    return this.#asked
  }

  override law<T>(recorded: Law<T>, on: Day = this.lawDay): T {
    const law = this.table(recorded)
    this.read.set(recorded.id, law)
    const asked: Value = on
    if (asked instanceof SymbolicDay && asked.e === this.#asked.e) return law.at(this.lawDay).value
    return asked instanceof SymbolicDay || casesOf(asked) ? versionOn(law, asked).value : law.at(on).value
  }

  override rate(metric: string): never {
    throw new Untraceable(`the indicator ${metric}`)
  }

  override quote(currency: string): never {
    throw new Untraceable(`the quote of ${currency}`)
  }

  override accumulated(metric: string): never {
    throw new Untraceable(`the series ${metric}`)
  }

  override observed(metric: string): never {
    throw new Untraceable(`the series ${metric}`)
  }

  override usual<T, V extends Ratio | number>(_field: string, recorded: Law<T>, figure: (table: T) => V): V {
    const { recordStarts } = this.table(recorded)
    return figure(this.law(recorded, this.lawDay < recordStarts ? recordStarts : this.lawDay))
  }

  override refuse(): never {
    throw new Refused()
  }

  override whatIf<I, R>(operation: Value, input: I): R {
    if (!operation.definition) throw new Untraceable(`asks ${operation.id ?? 'an operation'}, which is no calculator`)
    const asked: Value = this.dated(operation, input)
    return scope(() => operation.definition.answer(withDefaults(operation, asked), this))
  }

  protected override mergeProvenance(): void {}
}

/** An input with the defaults of the fields that it omits. */
function withDefaults({ definition }: Traceable, input: object): Record<string, Value> {
  const made: Record<string, Value> = { ...input }
  for (const [key, schema] of Object.entries(definition.input)) {
    if (made[key] !== undefined) continue
    const found = schema.safeParse(undefined)
    if (found.success && found.data !== undefined) made[key] = found.data
  }
  return made
}

/** An input that varies. */
export interface TracedInput extends Span {
  readonly name: string
  /** Its name in expressions: of a word, its position. */
  readonly variable: string
  readonly kind: 'money' | 'count' | 'decimal' | 'day' | 'word' | 'flag'
  /** Units per one of a decimal: 10,000 of a quantity, 1,000,000 of a percentage. */
  readonly units?: bigint
  readonly words?: readonly string[]
  /** True when it may be omitted: any value below `low` means that it is. */
  readonly optional?: boolean
}

/** Name of the day in operations without a field for it. */
const ASKED = 'asked_day'

const asMoney = (of: string): Value => new Amount(name(of), true)

/** The unknown value of an input. */
function symbolOf(input: TracedInput): Value {
  const value = known(input)
  const given = truthOf({ left: name(input.variable), over: input.low - 1n, not: false })
  return input.optional && given instanceof Truth ? chosen(given.c, value, undefined) : value
}

function known({ variable: of, kind, units = 1n, low, high, words = [] }: TracedInput): Value {
  switch (kind) {
    case 'money':
      return asMoney(of)
    case 'count':
      return new Amount(name(of), false)
    case 'decimal':
      return Ratio.of(asMoney(of), units)
    case 'day':
      return new SymbolicDay(name(of))
    case 'flag':
      return truthOf({ left: name(of), over: high - 1n, not: false })
    case 'word':
      return words.slice(Number(low) - 1).reduceRight<Value>((rest, word, index) => {
        const isLater = truthOf({ left: name(of), over: low + BigInt(index), not: false })
        return isLater instanceof Truth ? chosen(isLater.c, rest, word) : isLater ? rest : word
      }, words.at(-1))
  }
}

export interface Traced {
  readonly outcomes: Readonly<Record<string, Outcome>>
  /** Above zero on the ways that the rule refuses. */
  readonly refused: Expression
  readonly read: ReadonlyMap<string, Law<unknown>>
  /** Reasons of the ways that do not trace. */
  readonly left: readonly string[]
}

export interface TraceRequest {
  readonly inputs: readonly TracedInput[]
  /** Values of inputs that do not vary. */
  readonly fixed: Readonly<Record<string, Value>>
  /** First day of a period of the law, and its last. */
  readonly day: Day
  readonly until: Day
  /** Field of the day that chooses the law. */
  readonly lawDay: string | undefined
  readonly ports: Ports
  readonly limits: TraceLimits
}

/** Null when the rule refuses every input on this day. Throws `Untraceable`, with the place in the source. */
export function traced(calculator: Traceable, { inputs, fixed, day, until, lawDay, ports, limits }: TraceRequest): Traced | null {
  const bounds = inputs.map((each) => [each.variable, { low: each.optional ? each.low - 1n : each.low, high: each.high }] as const)
  startTrace({ ...Object.fromEntries(bounds), [lawDay ?? ASKED]: { low: dayIndex(day), high: dayIndex(until) } })
  startWays(limits)
  const asked = new SymbolicDay(name(lawDay ?? ASKED))
  const ctx = new TracingContext(day, asked, ports)
  admit(ctx)
  try {
    const input = {
      ...fixed,
      ...Object.fromEntries(inputs.map((each) => [each.name, symbolOf(each)])),
      ...(lawDay !== undefined && { [lawDay]: asked }),
    }
    const result = scope(() => calculator.definition.answer(input, ctx))
    forgetTo(0)
    const outcomes = outcomesOf(result)
    const refused = refusedWays().map((way) => way.map(bitOf).reduce<Expression>(times, 1n))
    return { outcomes, refused: refused.reduce(plus, 0n), read: ctx.read, left: [...leftWays()] }
  } catch (error) {
    if (error instanceof Refused) return null
    throw new Untraceable(`${currentPlace()}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A day as the tracer counts it. */
const dayIndex = (day: Day): bigint => BigInt(dayNumber(day))
