/** API reference: one light page per operation, with what a caller needs. */
import { describe, expect, it } from 'vitest'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const LARGEST = 60 * 1024

describe('/docs', () => {
  it('lists every operation with its path, and is light', async () => {
    const { statusCode, body } = await app.inject('/docs')
    expect(statusCode).toBe(200)
    expect(Buffer.byteLength(body)).toBeLessThan(LARGEST)
    for (const id of registry.operations.keys()) expect(body).toContain(`href="/docs/${id}"`)
  })

  // Sampled: one template renders them all.
  it.each([...registry.operations.keys()].filter((_, index) => index % 9 === 0))(
    '/docs/%s shows a call from four environments, and is light',
    async (id) => {
      const { statusCode, body } = await app.inject(`/docs/${id}`)
      expect(statusCode).toBe(200)
      expect(Buffer.byteLength(body)).toBeLessThan(LARGEST)
      for (const name of ['curl', 'JavaScript', 'Python', 'Planilha', 'Experimente']) expect(body).toContain(name)
    },
  )

  it('the printed calls succeed', async () => {
    // examples.test.ts calls every example; this verifies that the page prints the call correctly.
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

  it('finds operations by everyday words', async () => {
    expect((await app.inject('/docs/busca?q=salario+liquido')).body).toContain('href="/docs/net-salary"')
    expect((await app.inject('/docs/nada')).statusCode).toBe(404)
  })
})
