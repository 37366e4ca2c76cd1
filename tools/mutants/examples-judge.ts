/** Tries switched changes on the examples of the operations they reach: what test/examples.test.ts and test/said.test.ts ask. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { run } from '../../engine/core/operation/run.ts'
import { portsOn } from '../../test/support/ports.ts'
import { changesOf, type Exemplified, saidOf, saidOperations } from '../../test/support/said.ts'
import { readSaid } from '../../test/support/said-file.ts'

interface Tried {
  readonly id: number
  /** The operations to ask, or null for all. */
  readonly operations: readonly string[] | null
}

const recorded = readSaid(readFileSync(process.env.SAID_FILE!, 'utf8'))
const operations = new Map(saidOperations.map((operation) => [operation.id, operation]))

/** As vitest's toMatchObject: objects in part, lists whole. */
function matches(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(value) && value.length === expected.length && expected.every((item, index) => matches(value[index], item))
  if (expected === null || typeof expected !== 'object' || Object.getPrototypeOf(expected) !== Object.prototype)
    return isDeepStrictEqual(value, expected)
  return Object.entries(expected).every(([key, inner]) => matches((value as Record<string, unknown> | null)?.[key], inner))
}

function isAsBefore(operation: Exemplified): boolean {
  for (const { on, input, result } of operation.examples) if (!matches(run(operation, input, portsOn(on)), result)) return false
  return changesOf(recorded.get(operation.id) ?? new Map(), saidOf(operation)).length === 0
}

const broken = [...operations.values()].filter((operation) => !isAsBefore(operation))
if (broken.length > 0) throw new Error(`fails without any change: ${broken.map(({ id }) => id).join(', ')}`)

process.on('message', ({ id, operations: asked }: Tried) => {
  const world = globalThis as { mutant?: number }
  world.mutant = id
  let noticedBy: string | null = null
  for (const name of asked ?? operations.keys()) {
    const operation = operations.get(name)
    try {
      if (operation && !isAsBefore(operation)) noticedBy = name
    } catch {
      noticedBy = name
    }
    if (noticedBy !== null) break
  }
  delete world.mutant
  process.send!({ id, noticedBy })
})
process.send!('ready')
