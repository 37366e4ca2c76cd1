/** Invoices chosen on the page, in a real browser: parsed on the device by a lazily loaded script. */

import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoiceFile } from '../support/corpora/invoices.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

describe('invoices on the page', { timeout: 60_000 }, () => {
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

  it('computes again with the code chosen, offers the corrected invoice, and sends nothing', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto('/conferir/nota-fiscal')
    await page.waitForSelector('[data-invoices]:not([hidden])')
    await page.setInputFiles('#notas', [{ name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from(invoiceFile('no-group')) }])
    const said = () => page.textContent('[data-said]')
    await expect.poll(said, { timeout: 20_000 }).toBe('Pronto.')
    expect(await page.textContent('[data-result]')).toContain('Rejeição 1115')
    expect(await page.locator('[data-download]').count()).toBe(0)
    await page.selectOption('select[data-item="3"]', '200009')
    await expect.poll(() => page.locator('[data-download]').count(), { timeout: 20_000 }).toBe(1)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-download]')])
    expect(download.suggestedFilename()).toBe('corrigida-nota.xml')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(sent).toEqual([])
    await context.close()
  })

  it('reports each file of a ZIP on its own', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/conferir/nota-fiscal`)
    await page.waitForSelector('[data-invoices]:not([hidden])')
    const zip = zipSync({ 'certa.xml': strToU8(invoiceFile('consistent')), 'ruim.xml': strToU8('<!DOCTYPE x><NFe/>') })
    await page.setInputFiles('#notas', [{ name: 'notas.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }])
    await expect.poll(() => page.textContent('[data-said]'), { timeout: 20_000 }).toBe('Pronto.')
    const text = (await page.textContent('[data-result]')) ?? ''
    expect(text).toContain('certa.xml: Confere')
    expect(text).toContain('ruim.xml: Não foi lida')
    await page.close()
  })
})
