/** eSocial files chosen on the page, in a real browser: parsed on the device by a lazily loaded script. */

import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthly, returnedFgts, rubric } from '../support/corpora/esocial.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

describe('eSocial files on the page', { timeout: 60_000 }, () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  beforeAll(async () => {
    app = serviceForBrowsers()
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('reports the differences and the rubric behind them, and sends nothing', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/conferir/esocial')
    await page.waitForSelector('[data-esocial]:not([hidden])')
    expect(asked).not.toContain('GET /assets/esocial/leitor.js')
    const files = {
      'v.xml': rubric({ code: 'V' }),
      'x.xml': rubric({ code: 'X', nature: '1003' }),
      'remuneracao.xml': monthly({
        period: '2026-10',
        paid: [
          {
            lines: [
              ['V', 3000],
              ['X', 300],
            ],
          },
        ],
      }),
    }
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
    const returned = returnedFgts({ period: '2026-10', bases: [['11', 3000, 240]] })
    await page.setInputFiles('#arquivos', [
      { name: 'mes.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
      { name: 'devolvido.xml', mimeType: 'text/xml', buffer: Buffer.from(returned) },
      { name: 'ruim.xml', mimeType: 'text/xml', buffer: Buffer.from('<!DOCTYPE x><eSocial/>') },
    ])
    await expect.poll(() => page.textContent('[data-said]'), { timeout: 20_000 }).toBe('Pronto.')
    const text = (await page.textContent('[data-result]')) ?? ''
    expect(text).toContain('Há diferença')
    expect(text).toContain('entra aqui e não entrou no total devolvido')
    expect(text).toContain('ruim.xml: recusado')
    expect(text).not.toContain('12345678909')
    expect(asked.filter((path) => path.includes('leitor'))).toEqual(['GET /assets/esocial/leitor.js'])
    expect(asked.filter((path) => path.startsWith('POST'))).toEqual([])
    await context.close()
  })
})
