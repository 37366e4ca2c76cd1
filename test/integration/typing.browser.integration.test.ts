/** Realistic typing in a real browser: the result on screen matches the fields, or is greyed out with a reason. */
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EXHAUSTIVE } from '../support/lanes/rounds.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { DESK, openBrowser, PHONE } from './support/browser.ts'

const NET = '/calculadora/salario-liquido'

let app: FastifyInstance
let origin: string
let browser: Browser
let context: BrowserContext
let page: Page

const salary = () => page.locator('[name=gross_salary]')
const output = () => page.locator('.headline output').first()
const stale = () => page.locator('#resposta').getAttribute('data-stale')
const line = async () => (await page.locator('.stale').innerText()).trim()
const greyed = () => page.evaluate("Number(getComputedStyle(document.querySelector('#resposta > *')).opacity) < 0.5")

/** The service's result for a salary, rendered as on the page. */
async function answerFor(typed: string): Promise<string> {
  const { body } = await app.inject(`${NET}?gross_salary=${encodeURIComponent(typed)}`)
  return /<output>([^<]+)/.exec(body)![1]!
}

/** Waits until no request is pending. */
async function settled(): Promise<void> {
  await expect.poll(stale).not.toBe('busy')
}

/** Asserts that the result on screen matches the field. */
async function answersTheField(): Promise<void> {
  await settled()
  expect(await stale()).toBeNull()
  expect(await line()).toBe('')
  await expect.poll(() => output().innerText()).toBe(await answerFor(await salary().inputValue()))
}

async function waits(why: RegExp): Promise<void> {
  await expect.poll(stale).toBe('waits')
  expect(await line()).toMatch(why)
  await expect.poll(greyed).toBe(true)
}

async function paste(text: string): Promise<void> {
  await page.evaluate(`(() => {
    const field = document.createElement('textarea')
    field.value = ${JSON.stringify(text)}
    document.body.append(field)
    const held = document.activeElement
    field.select()
    document.execCommand('copy')
    field.remove()
    held.focus()
  })()`)
  await page.keyboard.press('Control+V')
}

describe.each([
  ['on a phone', PHONE, true],
  ['on a desk', DESK, false],
] as const)('typing %s', (_name, viewport, touch) => {
  beforeAll(async () => {
    // Service results only; offline.browser.test.ts covers the engine in the page.
    app = serviceForBrowsers({}, (router) =>
      router.addHook('onRequest', (request, reply, done) => (request.url.startsWith('/assets/motor/') ? reply.code(404).send() : done())),
    )
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
    context = await browser.newContext({
      locale: 'pt-BR',
      baseURL: origin,
      viewport,
      hasTouch: touch,
      isMobile: touch,
      serviceWorkers: 'block',
    })
    // Share one tab: opening one takes longer than most of these tests.
    page = await context.newPage()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  beforeEach(async () => {
    await page.goto('about:blank')
    await page.goto(NET)
    await page.locator('.peek').waitFor({ state: 'attached' })
  })

  afterEach(async () => {
    await context.setOffline(false)
    await page.unrouteAll({ behavior: 'wait' })
  })

  /** Tap or click. */
  const click = (selector = '[name=gross_salary]') => (touch ? page.tap(selector) : page.click(selector))

  it('opens blank with the required field focused, and shows no result before input', async () => {
    await expect.poll(() => salary().inputValue()).toBe('')
    await expect.poll(() => salary().evaluate('document.activeElement.name')).toBe('gross_salary')
    await expect.poll(() => output().count()).toBe(0)
    expect(await line()).toBe('')
    await expect.poll(() => page.locator('#resposta').innerText()).toContain('Preencha “Salário bruto mensal”')
    await expect.poll(() => page.locator('.peek').isVisible()).toBe(false)
  })

  it('an example fills the form and is labelled; the first keystroke clears it', async () => {
    await page.goto('/calculadora/rescisao')
    await page.locator('.examples a').first().click()
    await page.waitForURL(/exemplo=/)
    await page.locator('.peek').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('#resposta .example').innerText()).toContain('Exemplo')
    const [field, date] = [page.locator('[name=salary]').first(), page.locator('[name=admission_date]').first()]
    await expect.poll(() => date.inputValue()).not.toBe('')
    await click('[name=salary]')
    await page.keyboard.type('4')
    await expect.poll(() => field.inputValue()).toBe('4')
    await expect.poll(() => date.inputValue()).toBe('')
    await expect.poll(() => output().count()).toBe(0)
    await expect.poll(() => page.locator('.examples [aria-current]').count()).toBe(0)
    await page.keyboard.type('321')
    await page.locator('[name=admission_date]').first().fill('2023-11-16')
    await page.locator('[name=termination_date]').first().fill('2026-11-10')
    const type = page.locator('[name=type]').first()
    if ((await type.inputValue()) === '') await type.selectOption('sem_justa_causa')
    await settled()
    await output().waitFor()
    expect(page.url()).not.toContain('exemplo')
    const { body } = await app.inject(page.url().slice(origin.length))
    await expect.poll(() => output().innerText()).toBe(/<output>([^<]+)/.exec(body)![1])
  })

  it('focusing a field by pointer selects it, so that typing replaces its content', async () => {
    await page.goto(`${NET}?gross_salary=5000`)
    await page.locator('.peek').waitFor({ state: 'attached' })
    await expect.poll(() => salary().inputValue()).toBe('5.000,00')
    await click()
    await page.keyboard.type('5200')
    await expect.poll(() => salary().inputValue()).toBe('5200')
    await answersTheField()
    await expect.poll(() => output().innerText()).toBe(await answerFor('5.200,00'))
    await salary().blur()
    await expect.poll(() => salary().inputValue()).toBe('5.200,00')
    await answersTheField()
    expect(new URL(page.url()).searchParams.get('gross_salary')).toBe('5.200,00')
  })

  it('focusing by keyboard selects it too; a second click places the caret', async () => {
    await salary().focus()
    await page.keyboard.type('3000')
    await expect.poll(() => salary().inputValue()).toBe('3000')
    await salary().blur()
    await click()
    await click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect.poll(() => salary().inputValue()).toBe('3.000,0')
    await answersTheField()
  })

  // The rest is identical for touch and mouse: `npm test` runs touch only.
  if (!touch && !EXHAUSTIVE) return

  it('parses an amount pasted in any common format, in the field and in the result', async () => {
    for (const [text, shown] of [
      ['R$ 5.200,00', '5.200,00'],
      ['5,300.00', '5.300,00'],
      ['5400.5', '5.400,50'],
      [' 5 500,00 ', '5.500,00'],
      ['5,6 mil', '5.600,00'],
      ['1.234.567,8900', '1.234.567,89'],
      // Parsing is independent of the pointer: one case suffices for the mouse.
    ].slice(0, touch ? undefined : 1) as [string, string][]) {
      await click()
      await paste(text)
      await answersTheField()
      await salary().blur()
      await expect.poll(() => salary().inputValue(), { message: text }).toBe(shown)
      await answersTheField()
      await expect.poll(() => output().innerText(), { message: text }).toBe(await answerFor(shown))
    }
  })

  it('shows and marks a pasted text that is not an amount, without a result', async () => {
    for (const text of ['doze mil', '1e5', 'abc', '1.23,4', '5,20.00'].slice(0, touch ? undefined : 1)) {
      await click()
      await paste(text)
      await expect.poll(() => salary().inputValue(), { message: text }).toBe(text)
      await waits(/deve ser um número/)
      await expect.poll(() => salary().getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => page.locator('[data-field=gross_salary] .wrong').innerText()).toContain('deve ser um número')
      await page.keyboard.press('Control+A')
      await page.keyboard.type('5200')
      await answersTheField()
      await expect.poll(() => salary().getAttribute('aria-invalid')).toBeNull()
      await salary().blur()
    }
  })

  it('an emptied field greys out the result at once', async () => {
    await click()
    await page.keyboard.type('5000')
    await answersTheField()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    await expect.poll(() => salary().inputValue()).toBe('')
    await waits(/Preencha “Salário bruto mensal”/)
    await page.keyboard.type('5200')
    await answersTheField()
  })

  it('undo and redo update the result', async () => {
    await click()
    await page.keyboard.type('5200')
    await answersTheField()
    for (const keys of ['Control+Z', 'Control+Z', 'Control+Shift+Z', 'Control+Z']) {
      await page.keyboard.press(keys)
      await settled()
      const typed = await salary().inputValue()
      if ((await stale()) === null) await answersTheField()
      else expect(typed === '' || (await line()) !== '', typed).toBe(true)
    }
    await salary().blur()
    await click()
    await page.keyboard.type('700')
    await salary().blur()
    await click()
    await page.keyboard.press('Control+Z')
    await settled()
    if ((await stale()) === null) await answersTheField()
    else expect(await line()).not.toBe('')
  })

  // The rest is independent of pointer and screen: run once.
  if (!touch) return

  it('limits input to the decimals of the field', async () => {
    await click()
    await page.keyboard.type('5200,999')
    await expect.poll(() => salary().inputValue()).toBe('5200,99')
    await answersTheField()
    await salary().blur()
    await click()
    await page.keyboard.press('End')
    await page.keyboard.type('5200')
    await expect.poll(() => salary().inputValue()).toBe('5.200,99')
    await answersTheField()
    await click('[name=dependents]')
    await page.keyboard.type('2,')
    await expect.poll(() => page.inputValue('[name=dependents]')).toBe('2')
  })

  it('rejects a paste with more decimals, and explains why', async () => {
    await click()
    await page.keyboard.type('5000')
    await page.keyboard.press('Control+A')
    await paste('1234,567')
    await expect.poll(() => salary().inputValue()).toBe('5.000,00')
    await expect
      .poll(() => page.locator('[data-field=gross_salary] .wrong').innerText())
      .toContain('“1234,567” não entrou: tem mais de duas casas')
    await answersTheField()
  })

  it('keeps the paste message when an earlier response arrives', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/resposta?*', async (route) => {
      await held
      await route.continue()
    })
    await click()
    await page.keyboard.type('5000')
    await expect.poll(stale).toBe('busy')
    await page.keyboard.press('Control+A')
    await paste('1234,567')
    const said = page.locator('[data-field=gross_salary] .wrong')
    await expect.poll(() => said.innerText()).toContain('não entrou')
    release()
    await answersTheField()
    await expect.poll(() => said.innerText()).toContain('“1234,567” não entrou: tem mais de duas casas')
    await expect.poll(() => salary().getAttribute('aria-invalid')).toBeNull()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect.poll(() => said.innerText()).toBe('')
  })

  it('letters are ignored, but replace the selection', async () => {
    await click()
    await page.keyboard.type('abc')
    await expect.poll(() => salary().inputValue()).toBe('')
    await expect.poll(() => page.locator('#resposta').innerText()).toContain('Preencha “Salário bruto mensal”')
    await page.keyboard.type('1a2b34')
    await expect.poll(() => salary().inputValue()).toBe('1234')
    await answersTheField()
  })

  it('shows the result again when the original input is retyped', async () => {
    await click()
    await page.keyboard.type('5000')
    await answersTheField()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    await waits(/Preencha/)
    await page.keyboard.type('5.000')
    await answersTheField()
  })

  it('greys out the result offline, and updates it when the connection returns', async () => {
    // Use a new amount: the browser caches earlier responses.
    await context.setOffline(true)
    await click()
    await page.keyboard.type('5321')
    await waits(/Sem conexão\./)
    await context.setOffline(false)
    await page
      .locator('.stale button')
      .click({ timeout: 500 })
      .catch(() => undefined)
    await answersTheField()
    await expect.poll(() => output().innerText()).toBe(await answerFor('5.321,00'))
  })

  it.each([
    [429, /Muitas perguntas/],
    [503, /não respondeu/],
  ])('greys out the result after a %d, until the next attempt', async (status, why) => {
    await page.route('**/resposta?*', (route) => route.fulfill({ status, headers: { 'retry-after': '60' }, body: '' }))
    await click()
    await page.keyboard.type('5200')
    await waits(why)
    await page.unroute('**/resposta?*')
    await page.click('.stale button')
    await answersTheField()
  })

  it('greys out the old result while a slow response is pending', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/resposta?*', async (route) => {
      await held
      await route.continue()
    })
    await click()
    await page.keyboard.type('52')
    await expect.poll(stale).toBe('busy')
    expect(await line()).toBe('Calculando…')
    await expect.poll(greyed).toBe(true)
    await page.keyboard.type('00')
    release()
    await answersTheField()
    await expect.poll(() => output().innerText()).toBe(await answerFor('5.200,00'))
  })

  it('shows a rule error beside its field, and removes the old result', async () => {
    await click()
    await page.keyboard.type('0')
    await settled()
    await expect.poll(() => output().count()).toBe(0)
    await expect.poll(() => page.locator('[data-field=gross_salary] .wrong').innerText()).toContain('maior que 0')
    await page.keyboard.type(',50')
    await answersTheField()
  })

  it('a list is entered in rows', async () => {
    await page.goto('/calculadora/sair-das-dividas')
    await page.locator('.examples a').first().click()
    await page.waitForURL(/exemplo=/)
    const example = new URL(page.url())
    example.searchParams.delete('exemplo')
    await page.goto(example.href)
    const before = await output().innerText()
    const rows = page.locator('[data-row]')
    const many = await rows.count()
    await page.click('text=Mais uma linha')
    await expect.poll(() => rows.count()).toBe(many + 1)
    await page.keyboard.type('Carnê')
    await page.locator('[data-row] [name$=balance]').last().fill('800')
    await page.locator('[data-row] [name$=monthly_rate]').last().fill('2,5')
    await page.locator('[data-row] [name$=minimum]').last().fill('100')
    await settled()
    expect(await stale()).toBeNull()
    await expect.poll(() => page.locator('#resposta').innerText()).toContain('Carnê')
    const url = page.url()
    await page.locator('[data-row] >> text=Tirar esta linha').last().click()
    await settled()
    await expect.poll(() => output().innerText()).toBe(before)
    await page.goto(url)
    expect(
      await page
        .locator('[data-row] [name$=name]')
        .evaluateAll((inputs) => inputs.map((input) => (input as unknown as { value: string }).value)),
    ).toContain('Carnê')
  })

  it('a list of amounts is entered one per line', async () => {
    await page.goto('/calculadora/cheque-especial?balances=1000;1500')
    const field = page.locator('[name=balances]')
    await expect.poll(() => field.inputValue()).toBe('1.000,00\n1.500,00')
    await field.fill('1.000,00\n1.500,00\nmuito')
    await waits(/no 3º valor, deve ser um número/)
    await field.fill('1.000,00\n1.500,00\n700')
    await settled()
    expect(await stale()).toBeNull()
    expect(page.url()).toContain('700')
  })
})
