/** A CSV through a plan by columns beside the same rows one by one: the same bytes, and how many times less processor. */
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import type { Plan } from '../service/doors/cli/batch/plan.ts'
import { workOn } from '../service/doors/cli/batch/work.ts'
import { median } from './load.ts'

const ROWS = 20_000
const FIELDS = { 'net salary and INSS': ['netSalary', 'inss'], 'with the effective rate': ['netSalary', 'inss', 'effectiveRatePercent'] }

function processorOf(work: () => unknown): number {
  const used = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(used)
  return user + system
}

export function columns(rounds = 7): void {
  const ports = portsOf(data, () => '2026-11-14')
  const planned = registry.operations.get('net-salary')!
  const unplanned: typeof planned = Object.create(planned, { id: { value: 'row-by-row' } })
  let text = ''
  for (let row = 0; row < ROWS; row++) text += `${(1500 + ((row * 7919) % 1_800_000) / 100).toFixed(2)},${row % 4}\n`
  const piece = { bytes: new Uint8Array(Buffer.from(text)), line: 2, index: 0 }
  const figures = Object.entries(FIELDS).map(([asked, fields]) => {
    const plan: Plan = {
      calculator: planned.id,
      today: '2026-11-14',
      input: 'csv',
      output: 'csv',
      delimiter: ',',
      characters: 'utf-8',
      newline: '\n',
      columns: ['gross_salary', 'dependents'],
      constants: {},
      fields,
      decimalComma: false,
      law: null,
    }
    const [byColumns, byRow] = [workOn(plan, planned, ports), workOn(plan, unplanned, ports)]
    if (!Buffer.from(byColumns(piece).out).equals(Buffer.from(byRow(piece).out))) throw new Error('not the same bytes')
    for (let round = 0; round < 3 * rounds; round++) byColumns(piece)
    byRow(piece)
    const [columnTimes, rowTimes]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      columnTimes.push(processorOf(() => byColumns(piece)))
      rowTimes.push(processorOf(() => byRow(piece)))
    }
    const [fast, slow] = [median(columnTimes) / ROWS, median(rowTimes) / ROWS]
    return {
      asked,
      'µs of processor/row by columns': Number(fast.toFixed(3)),
      'row by row': Number(slow.toFixed(3)),
      ratio: Number((slow / fast).toFixed(1)),
    }
  })
  console.log(`Columns: ${ROWS.toLocaleString('en')} rows of net-salary, CSV to CSV in one thread`)
  console.table(figures)
}
