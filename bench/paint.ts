/** The first paint of a page on a slow phone: a processor four times slower, at 1.6 Mb/s. */
import { saoPauloClock } from '../engine/core/clock.ts'
import { browserHere, openBrowser, PHONE } from '../test/support/browser.ts'
import { serviceUnderTest } from '../test/support/service.ts'
import { median } from './load.ts'

const PAGES = ['/', '/calculadora/salario-liquido', '/calculadora/rescisao', '/conferir/holerite']
const ROUNDS = 5
const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint')
    if (entry) resolve(entry.startTime)
  }).observe({ type: 'paint', buffered: true })
})`

export async function benchPaint(): Promise<void> {
  if (browserHere === null) return
  const app = serviceUnderTest({ today: saoPauloClock() })
  const baseURL = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await openBrowser()
  const painted = async (address: string): Promise<number> => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL, viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const throughput = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address)
    const milliseconds = await page.evaluate<number>(FIRST_PAINT)
    await context.close()
    return milliseconds
  }
  const table: Record<string, { best: number; median: number; asked: number }> = {}
  for (const address of PAGES) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(Math.round(await painted(address)))
    table[address] = { best: Math.min(...times), median: median(times), asked: 1300 }
  }
  await browser.close()
  await app.close()
  console.log('First paint on a slow phone, milliseconds')
  console.table(table)
}
