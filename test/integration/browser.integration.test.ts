/** Pages in a real browser. Skipped when no browser is installed, never under CI. */
import axe from 'axe-core'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Calculator } from '../../engine/operation/definition/calculator.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { treeOf } from '../../engine/presentation/answer.ts'
import { fieldsOf } from '../../engine/presentation/schema.ts'
import { formTexts } from '../../engine/presentation/typed.ts'
import { withNonBreakingSpace } from '../../service/web/format.ts'
import { examplesOf, pagePath, requestedLists } from '../../service/web/forms/form-request.ts'
import { pageAddresses } from '../../service/web/pages/frame/sitemap.ts'
import { EXHAUSTIVE, oneIn, rounds } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { DESK, openBrowser, PHONE } from './support/browser.ts'

/** The API reference repeats one template per endpoint, and lists one per row: checks a sample, larger in exhaustive mode. */
const REPEATED = [
  `main > section:nth-of-type(n + ${rounds(4, 12)})`,
  ...(EXHAUSTIVE ? [] : ['tbody > tr:nth-of-type(n + 4)', 'li:nth-of-type(n + 5)']),
]

const NBSP = '\u00a0'

let app: FastifyInstance
let origin: string
let browser: Browser

const context = (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, ...options })

/** Collects console errors and page errors. */
function watched(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => !request.url().startsWith(origin) && faults.push(`asked elsewhere: ${request.url()}`))
  return faults
}

/** Two at a time: the core count of the smallest supported machine. */
const halves = <T>(all: readonly T[]) => [0, 1].map((half) => [half, all.filter((_, index) => index % 2 === half)] as const)

/** One page per template; two in exhaustive mode. */
function ofEachTemplate(addresses: readonly string[]): string[] {
  const template = (address: string) => address.split('/')[1]
  return addresses.filter((address) => {
    const same = addresses.filter((other) => template(other) === template(address))
    const [place, step] = [same.indexOf(address), Math.max(1, same.length / rounds(1, 2))]
    return Math.floor(place / step) !== Math.floor((place - 1) / step)
  })
}

const output = (page: Page) => page.locator('.headline output').first()

/** axe violations of a page, each with its first element. */
async function accessibilityFaults(page: Page, rules?: readonly string[], contrast = true): Promise<string[]> {
  const options = {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } },
    ...(rules && { runOnly: rules }),
  }
  await page.evaluate(axe.source)
  return page.evaluate(
    `axe.run({ exclude: ${JSON.stringify(REPEATED.map((selector) => [selector]))} }, ${JSON.stringify(options)})
      .then(({ violations }) => violations.map(({ id, nodes }) => location.pathname + ' ' + id + ': ' + nodes[0].html))`,
  )
}

/** Fills every field at once, with amounts as people write them, and fires the input events. */
async function fill(page: Page, calculator: Calculator, input: Readonly<Record<string, unknown>>): Promise<void> {
  const hidden = requestedLists(calculator)
  const typed = fieldsOf(calculator.inputSchema)
    .filter(([name]) => !hidden.includes(name))
    .flatMap(([name, field]) => Object.entries(formTexts(name, input[name] ?? field.default, field).shown))
  await page.evaluate(`for (const [name, value] of ${JSON.stringify(typed)}) {
    const [list] = name.split('.')
    while (list !== name && !document.querySelector('form [name="' + name + '"]'))
      document.querySelector('[data-field="' + list + '"] > button').click()
    for (const control of document.querySelectorAll('form [name="' + name + '"]')) {
      if (control.type !== 'radio') control.value = value
      else control.checked = control.value === value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }`)
}

/** Address of a page with a rendered answer. */
const exampleOf = (id: string): string => examplesOf(registry.operations.get(id)!)[0]!.address

function headlineText(calculator: Calculator, input: Readonly<Record<string, unknown>>): string {
  const { before, figure } = treeOf(calculator, run(calculator, input, ports)).headline!.said
  return withNonBreakingSpace(figure || before)
}

describe('in a browser', () => {
  beforeAll(async () => {
    app = serviceForBrowsers()
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  describe('every nth calculator', () => {
    it.concurrent.each(halves([...registry.calculators.values()].filter((_, index) => index % rounds(32, 6) === 0)))(
      "shows the API's number for its first example (%d)",
      async (_half, calculators) => {
        const page = await (await context()).newPage()
        const faults = watched(page)
        for (const calculator of calculators) {
          const { input } = calculator.examples[0]!
          const [[name, field] = ['', {}]] = fieldsOf(calculator.inputSchema)
          const [inner] = fieldsOf(field.items ?? {})[0] ?? []
          const first = inner === undefined ? name : `${name}.0.${inner}`
          // The form opens with an invalid value, so the number can only come from typing.
          await page.goto(`${pagePath(calculator)}?${first}=x`)
          expect(await output(page).count(), calculator.id).toBe(0)
          await fill(page, calculator, input)
          const expected = headlineText(calculator, input)
          await output(page)
            .filter({ hasText: expected })
            .waitFor({ timeout: 120_000 })
            .catch(() => undefined)
          expect(await page.locator('.headline output').allInnerTexts(), calculator.id).toEqual([expected])
        }
        // Ignores the 400 of the page with the invalid value, which the browser logs.
        expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
        await page.context().close()
      },
      300_000,
    )
  })

  it('works without scripts; its URL is the permalink', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto('/calculadora/salario-liquido')
    await page.fill('[name=gross_salary]', '5.200,00')
    await page.fill('[name=dependents]', '1')
    await page.click('button[type=submit] >> text=Calcular')
    await expect.poll(() => output(page).textContent()).toBe(`R$${NBSP}4.624,06`)
    expect(page.url()).toContain('gross_salary=5.200')
    await page.goto('/decisoes/vale-a-pena-virar-pj')
    await page.fill('[name=current_clt_gross]', '8000')
    await page.fill('[name=proposed_pj_invoice]', '5000')
    await page.click('button[type=submit] >> text=Decidir')
    await expect.poll(() => output(page).textContent()).toBe('Ficar na CLT')
    await page.goto('/')
    await page.fill('[name=q]', 'rescisao')
    await page.click('text=Procurar')
    await expect.poll(() => page.locator('.found a').first().getAttribute('href')).toBe('/calculadora/rescisao')
    await page.context().close()
  })

  it('updates the answer and the URL while typing', async () => {
    const page = await (await context()).newPage()
    const faults = watched(page)
    await page.goto('/calculadora/salario-liquido')
    await page.locator('[name=gross_salary]').fill('')
    await page.locator('[name=gross_salary]').pressSequentially('5200')
    await page.locator('[name=dependents]').fill('1')
    await output(page).filter({ hasText: '4.624,06' }).waitFor()
    await page.waitForURL(/gross_salary=5(\.?)200/)
    const again = await page.context().newPage()
    await again.goto(page.url())
    await expect.poll(() => output(again).textContent()).toBe(`R$${NBSP}4.624,06`)
    await expect.poll(() => again.inputValue('[name=dependents]')).toBe('1')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('formats numbers as in Brazil and reports errors beside their fields', async () => {
    const page = await (await context()).newPage()
    await page.goto('/calculadora/salario-liquido')
    const salary = page.locator('[name=gross_salary]')
    await salary.fill('')
    await salary.pressSequentially('1x2y34.5')
    await salary.blur()
    await expect.poll(() => salary.inputValue()).toBe('1.234,50')
    await salary.fill('0')
    await page.waitForSelector('[data-field=gross_salary] .wrong:not(:empty)')
    await expect.poll(() => salary.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.locator('[data-field=gross_salary] .wrong').textContent()).toContain('maior que 0')
    await salary.fill('5000')
    await page.waitForSelector('[data-field=gross_salary] .wrong:empty', { state: 'attached' })
    await page.context().close()
  })

  it('renders charts whose values are readable by pointer and keyboard', async () => {
    const page = await (await context({ viewport: { width: 1280, height: 900 } })).newPage()
    await page.goto('/indicadores/selic?from=2016-01-01')
    const line = await page.locator('figure [data-line]').first().boundingBox()
    expect(line!.width).toBeGreaterThan(600)
    expect(line!.height).toBeGreaterThan(50)
    const readout = page.locator('.readout').first()
    const last = await readout.textContent()
    await page.locator('figure input[type=range]').first().press('ArrowLeft')
    await expect.poll(() => readout.textContent()).not.toBe(last)
    await page
      .locator('figure .plot > svg')
      .first()
      .hover({ position: { x: 20, y: 40 } })
    await expect.poll(() => readout.textContent()).toMatch(/^\d\d\/\d\d\/2016: 14,25%$/)
    await page.goto(exampleOf('financing'))
    await expect.poll(() => page.locator('figure [data-line]').count()).toBeGreaterThanOrEqual(2)
    await page.context().close()
  })

  it('prints a document without screen-only elements', async () => {
    const page = await (await context({ viewport: { width: 1280, height: 900 } })).newPage()
    await page.goto('/calculadora/salario-liquido?gross_salary=5000')
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.top nav', 'button[type=submit]', '.programs', '.panels', '.nearby'])
      await expect.poll(() => page.locator(gone).first().isVisible(), { message: gone }).toBe(false)
    for (const kept of ['h1', '.headline', '.steps', '.law', '[name=gross_salary]'])
      await expect.poll(() => page.locator(kept).first().isVisible(), { message: kept }).toBe(true)
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
    await page.context().close()
  })

  it('explains a term inline, by keyboard and without scripts', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto('/calculadora/salario-liquido?gross_salary=5000')
    const term = page.locator('.answer button.term', { hasText: 'INSS' }).first()
    const meaning = page.locator(`[id="${await term.getAttribute('popovertarget')}"]`)
    await expect.poll(() => meaning.isVisible()).toBe(false)
    await term.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => meaning.textContent()).toContain('A previdência pública')
    await expect.poll(() => meaning.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => meaning.isVisible()).toBe(false)
    await page.context().close()
  })

  it('collapses accountant details by default and remembers the choice on this device', async () => {
    const page = await (await context()).newPage()
    await page.goto('/calculadora/salario-liquido?gross_salary=5000')
    const law = page.locator('[data-footing]').first()
    await expect.poll(() => law.getAttribute('open')).toBeNull()
    for (const within of ['.steps', '.law', '.programs']) await expect.poll(() => law.locator(within).first().isVisible()).toBe(false)
    await law.locator(':scope > summary').press('Enter')
    for (const within of ['.steps', '.law', '.programs']) await expect.poll(() => law.locator(within).first().isVisible()).toBe(true)
    await page.goto(exampleOf('evaluate_pj_offer'))
    await expect.poll(() => page.locator('[data-footing][open]').count()).toBe(1)
    await expect.poll(() => page.locator('[data-footing]:not([open])').count()).toBe(0)
    await page.locator('[data-footing] > summary').press('Enter')
    await page.reload()
    await page.locator('.peek').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-footing][open]').count()).toBe(0)
    await page.context().close()
  })

  it('answers a follow-up question by keyboard, from the current form', async () => {
    const page = await (await context({ viewport: { width: 1280, height: 900 } })).newPage()
    const faults = watched(page)
    await page.goto('/calculadora/salario-liquido?gross_salary=5000')
    await page.locator('[name=dependents]').first().fill('2')
    await output(page).filter({ hasText: '4.498,50' }).waitFor()
    const panel = page.locator('.panel', { has: page.locator('[name=target_value]') })
    await panel.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    for (let tabs = 0; tabs < 6; tabs++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate("document.activeElement?.getAttribute('name') === 'target_value'")) break
    }
    await page.keyboard.type('8000')
    await page.keyboard.press('Enter')
    await panel.locator('output').waitFor()
    await expect.poll(() => panel.locator('output').textContent()).toBe(`R$${NBSP}10.625,30`)
    await expect.poll(() => page.locator('[role=status]').textContent()).toContain('10.625,30')
    // Its permalink, in a new page without scripts, returns the same answer.
    const address = await panel.locator('a', { hasText: 'Link desta resposta' }).getAttribute('href')
    const plain = await (await context({ javaScriptEnabled: false })).newPage()
    await plain.goto(address!)
    await expect.poll(() => output(plain).textContent()).toBe(`R$${NBSP}10.625,30`)
    await plain.fill('[name=target_value]', '4.498,50')
    await plain.keyboard.press('Enter')
    await plain.waitForURL(/4\.498/)
    await expect.poll(() => output(plain).textContent()).toContain(NBSP)
    expect(faults).toEqual([])
    await plain.context().close()
    await page.context().close()
  })

  it('announces only the headline of a new answer', async () => {
    const page = await (await context()).newPage()
    await page.goto('/calculadora/salario-liquido?gross_salary=5000&dependents=1')
    await expect.poll(() => page.locator('[aria-live], [role=status], [role=alert]').count()).toBe(1)
    const announced = page.locator('[role=status]')
    await expect.poll(() => announced.textContent()).toBe('')
    await page.locator('[name=gross_salary]').fill('5200')
    await output(page).filter({ hasText: '4.624,06' }).waitFor()
    await expect.poll(() => announced.textContent()).toBe('Você recebe R$ 4.624,06')
    await page.context().close()
  })

  it('searches while typing', async () => {
    const page = await (await context()).newPage()
    await page.goto('/')
    await page.locator('#busca').pressSequentially('ferias')
    await page.waitForSelector('.found a[href="/calculadora/ferias"]')
    await page.context().close()
  })

  describe('every page on a phone', () => {
    const addresses = [
      ...ofEachTemplate(pageAddresses(ports)),
      '/busca?q=dolar',
      '/tabelas/inss?date=2019-06-01',
      ...[...registry.questions.values()]
        .slice(0, rounds(3, registry.questions.size))
        .map(({ slug }) => `/calculadora/salario-liquido/${slug}?gross_salary=5000&target_value=4000&b.gross_salary=6000`),
      ...['financing', 'evaluate_pj_offer', 'check-payslip', 'net-salary', 'cdb-comparison'].slice(0, rounds(3, 5)).map(exampleOf),
    ]

    /** Color contrast depends on one style sheet and takes as long as all other rules together: checks a sample of pages. */
    const contrasted = new Set(oneIn(3, addresses))

    it.concurrent.each(halves(addresses))(
      'has no axe violation, no horizontal scroll and no error (%d)',
      async (_half, half) => {
        const page = await (await context()).newPage()
        const faults = watched(page)
        for (const address of half) {
          await page.goto(address)
          expect(await page.evaluate('document.documentElement.scrollWidth'), `${address} scrolls sideways`).toBeLessThanOrEqual(
            PHONE.width,
          )
          expect(await accessibilityFaults(page, undefined, contrasted.has(address))).toEqual([])
        }
        expect(faults).toEqual([])
        await page.context().close()
      },
      300_000,
    )

    it('has none on a desktop either', async () => {
      const page = await (await context({ viewport: DESK })).newPage()
      for (const address of ['/calendario', '/tabelas/inss', '/busca?q=rescisao+2800', '/', '/planilha'].slice(0, rounds(3, 5))) {
        await page.goto(address)
        await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
        expect(await accessibilityFaults(page, EXHAUSTIVE ? undefined : ['target-size', 'label'])).toEqual([])
      }
      await page.context().close()
    })

    it('has none in dark mode either', async () => {
      const page = await (await context({ colorScheme: 'dark' })).newPage()
      for (const address of [
        '/',
        exampleOf('financing'),
        '/indicadores/selic',
        '/calculadora/salario-liquido?gross_salary=x',
        exampleOf('evaluate_pj_offer'),
        '/tabelas/inss',
        '/calculadora/financiamento-imobiliario',
      ].slice(0, rounds(4, 7))) {
        await page.goto(address)
        expect(await accessibilityFaults(page, ['color-contrast'])).toEqual([])
      }
      await page.context().close()
    })
  })
})
