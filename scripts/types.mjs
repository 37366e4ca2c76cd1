// Writes the declarations of every operation's input and result from its schemas: what `import { calculate } from 'centavo'` is typed by.
import { writeFileSync } from 'node:fs'
import { build } from 'esbuild'

/** TypeScript for a JSON Schema, as zod writes it. */
function typeOf(schema, indent) {
  if (schema === undefined || schema === true) return 'Json'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ')
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

function objectOf({ properties = {}, required = [] }, indent) {
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(([name, property]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${documented(property, deeper)}${deeper}readonly ${JSON.stringify(name)}${optional}: ${typeOf(property, deeper)}\n`
  })
  return fields.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${fields.join('')}${indent}}`
}

function documented(schema, indent) {
  const said = (schema.description ?? schema.anyOf?.find(({ description }) => description)?.description)?.replace(/([^.!?])$/, '$1.')
  const parts = [said, schema.default === undefined ? undefined : `Padrão: ${JSON.stringify(schema.default)}.`].filter(Boolean)
  return parts.length === 0 ? '' : `${indent}/** ${parts.join(' ').replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`
}

function interfaceOf(name, operations, key) {
  const members = operations.map((operation) => {
    const [input, result] = [operation.inputSchema, operation.resultSchema].map((schema) => typeOf(schema, '    '))
    return `${documented({ description: `${operation.title}. ${operation.summary}` }, '  ')}  ${JSON.stringify(operation[key])}: {\n    input: ${input}\n    result: ${result}\n  }\n`
  })
  return `export interface ${name} {\n${members.join('')}}\n`
}

const JSON_TYPE = 'export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }\n'

/** The type of values seen: a law table has no schema but its versions, all of which are known. */
function typeSeen(values, indent) {
  const lists = values.filter(Array.isArray)
  const objects = values.filter((value) => value !== null && typeof value === 'object' && !Array.isArray(value))
  const single = values.filter((value) => value === null || typeof value !== 'object')
  const types = [...new Set(single.map((value) => (value === null ? 'null' : typeof value)))]
  const items = lists.flat()
  if (lists.length > 0) types.push(items.length === 0 ? 'readonly never[]' : `readonly (${typeSeen(items, indent)})[]`)
  if (objects.length > 0) types.push(objectSeen(objects, indent))
  return types.join(' | ')
}

function objectSeen(objects, indent) {
  const deeper = `${indent}  `
  const names = [...new Set(objects.flatMap((each) => Object.keys(each)))]
  const fields = names.map((name) => {
    const held = objects.filter((each) => each[name] !== undefined)
    const optional = held.length < objects.length ? '?' : ''
    return `${deeper}readonly ${JSON.stringify(name)}${optional}: ${typeSeen(
      held.map((each) => each[name]),
      deeper,
    )}\n`
  })
  return fields.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${fields.join('')}${indent}}`
}

function tablesOf(laws, publishedValue) {
  const members = laws.map(
    ({ id, title, versions }) =>
      `${documented({ description: title }, '  ')}  ${JSON.stringify(id)}: ${typeSeen(
        versions.map(({ value }) => publishedValue(value)),
        '  ',
      )}\n`,
  )
  return `export interface Tables {\n${members.join('')}}\n`
}

/** @param {URL} sources the engine as written. @param {URL} target the folder of its declarations. */
export async function writeTypes(sources, target) {
  const { registry, publishedValue } = await loaded(sources, ['registry.generated.ts', 'core/dated.ts'])
  const { calculators, decisions, checks, questions, queries, laws } = registry
  writeFileSync(
    new URL('types.d.ts', target),
    [
      interfaceOf('Calculators', [...calculators.values()], 'id'),
      interfaceOf('Decisions', [...decisions.values()], 'id'),
      interfaceOf(
        'Checks',
        [...checks.values()].map((check) => Object.create(check, { address: { value: check.id.replace(/^check-/, '') } })),
        'address',
      ),
      interfaceOf('Questions', [...questions.values()], 'id'),
      interfaceOf('Queries', [...queries.values()], 'path'),
      tablesOf([...laws.values()], publishedValue),
      JSON_TYPE,
      "export type TableOf<T extends keyof Tables> = Omit<Queries['/v1/tables/{table}']['result'], 'values'> & { readonly values: Tables[T] }\n",
      'export type Table = TableOf<keyof Tables>\n',
    ].join('\n'),
  )
}

/** What modules written in TypeScript export, on a Node that reads none. */
async function loaded(folder, modules) {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((name) => `export * from './${name}'\n`).join(''), resolveDir: folder.pathname },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    tsconfigRaw: '{}',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
