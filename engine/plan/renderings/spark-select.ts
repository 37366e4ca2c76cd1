/**
 * Spark over whole tables. The law of each day is a small table joined once by day; scale pieces are small tables joined by position; every
 * other step is a column or two. The JVM only compiles methods of up to 8,000 bytes: inlined list lookups and day comparisons produced one
 * too large, which was interpreted.
 */
import type { Day } from '../../core/day.ts'
import { addDays } from '../../core/day.ts'
import {
  type Columns,
  type Expression,
  type ExpressionStep,
  isRow,
  neededSteps,
  onlyValue,
  type PlannedFunction,
  resultsOf,
} from '../expression.ts'
import { SPARK } from './spark.ts'
import { namesIn, own, resultColumns, type SelectParts, wordsOf } from './sql-lets.ts'
import { dayLiteral, textOf, type Words } from './sql-text.ts'

type RowStep = Extract<ExpressionStep, { row: Columns }>

export function sparkSelect(definition: PlannedFunction, { wanted, relation, kept }: SelectParts): string {
  const results = resultsOf(definition)
  const asked = wanted.map((name) => results[name]!)
  const steps = neededSteps(definition, asked)
  const rows = new Map(steps.filter(isRow).map((step) => [step.name, step]))
  const words: Words = {
    ...wordsOf(definition, SPARK),
    field: (row, column, wide) => {
      const only = onlyValue(rows.get(row)!.row, column)
      if (only !== undefined) return textOf(only, words)
      return wide ? SPARK.wide(fieldColumn(row, column)) : fieldColumn(row, column)
    },
  }
  const given = Object.entries(definition.parameters).map(([name, kind]) => `${SPARK.parameter[kind](name, 'centavos')} AS ${own(name)}`)
  const byDay = Object.keys(definition.parameters).flatMap((day) => daysJoined(steps, day) ?? [])
  const dated = new Set(byDay.flatMap(({ names }) => names))
  let from = `(SELECT *, ${given.join(', ')} FROM ${relation})`
  for (const { name, key, table } of byDay) from = joined(from, { name, key, table })
  for (const layer of layersOf(
    steps.filter(({ name }) => !dated.has(name)),
    new Set([...Object.keys(definition.parameters), ...dated]),
  )) {
    const columns = layer.map((step) => `${textOf(isRow(step) ? step.index : step.value, words)} AS ${own(step.name)}`)
    from = `(SELECT *, ${columns.join(', ')}\nFROM ${from})`
    for (const step of layer.filter(isRow)) {
      const table = rowTable(step)
      if (table) from = joined(from, { name: step.name, key: own(step.name), table })
    }
  }
  const shown = resultColumns(definition, SPARK, 'centavos', words).filter(({ name }) => wanted.includes(name))
  return `SELECT ${[...kept, ...shown.map(({ name, text }) => `${text} AS ${name}`)].join(', ')}\nFROM ${from}`
}

const fieldColumn = (row: string, column: string): string => `${own(row)}__${column}`
const keyColumn = (name: string): string => `k_${name}`

/** Joins each row with the small-table row of its key; without a match, the columns are null. */
const joined = (from: string, { name, key, table }: { readonly name: string; readonly key: string; readonly table: string }): string =>
  `(SELECT /*+ BROADCAST(t_${name}) */ *\nFROM ${from} LEFT JOIN ${table} AS t_${name} ON ${key} = ${keyColumn(name)})`

const varying = (row: Columns): string[] => Object.keys(row).filter((column) => onlyValue(row, column) === undefined)

/** Constants of a step by position; null when all of them are constant. */
function rowTable({ name, row }: RowStep): string | null {
  const columns = varying(row)
  if (columns.length === 0) return null
  const lines = row[columns[0]!]!.map((_, index) => `(${index + 1}L, ${columns.map((column) => `${row[column]![index]}L`).join(', ')})`)
  return `(SELECT * FROM VALUES ${lines.join(', ')} AS t(${[keyColumn(name), ...columns.map((column) => fieldColumn(name, column))].join(', ')}))`
}

interface DaysJoined {
  readonly name: string
  readonly key: string
  readonly table: string
  /** Steps covered by the join. */
  readonly names: readonly string[]
}

/** Versions and constants in force on each accepted day. Null when nothing depends on that day alone, or the days are not bounded. */
function daysJoined(steps: readonly ExpressionStep[], day: string): DaysJoined | null {
  const days = daysAnswered(steps, day)
  const versions = new Map(
    steps.flatMap((step) => {
      const starts = isRow(step) ? null : startsBy(step.value, day)
      return starts ? [[step.name, starts] as const] : []
    }),
  )
  if (!days || versions.size === 0) return null
  const rows = steps.filter(isRow).flatMap((step) => {
    const { index } = step
    return typeof index !== 'bigint' && index.is === 'name' && versions.has(index.name) ? [{ step, version: index.name }] : []
  })
  const cuts = [...new Set([days.from, ...[...versions.values()].flat().filter((start) => start > days.from && start <= days.to)])].sort()
  const columns = [
    ...[...versions.keys()].map(own),
    ...rows.flatMap(({ step }) => varying(step.row).map((column) => fieldColumn(step.name, column))),
  ]
  const lines = cuts.map((first, at) => {
    const last = at + 1 < cuts.length ? addDays(cuts[at + 1]!, -1) : days.to
    const position = (version: string): number => versions.get(version)!.filter((start) => start <= first).length
    const cells = [
      ...[...versions.keys()].map((version) => cell(position(version), (found) => BigInt(found))),
      ...rows.flatMap(({ step, version }) =>
        varying(step.row).map((column) => cell(position(version), (found) => step.row[column]![found - 1]!)),
      ),
    ]
    return `(sequence(${dayLiteral(first)}, ${dayLiteral(last)}), ${cells.join(', ')})`
  })
  const table = `(SELECT unix_date(day_of_law) AS ${keyColumn(day)}, ${columns.join(', ')} FROM (SELECT *, explode(days_of_law) AS day_of_law FROM VALUES ${lines.join(',\n')} AS t(days_of_law, ${columns.join(', ')})))`
  return { name: day, key: `unix_date(${own(day)})`, table, names: [...versions.keys(), ...rows.map(({ step }) => step.name)] }
}

/** Position zero: before the first version. */
const cell = (position: number, value: (position: number) => bigint): string => (position === 0 ? 'NULL' : `${value(position)}L`)

const startsBy = (value: Expression, day: string): readonly Day[] | null =>
  typeof value !== 'bigint' && value.is === 'version' && value.day === day ? value.starts : null

/** Accepted days; on other days every result is null. */
function daysAnswered(steps: readonly ExpressionStep[], day: string): { readonly from: Day; readonly to: Day } | null {
  for (const step of steps) {
    if (isRow(step) || step.name !== 'asked' || typeof step.value === 'bigint' || step.value.is !== 'within') continue
    for (const { value, from, to } of step.value.conditions)
      if (typeof value !== 'bigint' && value.is === 'name' && value.name === day && typeof from === 'string' && typeof to === 'string')
        return { from, to }
  }
  return null
}

/** Groups steps into layers without dependencies within a layer. */
function layersOf(steps: readonly ExpressionStep[], known: ReadonlySet<string>): ExpressionStep[][] {
  const depth = new Map([...known].map((name) => [name, 0]))
  const layers: ExpressionStep[][] = []
  for (const step of steps) {
    const at = 1 + Math.max(0, ...namesIn(isRow(step) ? step.index : step.value).map((name) => depth.get(name)!))
    depth.set(step.name, at)
    layers[at - 1] = [...(layers[at - 1] ?? []), step]
  }
  return layers
}
