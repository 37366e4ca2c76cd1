/** Functions of databases that name a value only by a function of one argument: each step around all that follow it, or layer by layer. */
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
  /** A value of the caller's as the plan takes it. */
  readonly parameter: Readonly<Record<ParameterKind, (name: string, unit: Unit) => string>>
  /** The value of a column at a position counted from 1; null where the position is. */
  lookup(values: readonly bigint[], position: string): string
  wide(text: string): string
  quotient(of: string, by: string, wide: boolean): string
  flag(comparison: string): string
  /** The type of a result as it is given back. */
  type(of: ResultUnit, unit: Unit): string
  /** A result as it is given back: an amount in the unit of the function, a percentage as such. */
  shown(text: string, of: ResultUnit, unit: Unit): string
  /** Several values by name. */
  record(fields: readonly ShownResult[]): string
  readonly day?: Words['day']
}

/** Databases in which a step can be a function around all that follow it. */
export interface BindingDialect extends LetDialect {
  /** `body` with a value under a name. */
  bind(name: string, value: string, body: string): string
}

interface HeldValue {
  readonly name: string
  readonly text: string
  readonly kind: 'whole' | 'day' | 'word'
}

/** Databases whose records go from one function to the next: what is within a function is worked out again at every level around it. */
export interface LayeredDialect extends LetDialect {
  /** A record of values. */
  row(values: readonly HeldValue[]): string
  /** A list of one record. */
  list(row: string): string
  /** A list with `body` of its record, which is called `s`, in place of it. */
  next(list: string, body: string): string
  first(list: string): string
}

interface ShownResult {
  readonly name: string
  readonly type: string
  readonly text: string
}

export const own = (name: string): string => `v_${name}`

/** What the dialect says of expressions: a row of constants is kept as its position. */
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

/** Each result as it is given back. */
export const shownResults = (
  definition: PlannedFunction,
  dialect: LetDialect,
  unit: Unit,
  words = wordsOf(definition, dialect),
): readonly ShownResult[] =>
  Object.entries(resultsOf(definition)).map(([name, value]) => {
    const of = unitOf(definition, name)
    return { name, type: dialect.type(of, unit), text: dialect.shown(textOf(value, words), of, unit) }
  })

/** The result of a function: a scalar, or a record of its results. */
export const shownResult = (definition: PlannedFunction, dialect: LetDialect, unit: Unit, words = wordsOf(definition, dialect)): string => {
  const results = shownResults(definition, dialect, unit, words)
  return isAmount(definition.result) ? results[0]!.text : dialect.record(results)
}

/** The body of a function, each step around all that follow it. */
export function letBody(definition: PlannedFunction, dialect: BindingDialect, unit: Unit): string {
  const { parameters, steps } = definition
  const words = wordsOf(definition, dialect)
  const inner = [...steps]
    .reverse()
    .reduce(
      (body, step) => dialect.bind(own(step.name), textOf(isRow(step) ? step.index : step.value, words), body),
      shownResult(definition, dialect, unit),
    )
  return Object.entries(parameters)
    .reverse()
    .reduce((body, [name, kind]) => dialect.bind(own(name), dialect.parameter[kind](name, unit), body), inner)
}

/** The names that an expression reads. */
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

/** The body of a function as records, each made from the one before: all the steps that only need what is already known, at once. */
export function layeredBody(definition: PlannedFunction, dialect: LayeredDialect, unit: Unit): string {
  const { parameters, steps } = definition
  const called = (name: string): string => `s.${own(name)}`
  const words = wordsOf(definition, dialect, called)
  const read = new Map(steps.map((step) => [step.name, namesIn(isRow(step) ? step.index : step.value)]))
  const depth = new Map(Object.keys(parameters).map((name) => [name, 0]))
  for (const { name } of steps) depth.set(name, 1 + Math.max(0, ...read.get(name)!.map((each) => depth.get(each)!)))
  const last = Math.max(...depth.values())
  const results = Object.values(resultsOf(definition)).flatMap(namesIn)
  const kindOf = (name: string): HeldValue['kind'] => {
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
  return dialect.first(dialect.next(list, shownResult(definition, dialect, unit, words)))
}

/** What is asked of a whole table: which results, of what relation, beside which of its columns. */
export interface SelectParts {
  readonly wanted: readonly string[]
  readonly relation: string
  readonly kept: readonly string[]
}

/** For volumes: some results of every row of a relation that has the parameters as columns, in centavos, each step a column of a subquery. */
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
  const shown = shownResults(definition, dialect, 'centavos').filter(({ name }) => wanted.includes(name))
  return `SELECT ${[...kept, ...shown.map(({ name, text }) => `${text} AS ${name}`)].join(', ')}\nFROM ${from}`
}
