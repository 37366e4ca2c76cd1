/** The parameters of a description: those of an operation, with their examples, and those of the doors. */

import { takesDay } from '../../../engine/core/operation/date-field.ts'
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { takesLaw } from '../../../engine/core/operation/law-field.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { type DoorParameter, LAW_FIELD } from '../../../engine/core/operation/reserved.ts'
import { entriesOf } from '../../../engine/core/records.ts'
import { MAX_CHARACTERS } from '../../../engine/core/reform/change.ts'
import { VIEW_SCHEMAS } from '../../../engine/present/view.ts'
import { LANGUAGE_FIELD, LANGUAGES } from '../english-address.ts'
import { shown } from './schemas.ts'
import type { Scope } from './scope.ts'
import { askedIn, ref, withAsked } from './sharing.ts'

type Json = Record<string, unknown>

export interface Parameter extends Json {
  readonly name: string
  readonly in: 'path' | 'query'
}

/** Keywords a caller's generator needs to type a plain parameter; in brief the rest is said once, of the body. */
const TYPED = ['type', 'format', 'enum', 'default', 'anyOf']

/** The names there are of something, said once. */
export const NAMES = { calculators: 'CalculatorName', laws: 'TableName' } as const

export const namesOf = (kind: keyof typeof NAMES, { registry }: Engine): Json => ({ type: 'string', enum: [...registry[kind].keys()] })

export function parametersOf(operation: Operation, path: string, { brief }: Scope): Parameter[] {
  const { properties = {}, required = [] } = operation.inputSchema
  // What has no body is described here alone.
  const only = operation.kind === 'query'
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = shown(property, brief)
    const kind = property['x-names-of']
    const inPath = path.includes(`{${name}}`)
    // A list or an object is the one of the body, pointed at.
    const typed = brief && !only && property.items === undefined && property.properties === undefined
    const schema: Json = typed ? Object.fromEntries(Object.entries(rest).filter(([key]) => TYPED.includes(key))) : rest
    const example = exampleOf(name, property, operation)
    const isText = isJsonText(property)
    return {
      name,
      in: inPath ? 'path' : 'query',
      ...((inPath || required.includes(name)) && { required: true }),
      ...((!brief || only) && description !== undefined && { description }),
      // A field that names something in the registry is one of what there is.
      schema: kind !== undefined ? ref(NAMES[kind]) : isText ? { ...JSON_TEXT, contentSchema: schema } : schema,
      ...(!brief && { example: isText ? JSON.stringify(example) : example }),
    }
  })
}

/**
 * In an address a list of objects, or an object, is one JSON text: no style of parameters writes them. Said in the schema, since of a parameter
 * with `content` one generator makes code that throws and another ends in an error.
 */
const JSON_TEXT: Json = { type: 'string', contentMediaType: 'application/json' }

function isJsonText({ type, items, anyOf }: JsonSchema): boolean {
  if (anyOf) return anyOf.some(isJsonText)
  return type === 'object' || (type === 'array' && items !== undefined && (isJsonText(items) || items.type === 'array'))
}

/** From the operation's own examples; else what is taken when it is left out; else the least that would do. */
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

/** A question takes the fields of whatever calculator it is about: in an address they are parameters of any name. */
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

const VIEW_EXAMPLES: Readonly<Record<DoorParameter, unknown>> = { fields: ['basis.table'], explain: false, format: 'json', locale: 'en' }

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

/** In which language texts come: of every address, and said once. */
const LANGUAGE_PARAMETERS: Json = {
  [LANGUAGE_FIELD]: {
    name: LANGUAGE_FIELD,
    in: 'query',
    description: 'A língua dos textos; vale mais que o cabeçalho Accept-Language.',
    // No default: clients that send every default would undo the header of their reader.
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

/** In brief the address alone, which counts over the header. */
const spokenIn = (brief: boolean): Json => (brief ? { [LANGUAGE_FIELD]: LANGUAGE_PARAMETERS[LANGUAGE_FIELD] } : LANGUAGE_PARAMETERS)

/** The addresses with the language each may be asked in, and the parameters that say it. */
export function inLanguages(paths: Readonly<Record<string, Json>>, { brief }: Scope): { paths: Record<string, Json>; parameters: Json } {
  const parameters = spokenIn(brief)
  const added = Object.keys(parameters).map(referenceTo)
  const asked = Object.entries(paths).map(([path, item]) => [
    path,
    { ...item, parameters: [...(Array.isArray(item.parameters) ? item.parameters : []), ...added] },
  ])
  return { paths: Object.fromEntries(asked), parameters }
}

/** A change of the law beside the fields: said once, as those of the doors are. */
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

/** How the answer is wanted, where the operation has no such field itself. */
export const viewParameters = ({ input }: Operation, names: readonly DoorParameter[]): Json[] =>
  names.filter((name) => !Object.hasOwn(input.shape, name)).map(referenceTo)

/** Parameters that come again, examples and all, said once; those of the doors are said already. */
export function sharedParameters(paths: Readonly<Record<string, Json>>): { readonly paths: Record<string, Json>; readonly made: Json } {
  const uses = new Map<string, { readonly parameter: Json; times: number }>()
  for (const parameter of Object.values(paths).flatMap(askedIn)) {
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
  return { paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, withAsked(item, written)])), made }
}

const referenceTo = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
