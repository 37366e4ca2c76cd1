/** Search and home page in a real browser, on a phone. Skipped when no browser is installed, never under CI. */
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

let app: FastifyInstance
let browser: Browser
let page: Page
let origin: string

describe('phone', () => {
  beforeAll(async () => {
    app = serviceForBrowsers()
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
    page = await (await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE })).newPage()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('the first screen has the search and the six most popular calculators', async () => {
    await page.goto('/')
    await expect.poll(() => page.locator('.wanted a').count()).toBe(6)
    for (const place of [page.locator('#busca'), page.locator('.wanted a').last()]) {
      const box = (await place.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height)
    }
  })

  it('the home page is short and organized by life event', async () => {
    await page.goto('/')
    expect(Number(await page.evaluate('document.documentElement.scrollHeight'))).toBeLessThan(4000)
    const situations = page.locator('.situations details')
    await expect.poll(() => situations.count()).toBe(10)
    await situations.filter({ hasText: 'Fui demitido' }).locator('summary').click()
    await page.getByRole('link', { name: 'Seguro-desemprego', exact: true }).filter({ visible: true }).last().waitFor()
    // A link to a group expands it.
    await page.goto('/#impostos')
    await page.locator('#impostos a').first().waitFor({ state: 'visible' })
  })

  it.each([
    ['/', '#calculadoras li', 'ferias'],
    ['/tabelas', '#tabelas li', 'salario minimo'],
  ])('filters a long list while typing, on %s', async (address, items, typed) => {
    await page.goto(address)
    const all = await page.locator(items).count()
    await page.locator('#filtro').fill(typed)
    await expect.poll(() => page.locator(items).filter({ visible: true }).count()).toBeGreaterThan(0)
    expect(await page.locator(items).filter({ visible: true }).count()).toBeLessThan(all / 4)
    await page.locator('#filtro').fill('xyzw')
    await expect.poll(() => page.locator(items).filter({ visible: true }).count()).toBe(0)
    await page.locator('#filtro').fill('')
    await expect.poll(() => page.locator(`${items}:not([hidden])`).count()).toBe(all)
  })

  it('sends one request per question, and Back from a result restores both', async () => {
    const page = await (await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE })).newPage()
    // Freezes the clock while typing: on a busy machine, two keystrokes may be further apart than the debounce delay.
    await page.clock.install()
    await page.goto('/')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/busca/resposta')) asked.push(request.url())
    })
    await page.locator('#busca').pressSequentially('líquido de 5200')
    expect(asked).toHaveLength(0)
    await page.clock.resume()
    await page.locator('.found .answered', { hasText: 'Você recebe' }).waitFor()
    expect(asked).toHaveLength(1)
    await page.locator('.found a').first().click()
    await page.waitForURL(/calculadora\/salario-liquido/)
    await page.goBack()
    await page.locator('.found .answered', { hasText: 'Você recebe' }).waitFor()
    await expect.poll(() => page.locator('#busca').inputValue()).toBe('líquido de 5200')
    await page.context().close()
  })

  it('requests the missing field below the result and shows the answer inline', async () => {
    await page.goto('/')
    await page.locator('#busca').fill('fui mandado embora ganho 2800')
    const missing = page.locator('form.missing')
    await missing.locator('[name=admission_date]').fill('2023-11-16')
    await missing.locator('[name=termination_date]').fill('2026-11-16')
    await expect.poll(() => missing.locator('[data-line]').innerText()).toBe('')
    await missing.locator('[name=type]').selectOption('sem_justa_causa')
    await expect.poll(() => missing.locator('[data-line]').innerText()).toMatch(/^Você recebe R\$\s20\.605,5\d: R\$\s7\.904,77 da empresa/)
    await missing.getByRole('button', { name: 'Ver a resposta' }).click()
    await page.waitForURL(/calculadora\/rescisao\?/)
    await expect.poll(() => page.locator('.headline .figure').innerText()).toMatch(/R\$\s20\.605,5\d/)
    await page.goBack()
    await missing.waitFor()
    // Following a link starts with an empty search.
    await page.locator('.top a').first().click()
    await expect.poll(() => page.locator('#busca').inputValue()).toBe('')
  })

  it('a parsed field can be edited on its page or removed from the question', async () => {
    await page.goto('/')
    await page.locator('#busca').fill('férias 3000 vendendo 10 dias')
    const chips = page.locator('.found .chips li')
    await chips
      .filter({ hasText: '3.000,00' })
      .getByRole('link', { name: /^Tirar Salário/ })
      .click()
    await expect.poll(() => page.locator('#busca').inputValue()).toBe('férias vendendo 10 dias')
    await page.locator('.found', { hasText: 'Falta dizer: Salário bruto mensal' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await chips.filter({ hasText: '10' }).getByRole('link').first().click()
    await page.waitForURL(/calculadora\/ferias\?\w+=10#campo-/)
  })

  it('shows the answer in the list; arrows select and Enter opens it filled in', async () => {
    await page.goto('/')
    await page.locator('#busca').fill('líquido de 5200 com 1 dependente')
    await page.locator('.found .answered', { hasText: 'Você recebe R$ 4.624,06' }).waitFor()
    const focused = () => page.evaluate('document.activeElement.textContent')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused()).toContain('4.624,06')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused()).not.toContain('4.624,06')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('busca')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/calculadora\/salario-liquido\?/)
    await expect.poll(() => page.locator('.headline output').first().textContent()).toContain('4.624,06')
  })
})
