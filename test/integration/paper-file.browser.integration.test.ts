/** A PDF chosen on the page of a check, in a real browser: parsed on the device by lazily loaded code. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { pdfOf, wordsOf } from '../support/pdf.ts'
import { EXAMPLES_DAY } from '../support/ports.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

/** Loaded machines need time to compile the lazily loaded code. */
const PATIENT = { timeout: 60_000 }

describe('payroll document on the page', { timeout: 180_000 }, () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  beforeAll(async () => {
    app = serviceForBrowsers({ today: saoPauloClock() })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('fills the text box and sends nothing over the network', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/conferir/holerite')
    await page.click('details.more summary')
    expect(asked.filter((path) => path.includes('/assets/pdf/'))).toEqual([])
    const text = readFileSync(new URL('../documents/papers/right/two-copies.txt', import.meta.url), 'utf8')
    const buffer = Buffer.from(pdfOf([wordsOf(text.split('\n'))]))
    await page.setInputFiles('#campo-arquivo', { name: 'holerite.pdf', mimeType: 'application/pdf', buffer })
    await expect.poll(() => page.textContent('[data-paper-file] [role=status]'), PATIENT).toContain('Lido.')
    const read = readDocument({ text: await page.inputValue('#campo-texto') })
    expect(read.lines.map(({ nature }) => nature)).toEqual(['1000', '1003', '9201', '9216'])
    expect(read.reconciliation.closes).toBe(true)
    expect(asked.filter((path) => path.includes('/assets/pdf/'))).toEqual(['GET /assets/pdf/pdf.js'])
    expect(asked.filter((path) => path.startsWith('POST'))).toEqual([])
    await page.setInputFiles('#campo-arquivo', { name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf([[]])) })
    await expect.poll(() => page.textContent('[data-paper-file] [role=status]'), PATIENT).toContain('é uma imagem')
    await context.close()
  })

  it('parses on the device and fills the form before any verdict', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/conferir/holerite')
    await page.click('details.more summary')
    await page.fill('#campo-texto', readFileSync(new URL('../documents/papers/wrong/flat-eleven.inss.txt', import.meta.url), 'utf8'))
    await page.click('text=Ler as linhas')
    await expect.poll(() => page.textContent('form[data-paper] [data-said]'), PATIENT).toContain('Lido neste aparelho')
    expect(await page.textContent('[data-read]')).toContain('As linhas fecham com os totais impressos.')
    expect(await page.inputValue('[name="lines.0.amount"]')).toBe('3.000,00')
    expect(await page.textContent('#resposta')).not.toContain('Não bate')
    await page.click('form[data-live] button[type=submit]')
    await expect.poll(() => page.textContent('#resposta'), PATIENT).toContain('INSS, R$ 81,42 a mais')
    // The parsed lines stay visible beside the verdict.
    expect(await page.textContent('[data-read]')).toContain('INSS 11%')
    expect(asked.filter((path) => path.startsWith('POST') || path.includes('/resposta'))).toEqual([])
    await context.close()
  })

  it('parses a CNIS statement and computes the result on the device', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.method()))
    // The average needs two years of index data, so the clock is fixed at the release of the examples.
    await page.clock.setFixedTime(`${EXAMPLES_DAY}T15:00:00Z`)
    await page.goto('/conferir/cnis')
    await page.fill('#campo-texto', CNIS)
    await page.selectOption('#campo-sexo', 'female')
    await page.click('text=Ler o extrato >> nth=-1')
    await expect.poll(() => page.textContent('[data-said]'), PATIENT).toBe('Pronto.')
    const text = (await page.textContent('[data-result]')) ?? ''
    for (const words of [
      'PADARIA DO BAIRRO LTDA',
      'PREC-MENOR-MIN',
      'de 01/01/2015 a 31/12/2015',
      'Vínculos ao mesmo tempo',
      'A média é de',
    ])
      expect(text).toContain(words)
    expect(text).toContain('Quando me aposentar?')
    expect(text).not.toContain('Falta dizer')
    expect(asked.filter((method) => method !== 'GET')).toEqual([])
    await context.close()
  })
})

const months = (year: number, amount: string, mark = ''): string =>
  Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}/${year} ${amount}${mark}`).join(' ')

/** Invented people, companies and figures. */
const CNIS = `CNIS - Cadastro Nacional de Informações Sociais
Extrato Previdenciário
Data de nascimento: 07/03/1970
Relações Previdenciárias
1 123.45678.90-1 12.345.678/0001-90 PADARIA DO BAIRRO LTDA Empregado ou Agente Público 01/01/2013 31/12/2014 12/2014
Remunerações
${months(2013, '1.800,00')} ${months(2014, '1.900,00')}
2 123.45678.90-1 98.765.432/0001-10 LOJA DOIS S/A Empregado ou Agente Público 01/01/2016 31/12/2017 12/2017 PREC-MENOR-MIN
Remunerações
${months(2016, '2.100,00')} ${months(2017, '2.200,00')}
3 123.45678.90-1 11.222.333/0001-44 BAR TRES LTDA Empregado ou Agente Público 01/03/2017 31/05/2017 05/2017
Remunerações
03/2017 500,00 04/2017 500,00 05/2017 500,00
`
