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

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserHere!, args: ARGUMENTS })
