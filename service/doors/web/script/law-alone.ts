/** The world of an answer made in a page: law alone. Series, quotes and salaries are the service's, and so is whatever reads them. */
import type { Day } from '../../../../engine/core/day.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import type { Called, NameLinks } from '../answers/linked-names.ts'
import { namesField } from '../forms/form-request.ts'

export interface World {
  readonly today: () => Day
  /** The address of the service as it knows it. */
  readonly origin: string
  readonly names: readonly Called[]
}

class ServiceNeeded extends Error {}

/** What is made of law alone; null where it asks what only the service has. */
export function withoutService<T>(registry: Registry, world: World, make: (ports: NameLinks) => T): T | null {
  const { ports, lacked } = lawAlone(registry, world)
  try {
    const made = make(ports)
    return lacked() ? null : made
  } catch (error) {
    return nullWhereNeeded(error)
  }
}

/** The same for what takes turns. */
export async function withoutServiceInTurns<T>(
  registry: Registry,
  world: World,
  make: (ports: NameLinks) => Promise<T>,
): Promise<T | null> {
  const { ports, lacked } = lawAlone(registry, world)
  try {
    const made = await make(ports)
    return lacked() ? null : made
  } catch (error) {
    return nullWhereNeeded(error)
  }
}

function nullWhereNeeded(error: unknown): null {
  if (error instanceof ServiceNeeded) return null
  throw error
}

/** Even where an operation answers without what it could not read, the service would have read it: so it is noted. */
function lawAlone(registry: Registry, { today, names }: World): { readonly ports: NameLinks; readonly lacked: () => boolean } {
  let lacked = false
  const lack = (): never => {
    lacked = true
    throw new ServiceNeeded()
  }
  const ports: NameLinks = {
    today,
    registry,
    names: { operations: new Map(names.map((called) => [called.id, called])) },
    get rates() {
      return lack()
    },
    get market() {
      return lack()
    },
    get salaries() {
      return lack()
    },
    get classifications() {
      return lack()
    },
    get service() {
      return lack()
    },
  }
  return { ports, lacked: () => lacked }
}

/**
 * The fields after the question mark as the service reads them: a list where one came more than once. Null for an address that asks nothing of
 * the operation.
 */
export function queryIn(member: Operation, question: string): TextInput | null {
  const params = new URLSearchParams(question)
  const query: TextInput = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...more] = params.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
  return namesField(member, query) ? query : null
}
