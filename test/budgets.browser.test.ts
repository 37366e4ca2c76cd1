/** What a page may cost who opens it, in a real browser: requests, a screen that does not move, and the time to the first paint on a slow phone. */
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../engine/core/clock.ts'
import { browserHere, DESK, openBrowser, PHONE } from './support/browser.ts'
import { BUDGETS } from './support/budgets.ts'
import { serviceUnderTest } from './support/service.ts'

const PAGES = ['/', '/calculadora/salario-liquido', '/calculadora/rescisao', '/decisoes/comprar-ou-alugar', '/conferir/holerite']

/** What moved on the screen by itself since the page was opened, and by how much. */
const MOVED = `new Promise((resolve) => {
  const said = ({ value, sources }) => [value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))]
  new PerformanceObserver((list) => resolve(list.getEntries().map(said))).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve([]), 150)
})`

describe.runIf(browserHere !== null)('a page', () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  beforeAll(async () => {
    app = serviceUnderTest({ today: saoPauloClock() })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('asks for three things before it is painted, and nothing on it moves', async () => {
    await Promise.all(
      [PHONE, DESK].map(async (viewport) => {
        const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport })
        await Promise.all(PAGES.map((address) => opened(context, address)))
        await context.close()
      }),
    )
  })

  async function opened(context: BrowserContext, address: string): Promise<void> {
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    expect((await page.goto(address))?.status(), address).toBe(200)
    // The browser asks for the icon and the description of the application by itself, after the rest.
    const own = asked.filter((path) => !/icon|manifest/.test(path))
    expect(own.slice(0, 3).sort(), address).toEqual([address, '/assets/page.js', '/assets/style.css'].sort())
    // Until the engine is here, and what it brings is drawn.
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

  it('is painted within 1.3 s by a processor four times slower, at 1.6 Mb/s', async () => {
    let best = Number.POSITIVE_INFINITY
    // The machine may be busy with something else: the best of a few is the page's own time.
    for (let attempt = 0; attempt < 8 && best >= 1300; attempt += 1) {
      const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto('/calculadora/salario-liquido')
      const painted: number = await page.evaluate(`new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint')
          if (entry) resolve(entry.startTime)
        }).observe({ type: 'paint', buffered: true })
      })`)
      best = Math.min(best, painted)
      await context.close()
    }
    expect(best).toBeLessThan(1300)
  })
})
