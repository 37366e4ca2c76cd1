/** Postman collection (v2.1): every operation with a working example. */
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { exampleUrl } from '../http/example-url.ts'
import { addressOf } from '../http/operations.ts'
import { sectionsOf } from './llms.ts'

export function postmanCollection({ registry, service }: Engine, here: string): object {
  return {
    info: {
      name: 'Centavo',
      description: 'Finanças brasileiras exatas ao centavo, com a lei por trás de cada número. Sem chave.',
      version: service.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'baseUrl', value: here, type: 'string' }],
    item: sectionsOf(registry).map(({ title, members }) => ({ name: title, item: members.map(requestOf) })),
  }
}

function requestOf(operation: Operation): object {
  const [example] = operation.examples
  const address = addressOf(operation)
  const header: object[] = []
  const described = { name: operation.title, request: { description: operation.summary, header } }
  if ((isQuery(operation) && !operation.posted) || !example) {
    return { ...described, request: { ...described.request, method: 'GET', url: urlOf(exampleUrl(address, example?.input ?? {})) } }
  }
  // Path parameters go into the URL, the rest into the body.
  const inPath = Object.entries(example.input).filter(([field]) => address.includes(`{${field}}`))
  const body = Object.fromEntries(Object.entries(example.input).filter(([field]) => !address.includes(`{${field}}`)))
  return {
    ...described,
    request: {
      ...described.request,
      method: 'POST',
      header: [{ key: 'content-type', value: 'application/json' }],
      url: urlOf(exampleUrl(address, Object.fromEntries(inPath))),
      body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
    },
  }
}

function urlOf(address: string): object {
  const [path = '', query] = address.split('?')
  return {
    raw: `{{baseUrl}}${address}`,
    host: ['{{baseUrl}}'],
    path: path.slice(1).split('/'),
    ...(query !== undefined && { query: [...new URLSearchParams(query)].map(([key, value]) => ({ key, value })) }),
  }
}
