/** One thread of a payroll. */
import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '../../../../engine/generated/registry.ts'
import { openLocalPorts } from '../../../local.ts'
import type { RowsOf } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { payrollWork } from './work.ts'

const plan: PayrollPlan = workerData
// Rows that come before all is open wait with the port.
void openLocalPorts(registry).then((ports) => {
  const work = payrollWork(plan, ports)
  parentPort!.on('message', (piece: RowsOf) => {
    const done = work(piece)
    parentPort!.postMessage(done, [done.text.buffer])
  })
})
