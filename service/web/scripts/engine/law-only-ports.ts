/** Local ports with law data only. Series, quotes and salaries require the service, and so do operations that read them. */
import type { Day } from '../../../../engine/core/day.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Registry } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { NamedOperation, NameLinks } from '../../answers/linked-names.ts'
import { namesField } from '../../forms/form-request.ts'

export interface BrowserContext {
  readonly today: () => Day
  /** Service URL. */
  readonly origin: string
  readonly names: readonly NamedOperation[]
}

class ServiceNeeded extends Error {}

/** Result computed from law alone; null when it needs data only the service has. */
export function fromLawOnly<T>(registry: Registry, world: BrowserContext, make: (ports: NameLinks) => T): T | null {
  const { ports, lacked } = lawOnlyPorts(registry, world)
  try {
    const made = make(ports)
    return lacked() ? null : made
  } catch (error) {
    return nullWhereNeeded(error)
  }
}

/** Asynchronous variant for cooperative work. */
export async function fromLawOnlyAsync<T>(
  registry: Registry,
  world: BrowserContext,
  make: (ports: NameLinks) => Promise<T>,
): Promise<T | null> {
  const { ports, lacked } = lawOnlyPorts(registry, world)
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

/** Records every missing read, even by operations that tolerate it: the service would have had the data. */
function lawOnlyPorts(registry: Registry, { today, names }: BrowserContext): { readonly ports: NameLinks; readonly lacked: () => boolean } {
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

/** Query fields as parsed by the service, with repeated fields as lists. Null when the URL has no input for the operation. */
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
