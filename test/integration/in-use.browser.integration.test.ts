/** Using an answer in a real browser: reading its chart, remembering data, embedding it, printing it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../engine/presentation/typed.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { registry } from '../support/ports.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { DESK, openBrowser, PHONE } from './support/browser.ts'

let app: FastifyInstance
let origin: string
let browser: Browser

const context = (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, ...options })

/** URL of the first example under today's law, as if typed. */
function exampleAddress(id: string): string {
  const operation = registry.operations.get(id)!
  const { input } = operation.examples.find((example) => !('reference_date' in example.input)) ?? operation.examples[0]!
  return `${pagePath(operation)}?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, addressOf(value)]))}`
}

const figure = (page: Page) => page.locator('.headline output').first()

describe('answer in use', () => {
  beforeAll(async () => {
    app = serviceForBrowsers()
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('every chart type exposes its values by keyboard and pointer, and prints', async () => {
    const page = await (await context({ viewport: DESK })).newPage()
    for (const address of [
      '/calculadora/salario-liquido?gross_salary=8000',
      '/calculadora/mei-acima-do-limite?annual_revenue=90000',
      exampleAddress('cdb-comparison'),
      exampleAddress('financing'),
      exampleAddress('after_dismissal'),
      exampleAddress('paternity-pay'),
      '/salarios/enfermeiro?salario=4500',
    ]) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(address)
      const picture = page.locator('.picture').first()
      const readout = picture.locator('.readout')
      const slider = picture.locator('input[type=range]')
      const first = await readout.textContent()
      expect(first, address).toMatch(/\d/)
      await slider.press(address.includes('financiamento') ? 'ArrowLeft' : 'ArrowRight')
      await expect.poll(() => readout.textContent(), { message: address }).not.toBe(first)
      const second = await readout.textContent()
      await expect.poll(() => slider.getAttribute('aria-valuetext'), { message: address }).toBe(second)
      const mark = picture.locator('[data-at="0"]').first()
      if ((await mark.count()) > 0) {
        await expect.poll(() => picture.locator('.on').count(), { message: address }).toBeGreaterThan(0)
        await mark.hover({ force: true })
        await expect.poll(() => readout.textContent(), { message: address }).toBe(first)
      }
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => picture.isVisible(), { message: address }).toBe(true)
      await expect.poll(() => slider.isVisible(), { message: address }).toBe(false)
    }
    await page.context().close()
  })

  it('returns URLs with the origin of the page when the service has no base URL', async () => {
    const page = await (await context({ viewport: DESK })).newPage()
    const asked = '/calculadora/salario-liquido?gross_salary=5.000%2C00'
    await page.goto(asked)
    await page.locator('.hand button').first().waitFor()
    await expect.poll(() => page.locator('[data-copy]').first().getAttribute('data-copy')).toBe(`${origin}${asked}`)
    const sent = new URL((await page.locator('.hand a').getAttribute('href'))!).searchParams.get('text')
    expect(sent).toMatch(new RegExp(`^Salário líquido: .*\\n${origin}/calculadora`))
    await page.locator('[name=gross_salary]').fill('6000')
    await page.waitForURL(/6\.000/)
    await expect.poll(() => page.locator('.hand [data-copy]').getAttribute('data-copy')).toBe(page.url())
    await expect.poll(() => page.locator('main').textContent()).not.toContain('localhost:3000')
    await page.context().close()
  })

  describe('remembered data', () => {
    it('is off by default, stores only typed values and shows where it fills them in', async () => {
      const page = await (await context({ viewport: DESK })).newPage()
      await page.goto('/calculadora/salario-liquido')
      await page.locator('[name=gross_salary]').fill('7300')
      await page.locator('[name=dependents]').first().fill('2')
      await expect.poll(() => page.evaluate('localStorage.length')).toBe(0)
      const keep = page.locator('[data-remember] input')
      await expect.poll(() => keep.isChecked()).toBe(false)
      await keep.check()
      await expect.poll(() => page.evaluate("JSON.parse(localStorage.getItem('mine'))")).toEqual({ gross_salary: '7300', dependents: '2' })

      // Another calculator with the same field under another name: shows a note, and the answer matches the fields.
      await page.goto('/calculadora/decimo-terceiro')
      const note = page.locator('.ask > .note').first()
      await expect.poll(() => note.textContent()).toContain('Salário bruto mensal, Dependentes para o IRRF')
      await expect.poll(() => page.inputValue('[name=salary]')).toBe('7.300,00')
      await page.locator('[name=months_worked]').fill('12')
      await page.waitForURL(/salary=7\.300/)
      const answered = await figure(page).textContent()
      const plain = await (await context({ javaScriptEnabled: false })).newPage()
      await plain.goto(page.url())
      await expect.poll(() => figure(plain).textContent()).toBe(answered)

      // Values in the URL take precedence.
      await page.goto('/calculadora/salario-liquido?gross_salary=5200&dependents=1')
      await expect.poll(() => page.inputValue('[name=gross_salary]')).toBe('5.200,00')
      await expect.poll(() => page.locator('.ask > .note').first().isVisible()).toBe(false)
      await expect.poll(() => figure(page).textContent()).toContain('4.624,06')

      await page.locator('[data-remember] button').click()
      await expect.poll(() => page.evaluate("localStorage.getItem('mine')")).toBe('{}')
      await page.locator('[data-remember] input').uncheck()
      await expect.poll(() => page.evaluate('localStorage.length')).toBe(0)
      await page.goto('/calculadora/salario-liquido')
      await expect.poll(() => page.inputValue('[name=gross_salary]')).toBe('')
      await plain.context().close()
      await page.context().close()
    })
  })

  describe('scenarios', () => {
    it('are saved on the device on request, compare side by side on a phone, and are recomputed', async () => {
      const own = await context()
      const page = await own.newPage()
      const output = () => page.locator('.headline output').first().innerText()
      const keep = () => page.locator('[data-scenario]').click()
      await page.goto('/calculadora/salario-liquido?gross_salary=3000')
      await keep()
      await expect.poll(() => page.locator('.scenarios thead th').count()).toBe(1)
      const first = await output()
      await page.locator('[name=gross_salary]').fill('5.000')
      await page.waitForURL(/gross_salary=5/)
      await keep()
      await expect.poll(() => page.locator('.scenarios thead th').count()).toBe(2)
      const told = async () => (await page.locator('.scenarios .told td').allInnerTexts()).join(' | ')
      await expect.poll(told).toContain(first)
      expect(await told()).toContain(await output())
      // Shows the differences; only the table itself scrolls horizontally on a phone.
      expect(await page.locator('.scenarios tbody tr').first().innerText()).toMatch(/Salário bruto mensal\s+3\.000,00\s+5\.000,00/)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width)
      // Stores only the input.
      const kept = String(await page.evaluate('JSON.stringify(localStorage)'))
      expect(kept).toContain('gross_salary=')
      expect(kept).not.toContain(first)
      await page.reload()
      await expect.poll(told).toContain(first)
      await page.locator('.scenarios button').first().click()
      await expect.poll(() => page.locator('.scenarios thead th').count()).toBe(1)
      await page.locator('.scenarios button').first().click()
      await expect.poll(() => page.locator('.scenarios').isHidden()).toBe(true)
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('gross_salary')
      await own.close()
    })
  })

  describe('embedding in another site', () => {
    let host: Server
    let shown: string

    beforeAll(async () => {
      host = createServer((request, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(`<!DOCTYPE html><title>x</title><iframe title="x" width="390" height="900" src="${origin}${request.url}"></iframe>`)
      })
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
      shown = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
    })

    afterAll(() => new Promise((resolve) => host.close(resolve)))

    it('the embedded calculator answers, and no other page opens in a frame', async () => {
      const page = await (await context()).newPage()
      await page.goto(`${shown}/embed/salario-liquido`)
      const frame = page.frameLocator('iframe')
      await frame.locator('[name=gross_salary]').fill('5200')
      await frame.locator('[name=dependents]').fill('1')
      await frame.locator('.headline output', { hasText: '4.624,06' }).waitFor()
      await expect.poll(() => frame.locator('.top, .bottom, .programs:visible, [data-remember]').count()).toBe(0)
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        frame.locator('a', { hasText: 'Centavo: Salário líquido' }).click(),
      ])
      expect(opened.url()).toContain('/calculadora/salario-liquido')
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
      await page.goto(`${shown}/calculadora/salario-liquido`)
      await refused
      await expect.poll(() => page.frameLocator('iframe').locator('.headline').count()).toBe(0)
      await page.context().close()
    })
  })

  it('prints what an accountant needs: input, answer, chart, calculation, law, date and URL', async () => {
    const page = await (await context({ viewport: DESK })).newPage()
    for (const address of [exampleAddress('after_dismissal'), exampleAddress('check-payslip')]) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(address)
      await expect.poll(() => page.locator('.hand button').first().isVisible(), { message: address }).toBe(true)
      await page.emulateMedia({ media: 'print' })
      for (const kept of ['.headline', '.footing .law', '.printed'])
        await expect.poll(() => page.locator(kept).first().isVisible(), { message: `${address} ${kept}` }).toBe(true)
    }
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/calculadora/salario-liquido?gross_salary=5000&dependents=1')
    await page.emulateMedia({ media: 'print' })
    for (const kept of ['[name=gross_salary]', '.headline', '.picture', '.steps', '.footing .law', '.printed'])
      await expect.poll(() => page.locator(kept).first().isVisible(), { message: kept }).toBe(true)
    for (const gone of ['[data-remember]', '.embed', '.hand', '.peek', '.actions', '.faq', '.panels'])
      for (const place of await page.locator(gone).all()) await expect.poll(() => place.isVisible(), { message: gone }).toBe(false)
    await expect
      .poll(() => page.locator('.printed').textContent())
      .toMatch(/\d\d\/\d\d\/\d{4} em .*\/calculadora\/salario-liquido\?gross_salary=5/)
    await page.context().close()
  })
})
