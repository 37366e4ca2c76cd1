/** Gives a step to each expression that a plan uses more than once: renderings that write text then write it once. */
import { type Expression, type ExpressionStep, isRow, name, type PlannedFunction, partsOf, withParts } from '../plan/expression.ts'

/** Prefix of these steps, which no input has. */
const STEP = 'v_'

type Resulting = Omit<PlannedFunction, 'result'> & { readonly result: Readonly<Record<string, Expression>> }

export function withSharedSteps(plan: Resulting): Resulting {
  const keys = new Keys()
  const uses = new Map<string, number>()
  const count = (expression: Expression): void => {
    if (typeof expression === 'bigint') return
    const key = keys.of(expression)
    const before = uses.get(key) ?? 0
    uses.set(key, before + 1)
    if (before === 0) for (const part of partsOf(expression)) count(part)
  }
  for (const step of plan.steps) count(isRow(step) ? step.index : step.value)
  for (const value of Object.values(plan.result)) count(value)
  const steps: ExpressionStep[] = []
  const made = new Map<string, Expression>()
  const of = (expression: Expression): Expression => {
    if (typeof expression === 'bigint' || partsOf(expression).length === 0) return expression
    const key = keys.of(expression)
    const known = made.get(key)
    if (known !== undefined) return known
    const value = expression.is === 'quotient' && expression.wide ? withParts(expression, whole) : withParts(expression, of)
    if (uses.get(key)! < 2) {
      made.set(key, value)
      return value
    }
    const step = `${STEP}${made.size + 1}`
    steps.push({ name: step, value })
    const reference = name(step)
    made.set(key, reference)
    return reference
  }
  // A step is a double: the exact parts of a wide quotient stay inside it.
  const whole = (expression: Expression): Expression =>
    typeof expression !== 'bigint' && (expression.is === 'sum' || expression.is === 'difference' || expression.is === 'product')
      ? withParts(expression, whole)
      : of(expression)
  for (const step of plan.steps) steps.push(isRow(step) ? { ...step, index: of(step.index) } : { ...step, value: of(step.value) })
  const result = Object.fromEntries(Object.entries(plan.result).map(([field, value]) => [field, of(value)]))
  return { ...plan, steps, result }
}

/** Structural keys: equal expressions have one, whatever made them. */
class Keys {
  readonly #known = new Map<Expression, string>()
  readonly #numbers = new Map<string, string>()

  of(expression: Expression): string {
    if (typeof expression === 'bigint') return String(expression)
    const known = this.#known.get(expression)
    if (known !== undefined) return known
    const parts = partsOf(expression).map((part) => this.of(part))
    const text = `${expression.is} ${ownText(expression)} ${parts.join(' ')}`
    const key = this.#numbers.get(text) ?? `#${this.#numbers.size}`
    this.#numbers.set(text, key)
    this.#known.set(expression, key)
    return key
  }
}

function ownText(expression: Exclude<Expression, bigint>): string {
  switch (expression.is) {
    case 'name':
      return expression.name
    case 'field':
      return `${expression.row}.${expression.column}`
    case 'version':
      return `${expression.day} ${expression.starts.join()}`
    case 'position':
      return `${expression.word} ${expression.among.join()}`
    case 'quotient':
      return String(expression.wide)
    case 'within':
      return expression.conditions.map(({ from, to }) => `${from} ${typeof to === 'string' ? to : ''}`).join()
    default:
      return ''
  }
}
