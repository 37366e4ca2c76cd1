// `npm run trace <operation>`: the expressions that the tracer makes of an operation's rule, or the file, line and reason that stop it.
// `npm run trace -- --write`: traces every calculator, compares each with its rule on rows, and writes the plans and the table of docs/plans.md.

import { notLifted } from '../../build/lift/mirror.ts'
import { formatBRL } from '../../engine/core/money.ts'
import { registry } from '../../engine/generated/registry.ts'
import { type Expression, isRow, partsOf, resultsOf } from '../../engine/plan/expression.ts'
import { exactUpTo } from '../../engine/plan/interval.ts'
import { textOfPlan, tracedOperationPlan } from '../../engine/plan/traced-plan.ts'
import { engine, isByHand, portsOfMirror, type Row, today, trace, traced, writePlans, writeTable } from './traced-rows.ts'

function write(only: readonly string[]): void {
  const ids = [...registry.calculators.keys()].sort((a, b) => Number(isByHand(a)) - Number(isByHand(b)) || (a < b ? -1 : 1))
  const rows: Row[] = []
  for (const id of ids.filter((each) => only.length === 0 || only.includes(each))) {
    const row = traced(id)
    rows.push(row)
    console.log(`${row.text === null ? 'no ' : 'yes'} ${id}: ${row.note}`)
    // After each operation: an interrupted run keeps the plans that it made.
    if (only.length === 0) writePlans(rows.filter((each) => !isByHand(each.id)))
  }
  if (only.length === 0) writeTable(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
  for (const [file, why] of notLifted()) console.log(`not lifted: ${file}: ${why}`)
}

function print(id: string): void {
  const operation = engine.registry.calculators.get(id)
  if (!operation) {
    console.error(`${id} is no calculator`)
    process.exitCode = 1
    return
  }
  try {
    const { made, starts, left } = trace.tracedPlan(operation, portsOfMirror)
    console.log(
      `${id}: ${starts.length} periods from ${starts[0]}, exact up to ${formatBRL(exactUpTo(tracedOperationPlan(textOfPlan(made)).function(today)))}`,
    )
    for (const step of made.plan.steps)
      console.log(
        `  ${step.name} = ${isRow(step) ? `row ${written(step.index)} of ${Object.keys(step.row).length} columns` : written(step.value)}`,
      )
    for (const [result, value] of Object.entries(resultsOf(made.plan))) console.log(`${result}: ${written(value)}`)
    for (const why of left) console.log(`left to the calculator: ${why}`)
  } catch (error) {
    if (!(error instanceof trace.Untraceable)) throw error
    console.log(`${id} does not trace: ${error.message}`)
  }
}

const SIGNS = { sum: '+', difference: '−', product: '×', over: '>' } as const

/** An expression in infix form. */
function written(expression: Expression): string {
  if (typeof expression === 'bigint') return String(expression)
  const parts = partsOf(expression).map(written)
  switch (expression.is) {
    case 'name':
      return expression.name
    case 'field':
      return `${expression.row}.${expression.column}`
    case 'quotient':
      return `(${parts.join(' ÷ ')})`
    case 'when':
      return `(${parts[0]} > ${parts[1]} ? ${parts[2]} : ${parts[3]})`
    case 'larger':
    case 'smaller':
      return `${expression.is}(${parts.join(', ')})`
    case 'version':
      return `version on ${expression.day} of ${expression.starts.length}`
    case 'position':
      return `position of ${expression.word} in ${expression.among.join(', ')}`
    case 'within':
      return expression.conditions
        .map(({ value, from, to }) => `${written(value)} in ${from}..${typeof to === 'string' ? to : written(to)}`)
        .join(' and ')
    case 'none':
      return 'none'
    default:
      return `(${parts.join(` ${SIGNS[expression.is]} `)})`
  }
}

const args = process.argv.slice(2)
if (args[0] === '--write') write(args.slice(1))
else if (args.length === 1) print(args[0]!)
else console.error('npm run trace <operation>, or npm run trace -- --write')
