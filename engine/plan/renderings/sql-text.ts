/** Expression as SQL text; the dialect supplies the differences between databases. */
import type { Day } from '../../core/day.ts'
import type { Condition, Expression } from '../expression.ts'

export interface Words {
  /** Reference to a name; `wide` when the calculation may exceed 63 bits. */
  name(name: string, wide: boolean): string
  field(row: string, column: string, wide: boolean): string
  quotient(of: string, by: string, wide: boolean): string
  /** Converts a comparison to 1 or 0. */
  flag(comparison: string): string
  /** Day literal, when the database does not accept the standard one. */
  day?(day: Day): string
}

const OPERATORS = { sum: '+', difference: '-', product: '*' } as const
const FUNCTIONS = { larger: 'greatest', smaller: 'least' } as const

export function textOf(expression: Expression, words: Words, wide = false): string {
  if (typeof expression === 'bigint') return expression < 0n ? `(${expression})` : String(expression)
  switch (expression.is) {
    case 'name':
      return words.name(expression.name, wide)
    case 'sum':
    case 'difference':
    case 'product': {
      const { left, right } = expression
      if (right === 0n && expression.is !== 'product') return textOf(left, words, wide)
      if (left === 0n && expression.is === 'sum') return textOf(right, words, wide)
      if ((left === 0n || right === 0n) && expression.is === 'product') return '0'
      return `(${textOf(left, words, wide)} ${OPERATORS[expression.is]} ${textOf(right, words, wide)})`
    }
    case 'larger':
    case 'smaller':
      return `${FUNCTIONS[expression.is]}(${textOf(expression.left, words, wide)}, ${textOf(expression.right, words, wide)})`
    case 'quotient': {
      const large = wide || expression.wide
      return words.quotient(textOf(expression.of, words, large), textOf(expression.by, words, large), large)
    }
    case 'over':
      return words.flag(`${textOf(expression.left, words, wide)} > ${textOf(expression.right, words, wide)}`)
    case 'when': {
      const { left, over, then, otherwise } = expression
      const part = (of: Expression): string => textOf(of, words, wide)
      const last = part(otherwise)
      const rest = typeof otherwise !== 'bigint' && otherwise.is === 'when' ? last.slice('CASE '.length) : `ELSE ${last} END`
      return `CASE WHEN ${part(left)} > ${part(over)} THEN ${part(then)} ${rest}`
    }
    case 'field':
      return words.field(expression.row, expression.column, wide)
    case 'version':
      return versionText(expression.starts, words.name(expression.day, false), words.day ?? dayLiteral)
    case 'position':
      return `CASE ${words.name(expression.word, false)} ${expression.among.map((word, index) => `WHEN ${literal(word)} THEN ${index + 1}`).join(' ')} END`
    case 'none':
      return 'NULL'
    case 'within':
      return `CASE WHEN ${expression.conditions.map((each) => conditionText(each, words)).join(' AND ')} THEN 0 END`
  }
}

function conditionText({ value, from, to }: Condition, words: Words): string {
  const end = (limit: Expression | Day): string => (typeof limit === 'string' ? (words.day ?? dayLiteral)(limit) : textOf(limit, words))
  return `${textOf(value, words)} BETWEEN ${end(from)} AND ${end(to)}`
}

/** Bisection: six comparisons for fifty versions. */
export function versionText(starts: readonly Day[], day: string, written: (day: Day) => string = dayLiteral): string {
  const between = (first: number, last: number): string => {
    if (first === last) return String(first)
    const middle = Math.ceil((first + last) / 2)
    return `CASE WHEN ${day} >= ${written(starts[middle - 1]!)} THEN ${between(middle, last)} ELSE ${between(first, middle - 1)} END`
  }
  return `CASE WHEN ${day} >= ${written(starts[0]!)} THEN ${between(1, starts.length)} END`
}

export const dayLiteral = (day: Day): string => `DATE '${day}'`
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
