/** The plans of successive periods of the law as one: constants that differ become a column with a row for each period. */
import { type Columns, type Expression, field, partsOf, withParts } from '../plan/expression.ts'
import { keyOf, whenOf } from './algebra.ts'

export const LAW_ROW = 'law'

/** Kind of an expression, apart from its parts. */
function shapeOf(expression: Expression): string {
  if (typeof expression === 'bigint') return 'constant'
  if (expression.is === 'name') return `name ${expression.name}`
  return expression.is === 'quotient' ? `quotient ${expression.wide}` : expression.is
}

export class Merge {
  readonly #columns: Record<string, readonly bigint[]> = {}
  readonly #fields = new Map<string, Expression>()
  readonly #merged = new Map<string, Expression>()

  get columns(): Columns {
    return this.#columns
  }

  /** One expression of one for each period. */
  of(each: readonly Expression[]): Expression {
    const key = each.map(keyOf).join('|')
    const known = this.#merged.get(key)
    if (known !== undefined) return known
    const made = this.#made(each)
    this.#merged.set(key, made)
    return made
  }

  #constant(values: readonly bigint[]): Expression {
    if (values.every((value) => value === values[0])) return values[0]!
    const key = values.join()
    const known = this.#fields.get(key)
    if (known !== undefined) return known
    const column = `c${this.#fields.size + 1}`
    this.#columns[column] = values
    const made = field(LAW_ROW, column)
    this.#fields.set(key, made)
    return made
  }

  #made(each: readonly Expression[]): Expression {
    const [first, ...others] = each
    if (first !== undefined && others.every((one) => one === first)) return first
    if (each.every((one) => typeof one === 'bigint')) return this.#constant(each)
    const shapes = [...new Set(each.map(shapeOf))]
    if (shapes.length > 1) return this.#choice(each, shapes)
    const parts = each.map(partsOf)
    let at = 0
    return withParts(first!, () => {
      const index = at++
      return this.of(parts.map((one) => one[index]!))
    })
  }

  /** A form that differs between periods: each form is computed from a period that has it, and a column of the law chooses. */
  #choice(each: readonly Expression[], shapes: readonly string[]): Expression {
    const ways = shapes.map((shape) => {
      const having = each.filter((one) => shapeOf(one) === shape)
      let last = having[0]!
      return this.of(
        each.map((one) => {
          if (shapeOf(one) === shape) last = one
          return last
        }),
      )
    })
    const which = this.#constant(each.map((one) => BigInt(shapes.indexOf(shapeOf(one)))))
    return ways.slice(1).reduce((before, way, index) => whenOf({ left: which, over: BigInt(index), not: false }, way, before), ways[0]!)
  }
}
