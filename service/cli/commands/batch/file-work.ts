/** Processes a thread's pieces with the full engine: every row that columns cannot answer. */

import { registry } from '../../../../engine/generated/registry.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { askLocally } from '../../../local-ports.ts'
import { type ThreadInput, withLanguage } from '../../ordered-pieces.ts'
import type { Done } from './plan.ts'
import { rowWork } from './row-work.ts'
import type { Piece } from './split.ts'
import type { ThreadTask } from './thread-task.ts'

export function fullEngineWork({ plan: { plan, program }, language }: ThreadInput<ThreadTask>): (piece: Piece) => Promise<Done> {
  const works = new WeakMap<Engine, (piece: Piece) => Done>()
  const workOf = (ports: Engine): ((piece: Piece) => Done) => {
    const work = works.get(ports) ?? withLanguage(language, rowWork(plan, registry.operations.get(plan.calculator)!, ports, program))
    works.set(ports, work)
    return work
  }
  return (piece) => askLocally(registry, (ports) => workOf(ports)(piece))
}
