/** An answer as it is told to a reader of another language: every text in it that people read, in theirs. Codes, names of fields and acts stay. */
import { readersLanguage, spoken } from '../language.ts'
import { isRecord } from '../records.ts'
import { Sentence } from '../sentence.ts'

/** Names that programs compare: never words. */
const CODE = /^[a-z0-9_.:-]*$/

/** Of an answer, a schema, a description: anything that becomes JSON. The same object where the reader's language is Portuguese. */
export const told: <T>(value: T) => T = Object((value: unknown) => (readersLanguage() === null ? value : toldAny(value)))

function toldAny(value: unknown): unknown {
  if (typeof value === 'string') return CODE.test(value) ? value : spoken(value)
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Sentence) return value.toString()
  if (Array.isArray(value)) return value.map(toldAny)
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return value
  const made: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    made[name] = KEPT.has(name) && !isSchema(inner) ? inner : name === 'tags' ? toldTags(inner) : toldAny(inner)
  return made
}

/** The tags of a description are names by which programs group its operations; only what is said of each is told. */
const toldTags = (tags: unknown): unknown =>
  Array.isArray(tags)
    ? tags.map((tag) => (typeof tag === 'object' && tag !== null && 'name' in tag ? { ...Object(toldAny(tag)), name: tag.name } : tag))
    : tags

/** A field may be called so, and is described as any other. */
const isSchema = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.description === 'string' &&
  ('type' in value || 'anyOf' in value || '$ref' in value || 'additionalProperties' in value)

/** What an act is called stays, and what was typed. */
const KEPT = new Set(['norm', 'input', 'enum', 'const'])
