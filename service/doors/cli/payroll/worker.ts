/** One thread of a payroll. */
import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '../../../../engine/generated/registry.ts'
import { openLocalPorts } from '../../../local.ts'
import { forReader, type ToldThread } from '../worked-pieces.ts'
import type { RowsOf } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { payrollWork } from './work.ts'

const { plan, language }: ToldThread<PayrollPlan> = workerData
// Rows that come before all is open wait with the port.
void openLocalPorts(registry).then((ports) => {
  const work = forReader(language, payrollWork(plan, ports))
  parentPort!.on('message', (piece: RowsOf) => {
    const done = work(piece)
    parentPort!.postMessage(done, [done.text.buffer])
  })
})
