/** Typing as people do, in a real browser: the answer on the screen is of what is in the fields, or is greyed and says why. */
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browserHere, DESK, openBrowser, PHONE } from './support/browser.ts'
import { EXHAUSTIVE } from './support/rounds.ts'
import { serviceForBrowsers } from './support/service.ts'

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

/** What the service answers to a salary, drawn as on the page. */
async function answerFor(typed: string): Promise<string> {
  const { body } = await app.inject(`${NET}?gross_salary=${encodeURIComponent(typed)}`)
  return /<output>([^<]+)/.exec(body)![1]!
}

/** Waits until nothing is on its way. */
async function settled(): Promise<void> {
  await expect.poll(stale).not.toBe('busy')
}

/** The answer on the screen is that of what the field shows. */
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

describe.runIf(browserHere !== null).each([
  ['on a phone', PHONE, true],
  ['on a desk', DESK, false],
] as const)('typing %s', (_name, viewport, touch) => {
  beforeAll(async () => {
    // Here the service answers; what the engine in the page does is in offline.browser.test.ts.
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
    // One tab for all: a new one takes longer to open than most of these take to type.
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

  /** As a finger or a mouse does. */
  const click = (selector = '[name=gross_salary]') => (touch ? page.tap(selector) : page.click(selector))

  it('opens blank, on the field that must be said, and answers nothing before it is', async () => {
    await expect.poll(() => salary().inputValue()).toBe('')
    await expect.poll(() => salary().evaluate('document.activeElement.name')).toBe('gross_salary')
    await expect.poll(() => output().count()).toBe(0)
    expect(await line()).toBe('')
    await expect.poll(() => page.locator('#resposta').innerText()).toContain('Preencha “Salário bruto mensal”')
    await expect.poll(() => page.locator('.peek').isVisible()).toBe(false)
  })

  it('an example fills the form and says so; at the first key nothing of it stays but what is typed', async () => {
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

  it('a field entered by pointer is selected: what is typed takes the place of what is there', async () => {
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

  it('entered by the keyboard too; a second click puts the caret where it falls', async () => {
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

  // What follows is the same by a finger and by a mouse: with `npm test` by a finger alone.
  if (!touch && !EXHAUSTIVE) return

  it('an amount pasted in any usual form is read, in the field and in the answer', async () => {
    for (const [text, shown] of [
      ['R$ 5.200,00', '5.200,00'],
      ['5,300.00', '5.300,00'],
      ['5400.5', '5.400,50'],
      [' 5 500,00 ', '5.500,00'],
      ['5,6 mil', '5.600,00'],
      ['1.234.567,8900', '1.234.567,89'],
      // What is read of a text is the same on both: one of a kind is enough on the second.
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

  it('what is no amount, pasted, is shown, marked, and answers nothing', async () => {
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

  it('an emptied field greys the answer at once', async () => {
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

  it('what is undone and redone is answered as it then stands', async () => {
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

  // What follows asks nothing of the pointer or the screen: once is enough.
  if (!touch) return

  it('holds no more than the decimals of the field', async () => {
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

  it('a paste with more decimals does not enter, and says so', async () => {
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

  it('what a field says of a paste stays when the answer to what was asked before comes', async () => {
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

  it('letters do nothing but take the place of what was selected', async () => {
    await click()
    await page.keyboard.type('abc')
    await expect.poll(() => salary().inputValue()).toBe('')
    await expect.poll(() => page.locator('#resposta').innerText()).toContain('Preencha “Salário bruto mensal”')
    await page.keyboard.type('1a2b34')
    await expect.poll(() => salary().inputValue()).toBe('1234')
    await answersTheField()
  })

  it('what is typed back to the question answered is answered', async () => {
    await click()
    await page.keyboard.type('5000')
    await answersTheField()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    await waits(/Preencha/)
    await page.keyboard.type('5.000')
    await answersTheField()
  })

  it('off line the answer is greyed, and comes when the line is back', async () => {
    // An amount never asked before: the browser keeps the answers of the others.
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
  ])('refused with %d, it is greyed until asked again', async (status, why) => {
    await page.route('**/resposta?*', (route) => route.fulfill({ status, headers: { 'retry-after': '60' }, body: '' }))
    await click()
    await page.keyboard.type('5200')
    await waits(why)
    await page.unroute('**/resposta?*')
    await page.click('.stale button')
    await answersTheField()
  })

  it('while an answer is slow the old one does not pass for it', async () => {
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

  it('a refusal of the law of the field is told beside it, and leaves no old answer', async () => {
    await click()
    await page.keyboard.type('0')
    await settled()
    await expect.poll(() => output().count()).toBe(0)
    await expect.poll(() => page.locator('[data-field=gross_salary] .wrong').innerText()).toContain('maior que 0')
    await page.keyboard.type(',50')
    await answersTheField()
  })

  it('a list is typed in rows', async () => {
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

  it('a list of amounts is typed one to a line', async () => {
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
