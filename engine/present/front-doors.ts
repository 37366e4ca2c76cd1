/** One question, one door: which operations are listed, and what stands behind each. */
import { KINDS } from '../core/operation/kinds.ts'
import type { Operation } from '../core/operation/operation.ts'
import type { Registry } from '../core/operation/registry.ts'
import { missingOf } from './find/fill.ts'
import type { Found } from './find/index.ts'

export const isDoor = ({ behind }: Pick<Operation, 'behind'>): boolean => behind === undefined

/** The operation to whose page one comes for this one's question. */
export function doorOf(operation: Operation, { operations }: Pick<Registry, 'operations'>): Operation {
  return (operation.behind && operations.get(operation.behind.door)) ?? operation
}

/** What is reached from a door's page, in the order of the registry. */
export function behindDoor(door: Operation, { operations }: Pick<Registry, 'operations'>): Operation[] {
  return [...operations.values()].filter(({ behind }) => behind?.door === door.id)
}

/** Of what was understood, the fields the door has too, and what it asks for besides. */
function asDoorTakes({ understood, input }: Found, { inputSchema }: Operation): Pick<Found, 'understood' | 'input' | 'missing'> {
  const fields = inputSchema.properties ?? {}
  const kept = understood.filter(({ field }) => field in fields)
  return {
    understood: kept,
    input: Object.fromEntries(Object.entries(input).filter(([field]) => field in fields)),
    missing: kept.length > 0 ? missingOf(inputSchema, input) : [],
  }
}

/** What was found, each at its door and once; one that answers the question stands for its door. */
export function throughDoors(found: readonly Found[], registry: Registry): Found[] {
  const seen = new Set<Operation>()
  return found.flatMap((thing) => {
    const operation = thing.type === 'operation' ? registry.operations.get(thing.id) : undefined
    if (!operation) return [thing]
    const door = doorOf(operation, registry)
    if (seen.has(door)) return []
    seen.add(door)
    if (door === operation || thing.answer !== null) return [thing]
    const { id, title, summary, about } = door
    const question = typeof about.question === 'string' ? about.question : summary
    return [{ ...thing, ...asDoorTakes(thing, door), id, one: KINDS[door.kind].one, title, summary: question }]
  })
}
