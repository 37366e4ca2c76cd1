/** Names of an earlier API that need more than a rename: several of them make one field, or one of them chooses between two. */

import { isRecord, type Row } from '../../core/collections/records.ts'
import type { Issue } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import type { Phrase } from '../../core/text/sentence.ts'
import type { JsonSchema } from '../definition/descriptor.ts'

export interface FormerInput {
  readonly names: readonly string[]
  /** Fields that the former names present stand for. */
  read(sent: Row): FormerReading
}

interface FormerReading {
  readonly fields: Row
  readonly issues?: readonly Issue[]
  /** Interpretation that the answer states. */
  readonly note?: Phrase
}

const readers = new WeakMap<JsonSchema, FormerInput>()
const notes = new WeakMap<object, Phrase>()

export const acceptFormerInput = (schema: JsonSchema, former: FormerInput): void => void readers.set(schema, former)

/** Former names that a schema accepts through a conversion. */
export const convertedNames = (schema: JsonSchema): readonly string[] => readers.get(schema)?.names ?? []

/** Interpretation of the former names of an input; null when there were none. */
export const formerNote = (given: object): Phrase | null => notes.get(given) ?? null

/** Remembers the interpretation beside the converted input. */
export function keepNote(sent: unknown, note: Phrase | undefined): void {
  if (note !== undefined && isRecord(sent)) notes.set(sent, note)
}

/** Replaces former names with the fields that they stand for. A field given under both is an issue. */
export function withoutFormerInput(schema: JsonSchema, raw: unknown, issues: Issue[]): { readonly input: unknown; readonly note?: Phrase } {
  const reader = readers.get(schema)
  if (!reader || !isRecord(raw) || !reader.names.some((name) => raw[name] !== undefined && raw[name] !== null)) return { input: raw }
  const { fields, issues: found = [], note } = reader.read(raw)
  issues.push(...found)
  const input: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(raw)) if (!reader.names.includes(name)) input[name] = value
  for (const [name, value] of Object.entries(fields)) {
    if (input[name] !== undefined) {
      const given = reader.names.filter((each) => raw[each] !== undefined).join(', ')
      issues.push({
        field: name,
        code: 'repeated',
        message: word`já veio como ${given}: informe de um jeito só`,
        english: `already came as ${given}: send it in one way only`,
      })
    }
    input[name] = value
  }
  return note === undefined ? { input } : { input, note }
}
