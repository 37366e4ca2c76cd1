/** Renders the law change page in the browser with the service's code: every table, and the domain of the displayed calculator. */

import { domainLoaders } from '../../../../engine/generated/domains.ts'
import { laws } from '../../../../engine/generated/laws.ts'
import { defineEntry } from '../../../../engine/operation/definition/operation.ts'
import type { Question } from '../../../../engine/operation/definition/question.ts'
import { type Registry, registryOf } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import reform from '../../../../engine/questions/reform/index.ts'
import { fragmentOf, readerIn, reformBody } from '../../pages/law/reform-body.ts'
import type { Readers } from '../../pages/law/reform-reader.ts'
import { type BrowserContext, fromLawOnly, fromLawOnlyAsync } from '../engine/law-only-ports.ts'
import { answerYielding } from '../engine/yield-to-browser.ts'

const question: Question = defineEntry(reform)
const tablesAlone = registryOf([question], laws)

const registries = new Map<string, Promise<Registry>>()

/** Every table, and the calculators of one domain. */
async function registryWith(calculator: string): Promise<Registry> {
  const { registry } = await domainLoaders.get(calculator)!()
  return registryOf([...registry.operations.values(), question], laws)
}

/** Page sections for a URL, identical to the service's; null when they need data only the service has. */
export async function renderReform(asked: string, world: BrowserContext, readers: Readers): Promise<string | null> {
  const query: TextInput = Object.fromEntries(new URLSearchParams(asked))
  const id = fromLawOnly(tablesAlone, world, (ports) => readerIn(query, ports, readers) ?? '')
  if (id === null) return null
  const known = id !== '' && domainLoaders.has(id)
  if (known && !registries.has(id)) registries.set(id, registryWith(id))
  const registry = known ? await registries.get(id)! : tablesAlone
  return fromLawOnlyAsync(registry, world, async (ports) => fragmentOf(await reformBody(query, ports, readers, answerYielding)).text)
}
