/** The search and the first page in a real browser, on a phone. Without one the tests are left out; under CI they never are. */
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserHere, openBrowser, PHONE } from './support/browser.ts'
import { serviceForBrowsers } from './support/service.ts'

let app: FastifyInstance
let browser: Browser
let page: Page
let origin: string

describe.runIf(browserHere)('on a phone', () => {
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

  it('the first screen has the search and the six most wanted calculators', async () => {
    await page.goto('/')
    await expect.poll(() => page.locator('.wanted a').count()).toBe(6)
    for (const place of [page.locator('#busca'), page.locator('.wanted a').last()]) {
      const box = (await place.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height)
    }
  })

  it('the first page goes by what happened, and is short', async () => {
    await page.goto('/')
    expect(Number(await page.evaluate('document.documentElement.scrollHeight'))).toBeLessThan(4000)
    const situations = page.locator('.situations details')
    await expect.poll(() => situations.count()).toBe(10)
    await situations.filter({ hasText: 'Fui demitido' }).locator('summary').click()
    await page.getByRole('link', { name: 'Seguro-desemprego', exact: true }).filter({ visible: true }).last().waitFor()
    // A group's own address opens it.
    await page.goto('/#impostos')
    await page.locator('#impostos a').first().waitFor({ state: 'visible' })
  })

  it.each([
    ['/', '#calculadoras li', 'ferias'],
    ['/tabelas', '#tabelas li', 'salario minimo'],
  ])('a long list shows only what is typed, on %s', async (address, items, typed) => {
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

  it('one question is one request, and Back from a result returns to both', async () => {
    const page = await (await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE })).newPage()
    // Its clock stands while keys are pressed: on a busy machine two keys may be further apart than a pause is long.
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

  it('what is missing is asked under what was found, and its answer comes in the line', async () => {
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
    // Whoever comes by a link begins anew.
    await page.locator('.top a').first().click()
    await expect.poll(() => page.locator('#busca').inputValue()).toBe('')
  })

  it('what was understood is changed on its page, or taken out of the question where it stands', async () => {
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

  it('the answer is in the list, arrows choose and Enter opens it filled in', async () => {
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
