/** What is loaded when it is first wanted, loaded before: a turn of the loop for each, so that nobody has to wait for it. */

import { inLanguage } from '../../engine/core/language.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { run } from '../../engine/core/operation/run.ts'
import { find } from '../../engine/search/index.ts'
import { slotsOf } from '../../engine/search/slots.ts'
import { englishLanguage } from '../language.ts'

/** One that looks among professions as well, which are many. */
const QUESTION = 'enfermeiro'

/** Every operation, the professions, the texts in English, and what draws a page in either language. */
export async function warmed(ports: Engine): Promise<void> {
  const { registry } = ports
  for (const id of registry.operations.keys()) {
    slotsOf(registry.operations.get(id)!.inputSchema)
    await new Promise(setImmediate)
  }
  for (const _piece of ports.salaries.prepared()) await new Promise(setImmediate)
  find(ports, QUESTION)
  await new Promise(setImmediate)
  for (const language of [null, englishLanguage()]) {
    await new Promise(setImmediate)
    await inLanguage(language, () => firstPage(ports))
  }
}

/** Of any calculator: they are all drawn by the same code, which takes ten times as long when it is first run. */
async function firstPage(ports: Engine): Promise<void> {
  const [calculator] = ports.registry.calculators.values()
  if (!calculator) return
  const { id, examples } = calculator
  const query = Object.fromEntries(Object.entries(examples[0]?.input ?? {}).map(([name, value]) => [name, String(value)]))
  const { drawnPage } = await import('./web/pages/drawn-pages.ts')
  const page = { do: 'page', kind: 'calculator', id, about: null, part: 'page', field: '', query, origin: '' } as const
  await drawnPage(page, ports, (question, input) => run(question, input, ports))
}
