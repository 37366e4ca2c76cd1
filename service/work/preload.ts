/** Preloads lazy modules, one event-loop turn each, so that the first requests do not wait. */

import { inLanguage } from '../../engine/core/text/language.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { find } from '../../engine/search/index.ts'
import { slotsOf } from '../../engine/search/question/slots.ts'
import { englishLanguage } from '../runtime/language.ts'

/** Query that also searches the large list of professions. */
const QUESTION = 'enfermeiro'

/** Warms every operation, the professions, the English texts, and page rendering in both languages. */
export async function preloadModules(ports: Engine): Promise<void> {
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

/** Renders a page of any calculator: all share the code, and its first run takes ten times as long. */
async function firstPage(ports: Engine): Promise<void> {
  const [calculator] = ports.registry.calculators.values()
  if (!calculator) return
  const { id, examples } = calculator
  const query = Object.fromEntries(Object.entries(examples[0]?.input ?? {}).map(([name, value]) => [name, String(value)]))
  const { renderPage: drawnPage } = await import('../web/pages/operations/drawn-pages.ts')
  const page = { do: 'page', kind: 'calculator', id, about: null, part: 'page', field: '', query, origin: '' } as const
  await drawnPage(page, ports, (question, input) => run(question, input, ports))
}
