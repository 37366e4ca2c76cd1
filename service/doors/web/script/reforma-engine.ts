/** What if the law were another, drawn in the page by the very code of the service: every table, and the domain of the calculator that is shown. */

import { listed } from '../../../../engine/core/operation/operation.ts'
import type { Question } from '../../../../engine/core/operation/question.ts'
import { type Registry, registryOf } from '../../../../engine/core/operation/registry.ts'
import { domainLoaders } from '../../../../engine/generated/domains.ts'
import { laws } from '../../../../engine/generated/laws.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import reform from '../../../../engine/questions/reform/index.ts'
import { fragmentOf, readerIn, reformBody } from '../pages/reform-body.ts'
import type { Readers } from '../pages/reform-reader.ts'
import { inTurns } from './in-turns.ts'
import { type World, withoutService, withoutServiceInTurns } from './law-alone.ts'

const question: Question = listed(reform)
const tablesAlone = registryOf([question], laws)

const registries = new Map<string, Promise<Registry>>()

/** Every table, and the calculators of the domain one of them is in. */
async function registryWith(calculator: string): Promise<Registry> {
  const { registry } = await domainLoaders.get(calculator)!()
  return registryOf([...registry.operations.values(), question], laws)
}

/** The parts of the page for an address, as the service would draw them; null where it asks what only the service has. */
export async function reformDrawn(asked: string, world: World, readers: Readers): Promise<string | null> {
  const query: TextInput = Object.fromEntries(new URLSearchParams(asked))
  const id = withoutService(tablesAlone, world, (ports) => readerIn(query, ports, readers) ?? '')
  if (id === null) return null
  const known = id !== '' && domainLoaders.has(id)
  if (known && !registries.has(id)) registries.set(id, registryWith(id))
  const registry = known ? await registries.get(id)! : tablesAlone
  return withoutServiceInTurns(registry, world, async (ports) => fragmentOf(await reformBody(query, ports, readers, inTurns)).text)
}
