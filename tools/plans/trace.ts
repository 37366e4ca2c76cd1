// `npm run trace <operation>`: the expressions that the tracer makes of an operation's rule, or the file, line and reason that stop it.
// `npm run trace -- --write`: traces every calculator, compares each with its rule on rows, and writes the plans and the table of docs/plans.md.

import { readFileSync, writeFileSync } from 'node:fs'
import { ENGINE, ROOT, writeIfChanged } from '../../build/files.ts'
import { mirrorOf, notLifted } from '../../build/lift/mirror.ts'
import { membersOf } from '../../build/members.ts'
import { formatBRL } from '../../engine/core/money.ts'
import { registry } from '../../engine/generated/registry.ts'
import { type Expression, isRow, partsOf, resultsOf } from '../../engine/plan/expression.ts'
import { exactUpTo } from '../../engine/plan/interval.ts'
import { HAND_PLANS, OPERATION_PLANS } from '../../engine/plan/operations.ts'
import { textOfPlan, tracedOperationPlan } from '../../engine/plan/traced-plan.ts'
import { rowsOf } from '../../test/support/corpora/plan-rows.ts'
import { heldAgainst } from '../../test/support/plan.ts'
import { EXAMPLES_DAY, ports } from '../../test/support/ports.ts'

const { engine, trace } = await mirrorOf()
const today = EXAMPLES_DAY
const portsOfMirror = engine.portsOf({}, () => today)
/** Rows compared before a plan is listed. */
const RANDOM = 400
/** Days of law changes whose limits are compared. */
const DAYS = 6
/** Least exact amount of a plan that is listed: R$ 1 million. */
const LEAST_EXACT = 100_000_000n
/** Longest text of a listed plan. */
const LONGEST = 120_000

interface Row {
  readonly id: string
  readonly text: string | null
  readonly exact: bigint
  readonly databases: boolean
  readonly note: string
}

/** One operation, compared with its rule. */
function traced(id: string): Row {
  const none = { id, text: null, exact: 0n, databases: false }
  let made: ReturnType<typeof trace.tracedPlan>
  try {
    made = trace.tracedPlan(engine.registry.calculators.get(id)!, portsOfMirror)
  } catch (error) {
    if (!(error instanceof trace.Untraceable)) throw error
    return { ...none, note: error.message }
  }
  const text = textOfPlan(made.made)
  const plan = tracedOperationPlan(text)
  const exact = exactUpTo(plan.function(today))
  if (exact < LEAST_EXACT) return { ...none, note: `exact only up to ${formatBRL(exact)}` }
  if (text.length > LONGEST) return { ...none, note: `${text.length} characters in ${made.starts.length} periods` }
  const operation = registry.operations.get(id)!
  const before = OPERATION_PLANS[id]
  OPERATION_PLANS[id] = plan
  try {
    const source = rowsOf(operation, today)
    const rows = [...source.limits(today, DAYS), ...Array.from({ length: RANDOM }, (_, index) => source.random(index, today))]
    const { missed, refused, wrong } = heldAgainst(operation, rows, ports)
    const answered = rows.length - refused
    if (wrong.length > 0) return { ...none, note: `differs from the rule: ${wrong[0]}` }
    if (answered - missed < rows.length / 50) return { ...none, note: 'answers too few of the rows compared' }
    if (missed > answered / 10) return { ...none, note: `leaves ${missed} of ${answered} rows to the calculator` }
    const from = made.made.lawDay === null ? '' : `from ${made.starts[0]}, ${made.starts.length} periods`
    return {
      id,
      text,
      exact,
      databases: !made.made.columnsOnly,
      note: [from, ...made.left.slice(0, 1).map((why) => `left to the calculator: ${why}`)].filter(Boolean).join('; '),
    }
  } finally {
    if (before) OPERATION_PLANS[id] = before
    else delete OPERATION_PLANS[id]
  }
}

function write(only: readonly string[]): void {
  const rows = [...registry.calculators.keys()]
    .sort()
    .filter((id) => only.length === 0 || only.includes(id))
    .map((id) => {
      const row = traced(id)
      console.log(`${row.text === null ? 'no ' : 'yes'} ${id}: ${row.note}`)
      return row
    })
  if (only.length > 0) return
  const domains = new Map(membersOf(ENGINE).calculators.map(({ id, path }) => [id, path.split('/')[1]!]))
  const byDomain = new Map<string, Row[]>()
  for (const row of rows)
    if (row.text !== null && !Object.hasOwn(HAND_PLANS, row.id))
      byDomain.set(domains.get(row.id)!, [...(byDomain.get(domains.get(row.id)!) ?? []), row])
  for (const domain of new Set(domains.values())) {
    const texts = (byDomain.get(domain) ?? []).map(({ id, text }) => `  '${id}': ${literal(text!)},\n`)
    writeIfChanged(
      new URL(`plan/traced/${domain}.ts`, ENGINE),
      `// Written by \`npm run trace -- --write\` from the rules of the domain. Not edited.\n// biome-ignore format: one line a plan\nexport const plans: Readonly<Record<string, string>> = {\n${texts.join('')}}\n`,
    )
  }
  writeTable(rows)
  for (const [file, why] of notLifted()) console.log(`not lifted: ${file}: ${why}`)
}

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function writeTable(rows: readonly Row[]): void {
  const file = new URL('docs/plans.md', ROOT)
  const [start, end] = ['<!-- traced -->\n', '\n<!-- /traced -->']
  const held = readFileSync(file, 'utf8')
  const lines = rows.map(({ id, text, exact, databases, note }) => {
    const plan = Object.hasOwn(HAND_PLANS, id) ? 'written by hand' : text === null ? '' : 'traced'
    const where = plan === 'traced' ? (databases ? 'all' : 'columns only') : ''
    const bound = text === null ? '' : formatBRL(exact).replaceAll('\u00a0', ' ')
    return `| \`${id}\` | ${plan} | ${text === null ? 'no' : 'yes'} | ${bound} | ${where} | ${note.replaceAll('|', '\\|')} |`
  })
  const table = [
    '| Calculator | Plan in use | Traces | Exact up to | Databases | Periods, or the reason |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
  writeFileSync(file, `${held.slice(0, held.indexOf(start) + start.length)}${table}${held.slice(held.indexOf(end))}`)
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
