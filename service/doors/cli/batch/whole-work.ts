/** A thread's pieces by the engine itself: every row that columns do not answer. */
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { registry } from '../../../../engine/generated/registry.ts'
import { askLocally } from '../../../local.ts'
import { forReader, type ToldThread } from '../worked-pieces.ts'
import type { Done } from './plan.ts'
import type { Piece } from './split.ts'
import type { ThreadTask } from './thread-task.ts'
import { workOn } from './work.ts'

export function wholeWork({ plan: { plan, program }, language }: ToldThread<ThreadTask>): (piece: Piece) => Promise<Done> {
  const works = new WeakMap<Engine, (piece: Piece) => Done>()
  const workOf = (ports: Engine): ((piece: Piece) => Done) => {
    const work = works.get(ports) ?? forReader(language, workOn(plan, registry.operations.get(plan.calculator)!, ports, program))
    works.set(ports, work)
    return work
  }
  return (piece) => askLocally(registry, (ports) => workOf(ports)(piece))
}
