/** Six frequent tasks, from the home page to the result: type a realistic query, open the first hit, verify the result. */
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

let app: FastifyInstance
let browser: Browser
let page: Page
const faults: string[] = []

/** Types in the home page search and opens the first hit by keyboard. */
async function ask(words: string): Promise<string> {
  await page.goto('/')
  await page.locator('#busca').pressSequentially(words)
  // Wait until the list matches the complete query.
  await expect
    .poll(async () =>
      page.evaluate(`fetch('/busca/resposta?q=' + encodeURIComponent(${JSON.stringify(words)})).then((a) => a.text()).then((text) => {
    const holder = document.createElement('template')
    holder.innerHTML = text
    return document.querySelector('#achados').textContent === holder.content.textContent && text !== ''
  })`),
    )
    .toBe(true)
  const told = await page.locator('.found a').first().innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
  return told
}

const figure = () => page.locator('.headline .figure').first()

describe('frequent tasks', () => {
  beforeAll(async () => {
    app = serviceForBrowsers()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
    page = await (await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE })).newPage()
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
    expect(faults).toEqual([])
  })

  it('fui demitido: severance by dates, with how long the money lasts below it', async () => {
    await ask('fui demitido')
    expect(new URL(page.url()).pathname).toBe('/calculadora/rescisao')
    await page.locator('[name=salary]').first().fill('3000')
    await page.locator('[name=admission_date]').first().fill('2023-03-01')
    await page.locator('[name=termination_date]').first().fill('2026-10-15')
    await page.locator('[name=type]').first().selectOption('sem_justa_causa')
    await page.waitForURL(/salary=3\.000/)
    await expect.poll(() => figure().innerText()).toMatch(/R\$\s[\d.]+,\d\d/)
    const beneath = page.locator('.panel', { hasText: 'E quanto tempo o dinheiro dura?' })
    await beneath.locator('summary').first().click()
    await beneath.locator('[name=monthly_expenses]').fill('2500')
    await beneath.locator('button[type=submit]').click()
    await page.waitForURL(/\/decisoes\/depois-da-demissao\?/)
    // Known answers are prefilled.
    await expect.poll(() => page.inputValue('[name=salary]')).toBe('3.000,00')
    await expect.poll(() => page.inputValue('[name=exit_date]')).toBe('2026-10-15')
    await expect.poll(() => page.locator('.picture figcaption').textContent()).toBe('O dinheiro, mês a mês')
    await expect.poll(() => page.locator('.verdict').innerText()).toMatch(/Você recebe R\$\s[\d.]+,\d\d ao todo, o que cobre \d+ meses/)
  })

  it('financiar apartamento: instalment, with SAC beside Price', async () => {
    await ask('financiar apartamento')
    expect(new URL(page.url()).pathname).toBe('/calculadora/financiamento-imobiliario')
    await page.locator('[name=property_value]').fill('350000')
    await page.locator('[name=down_payment]').fill('70000')
    await page.locator('[name=annual_rate]').fill('11')
    await page.locator('[name=months]').fill('360')
    await page.locator('label', { hasText: 'SAC' }).first().click()
    await page.waitForURL(/property_value=350\.000.*months=360/)
    await expect.poll(() => figure().innerText()).toMatch(/A primeira parcela é de\s+R\$\s3\.\d{3},\d\d/)
    await expect.poll(() => page.locator('.picture .legend').first().innerText()).toMatch(/SAC[\s\S]*Price/)
  })

  it('INSS de 2019: rates and ceiling, in the search hit and in the table', async () => {
    expect(await ask('INSS de 2019')).toMatch(/8, 9 e 11%, teto R\$\s5\.839,45/)
    expect(new URL(page.url()).pathname).toBe('/tabelas/inss')
    const table = await page.locator('main').innerText()
    expect(table).toContain('5.839,45')
    for (const rate of ['8%', '9%', '11%']) expect(table).toContain(rate)
  })

  it('IPCA 2015 a 2020: accumulated value, in the search hit and on the page', async () => {
    expect(await ask('IPCA 2015 a 2020')).toContain('36,97%')
    expect(new URL(page.url()).pathname).toBe('/indicadores/ipca')
    await expect.poll(() => page.locator('main').innerText()).toContain('36,97%')
  })

  it('programador: hiring wages, for the country and by state', async () => {
    expect(await ask('programador')).toMatch(/R\$\s[\d.]+,\d\d/)
    expect(new URL(page.url()).pathname).toMatch(/^\/salarios\//)
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/desenvolvimento de sistemas/)
    await expect.poll(() => figure().innerText()).toMatch(/R\$\s[\d.]+,\d\d/)
    await page.locator('[name=salario]').fill('5500')
    await page.locator('button', { hasText: 'Marcar' }).click()
    await page.waitForURL(/salario=5/)
    await expect.poll(() => page.locator('#estados').innerText()).toMatch(/R\$\s5\.500,00 passa da mediana de \d+ dos \d+ estados/)
  })

  it('MEI passando do limite: extra tax due, and the excess over the limit', async () => {
    await ask('MEI passando do limite')
    expect(new URL(page.url()).pathname).toBe('/calculadora/mei-acima-do-limite')
    await page.locator('[name=annual_revenue]').fill('90000')
    await page.locator('[name=activity]').selectOption('services')
    await expect.poll(() => figure().innerText()).toMatch(/Você paga\s+R\$\s540,00\s+de imposto a mais/)
    await expect.poll(() => page.locator('.picture').innerText()).toContain('111,11%')
  })
})
