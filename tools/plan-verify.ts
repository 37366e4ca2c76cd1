// `npm run plan:verify`: every operation with a plan over columns against the operation itself, at every limit of the law and on a million rows
// drawn by chance. A count may be given: `npm run plan:verify -- 100000`.
import { saoPauloDay } from '../engine/core/day.ts'
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import { OPERATION_PLANS } from '../engine/plan/operations.ts'
import { heldAgainst } from '../test/support/plan.ts'
import { plannedRows } from '../test/support/planned-rows.ts'

const today = saoPauloDay(new Date())
const ports = portsOf(data, () => today)
const count = Number(process.argv[2] ?? 1_000_000)
const AT_ONCE = 100_000

for (const id of Object.keys(OPERATION_PLANS)) {
  const operation = registry.operations.get(id)!
  const { limits, random } = plannedRows(operation, today)
  const found = [heldAgainst(operation, limits(today), ports)]
  for (let first = 0; first < count && found.every(({ wrong }) => wrong.length === 0); first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => random(first + index, today))
    found.push(heldAgainst(operation, rows, ports))
  }
  const total = (of: 'rows' | 'missed' | 'refused'): string => found.reduce((sum, each) => sum + each[of], 0).toLocaleString('en')
  const wrong = found.flatMap((each) => each.wrong)
  console.log(
    `${id}: ${total('rows')} rows, ${wrong.length === 0 ? 'all equal to the engine' : 'DIFFERENT'}; ${total('refused')} refused by both, ${total('missed')} left to the long way`,
  )
  for (const each of wrong) console.error(each)
  if (wrong.length > 0) process.exitCode = 1
}
