/** From what a caller sent to a validated input, or to issues that name the field, the rule and what came. */
import { z } from 'zod'
import { InvalidInput, type Issue } from '../errors.ts'
import { nearest } from '../nearest.ts'
import type { JsonSchema } from './card.ts'

/** Unknown fields named in one refusal. */
const MOST_UNKNOWN = 20

export interface Accepts<S extends z.ZodRawShape = z.ZodRawShape> {
  readonly input: z.ZodObject<S>
  readonly inputSchema: JsonSchema
}

/** Validates JSON as it came. */
export function validated<S extends z.ZodRawShape>(
  operation: Accepts<S>,
  raw: unknown,
  already: readonly Issue[] = [],
): z.output<z.ZodObject<S>> {
  // Options, even one, more than double the cost of parsing (zod 4.6): they are paid only to explain a refusal.
  const quick = operation.input.safeParse(raw)
  if (quick.success && already.length === 0) return quick.data
  const parsed = operation.input.safeParse(raw, { reportInput: true })
  const fields = Object.keys(operation.input.shape)
  const issues = [...already]
  for (const issue of parsed.error?.issues ?? []) {
    for (const found of inPortuguese(issue, fields)) if (!already.some(({ field }) => field === found.field)) issues.push(found)
  }
  throw new InvalidInput(issues)
}

/** Validates like `validated`, by a schema compiled beforehand: less than half the cost, for rows by the thousand. */
export function compiledValidation(operation: Accepts): (raw: unknown) => unknown {
  const compiled = z.compile(operation.input)
  return (raw) => {
    const quick = compiled.safeParse(raw)
    return quick.success ? quick.data : validated(operation, raw)
  }
}

interface TextField {
  readonly type?: string
  readonly items?: { readonly type?: string }
}

/**
 * Validates text (a query string, a command line): each value is read as the type its field declares, strictly. A flat list comes repeated
 * (`a=1&a=2`) or joined by commas (`a=1,2`).
 */
export function validatedText(operation: Accepts, raw: Record<string, string | string[] | undefined>): unknown {
  const properties = operation.inputSchema.properties as Record<string, TextField>
  const read: Record<string, unknown> = Object.create(null)
  const issues: Issue[] = []
  for (const [field, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const { type, items } = Object.hasOwn(properties, field) ? properties[field]! : {}
    if (type === 'array' && items?.type !== undefined && items.type !== 'object') {
      const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => part.split(',').map((item) => item.trim()))
      const typed = parts.map((part) => (part === '' ? undefined : typedValue(part, items.type!)))
      const wrong = typed.indexOf(undefined)
      if (wrong === -1) read[field] = typed
      else
        issues.push({
          field,
          message: `na posição ${wrong + 1}, ${EXPECTED[items.type] ?? 'tem valor inválido'}; veio ${shown(parts[wrong])}`,
        })
    } else if (Array.isArray(value)) issues.push({ field, message: 'foi enviado mais de uma vez' })
    else if (type === undefined) read[field] = value
    else if (value === '') issues.push({ field, message: 'está vazio' })
    else {
      const typed = typedValue(value, type)
      if (typed === undefined) issues.push({ field, message: `${EXPECTED[type] ?? 'tem valor inválido'}; veio ${shown(value)}` })
      else read[field] = typed
    }
  }
  return validated(operation, read, issues)
}

const EXPECTED: Record<string, string> = {
  number: 'deve ser um número com ponto decimal, como 1234.56',
  integer: 'deve ser um número inteiro',
  boolean: 'deve ser true ou false',
}

const NUMBER = /^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,30})?$/

function typedValue(value: string, type: string): unknown {
  if (type === 'number' || type === 'integer') return NUMBER.test(value) ? Number(value) : undefined
  if (type !== 'boolean') return value
  if (value === 'true' || value === '1') return true
  return value === 'false' || value === '0' ? false : undefined
}

function inPortuguese(issue: z.core.$ZodIssue, fields: readonly string[]): Issue[] {
  const field = issue.path.join('.')
  const came = `; veio ${shown(issue.input)}`
  switch (issue.code) {
    case 'unrecognized_keys':
      // A few are enough to see the mistake; looking up thousands of names would be work for an attacker's sake.
      return issue.keys.slice(0, MOST_UNKNOWN).map((key) => {
        const near = nearest(key, fields, 1)[0]
        return {
          field: key,
          message: near
            ? `campo desconhecido; você quis dizer "${near}"?`
            : `campo desconhecido; os campos são ${fields.join(', ') || 'nenhum'}`,
        }
      })
    case 'invalid_type':
      if (field === '') return [{ field: 'body', message: 'deve ser um objeto JSON' }]
      if (issue.input === undefined) return [{ field, message: 'é obrigatório' }]
      if (issue.expected === 'int' || (issue.expected === 'number' && Number.isInteger(issue.input)))
        return [{ field, message: `deve ser um número inteiro${came}` }]
      return [{ field, message: `deve ser ${TYPES[issue.expected] ?? 'de outro tipo'}${came}` }]
    case 'too_small':
      if (issue.origin === 'array') return [{ field, message: `deve ter ao menos ${issue.minimum} valores` }]
      return [{ field, message: `deve ser ${issue.inclusive ? 'maior ou igual a' : 'maior que'} ${issue.minimum}${came}` }]
    case 'too_big':
      if (issue.origin === 'array') return [{ field, message: `deve ter no máximo ${issue.maximum} valores` }]
      return [{ field, message: `deve ser ${issue.inclusive ? 'menor ou igual a' : 'menor que'} ${issue.maximum}${came}` }]
    case 'invalid_value': {
      const near = typeof issue.input === 'string' ? nearest(issue.input, issue.values.map(String), 1)[0] : undefined
      return [{ field, message: `deve ser um de: ${issue.values.join(', ')}${came}${near ? `; você quis dizer "${near}"?` : ''}` }]
    }
    case 'custom':
      return [{ field, message: issue.message }]
    default:
      return [{ field, message: `tem formato inválido${came}` }]
  }
}

const TYPES: Record<string, string> = {
  number: 'um número',
  string: 'um texto',
  boolean: 'true ou false (sem aspas)',
  record: 'um objeto (sem aspas)',
  array: 'uma lista',
}

/** What came, short enough to repeat in a message. */
function shown(value: unknown): string {
  // Written out, a value nested thousands deep would exhaust the stack.
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'uma lista' : 'um objeto'
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
