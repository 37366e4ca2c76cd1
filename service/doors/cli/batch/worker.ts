/** One thread of a batch: the registry's calculator, the plan, and pieces as they come. */
import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '../../../../engine/generated/registry.ts'
import { openLocalPorts } from '../../../local.ts'
import { forReader, type ToldThread } from '../worked-pieces.ts'
import type { Plan } from './plan.ts'
import type { Piece } from './split.ts'
import { workOn } from './work.ts'

const { plan, language }: ToldThread<Plan> = workerData
// Pieces that come before all is open wait with the port.
void openLocalPorts(registry).then((ports) => {
  const work = forReader(language, workOn(plan, registry.operations.get(plan.calculator)!, ports))
  parentPort!.on('message', (piece: Piece) => {
    const done = work(piece)
    parentPort!.postMessage(done, [done.out.buffer, done.refusals.buffer])
  })
})
