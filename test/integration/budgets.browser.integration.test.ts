/** Page budgets in a real browser: request count and layout shift. */
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { BUDGETS } from '../support/budgets.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { DESK, openBrowser, PHONE } from './support/browser.ts'

const PAGES = ['/', '/calculadora/salario-liquido', '/calculadora/rescisao', '/decisoes/comprar-ou-alugar', '/conferir/holerite']

/** Layout shifts since the page opened, with their sources. */
const MOVED = `new Promise((resolve) => {
  const said = ({ value, sources }) => [value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))]
  new PerformanceObserver((list) => resolve(list.getEntries().map(said))).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve([]), 150)
})`

describe('page budget', () => {
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

  it('makes three requests before first paint, without layout shift', async () => {
    await Promise.all(
      [PHONE, DESK].map(async (viewport) => {
        const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport })
        await Promise.all(PAGES.map((address) => opened(context, address)))
        await context.close()
      }),
    )
  })

  it('causes no layout shift when a script completes a page', async () => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    for (const [address, completed] of [
      ['/planilha', 'form[data-sheet]:not([hidden])'],
      ['/tabelas', '.search:not([hidden]) #filtro'],
      ['/conferir/cnis', '[data-paper-file]:not([hidden])'],
      ['/conferir/esocial', '[data-esocial]:not([hidden])'],
    ] as const) {
      await page.goto(address)
      await page.locator(completed).first().waitFor()
      expect(await page.evaluate(MOVED), address).toEqual([])
    }
    await context.close()
  })

  async function opened(context: BrowserContext, address: string): Promise<void> {
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    expect((await page.goto(address))?.status(), address).toBe(200)
    // Ignores the icon and the manifest, which the browser requests by itself.
    const own = asked.filter((path) => !/icon|manifest/.test(path))
    expect(own.slice(0, 3).sort(), address).toEqual([address, '/assets/page.js', '/assets/style.css'].sort())
    // Waits until the engine is loaded and rendered.
    await expect.poll(() => page.evaluate("document.querySelector('[data-offline]').dataset.offline")).toBe('ready')
    const later = asked.filter((path) => !/icon|manifest/.test(path)).slice(3)
    expect(
      later.filter((path) => !path.startsWith('/assets/motor/')),
      address,
    ).toEqual([])
    expect(later.length, address).toBeLessThanOrEqual(BUDGETS.laterRequests)
    const moved = await page.evaluate(MOVED)
    expect(moved, address).toEqual([])
  }
})
