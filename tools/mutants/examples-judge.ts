/** Tries switched changes on the examples of the operations they reach: what test/examples.test.ts and test/said.test.ts ask. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { run } from '../../engine/core/operation/run.ts'
import { portsOn } from '../../test/support/ports.ts'
import { changesOf, type Exemplified, saidOf, saidOperations } from '../../test/support/said.ts'
import { readSaid } from '../../test/support/said-file.ts'

export interface Heard {
  /** Null for nobody. */
  readonly noticedBy: string | null
  /** Answered from what had been computed before, so not judged. */
  readonly isKept: boolean
  /** The examples fail without the change too: this one, or one before it, left something behind. */
  readonly isSpoilt: boolean
}

interface Tried {
  readonly id: number
}

/** Of switch-preload.cjs, which answers the switches. */
const { mutantTrial: trial } = globalThis as unknown as { mutantTrial: { mutant: number; reached: Set<number> } }

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

/** What was computed once and kept, as a module loads or in the first answer: a switch turned later changes nothing there. */
const reachedBefore = new Set(trial.reached)
/** By operation, the switches its examples ask: a change that is not among them changes nothing of it. */
const reachedBy = new Map<string, ReadonlySet<number>>()

const broken = [...operations.values()].filter((operation) => {
  trial.reached.clear()
  const isSound = isAsBefore(operation)
  reachedBy.set(operation.id, new Set(trial.reached))
  for (const id of trial.reached) reachedBefore.add(id)
  return !isSound
})
if (broken.length > 0) throw new Error(`fails without any change: ${broken.map(({ id }) => id).join(', ')}`)

function isUnnoticed(operation: Exemplified): boolean {
  try {
    return isAsBefore(operation)
  } catch {
    return false
  }
}

process.on('message', ({ id }: Tried) => {
  trial.reached.clear()
  trial.mutant = id
  const noticing = [...operations.values()].find((operation) => {
    if (!reachedBy.get(operation.id)!.has(id)) return false
    // A change of core may be asked of every operation, which takes minutes on a busy machine: silence in one of them is what never ends.
    process.send!('working')
    return !isUnnoticed(operation)
  })
  const isKept = reachedBefore.has(id) && !trial.reached.has(id)
  trial.mutant = Number.NaN
  const isSpoilt = noticing !== undefined && !isUnnoticed(noticing)
  process.send!({ noticedBy: noticing?.id ?? null, isKept, isSpoilt } satisfies Heard)
})
process.send!('ready')
