/** Generates the declarations of every operation's input and result from its schemas; they type `import { calculate } from 'centavo'`. */
import { writeFileSync } from 'node:fs'
import type { Law, publishedValue as PublishedValue } from '../../engine/core/dated.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import type { addressedAs as AddressedAs } from '../../engine/operation/definition/kinds.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { loadModules } from '../load-engine.ts'

/** TypeScript type of a JSON Schema as emitted by Zod. */
export function typeOf(schema: JsonSchema | boolean | undefined, indent: string): string {
  if (schema === undefined || typeof schema === 'boolean') return 'Json'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ')
  // Several plain types are listed in an array.
  const types: unknown = schema.type
  if (Array.isArray(types)) return types.map((type) => typeOf({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'number':
    case 'integer':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'array':
      return `readonly (${typeOf(schema.items, indent)})[]`
    case 'object':
      return schema.properties ? objectOf(schema, indent) : `Readonly<Record<string, ${typeOf(schema.additionalProperties, indent)}>>`
    default:
      return 'Json'
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(([name, property]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${documented(property, deeper)}${deeper}readonly ${JSON.stringify(name)}${optional}: ${typeOf(property, deeper)}\n`
  })
  return fields.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${fields.join('')}${indent}}`
}

function documented(schema: JsonSchema, indent: string): string {
  const said = schema.description ?? schema.anyOf?.find(({ description }) => description)?.description
  const parts = [
    ...(said ? [/[.!?]$/.test(said) ? said : `${said}.`] : []),
    ...(schema.default === undefined ? [] : [`Padrão: ${JSON.stringify(schema.default)}.`]),
  ]
  return parts.length === 0 ? '' : `${indent}/** ${parts.join(' ').replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`
}

/** Parts of an operation used in the declarations. */
interface Described {
  readonly title: string
  readonly summary: string
  readonly inputSchema: JsonSchema
  readonly resultSchema: JsonSchema
}

function interfaceOf(name: string, operations: readonly (readonly [key: string, operation: Described])[]): string {
  const members = operations.map(([key, { title, summary, inputSchema, resultSchema }]) => {
    const [input, result] = [inputSchema, resultSchema].map((schema) => typeOf(schema, '    '))
    return `${documented({ description: `${title}. ${summary}` }, '  ')}  ${JSON.stringify(key)}: {\n    input: ${input}\n    result: ${result}\n  }\n`
  })
  return `export interface ${name} {\n${members.join('')}}\n`
}

const JSON_TYPE = 'export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }\n'

/** Type inferred from values: a law table has no schema, but all its versions are known. */
export function inferType(values: readonly unknown[], indent: string): string {
  const lists = values.filter((value) => Array.isArray(value))
  const objects = values.filter((value): value is object => value !== null && typeof value === 'object' && !Array.isArray(value))
  const single = values.filter((value) => value === null || typeof value !== 'object')
  const types: string[] = [...new Set(single.map((value) => (value === null ? 'null' : typeof value)))]
  const items: unknown[] = lists.flat()
  if (lists.length > 0) types.push(items.length === 0 ? 'readonly never[]' : `readonly (${inferType(items, indent)})[]`)
  if (objects.length > 0)
    types.push(
      inferObjectType(
        objects.map((each) => new Map(Object.entries(each))),
        indent,
      ),
    )
  return types.join(' | ')
}

function inferObjectType(objects: readonly ReadonlyMap<string, unknown>[], indent: string): string {
  const deeper = `${indent}  `
  const names = [...new Set(objects.flatMap((each) => [...each.keys()]))]
  const fields = names.map((name) => {
    const held = objects.map((each) => each.get(name)).filter((value) => value !== undefined)
    const optional = held.length < objects.length ? '?' : ''
    return `${deeper}readonly ${JSON.stringify(name)}${optional}: ${inferType(held, deeper)}\n`
  })
  return fields.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${fields.join('')}${indent}}`
}

function tablesOf(laws: readonly Law<unknown>[], publishedValue: typeof PublishedValue): string {
  const members = laws.map(
    ({ id, title, versions }) =>
      `${documented({ description: title }, '  ')}  ${JSON.stringify(id)}: ${inferType(
        versions.map(({ value }) => publishedValue(value)),
        '  ',
      )}\n`,
  )
  return `export interface Tables {\n${members.join('')}}\n`
}

interface Modules {
  readonly generated: { readonly registry: Registry }
  readonly dated: { readonly publishedValue: typeof PublishedValue }
  readonly kinds: { readonly addressedAs: typeof AddressedAs }
}

/** @param sources the engine sources. @param target output folder of the declarations. */
export async function writeTypes(sources: URL, target: URL): Promise<void> {
  const modules = { generated: 'generated/registry.ts', dated: 'core/dated.ts', kinds: 'operation/definition/kinds.ts' }
  const { generated, dated, kinds } = await loadModules<Modules>(sources, modules)
  const { calculators, decisions, checks, questions, queries, laws } = generated.registry
  writeFileSync(
    new URL('types/operations.d.ts', target),
    [
      interfaceOf('Calculators', [...calculators]),
      interfaceOf('Decisions', [...decisions]),
      interfaceOf(
        'Checks',
        [...checks.values()].map((check) => [kinds.addressedAs(check), check]),
      ),
      interfaceOf('Questions', [...questions]),
      interfaceOf(
        'Queries',
        [...queries.values()].map((query) => [query.path, query]),
      ),
      tablesOf([...laws.values()], dated.publishedValue),
      JSON_TYPE,
      "export type TableOf<T extends keyof Tables> = Omit<Queries['/v1/tables/{table}']['result'], 'values'> & { readonly values: Tables[T] }\n",
      'export type Table = TableOf<keyof Tables>\n',
    ].join('\n'),
  )
}
