/**
 * Function bodies for databases that name a value only as a function argument: each step wraps all later steps, or steps go layer by layer.
 */
import {
  type Expression,
  isAmount,
  isRow,
  neededSteps,
  onlyValue,
  type ParameterKind,
  type PlannedFunction,
  partsOf,
  type ResultUnit,
  resultsOf,
  unitOf,
} from '../expression.ts'
import { textOf, type Words } from './sql-text.ts'

export type Unit = 'reais' | 'centavos'

export interface LetDialect {
  /** Converts a caller's value to the plan's unit. */
  readonly parameter: Readonly<Record<ParameterKind, (name: string, unit: Unit) => string>>
  /** Value of a column at a 1-based position; null for a null position. */
  lookup(values: readonly bigint[], position: string): string
  wide(text: string): string
  quotient(of: string, by: string, wide: boolean): string
  flag(comparison: string): string
  type(of: ResultUnit, unit: Unit): string
  /** Result expression: an amount in the unit of the function, a percentage as is. */
  shown(text: string, of: ResultUnit, unit: Unit): string
  /** Combines several values by name. */
  record(fields: readonly ResultColumn[]): string
  readonly day?: Words['day']
}

/** Dialects where a step can be a function that wraps all later steps. */
export interface BindingDialect extends LetDialect {
  /** Binds a value to a name in `body`. */
  bind(name: string, value: string, body: string): string
}

interface BoundValue {
  readonly name: string
  readonly text: string
  readonly kind: 'whole' | 'day' | 'word'
}

/** Dialects that pass records from one function to the next, since nested expressions are recomputed at every level. */
export interface LayeredDialect extends LetDialect {
  row(values: readonly BoundValue[]): string
  list(row: string): string
  /** Replaces the record of a list with `body`, in which it is named `s`. */
  next(list: string, body: string): string
  first(list: string): string
}

interface ResultColumn {
  readonly name: string
  readonly type: string
  readonly text: string
}

export const own = (name: string): string => `v_${name}`

/** Rendering of expressions in the dialect: a row of constants is represented by its position. */
export function wordsOf({ steps }: Pick<PlannedFunction, 'steps'>, dialect: LetDialect, called = own): Words {
  const rows = new Map(steps.filter(isRow).map((step) => [step.name, step.row]))
  const sized = (text: string, wide: boolean): string => (wide ? dialect.wide(text) : text)
  const words: Words = {
    name: (name, wide) => sized(called(name), wide),
    field: (row, column, wide) => {
      const values = rows.get(row)![column]!
      const only = onlyValue(rows.get(row)!, column)
      return only === undefined ? sized(dialect.lookup(values, called(row)), wide) : textOf(only, words)
    },
    quotient: dialect.quotient,
    flag: dialect.flag,
    ...(dialect.day && { day: dialect.day }),
  }
  return words
}

export const resultColumns = (
  definition: PlannedFunction,
  dialect: LetDialect,
  unit: Unit,
  words = wordsOf(definition, dialect),
): readonly ResultColumn[] =>
  Object.entries(resultsOf(definition)).map(([name, value]) => {
    const of = unitOf(definition, name)
    return { name, type: dialect.type(of, unit), text: dialect.shown(textOf(value, words), of, unit) }
  })

/** The result of a function: a scalar, or a record of its results. */
export const resultExpression = (
  definition: PlannedFunction,
  dialect: LetDialect,
  unit: Unit,
  words = wordsOf(definition, dialect),
): string => {
  const results = resultColumns(definition, dialect, unit, words)
  return isAmount(definition.result) ? results[0]!.text : dialect.record(results)
}

/** Function body in which each step wraps all later steps. */
export function letBody(definition: PlannedFunction, dialect: BindingDialect, unit: Unit): string {
  const { parameters, steps } = definition
  const words = wordsOf(definition, dialect)
  const inner = [...steps]
    .reverse()
    .reduce(
      (body, step) => dialect.bind(own(step.name), textOf(isRow(step) ? step.index : step.value, words), body),
      resultExpression(definition, dialect, unit),
    )
  return Object.entries(parameters)
    .reverse()
    .reduce((body, [name, kind]) => dialect.bind(own(name), dialect.parameter[kind](name, unit), body), inner)
}

export function namesIn(expression: Expression): readonly string[] {
  const parts = partsOf(expression).flatMap(namesIn)
  if (typeof expression === 'bigint') return parts
  switch (expression.is) {
    case 'name':
      return [expression.name]
    case 'field':
      return [expression.row]
    case 'version':
      return [expression.day]
    case 'position':
      return [expression.word]
    default:
      return parts
  }
}

/** Function body as a chain of records: each layer computes every step whose inputs are known. */
export function layeredBody(definition: PlannedFunction, dialect: LayeredDialect, unit: Unit): string {
  const { parameters, steps } = definition
  const called = (name: string): string => `s.${own(name)}`
  const words = wordsOf(definition, dialect, called)
  const read = new Map(steps.map((step) => [step.name, namesIn(isRow(step) ? step.index : step.value)]))
  const depth = new Map(Object.keys(parameters).map((name) => [name, 0]))
  for (const { name } of steps) depth.set(name, 1 + Math.max(0, ...read.get(name)!.map((each) => depth.get(each)!)))
  const last = Math.max(...depth.values())
  const results = Object.values(resultsOf(definition)).flatMap(namesIn)
  const kindOf = (name: string): BoundValue['kind'] => {
    const kind = parameters[name]
    return kind === 'day' || kind === 'word' ? kind : 'whole'
  }
  let list = dialect.list(
    dialect.row(
      Object.entries(parameters).map(([name, kind]) => ({
        name: own(name),
        text: dialect.parameter[kind](name, unit),
        kind: kindOf(name),
      })),
    ),
  )
  for (let layer = 1; layer <= last; layer++) {
    const later = new Set([...results, ...steps.flatMap(({ name }) => (depth.get(name)! > layer ? read.get(name)! : []))])
    const kept = [...depth].flatMap(([name, at]) => (at < layer && later.has(name) ? [name] : []))
    const made = steps.filter(({ name }) => depth.get(name) === layer)
    const row = dialect.row([
      ...kept.map((name) => ({ name: own(name), text: called(name), kind: kindOf(name) })),
      ...made.map((step) => ({ name: own(step.name), text: textOf(isRow(step) ? step.index : step.value, words), kind: 'whole' as const })),
    ])
    list = dialect.next(list, row)
  }
  return dialect.first(dialect.next(list, resultExpression(definition, dialect, unit, words)))
}

/** Query over a whole table: results, relation, and columns to retain. */
export interface SelectParts {
  readonly wanted: readonly string[]
  readonly relation: string
  readonly kept: readonly string[]
}

/**
 * For large volumes: some results of every row of a relation with the parameters as columns, in centavos, with each step as a subquery
 * column.
 */
export function nestedSelect(definition: PlannedFunction, dialect: LetDialect, { wanted, relation, kept }: SelectParts): string {
  const results = resultsOf(definition)
  const steps = neededSteps(
    definition,
    wanted.map((name) => results[name]!),
  )
  const words = wordsOf(definition, dialect)
  const given = Object.entries(definition.parameters).map(([name, kind]) => `${dialect.parameter[kind](name, 'centavos')} AS ${own(name)}`)
  const from = steps.reduce(
    (inner, step) => `(SELECT *, ${textOf(isRow(step) ? step.index : step.value, words)} AS ${own(step.name)}\nFROM ${inner})`,
    `(SELECT *, ${given.join(', ')} FROM ${relation})`,
  )
  const shown = resultColumns(definition, dialect, 'centavos').filter(({ name }) => wanted.includes(name))
  return `SELECT ${[...kept, ...shown.map(({ name, text }) => `${text} AS ${name}`)].join(', ')}\nFROM ${from}`
}
