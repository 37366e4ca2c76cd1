/** What is loaded when it is first wanted, loaded before: a turn of the loop for each, so that nobody has to wait for it. */
import type { Engine } from '../../engine/core/operation/registry.ts'
import { find } from '../../engine/search/index.ts'
import { indexed } from '../../engine/search/rank.ts'
import { slotsOf } from '../../engine/search/slots.ts'
import { englishLanguage } from '../language.ts'

/** One that looks among professions as well, which are many. */
const QUESTION = 'enfermeiro'

/** Every operation, what a search looks through, and the texts in English. */
export async function warmed(ports: Engine): Promise<void> {
  const { registry } = ports
  for (const id of registry.operations.keys()) {
    slotsOf(registry.operations.get(id)!.inputSchema)
    await new Promise(setImmediate)
  }
  for (const _piece of indexed(registry)) await new Promise(setImmediate)
  for (const _piece of ports.salaries.prepared()) await new Promise(setImmediate)
  find(ports, QUESTION)
  await new Promise(setImmediate)
  englishLanguage()
}
