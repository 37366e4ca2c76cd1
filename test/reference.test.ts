/** The reference: every operation on a page of its own, light, with what it takes to call it. */
import { describe, expect, it } from 'vitest'
import { registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const app = serviceUnderTest()
const LARGEST = 60 * 1024

describe('/docs', () => {
  it('names every operation with its address, and is light', async () => {
    const { statusCode, body } = await app.inject('/docs')
    expect(statusCode).toBe(200)
    expect(Buffer.byteLength(body)).toBeLessThan(LARGEST)
    for (const id of registry.operations.keys()) expect(body).toContain(`href="/docs/${id}"`)
  })

  // One template draws them all.
  it.each([...registry.operations.keys()].filter((_, index) => index % 9 === 0))(
    '/docs/%s shows how it is called from four places, and is light',
    async (id) => {
      const { statusCode, body } = await app.inject(`/docs/${id}`)
      expect(statusCode).toBe(200)
      expect(Buffer.byteLength(body)).toBeLessThan(LARGEST)
      for (const name of ['curl', 'JavaScript', 'Python', 'Planilha', 'Experimente']) expect(body).toContain(name)
    },
  )

  it('the calls it shows are answered', async () => {
    // Every example is called in examples.test.ts; here, that the page writes the call as it is made.
    for (const id of [...registry.calculators.keys()].filter((_, index) => index % 4 === 0)) {
      const { body } = await app.inject(`/docs/${id}`)
      const url = /<code>curl &#39;http:\/\/localhost:3000(.*?)&#39;<\/code>/
        .exec(body)![1]!
        .replaceAll('&#38;', '&')
        .replaceAll('&#34;', '"')
      const sheet = /IMPORTDATA\(&#34;http:\/\/localhost:3000(.*?)&#34;\)/.exec(body)![1]!.replaceAll('&#38;', '&')
      for (const address of [url, sheet]) expect([200, 503], address).toContain((await app.inject(address)).statusCode)
    }
  })

  it('is searched by what people say', async () => {
    expect((await app.inject('/docs/busca?q=salario+liquido')).body).toContain('href="/docs/net-salary"')
    expect((await app.inject('/docs/nada')).statusCode).toBe(404)
  })
})
