/** Traces calculators, compares each plan with its rule, and writes the plans and the table of docs/plans.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { ENGINE, ROOT, writeIfChanged } from '../../build/files.ts'
import { mirrorOf } from '../../build/lift/mirror.ts'
import { membersOf } from '../../build/members.ts'
import { formatBRL } from '../../engine/core/money.ts'
import { registry } from '../../engine/generated/registry.ts'
import { exactUpTo } from '../../engine/plan/interval.ts'
import { HAND_PLANS, OPERATION_PLANS } from '../../engine/plan/operations.ts'
import { textOfPlan, tracedOperationPlan } from '../../engine/plan/traced-plan.ts'
import { plannedRows } from '../../test/support/corpora/planned-rows.ts'
import { heldAgainst } from '../../test/support/plan.ts'
import { EXAMPLES_DAY, ports } from '../../test/support/ports.ts'

export const { engine, trace } = await mirrorOf()
export const today = EXAMPLES_DAY
export const portsOfMirror = engine.portsOf({}, () => today)
/** Rows compared before a plan is listed. */
const RANDOM = 250
/** Days of law changes whose limits are compared. */
const DAYS = 1
/** Least exact amount of a plan that is listed: R$ 1 million. */
const LEAST_EXACT = 100_000_000n
/** Longest text of a listed plan. */
const LONGEST = 120_000

export interface Row {
  readonly id: string
  readonly text: string | null
  readonly exact: bigint
  readonly note: string
}

/** One operation, compared with its rule. */
export function traced(id: string): Row {
  const none = { id, text: null, exact: 0n }
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
    const source = plannedRows(operation, today)
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

      note: [from, ...made.left.slice(0, 1).map((why) => `left to the calculator: ${why}`)].filter(Boolean).join('; '),
    }
  } finally {
    if (before) OPERATION_PLANS[id] = before
    else delete OPERATION_PLANS[id]
  }
}

/** True for an operation with a plan written by hand. */
export const isByHand = (id: string): boolean => Object.hasOwn(HAND_PLANS, id)

/** One file for each domain. */
export function writePlans(rows: readonly Row[]): void {
  const domainOf = new Map(membersOf(ENGINE).calculators.map(({ id, path }) => [id, path.split('/')[1]!]))
  for (const domain of new Set(domainOf.values())) {
    const texts = rows.flatMap(({ id, text }) => (text !== null && domainOf.get(id) === domain ? [`  '${id}': ${literal(text)},\n`] : []))
    const plans = texts.length === 0 ? '{}' : `{\n${texts.join('')}}`
    writeIfChanged(
      new URL(`plan/traced/${domain}.ts`, ENGINE),
      `${HEADER}export const plans: Readonly<Record<string, string>> = ${plans}\n`,
    )
  }
}

const HEADER =
  '// Written by `npm run trace -- --write` from the rules of the domain. Not edited.\n// biome-ignore-all format: one line a plan\n'

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

export function writeTable(rows: readonly Row[]): void {
  const file = new URL('docs/plans.md', ROOT)
  const [start, end] = ['<!-- traced -->\n', '\n<!-- /traced -->']
  const held = readFileSync(file, 'utf8')
  const lines = rows.map(({ id, text, exact, note }) => {
    const plan = Object.hasOwn(HAND_PLANS, id) ? 'written by hand' : text === null ? '' : 'traced'
    const bound = text === null ? '' : formatBRL(exact).replaceAll('\u00a0', ' ')
    return `| \`${id}\` | ${plan} | ${text === null ? 'no' : 'yes'} | ${bound} | ${note.replaceAll('|', '\\|')} |`
  })
  const table = ['| Calculator | Plan in use | Traces | Exact up to | Periods, or the reason |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  )
  writeFileSync(file, `${held.slice(0, held.indexOf(start) + start.length)}${table}${held.slice(held.indexOf(end))}`)
}
