/** A PDF chosen on the page of a check, in a real browser: read on the device, by what is fetched only then. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../engine/core/clock.ts'
import { readDocument } from '../engine/documents/reader.ts'
import { browserHere, openBrowser, PHONE } from './support/browser.ts'
import { pdfOf, wordsOf } from './support/pdf.ts'
import { serviceUnderTest } from './support/service.ts'

describe.runIf(browserHere !== null)('a PDF on the page', () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  beforeAll(async () => {
    app = serviceUnderTest({ today: saoPauloClock() })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('fills the box with its text, and is sent to nobody', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/conferir/holerite')
    await page.click('details.more summary')
    expect(asked.filter((path) => path.includes('/assets/pdf/'))).toEqual([])
    const text = readFileSync(new URL('papers/right/two-copies.txt', import.meta.url), 'utf8')
    const buffer = Buffer.from(pdfOf([wordsOf(text.split('\n'))]))
    await page.setInputFiles('#campo-arquivo', { name: 'holerite.pdf', mimeType: 'application/pdf', buffer })
    await expect.poll(() => page.textContent('[data-paper-file] [role=status]')).toContain('Lido.')
    const read = readDocument({ text: await page.inputValue('#campo-texto') })
    expect(read.lines.map(({ nature }) => nature)).toEqual(['1000', '1003', '9201', '9216'])
    expect(read.reconciliation.closes).toBe(true)
    expect(asked.filter((path) => path.includes('/assets/pdf/'))).toEqual(['GET /assets/pdf/pdf.js'])
    expect(asked.filter((path) => path.startsWith('POST'))).toEqual([])
    await page.setInputFiles('#campo-arquivo', { name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf([[]])) })
    await expect.poll(() => page.textContent('[data-paper-file] [role=status]')).toContain('é uma imagem')
    await context.close()
  })
})
