/** Offline pages in a real browser. */
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { examplesOf } from '../../service/web/forms/form-request.ts'
import { BUILD } from '../../service/web/generated/build.ts'
import { OFFLINE_URL_LIST } from '../../service/web/versioned.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { registry } from '../support/ports.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

const NET = '/calculadora/salario-liquido'
const NEWER = 'a-newer-build'
const OPENED = ['/calculadora/rescisao', '/calculadora/simples-nacional', '/tabelas/inss']

describe('without a connection', () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  let context: BrowserContext
  let page: Page
  /** Simulates a new release: every page, script and header of another build. */
  let released = false
  /** Simulates a connection that stalls. */
  let stuck = false

  beforeAll(async () => {
    // The engine in the page uses the device's date; the service must match it.
    app = serviceForBrowsers({ today: saoPauloClock() }, (router) => {
      router.addHook('onRequest', async (request) => {
        if (stuck && !request.url.startsWith('/assets/')) await new Promise((resolve) => setTimeout(resolve, 5000))
      })
      router.addHook('onSend', async (request, reply, sent) => {
        const payload = request.url === OFFLINE_URL_LIST ? someOfThem(String(sent)) : sent
        if (!released) return payload
        if (reply.hasHeader('centavo-build')) reply.header('centavo-build', NEWER)
        return Buffer.isBuffer(payload) || typeof payload === 'string' ? other(payload) : payload
      })
    })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })

  /** Samples the precache list and keeps the pages opened in these tests. */
  const someOfThem = (list: string): string => {
    const { pages, ...rest }: { pages: string[] } = JSON.parse(list)
    return JSON.stringify({ pages: pages.filter((path, at) => at % rounds(12, 1) === 0 || OPENED.includes(path)), ...rest })
  }

  const other = (payload: string | Buffer): string | Buffer => {
    const text = payload.toString()
    return text.includes(BUILD) ? text.replaceAll(BUILD, NEWER) : payload
  }

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** Starts a fresh browser context with an empty cache. */
  async function newDevice(): Promise<void> {
    await context?.close()
    context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, hasTouch: true, isMobile: true })
    page = await context.newPage()
  }

  beforeEach(async () => {
    released = false
    await context?.setOffline(false)
  })

  const output = () => page.locator('.headline output').first()
  const field = (name: string) => page.locator(`[name=${name}]`)
  const line = async () => (await page.locator('.stale').innerText()).trim()

  async function answerFor(address: string): Promise<string> {
    const { body } = await app.inject(address)
    return /<output>([^<]+)/.exec(body)![1]!
  }

  /** Opens a page and waits until the engine is loaded and the page is cached. */
  async function visited(address: string): Promise<void> {
    await page.goto(address)
    await expect.poll(() => page.evaluate('caches.match(location.pathname).then((kept) => kept !== undefined)')).toBe(true)
    await engineIsHere()
  }

  /** Page requests fail at once; the service worker, a separate process, takes a moment to go offline. */
  async function goOffline(): Promise<void> {
    await context.setOffline(true)
    await expect.poll(() => page.evaluate("fetch('/assets/not-kept').then(() => 'came', () => 'failed')")).toBe('failed')
  }

  /** The offline switch appears after the engine has loaded. */
  async function engineIsHere(): Promise<void> {
    await expect.poll(() => page.evaluate("document.querySelector('[data-offline]').dataset.offline")).toBe('ready')
  }

  it("updates the result while typing without a request, identical to the service's rendering", async () => {
    await newDevice()
    await visited(NET)
    const sent: string[] = []
    // Ignore assets: a browser refetches the icon for a new URL.
    page.on('request', (request) => request.url().includes('/assets/') || sent.push(request.url()))
    await field('gross_salary').fill('5321')
    await expect.poll(() => output().innerText()).toBe(await answerFor(`${NET}?gross_salary=5321`))
    expect(new URL(page.url()).searchParams.get('gross_salary')).toBe('5.321,00')
    expect(sent).toEqual([])
    expect(await line()).toBe('')
    await field('gross_salary').fill('0')
    await page.getByText('maior que 0').first().waitFor()
    expect(sent).toEqual([])
    const [here, there] = (await page.evaluate(`(async () => {
      const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/motor/engine-')).name
      const { operationEngine } = await import(script)
      const names = await (await fetch('/assets/motor/nomes.json')).json()
      const { operation, origin, today, live } = document.querySelector('form[data-operation]').dataset
      const question = 'gross_salary=12345%2C67&dependents=2'
      const engine = await operationEngine(operation, { today: () => today, origin, names })
      return [engine.fragment(question), await (await fetch(live + '?' + question)).text()]
    })()`)) as [string, string]
    expect(here).toBe(there)
    const panel = page.locator('details.panel', { hasText: 'E se variasse' })
    await panel.locator('summary').first().click()
    await field('gross_salary').first().fill('5321')
    sent.length = 0
    await panel.getByRole('button', { name: 'Responder' }).click()
    await panel.locator('.told .chart, .told figure').first().waitFor()
    expect(sent).toEqual([])
    // Redirects work the same through the service worker.
    await page.goto('/calculadora/net-salary?gross_salary=5200')
    expect(page.url()).toBe(`${origin}${NET}?gross_salary=5200`)
    await expect.poll(() => page.locator('.news').count()).toBe(0)
  })

  /** Resources of a page are cached one by one, the page first. */
  async function everythingUsedIsKept(): Promise<void> {
    const missing = `(async () => {
      const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ pathname }) => pathname.startsWith('/assets/motor/'))
      const kept = await Promise.all(used.map((address) => caches.match(address)))
      return used.filter((_address, index) => kept[index] === undefined).map(String)
    })()`
    await expect.poll(() => page.evaluate(missing)).toEqual([])
  }

  it('computes the result while typing, and again after a reload', async () => {
    await page.goto(NET)
    await engineIsHere()
    await everythingUsedIsKept()
    await goOffline()
    await field('gross_salary').fill('7654,32')
    await field('dependents').fill('2')
    const expected = await answerFor(`${NET}?gross_salary=7654.32&dependents=2`)
    await expect.poll(() => output().innerText()).toBe(expected)
    expect(await line()).toBe('')
    await page.reload()
    await page.getByText(/Sem conexão: esta página foi guardada em \d\d\/\d\d\/\d{4}/).waitFor()
    await expect.poll(() => field('gross_salary').inputValue()).toBe('7.654,32')
    await expect.poll(() => output().innerText()).toBe(expected)
    await field('gross_salary').fill('3000')
    await expect.poll(() => output().innerText()).toBe(await answerFor(`${NET}?gross_salary=3000&dependents=2`))
  })

  it('reports that a feature needs the service, and shows no stale result', async () => {
    const live = '/calculadora/rendimento-do-cdi'
    await visited(live)
    await goOffline()
    await page.locator('form[data-operation] input[inputmode=decimal]').first().fill('4321')
    await expect.poll(line).toMatch(/Sem conexão, e esta conta usa índices publicados/)
    await expect.poll(() => output().count()).toBe(0)
    await page.goto(`${live}?principal=777`)
    await page.getByText('Esta conta usa índices publicados, que precisam de conexão.').waitFor()
    await expect.poll(() => output().count()).toBe(0)
    await page.goto('/indicadores')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Sem conexão')
    await page.goto('/v1/tables')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Sem conexão')
  })

  it('answers a question under a visited page that was never requested online', async () => {
    await newDevice()
    await visited(NET)
    await expect
      .poll(() =>
        page.evaluate(
          "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys()).then((all) => all.some(({ url }) => url.includes('/engine-questions-')))",
        ),
      )
      .toBe(true)
    await page.goto('about:blank')
    await goOffline()
    await page.goto(NET)
    await field('gross_salary').first().fill('5200')
    const panel = page.locator('details.panel', { hasText: 'Quanto preciso para' })
    await panel.locator('summary').first().click()
    await panel.locator('[name=target_value]').fill('8.000,00')
    await panel.getByRole('button', { name: 'Responder' }).click()
    const told = panel.locator('.told output')
    await told.waitFor()
    await expect.poll(() => told.innerText()).toBe(await answerFor(`${NET}/quanto-preciso/resposta?gross_salary=5200&target_value=8000`))
    // After the first answer, shared fields follow edits in either form.
    await field('gross_salary').first().fill('6100')
    await panel.locator('[name=target_value]').fill('9.000,00')
    const renewed = await answerFor(`${NET}/quanto-preciso/resposta?gross_salary=6100&target_value=9000`)
    await expect.poll(() => told.innerText()).toBe(renewed)
    await expect.poll(() => panel.locator('[data-stale]').count()).toBe(0)
    const before = page.locator('details.panel', { hasText: 'Nas leis de antes' })
    await before.locator('summary').first().click()
    await before.locator('[name=real]').first().check()
    await before.getByRole('button', { name: 'Responder' }).click()
    await before.getByText('Sem resposta agora').waitFor()
    await before.locator('[name=from]').fill('2020-01-01')
    await before.locator('[data-stale]').waitFor()
  })

  it('derives the page of a question from the page of its calculator', async () => {
    await goOffline()
    await page.goto(`${NET}?gross_salary=5000`)
    await expect.poll(() => field('gross_salary').first().inputValue()).toBe('5.000,00')
    await page.locator('details.panel', { hasText: 'Comparar dois casos' }).locator('summary').first().click()
    await page.getByRole('button', { name: 'Montar o segundo caso' }).click()
    await page.waitForURL(/comparar\?/)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Comparar dois casos')
    await expect.poll(() => page.title()).toBe('Salário líquido: Comparar dois casos | Centavo')
    await page.locator('[name="b.gross_salary"]').fill('9.000,00')
    await page.getByRole('button', { name: 'Comparar' }).click()
    await output().waitFor()
    await expect.poll(() => output().innerText()).toBe(await answerFor(page.url().slice(origin.length)))
    await page.goto(`${NET}/nas-leis-de-antes?gross_salary=5000&real=true`)
    await page.getByText('Esta conta usa índices publicados, que precisam de conexão.').waitFor()
    await page.goto(`${NET}/comparar`)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Sem conexão')
  })

  it('falls back to the cached page on a slow connection', async () => {
    stuck = true
    await page.goto(`${NET}?gross_salary=6100`).finally(() => {
      stuck = false
    })
    await page.getByText('O serviço não respondeu a tempo: esta página foi guardada em').waitFor()
    await expect.poll(() => output().innerText()).toBe(await answerFor(`${NET}?gross_salary=6100`))
    await expect.poll(() => field('gross_salary').inputValue()).toBe('6.100,00')
  })

  it('searches by name and links to cached pages', async () => {
    await visited(NET)
    await page.goto('/')
    await goOffline()
    await page.locator('#busca').fill('salário líquido')
    await page.getByText('Sem conexão: o que há neste aparelho').waitFor()
    await page.locator('.found a', { hasText: 'Salário líquido' }).first().click()
    await page.waitForURL(`**${NET}`)
    await field('gross_salary').waitFor()
  })

  it('runs the search in a URL query offline', async () => {
    await visited(NET)
    await goOffline()
    await page.goto('/busca?q=sal%C3%A1rio+l%C3%ADquido')
    await page.getByText('Sem conexão: o que há neste aparelho').waitFor()
    expect(await page.inputValue('#busca')).toBe('salário líquido')
    expect(await page.locator('.found a', { hasText: 'Salário líquido' }).count()).toBeGreaterThan(0)
  })

  it('shows visited tables, calendar, indicators and salaries with their date', async () => {
    const addresses = [
      '/tabelas',
      '/tabelas/inss',
      '/calendario',
      '/indicadores',
      '/indicadores/ipca',
      '/salarios',
      '/salarios/enfermeiros-e-afins',
    ]
    for (const address of addresses) await visited(address)
    await goOffline()
    for (const address of [...addresses, '/salarios/enfermeiros-e-afins?cargo=enfermeira']) {
      await page.goto(address)
      await page.getByText(/^Sem conexão: esta página foi guardada em \d{2}\/\d{2}\/\d{4}/).waitFor()
    }
    // The law of another date is not cached, so it must not be shown.
    expect((await page.goto('/tabelas/inss?date=2019-01-01'))?.status()).toBe(503)
  })

  it('shows an error message when a download fails', async () => {
    await visited(examplesOf(registry.operations.get('compound-interest')!)[0]!.address)
    await goOffline()
    await page
      .locator('a[download]')
      .first()
      .evaluate((link) => (link as unknown as { click(): void }).click())
    await page.getByText('Sem conexão: o arquivo precisa dela para ser feito.').waitFor()
    await page.locator('summary', { hasText: 'Para o contador' }).click()
    await page.getByText('Abrir a resposta em JSON').click()
    await page.getByText('Sem conexão: a API precisa dela.').waitFor()
  })

  it('the switch caches every calculator and removes them again', async () => {
    await page.goto(NET)
    await page.getByRole('button', { name: 'Usar sem internet' }).click()
    await page.getByText('Guardado neste aparelho.').waitFor({ timeout: 150_000 })
    await goOffline()
    for (const [address, typed] of [
      ['/calculadora/rescisao', '4321'],
      ['/calculadora/simples-nacional', '23456'],
    ] as const) {
      await page.goto(address)
      await expect.poll(() => page.locator('h1').innerText()).not.toBe('Sem conexão')
      await expect.poll(() => output().count()).toBe(0)
      await page.locator('.examples a').first().click()
      await page.waitForURL(/exemplo=/)
      const example = new URL(page.url())
      example.searchParams.delete('exemplo')
      await page.goto(example.href)
      await output().waitFor()
      const before = await output().innerText()
      await page.locator(`form[data-operation] input[inputmode=decimal]`).first().fill(typed)
      await expect.poll(() => output().innerText(), { message: address }).not.toBe(before)
      await expect.poll(() => output().innerText()).toBe(await answerFor(page.url().slice(origin.length)))
    }
    await page.goto('/tabelas/inss')
    await page.getByText('Contribuição do empregado ao INSS').first().waitFor()
    await context.setOffline(false)
    await page.goto(NET)
    await page.getByRole('button', { name: 'Deixar de usar sem internet' }).click()
    await expect.poll(() => page.evaluate("caches.match('/calculadora/rescisao').then((kept) => kept === undefined)")).toBe(true)
  })

  it('announces a new build, and a reload activates it completely', async () => {
    await newDevice()
    await visited(NET)
    released = true
    await page.evaluate('navigator.serviceWorker.getRegistration().then((registration) => registration.update())')
    await page.getByText('Nova lei ou versão registrada: recarregue.').waitFor()
    const asked = page.waitForRequest(/resposta\?/)
    await field('gross_salary').fill('4444')
    await asked
    await page.getByRole('button', { name: 'Recarregar' }).click()
    await expect.poll(() => page.evaluate('document.documentElement.dataset.build')).toBe(NEWER)
    await expect.poll(() => page.evaluate("document.querySelector('[data-offline]').dataset.offline")).toBe('ready')
    await expect.poll(() => page.locator('.news').count()).toBe(0)
    await expect.poll(() => page.evaluate('caches.keys()')).toEqual([`centavo-${NEWER}`])
    // Pages cached before are cached again under the new build.
    await goOffline()
    await field('gross_salary').fill('4567')
    await expect.poll(() => output().innerText()).toBe(await answerFor(`${NET}?gross_salary=4567`))
    await page.reload()
    await expect.poll(() => output().innerText()).toBe(await answerFor(`${NET}?gross_salary=4567`))
  })

  it('never mixes a page of one build with a script of another', async () => {
    await newDevice()
    await page.route(`**${NET}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(`data-build="${BUILD}"`, `data-build="${NEWER}"`) })
    })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(NET)
    await page.getByText('Nova lei ou versão registrada: recarregue.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('/motor/'))).toEqual([])
    const asked = page.waitForRequest(/resposta\?/)
    await field('gross_salary').fill('4444')
    await asked
    await expect.poll(() => output().innerText()).toBe(await answerFor(`${NET}?gross_salary=4444`))
  })
})
