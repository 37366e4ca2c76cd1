/** Payroll worker thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '../../../../engine/generated/registry.ts'
import { openLocalPorts } from '../../../local-ports.ts'
import { type ThreadInput, withLanguage } from '../../ordered-pieces.ts'
import type { RowsOf } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { payrollWork } from './work.ts'

const { plan, language }: ThreadInput<PayrollPlan> = workerData
// The port queues messages that arrive before the data is open.
void openLocalPorts(registry).then((ports) => {
  const work = withLanguage(language, payrollWork(plan, ports))
  parentPort!.on('message', (piece: RowsOf) => {
    const done = work(piece)
    parentPort!.postMessage(done, [done.text.buffer])
  })
})
