// `npm run plan:verify`: compares every columnar plan with its operation, at every legal limit and on a million random rows. Optional row
// count: `npm run plan:verify -- 100000`. With `--law`, also under law changes: every figure of every table that the examples read, halved,
// raised by 30% and doubled, on that many rows: `npm run plan:verify -- 60 --law`.

import { at, isRecord } from '../../engine/core/collections/records.ts'
import type { Law } from '../../engine/core/dated.ts'
import { saoPauloDay } from '../../engine/core/day.ts'
import { InvalidInput } from '../../engine/core/errors.ts'
import { Ratio } from '../../engine/core/ratio.ts'
import { reformOf, under } from '../../engine/core/reform/reform.ts'
import { portsOf } from '../../engine/engine.ts'
import * as data from '../../engine/generated/data.ts'
import { registry } from '../../engine/generated/registry.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { OPERATION_PLANS } from '../../engine/plan/operations.ts'
import { plannedRows } from '../../test/support/corpora/planned-rows.ts'
import { heldAgainst } from '../../test/support/plan.ts'

const today = saoPauloDay(new Date())
const ports = portsOf(data, () => today)
const count = Number(process.argv[2] ?? 1_000_000)
const AT_ONCE = 100_000
const FACTORS = ['0.5', '1.3', '2']

const verifyOperation = process.argv.includes('--law') ? verifyUnderChanges : verifyAtLimits
for (const id of Object.keys(OPERATION_PLANS)) verifyOperation(registry.operations.get(id)!)

function verifyAtLimits(operation: Operation): void {
  const { limits, random } = plannedRows(operation, today)
  const found = [heldAgainst(operation, limits(today), ports)]
  for (let first = 0; first < count && found.every(({ wrong }) => wrong.length === 0); first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => random(first + index, today))
    found.push(heldAgainst(operation, rows, ports))
  }
  const total = (of: 'rows' | 'missed' | 'refused'): string => found.reduce((sum, each) => sum + each[of], 0).toLocaleString('en')
  const wrong = found.flatMap((each) => each.wrong)
  console.log(
    `${operation.id}: ${total('rows')} rows, ${wrong.length === 0 ? 'all equal to the engine' : 'DIFFERENT'}; ${total('refused')} refused by both, ${total('missed')} left to the long way`,
  )
  for (const each of wrong) console.error(each)
  if (wrong.length > 0) process.exitCode = 1
}

function verifyUnderChanges(operation: Operation): void {
  const { random } = plannedRows(operation, today)
  const rows = Array.from({ length: count }, (_, index) => random(index, today))
  let [changes, refused] = [0, 0]
  for (const { id, versions } of tablesOf(operation))
    for (const path of figuresIn(versions[0].value))
      for (const factor of FACTORS) {
        const text = `${[id, ...path].join('/')}*${factor}`
        try {
          const { wrong } = heldAgainst(operation, rows, under(ports, reformOf(text, ports, today)))
          changes++
          for (const each of wrong) console.error(`${operation.id} under ${text}: ${each}`)
          if (wrong.length > 0) process.exitCode = 1
        } catch (error) {
          if (!(error instanceof InvalidInput)) throw error
          refused++
        }
      }
  console.log(`${operation.id}: ${changes} changes of the law, ${refused} more refused, on ${rows.length} rows each`)
}

/** Tables read by the examples of an operation. */
function tablesOf(operation: Operation): Law<unknown>[] {
  const tables = operation.examples.flatMap(({ input }) => {
    const { basis } = run(operation, input, ports)
    return Array.isArray(basis) ? basis.map((entry) => String(at(entry, 'table'))) : []
  })
  return [...new Set(tables)].flatMap((table) => registry.laws.get(table) ?? [])
}

function* figuresIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'bigint' || typeof value === 'number' || value instanceof Ratio) yield path
  else if (isRecord(value) || Array.isArray(value))
    for (const [name, inner] of Object.entries(value)) yield* figuresIn(inner, [...path, name])
}
