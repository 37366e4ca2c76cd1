/** One thread of a batch: the registry's calculator, the plan, and pieces as they come. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadCalculator, loadRegistry } from '../../../../engine/loaders.ts'
import { openLocalPorts } from '../../../local.ts'
import type { Piece } from './split.ts'
import { type Plan, workOn } from './work.ts'

const plan = workerData as Plan
const registry = (await loadCalculator(plan.calculator)) ?? (await loadRegistry())
const work = workOn(plan, registry.operations.get(plan.calculator)!, await openLocalPorts(registry))

parentPort!.on('message', (piece: Piece) => {
  const done = work(piece)
  parentPort!.postMessage(done, [done.out.buffer, done.refusals.buffer])
})
