/**
 * Renders a plan as a single WebAssembly loop over two rows at a time. It applies the same operations to the same doubles as the columnar
 * JavaScript, so results are identical, but intermediate values stay in processor registers. Only programs that process whole files load
 * this module.
 */
import { dayNumber } from '../../core/day.ts'
import { type Expression, isRow, onlyValue, type PlannedFunction, resultsOf } from '../expression.ts'
import { Assembler, type Instruction, type Local } from './assembler.ts'
import { BLOCK } from './javascript.ts'

export interface FusedKernel {
  /** Input block per parameter. */
  readonly given: Readonly<Record<string, Float64Array>>
  /** Output block per result. */
  readonly found: Readonly<Record<string, Float64Array>>
  run(rows: number): void
}

/** Null for a plan with a quotient that exceeds the precision of doubles. @param fixed parameters that have one value in every row. */
export function fusedKernel(plan: PlannedFunction, fixed: Readonly<Record<string, number>>): FusedKernel | null {
  const fusion = new Fusion(plan, fixed)
  const results = Object.entries(resultsOf(plan)).map(([result, expression]) => [result, fusion.value(expression)] as const)
  if (fusion.isWide) return null
  const { assembler } = fusion
  const places = results.map(([result, value]) => [result, assembler.stored(fusion.local(value))] as const)
  const { memory, run } = assembler.assembled()
  const block = (place: number) => new Float64Array(memory, place, BLOCK)
  return {
    given: Object.fromEntries([...fusion.given].map(([parameter, place]) => [parameter, block(place)])),
    found: Object.fromEntries(places.map(([result, place]) => [result, block(place)])),
    run,
  }
}

/** A constant for all rows, or the loop's local variable. */
type Value = { readonly constant: number } | { readonly local: Local }

/** Constant folding with the same semantics as the WebAssembly instructions. */
const FOLDED: Readonly<
  Record<'sum' | 'difference' | 'product' | 'larger' | 'smaller' | 'over' | 'quotient', (a: number, b: number) => number>
> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  product: (a, b) => a * b,
  larger: Math.max,
  smaller: Math.min,
  over: (a, b) => (a > b ? 1 : 0),
  quotient: (a, b) => Math.trunc(a / b),
}

const INSTRUCTIONS: Readonly<Record<keyof typeof FOLDED, readonly Instruction[]>> = {
  sum: ['add'],
  difference: ['sub'],
  product: ['mul'],
  larger: ['max'],
  smaller: ['min'],
  over: ['gt', 'oneWhere'],
  quotient: ['div', 'trunc'],
}

class Fusion {
  readonly assembler = new Assembler(BLOCK)
  /** Memory offset of each parameter the plan reads. */
  readonly given = new Map<string, number>()
  isWide = false
  readonly #fixed: Readonly<Record<string, number>>
  readonly #steps: ReadonlyMap<string, PlannedFunction['steps'][number]>
  readonly #names = new Map<string, Value>()
  /** Columns by expression key: nothing is computed twice. */
  readonly #made = new Map<string, Value>()

  constructor({ parameters, steps }: PlannedFunction, fixed: Readonly<Record<string, number>>) {
    this.#fixed = fixed
    this.#steps = new Map(steps.map((step) => [step.name, step]))
    for (const parameter of Object.keys(parameters)) if (fixed[parameter] === undefined) this.given.set(parameter, this.assembler.block())
  }

  local(value: Value): Local {
    return 'local' in value ? value.local : this.assembler.constant(value.constant)
  }

  value(expression: Expression): Value {
    if (typeof expression === 'bigint') return { constant: Number(expression) }
    switch (expression.is) {
      case 'name':
        return this.#named(expression.name)
      case 'none':
        return { constant: Number.NaN }
      case 'field':
        return this.#field(expression.row, expression.column)
      case 'version':
        return this.#version(expression.starts.map(dayNumber), this.#parameter(expression.day))
      case 'position':
        return this.#parameter(expression.word)
      case 'within':
        return this.#within(expression.conditions)
      case 'when':
        return this.#when(expression)
      case 'quotient':
        if (expression.wide) this.isWide = true
        return this.#binary('quotient', this.value(expression.of), this.value(expression.by))
      default:
        return this.#binary(expression.is, this.value(expression.left), this.value(expression.right))
    }
  }

  /** Computes steps on first use, so unused steps are omitted. */
  #named(name: string): Value {
    const known = this.#names.get(name)
    if (known) return known
    const step = this.#steps.get(name)
    const value = step ? this.value(isRow(step) ? step.index : step.value) : this.#parameter(name)
    this.#names.set(name, value)
    return value
  }

  #parameter(name: string): Value {
    const fixed = this.#fixed[name]
    if (fixed !== undefined) return { constant: fixed }
    return this.#once(`parameter ${name}`, () => this.assembler.loaded(this.given.get(name)!))
  }

  #binary(is: keyof typeof FOLDED, a: Value, b: Value): Value {
    if ('constant' in a && 'constant' in b) return { constant: FOLDED[is](a.constant, b.constant) }
    if ((is === 'difference' || is === 'sum') && isAlways(b, 0)) return a
    if (is === 'sum' && isAlways(a, 0)) return b
    if (is === 'product' && isAlways(a, 1)) return b
    if (is === 'product' && isAlways(b, 1)) return a
    return this.#computed(INSTRUCTIONS[is], a, b)
  }

  #when({ left, over, then, otherwise }: Extract<Expression, { is: 'when' }>): Value {
    const [a, b] = [this.value(left), this.value(over)]
    if ('constant' in a && 'constant' in b) return this.value(a.constant > b.constant ? then : otherwise)
    return this.#computed(['select'], this.value(then), this.value(otherwise), this.#computed(['gt'], a, b))
  }

  #within(conditions: Extract<Expression, { is: 'within' }>['conditions']): Value {
    let all: Value = { constant: 0 }
    for (const { value, from, to } of conditions) {
      const each = this.value(value)
      const least: Value = { constant: typeof from === 'string' ? dayNumber(from) : Number(from) }
      const most: Value = typeof to === 'string' ? { constant: dayNumber(to) } : this.value(to)
      if ('constant' in each && 'constant' in most) {
        if (!(each.constant >= least.constant && each.constant <= most.constant)) return { constant: Number.NaN }
        continue
      }
      const inside = this.#computed(['and'], this.#computed(['ge'], each, least), this.#computed(['le'], each, most))
      const passed = this.#computed(['zeroWhere'], inside)
      all = 'constant' in all ? passed : this.#computed(['add'], all, passed)
    }
    return all
  }

  #field(row: string, column: string): Value {
    const step = this.#steps.get(row)!
    if (!isRow(step)) throw new TypeError(`${row} is no row`)
    const only = onlyValue(step.row, column)
    if (only !== undefined) return { constant: Number(only) }
    const values = step.row[column]!.map(Number)
    const position = this.#named(row)
    if ('constant' in position) return { constant: values[position.constant - 1] ?? Number.NaN }
    return this.#once(`${row} ${column}`, () => this.assembler.gather(values, position.local))
  }

  #version(starts: readonly number[], day: Value): Value {
    if ('constant' in day) return { constant: starts.filter((start) => start <= day.constant).length || Number.NaN }
    return this.#once(`version ${day.local} ${starts.join(' ')}`, () => this.assembler.countStarts(starts, day.local))
  }

  #computed(instructions: readonly Instruction[], ...parts: readonly Value[]): Value {
    const locals = parts.map((part) => this.local(part))
    return this.#once(`${instructions.join(' ')} ${locals.join(' ')}`, () => this.assembler.computed(instructions, locals))
  }

  #once(key: string, made: () => Local): Value {
    const value = this.#made.get(key) ?? { local: made() }
    this.#made.set(key, value)
    return value
  }
}

const isAlways = (value: Value, of: number): boolean => 'constant' in value && value.constant === of
