/** Discovery without documentation: every published link resolves. */
import { describe, expect, it } from 'vitest'
import { deprecated } from '../../engine/operation/definition/deprecation.ts'
import { withOperations } from '../../engine/operation/definition/registry.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

describe('/llms.txt', () => {
  it('names everything, and each link answers', async () => {
    const { body, headers } = await app.inject('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const { title } of registry.operations.values()) expect(body).toContain(`[${title}](`)
    const addresses = [...body.matchAll(/\]\((\/[^){]*)\)/g)].map(([, address]) => address!)
    expect(addresses.length).toBeGreaterThan(registry.operations.size - 30)
    // Queries with required fields return 400 naming them; POST-only queries have no GET.
    const posted = new Set([...registry.queries.values()].filter((query) => query.posted).map(({ path }) => path))
    for (const address of addresses)
      expect(posted.has(address) ? [405] : [200, 400], address).toContain((await app.inject(address)).statusCode)
  })

  it('the full version documents every field, with working examples', async () => {
    const { body } = await app.inject('/llms-full.txt')
    for (const { inputSchema } of registry.operations.values())
      for (const field of Object.keys(inputSchema.properties ?? {})) expect(body).toContain(`  - \`${field}\``)
    const examples = [...body.matchAll(/^- Exemplo \(.*\): (\/\S+)$/gm)].map(([, address]) => address!)
    expect(examples.length).toBe(
      [...registry.operations.values()].filter((each) => each.examples.length > 0 && !('posted' in each && each.posted)).length,
    )
    const refused = []
    for (const address of examples) {
      const { statusCode } = await app.inject(address)
      if (statusCode !== 200) refused.push([address, statusCode])
    }
    // Only queries to external data may be unavailable here.
    expect(refused.filter(([, status]) => status !== 503)).toEqual([])
  })
})

describe('/v1 and the RFC 9727 catalog', () => {
  it('link only to existing resources', async () => {
    const index = (await app.inject('/v1')).json()
    expect(index.operations.find(({ kind }: { kind: string }) => kind === 'calculator').count).toBe(registry.calculators.size)
    expect(index.documentation).toBe('/docs')
    for (const address of [index.openapi, index.postman, index.llms]) expect((await app.inject(address)).statusCode).toBe(200)
    const catalogue = await app.inject('/.well-known/api-catalog')
    expect(catalogue.headers['content-type']).toContain('application/linkset+json')
    const [entry] = catalogue.json().linkset
    const links = [...entry['service-desc'], ...entry['service-doc'], ...entry.status] as { href: string; type: string }[]
    // The HTML reference page has its own tests.
    for (const { href } of links.filter(({ type }) => type !== 'text/html')) expect((await app.inject(href)).statusCode).toBe(200)
    expect(entry.anchor).toBe('/v1')
  })

  it('are absolute URLs when the instance knows its base URL', async () => {
    const known = serviceUnderTest({}, 0, 'https://centavo.example')
    expect((await known.inject('/v1')).json().openapi).toBe('https://centavo.example/v1/openapi.json')
    expect((await known.inject('/.well-known/api-catalog')).json().linkset[0].anchor).toBe('https://centavo.example/v1')
  })
})

describe('Postman collection', () => {
  interface Item {
    readonly name: string
    readonly request: { readonly method: 'GET' | 'POST'; readonly url: { readonly raw: string }; readonly body?: { readonly raw: string } }
  }

  it('contains every operation, and each request works', async () => {
    const { item } = (await app.inject('/v1/postman.json')).json() as { item: { item: Item[] }[] }
    const requests = item.flatMap((folder) => folder.item)
    expect(requests).toHaveLength(registry.operations.size)
    const refused = []
    for (const { name, request } of requests) {
      const url = request.url.raw.replace('{{baseUrl}}', '')
      const { statusCode } = await app.inject({
        method: request.method,
        url,
        ...(request.body && { payload: request.body.raw, headers: { 'content-type': 'application/json' } }),
      })
      if (statusCode !== 200 && statusCode !== 503) refused.push([name, url, statusCode])
    }
    expect(refused).toEqual([])
  })
})

describe('deprecated operation', () => {
  const [leaving, staying] = [...registry.calculators.values()]
  const old = deprecated({ ...leaving! }, { since: '2026-11-14', sunset: '2027-11-30', instead: staying!.id })
  const service = serviceUnderTest({ registry: withOperations(registry, [old]) })

  it('marks deprecation by RFC 9745 and RFC 8594 in answers, schemas and errors, only for deprecated operations', async () => {
    const asked = await Promise.all([
      service.inject({ method: 'POST', url: `/v1/calc/${old.id}`, payload: old.examples[0]!.input }),
      service.inject(`/v1/calc/${old.id}`),
      service.inject({ method: 'POST', url: `/v1/calc/${old.id}`, payload: {} }),
    ])
    for (const { headers } of asked) {
      expect(headers.deprecation).toBe(`@${Date.parse('2026-11-14T03:00:00Z') / 1000}`)
      expect(headers.sunset).toBe('Wed, 01 Dec 2027 03:00:00 GMT')
      expect(headers.link).toContain(`</v1/calc/${staying!.id}>; rel="successor-version"`)
    }
    expect((await service.inject(`/v1/calc/${staying!.id}`)).headers.deprecation).toBeUndefined()
    const { paths } = (await service.inject('/v1/openapi.json')).json()
    expect(paths[`/v1/calc/${old.id}`].get.deprecated).toBe(true)
    expect(paths[`/v1/calc/${staying!.id}`].get.deprecated).toBeUndefined()
  })
})
