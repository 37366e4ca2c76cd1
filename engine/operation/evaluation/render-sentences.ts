/** Translates the user-facing texts of a response. Codes, field names and acts stay unchanged. */

import { isRecord } from '../../core/collections/records.ts'
import { readersLanguage, translate } from '../../core/text/language.ts'
import { Sentence } from '../../core/text/sentence.ts'

/** Machine-readable codes, never translated. */
const CODE = /^[a-z0-9_.:-]*$/

/** Translates any JSON value: a response, a schema, an API description. Returns the same object for Portuguese. */
export const renderSentences: <T>(value: T) => T = Object((value: unknown) => (readersLanguage() === null ? value : renderAny(value)))

function renderAny(value: unknown): unknown {
  if (typeof value === 'string') return CODE.test(value) ? value : translate(value)
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Sentence) return value.toString()
  if (Array.isArray(value)) return value.map(renderAny)
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return value
  const made: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    made[name] = UNTRANSLATED_KEYS.has(name) && !isSchema(inner) ? inner : name === 'tags' ? renderTags(inner) : renderAny(inner)
  return made
}

/** OpenAPI tag names group operations and stay unchanged; only their descriptions are translated. */
const renderTags = (tags: unknown): unknown =>
  Array.isArray(tags)
    ? tags.map((tag) => (typeof tag === 'object' && tag !== null && 'name' in tag ? { ...Object(renderAny(tag)), name: tag.name } : tag))
    : tags

/** True for the schema of a field that happens to have one of these names. */
const isSchema = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.description === 'string' &&
  ('type' in value || 'anyOf' in value || '$ref' in value || 'additionalProperties' in value)

/** Untranslated values: names of acts, and user input. */
const UNTRANSLATED_KEYS = new Set(['norm', 'input', 'enum', 'const'])
