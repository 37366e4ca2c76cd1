/** A real browser for the tests of pages. Without one those tests are left out; under CI they never are. */
import { type Browser, chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../tools/chromium.ts'

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
  // The lists under an address bar are two pages of their own for every window, at a third of the cost of opening one; a process kept ready
  // for the next site is a sixth more. The rest is as playwright-core gives it, whose own list this one takes the place of.
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

/** Its path, or null where there is none. */
export const browserHere = find()

function find(): string | null {
  try {
    return findOrInstallChromium()
  } catch (error) {
    if (process.env.CI) throw error
    console.error(`The browser tests are left out. ${(error as Error).message}`)
    return null
  }
}

/** As long as a busy machine needs: a page that never comes fails all the same. */
const MAX_WAIT_MILLISECONDS = 120_000

let running: Promise<Browser> | undefined

/** One browser for all the files a worker runs, one after the other: to close it is to close what a file left open in it. */
export async function openBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launched()
  return running!
}

async function launched(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: browserHere!, args: ARGUMENTS, timeout: MAX_WAIT_MILLISECONDS })
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

/** The page's clock goes with that of the tests (test/support/shifted-clock.cjs). */
function moveClock(offset: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + offset
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
}
