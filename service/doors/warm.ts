/** What is loaded when it is first wanted, loaded before: a turn of the loop for each, so that nobody has to wait for it. */
import type { Engine } from '../../engine/core/operation/registry.ts'
import { indexed } from '../../engine/search/rank.ts'
import { slotsOf } from '../../engine/search/slots.ts'

/** Every operation, and what a search looks through. */
export async function warmed({ registry }: Engine): Promise<void> {
  for (const id of registry.operations.keys()) {
    slotsOf(registry.operations.get(id)!.inputSchema)
    await new Promise(setImmediate)
  }
  for (const _piece of indexed(registry)) await new Promise(setImmediate)
}
