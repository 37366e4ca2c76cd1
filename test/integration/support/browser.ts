/** A real browser for the tests of pages. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../../tools/lanes/chromium.ts'

export { type Browser, chromium, type Page }

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 900 }

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The address-bar popups open two extra pages per window, a third of its cost; the spare renderer process costs another sixth. The other
  // entries copy playwright-core's own list, which this flag replaces.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'SpareRendererForSitePerProcess',
    'ThirdPartyStoragePartitioning',
  ]}`,
]

/** Generous for a loaded machine; a page that never loads still fails. */
const MAX_WAIT_MILLISECONDS = 120_000

let running: Promise<Browser> | undefined

/** One browser per worker, shared by its files in sequence; closing it also closes leftover pages. */
export async function openBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launched()
  return running!
}

async function launched(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS, timeout: MAX_WAIT_MILLISECONDS })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(MAX_WAIT_MILLISECONDS)
    if (process.env.CENTAVO_TEST_CLOCK_OFFSET) await context.addInitScript(moveClock, Number(process.env.CENTAVO_TEST_CLOCK_OFFSET))
    return context
  }
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return browser
}

/** Aligns the page's clock with the tests' (test/support/fakes/shifted-clock.cjs). */
function moveClock(offset: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + offset
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
}
