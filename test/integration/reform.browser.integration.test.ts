/** Editing a legal table in a real browser: live recomputation, invalid input, the URL and offline use. */
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

const PAGE = '/e-se-a-lei-mudasse'

describe('editing a legal table', () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let faults: string[] = []

  beforeAll(async () => {
    app = serviceForBrowsers({ today: saoPauloClock() })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })
  beforeEach(async () => {
    faults = []
    context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, hasTouch: true, isMobile: true })
    page = await context.newPage()
    page.on('pageerror', (error) => faults.push(String(error)))
  })
  afterEach(async () => {
    expect(faults).toEqual([])
    await context.close()
  })

  const cell = (path: string) => page.locator(`[name="c.irrf/${path}"]`)
  const results = () => page.locator('#resposta').innerText()
  const law = () => new URL(page.url()).searchParams.get('law')
  const engineHere = () => expect.poll(() => page.locator('.lawmaker').getAttribute('data-engine'), { timeout: 20_000 }).toBe('here')

  it('recomputes while typing, and puts the change in the URL', async () => {
    await page.goto(PAGE)
    await engineHere()
    await cell('perDependent').fill('250,00')
    await expect.poll(results).toContain('Dedução por dependente, de R$ 189,59 para R$ 250,00')
    expect(law()).toBe('irrf/perDependent=250')
    expect(await page.title()).toMatch(/^Lei hipotética: /)
    expect(await page.locator('[data-part=ribbon]').innerText()).toContain('não vale')
    const link = await page.locator('[data-permalink]').getAttribute('href')
    await page.goto(link!)
    expect(await cell('perDependent').inputValue()).toBe('250,00')
    expect(await results()).toContain('No país\n')
  })

  it('keeps invalid input in its cell, explains the error, and retains the previous change', async () => {
    await page.goto(PAGE)
    await engineHere()
    await cell('perDependent').fill('300')
    await expect.poll(law).toBe('irrf/perDependent=300')
    for (const garbage of ['abc', '-5', '12,345', '9'.repeat(40), '<b>', '1;2', '()']) {
      await cell('simplifiedDiscount').fill(garbage)
      await expect.poll(results).toContain('Falta acertar')
      expect(await cell('simplifiedDiscount').inputValue()).toBe(garbage)
      expect(law()).toBe('irrf/perDependent=300')
      await cell('simplifiedDiscount').fill('607,20')
      await expect.poll(results).not.toContain('Falta acertar')
    }
    await cell('simplifiedDiscount').fill('abc')
    await expect.poll(results).toMatch(/Desconto simplificado: deve ser um número/)
    expect(law()).toBe('irrf/perDependent=300')
    await cell('simplifiedDiscount').fill('700')
    await expect.poll(law).toBe('irrf/perDependent=300;irrf/simplifiedDiscount=700')
  })

  it('shows an invalid URL as an error and keeps the text editable', async () => {
    await page.goto(`${PAGE}?law=${encodeURIComponent('irrf/brackets/0/limit=3000')}`)
    expect(await results()).toContain('Faixas, linha 2, Base até: 2.826,65 não vem depois de 3.000,00')
    expect(await page.locator('#law').inputValue()).toBe('irrf/brackets/0/limit=3000')
  })

  it('works offline', async () => {
    await page.goto(PAGE)
    await engineHere()
    await context.setOffline(true)
    await cell('brackets/4/rate').fill('35%')
    await expect.poll(results).toContain('Faixas (5): Alíquota, de 27,5% para 35%')
    await expect.poll(results).toContain('No país, entre quem declara')
    await expect.poll(law).toBe('irrf/brackets/4/rate=35%')
  })
})
