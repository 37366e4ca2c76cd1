/** OpenAPI parameters: operation fields with examples, and adapter options. */

import { entriesOf } from '../../engine/core/collections/records.ts'
import { MAX_CHARACTERS } from '../../engine/core/reform/change.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { takesDay } from '../../engine/operation/input/date-field.ts'
import { takesLaw } from '../../engine/operation/input/law-field.ts'
import { LAW_FIELD, type ResponseParameter } from '../../engine/operation/input/reserved-names.ts'
import { VIEW_SCHEMAS } from '../../engine/presentation/view.ts'
import { LANGUAGE_FIELD, LANGUAGES } from '../runtime/english-address.ts'
import { publishedSchema } from './schemas.ts'
import type { Scope } from './scope.ts'
import { getParameters, mapParameters, ref } from './sharing.ts'

type Json = Record<string, unknown>

export interface Parameter extends Json {
  readonly name: string
  readonly in: 'path' | 'query'
}

/** Keywords a generator needs to type a plain parameter; brief descriptions leave the rest to the body. */
const TYPED = ['type', 'format', 'enum', 'default', 'anyOf']

/** Components listing registry names. */
export const NAMES = { calculators: 'CalculatorName', laws: 'TableName' } as const

export const namesOf = (kind: keyof typeof NAMES, { registry }: Engine): Json => ({ type: 'string', enum: [...registry[kind].keys()] })

export function parametersOf(operation: Operation, path: string, { brief }: Scope): Parameter[] {
  const { properties = {}, required = [] } = operation.inputSchema
  // Queries have no body, so their parameters carry the full schema.
  const only = operation.kind === 'query'
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = publishedSchema(property, brief)
    const kind = property['x-names-of']
    const inPath = path.includes(`{${name}}`)
    // Lists and objects refer to the body's schema.
    const typed = brief && !only && property.items === undefined && property.properties === undefined
    const schema: Json = typed ? Object.fromEntries(Object.entries(rest).filter(([key]) => TYPED.includes(key))) : rest
    const example = exampleOf(name, property, operation)
    const isText = isJsonText(property)
    return {
      name,
      in: inPath ? 'path' : 'query',
      ...((inPath || required.includes(name)) && { required: true }),
      ...((!brief || only) && description !== undefined && { description }),
      // A field naming a registry entry refers to the list of names.
      schema: kind !== undefined ? ref(NAMES[kind]) : isText ? { ...JSON_TEXT, contentSchema: schema } : schema,
      ...(!brief && { example: isText ? JSON.stringify(example) : example }),
    }
  })
}

/**
 * JSON text for an object or a list of objects: no parameter style serializes them. Declared in the schema because generators fail or emit
 * throwing code for parameters with `content`.
 */
const JSON_TEXT: Json = { type: 'string', contentMediaType: 'application/json' }

function isJsonText({ type, items, anyOf }: JsonSchema): boolean {
  if (anyOf) return anyOf.some(isJsonText)
  return type === 'object' || (type === 'array' && items !== undefined && (isJsonText(items) || items.type === 'array'))
}

/** Operation example, else the default, else the simplest valid value. */
function exampleOf(name: string, property: JsonSchema, { examples }: Operation): unknown {
  const given = examples.find(({ input }) => input[name] !== undefined)?.input[name] ?? property.default
  if (given !== undefined) return given
  return plainest(property)
}

function plainest(field: JsonSchema): unknown {
  const { type, enum: options, minimum, exclusiveMinimum, maximum, items, minItems, properties, required, anyOf } = field
  if (anyOf) return plainest(anyOf[0] ?? {})
  if (options) return options[0]
  switch (type) {
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: minItems ?? 1 }, () => plainest(items ?? {}))
    case 'object':
      return Object.fromEntries((required ?? []).map((name) => [name, plainest(properties?.[name] ?? {})]))
    case 'number':
    case 'integer': {
      const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1)
      return Math.min(Math.max(least, 1), maximum ?? Infinity)
    }
    default:
      return takesDay(field) ? '2026-01-15' : 'texto'
  }
}

/** Free-form parameters for a question, which accepts the fields of any calculator. */
export function openParameter({ inputSchema, examples }: Operation): Json[] {
  const { additionalProperties: open, properties = {} } = inputSchema
  if (typeof open !== 'object') return []
  const more = Object.fromEntries(Object.entries(examples[0]?.input ?? {}).filter(([field]) => !Object.hasOwn(properties, field)))
  return [inputsParameter(more)]
}

export const inputsParameter = (example: Json): Json => ({
  name: 'inputs',
  in: 'query',
  description: 'Os campos da calculadora, cada um com o seu nome.',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: true },
  example,
})

const VIEW_EXAMPLES: Readonly<Record<ResponseParameter, unknown>> = {
  fields: ['basis.table'],
  explain: false,
  format: 'json',
  locale: 'en',
}

export const VIEW_PARAMETERS: Json = Object.fromEntries(
  entriesOf(VIEW_SCHEMAS).map(([name, { description, ...schema }]) => [
    name,
    {
      name,
      in: 'query',
      description,
      ...(name === 'fields' && { style: 'form', explode: false }),
      schema,
      example: VIEW_EXAMPLES[name],
    },
  ]),
)

/** Response language parameters, shared by every path. */
const LANGUAGE_PARAMETERS: Json = {
  [LANGUAGE_FIELD]: {
    name: LANGUAGE_FIELD,
    in: 'query',
    description: 'A língua dos textos; vale mais que o cabeçalho Accept-Language.',
    // No default: clients that send every default would override the user's header.
    schema: { type: 'string', enum: LANGUAGES },
    example: 'en',
  },
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'A língua dos textos, onde o endereço não a diz: em inglês para quem o prefere, em português para os outros.',
    schema: { type: 'string' },
    example: 'en',
  },
}

/** Brief descriptions keep only the query parameter, which overrides the header. */
const languageParameters = (brief: boolean): Json =>
  brief ? { [LANGUAGE_FIELD]: LANGUAGE_PARAMETERS[LANGUAGE_FIELD] } : LANGUAGE_PARAMETERS

/** Adds the language parameters to the paths that support them. */
export function inLanguages(paths: Readonly<Record<string, Json>>, { brief }: Scope): { paths: Record<string, Json>; parameters: Json } {
  const parameters = languageParameters(brief)
  const added = Object.keys(parameters).map(referenceTo)
  const asked = Object.entries(paths).map(([path, item]) => [
    path,
    { ...item, parameters: [...(Array.isArray(item.parameters) ? item.parameters : []), ...added] },
  ])
  return { paths: Object.fromEntries(asked), parameters }
}

/** Shared parameter for a law change. */
export const LAW_PARAMETER: Json = {
  [LAW_FIELD]: {
    name: LAW_FIELD,
    in: 'query',
    description: 'Uma mudança da lei: a resposta é uma hipótese.',
    schema: { type: 'string', maxLength: MAX_CHARACTERS },
    example: 'irrf/perDependent=250',
  },
}

export const lawParameter = (operation: Operation): Json[] => (takesLaw(operation) ? [referenceTo(LAW_FIELD)] : [])

/** Response-format parameters, except those the operation defines as fields. */
export const viewParameters = ({ input }: Operation, names: readonly ResponseParameter[]): Json[] =>
  names.filter((name) => !Object.hasOwn(input.shape, name)).map(referenceTo)

/** Moves repeated parameters, with examples, to components; adapter parameters are already there. */
export function sharedParameters(paths: Readonly<Record<string, Json>>): { readonly paths: Record<string, Json>; readonly made: Json } {
  const uses = new Map<string, { readonly parameter: Json; times: number }>()
  for (const parameter of Object.values(paths).flatMap(getParameters)) {
    const text = JSON.stringify(parameter)
    const known = uses.get(text)
    if (known) known.times++
    else uses.set(text, { parameter, times: 1 })
  }
  const names = new Map<string, string>()
  const made: Json = {}
  for (const [text, { parameter, times }] of [...uses].sort(([, a], [, b]) => b.times - a.times)) {
    const { name } = parameter
    if (typeof name !== 'string' || Object.hasOwn(made, name) || Object.hasOwn(VIEW_PARAMETERS, name) || name === LAW_FIELD) continue
    const reference = JSON.stringify(referenceTo(name)).length
    if (times * (text.length - reference) <= text.length + name.length) continue
    names.set(text, name)
    made[name] = parameter
  }
  const written = (parameter: Json): Json => {
    if (parameter.name === LAW_FIELD && parameter.in === 'query' && parameter.required !== true) return referenceTo(LAW_FIELD)
    const name = names.get(JSON.stringify(parameter))
    return name === undefined ? parameter : referenceTo(name)
  }
  return { paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, mapParameters(item, written)])), made }
}

const referenceTo = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
