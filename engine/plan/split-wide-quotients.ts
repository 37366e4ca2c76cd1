/**
 * Replaces wide quotients with narrow ones: (a × b + c) ÷ d becomes a ÷ d × b + (remainder of a × b + c) ÷ d, when every part is certain to
 * fit in 63 bits.
 */
import { LARGEST } from '../core/money.ts'
import {
  type Expression,
  type ExpressionStep,
  isAmount,
  isRow,
  minus,
  type PlannedFunction,
  partsOf,
  plus,
  quotient,
  times,
  when,
} from './expression.ts'
import { Walk } from './interval.ts'
import { FITS } from './legal-constants/scale.ts'

/** The same plan for databases, which are fast with 64-bit integers and slow with wider ones. */
export function narrowed(plan: PlannedFunction): PlannedFunction {
  const walk = new Walk(plan, LARGEST)
  const steps = plan.steps.map((step): ExpressionStep => {
    if (isRow(step)) {
      walk.rows.set(step.name, step.row)
      return step
    }
    walk.names.set(step.name, walk.of(step.value))
    return { ...step, value: inParts(step.value, walk) }
  })
  const { result } = plan
  if (isAmount(result)) return { ...plan, steps, result: inParts(result, walk) }
  return { ...plan, steps, result: Object.fromEntries(Object.entries(result).map(([name, value]) => [name, inParts(value, walk)])) }
}

/** Rewrites computed parts only; compared parts stay as they are. */
function inParts(expression: Expression, walk: Walk): Expression {
  if (typeof expression === 'bigint') return expression
  switch (expression.is) {
    case 'quotient':
      return (expression.wide && split(expression.of, expression.by, walk)) || expression
    case 'sum':
    case 'difference':
    case 'product':
    case 'larger':
    case 'smaller':
      return { ...expression, left: inParts(expression.left, walk), right: inParts(expression.right, walk) }
    case 'when':
      return when(expression.left, expression.over, inParts(expression.then, walk), inParts(expression.otherwise, walk))
    default:
      return expression
  }
}

function split(of: Expression, by: Expression, walk: Walk): Expression | null {
  const { product, added } = addedTo(of)
  if (!product || hasWide(of) || hasWide(by)) return null
  // Divides the larger factor.
  const [left, right] = [walk.of(product.left, true), walk.of(product.right, true)]
  if (!left || !right) return null
  const [a, b] = left.high >= right.high ? [product.left, product.right] : [product.right, product.left]
  const [most, least] = left.high >= right.high ? [left, right] : [right, left]
  const [more, divisor] = [walk.of(added, true), walk.of(by, true)]
  if (!more || !divisor || most.low < 0n || least.low < 0n || more.low < 0n || divisor.low < 1n) return null
  const rest = (divisor.high - 1n) * least.high + more.high
  if (rest >= FITS || (most.high / divisor.low) * least.high + rest >= FITS || most.high >= FITS) return null
  const whole = quotient(a, by)
  const remainder = minus(a, times(whole, by))
  return plus(times(whole, b), quotient(plus(times(remainder, b), added), by))
}

/** Splits a sum into a product and an addend. */
function addedTo(of: Expression): { readonly product: Product | null; readonly added: Expression } {
  if (isProduct(of)) return { product: of, added: 0n }
  if (typeof of === 'bigint' || of.is !== 'sum') return { product: null, added: 0n }
  if (isProduct(of.left)) return { product: of.left, added: of.right }
  return { product: isProduct(of.right) ? of.right : null, added: of.left }
}

type Product = Extract<Expression, { left: Expression }> & { readonly is: 'product' }
const isProduct = (of: Expression): of is Product => typeof of !== 'bigint' && of.is === 'product'

const hasWide = (of: Expression): boolean => partsOf(of).some(hasWide) || (typeof of !== 'bigint' && of.is === 'quotient' && of.wide)
