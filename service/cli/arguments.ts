/** Parses command-line arguments by the schema of the operation. */

import { isOneOf, keysOf } from '../../engine/core/collections/records.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'

/** Options common to all commands. */
interface Common {
  readonly json: boolean
  readonly text: boolean
  readonly help: boolean
}

export interface Arguments extends Common {
  /** By field name; a list for a repeated flag. */
  readonly fields: Record<string, string | string[]>
  /** Fields filled by positional arguments, in order. */
  readonly placed: readonly string[]
  /** Surplus positional arguments. */
  readonly extra: readonly string[]
}

const TRUTH = /^(true|false|sim|não|nao|0|1)$/i

/** gross_salary ↔ --gross-salary */
export const flagOf = (field: string): string => `--${field.replaceAll('_', '-')}`

/** Command line to copy, with shell quoting. */
export function exampleLine(command: string, input: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(input).map(
    ([field, value]) => `${flagOf(field)} ${quoted(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
  )
  return ['centavo', command, ...words].join(' ')
}

const quoted = (text: string): string => (/^[\p{L}\d_.,:/%+-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

export const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> => schema.properties ?? {}

export const requiredOf = (schema: JsonSchema): readonly string[] => schema.required ?? []

/**
 * Parses flags by name; positional arguments fill the required fields in order. An unknown flag becomes a field, for validation to report
 * it.
 */
export function readArguments(words: readonly string[], schema: JsonSchema): Arguments {
  const properties = propertiesOf(schema)
  const fields: Record<string, string | string[]> = Object.create(null)
  const bare: string[] = []
  const common = { json: false, text: false, help: false }

  const give = (field: string, value: string): void => {
    const before = fields[field]
    fields[field] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }

  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (word === '--') {
      bare.push(...words.slice(index + 1))
      break
    }
    if (word === '-h' || word === '--ajuda') common.help = true
    else if (!word.startsWith('--')) bare.push(word)
    else {
      const equals = word.indexOf('=')
      const name = word.slice(2, equals === -1 ? undefined : equals)
      const field = name.replaceAll('-', '_')
      const next = words[index + 1]
      const known = Object.hasOwn(properties, field)
      if (!known && isOneOf(keysOf(common), name)) common[name] = true
      else if (equals !== -1) give(field, word.slice(equals + 1))
      else if (known && properties[field]!.type === 'boolean') {
        if (next !== undefined && TRUTH.test(next)) {
          give(field, next)
          index++
        } else give(field, 'true')
      } else if (field.startsWith('no_') && properties[field.slice(3)]?.type === 'boolean') give(field.slice(3), 'false')
      else if (next === undefined || next.startsWith('--')) give(field, '')
      else {
        give(field, next)
        index++
      }
    }
  }

  const unfilled = requiredOf(schema).filter((field) => !(field in fields))
  const placed = unfilled.slice(0, bare.length)
  for (const [index, field] of placed.entries()) give(field, bare[index]!)
  return { ...common, fields, placed, extra: bare.slice(placed.length) }
}
