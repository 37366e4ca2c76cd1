/**
 * Takes the screenshots of the READMEs and pages, on phone and desktop in both themes: `npm run screenshots`. Needs a browser (`npm run
 * setup`).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { portsOf } from '../../engine/engine.ts'
import * as data from '../../engine/generated/data.ts'
import { registry } from '../../engine/generated/registry.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { createService } from '../../service/create-service.ts'
import { apiAddress, pagePath } from '../../service/web/forms/form-request.ts'
import { type Browser, chromium, type Page } from '../../test/integration/support/browser.ts'
import { chromiumPath } from '../lanes/chromium.ts'

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const SHEET = 'Nome;Salário bruto mensal;Dependentes para o IRRF\nAna;3.200,00;0\nBia;5.200,00;1\nCaio;8.000,00;2\n'

const calculator = registry.calculators.get('net-salary')!
const check = registry.checks.get('check-payslip')!

const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => void (await page.goto('/')),
  calculator: async (page) => void (await page.goto(`${pagePath(calculator)}?gross_salary=5200&dependents=1`)),
  check: async (page) => void (await page.goto(pagePath(check))),
  async planilha(page) {
    await page.goto('/planilha')
    await page.locator('select[name=calculator]').selectOption(calculator.id)
    await page.locator('#arquivo').setInputFiles({ name: 'folha.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
    await page.locator('select[data-column]').first().waitFor()
    await page.locator('form[data-sheet] button[type=submit]').click()
    await page.locator('[data-result] table').waitFor()
  },
}

const decision = registry.decisions.get('evaluate_pj_offer')!

/** Pages with results, using example input where none is set. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  calculator: `${pagePath(calculator)}?gross_salary=5200&dependents=1`,
  decision: answered(decision),
  check: answered(check),
}

function answered(member: Operation): string {
  return `${pagePath(member)}?${apiAddress(member, member.examples[0]!.input).split('?')[1]}`
}

const SCREENS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } } as const

/** WebP is a fifth of the size of PNG, but the library cannot write it. */
async function takeScreens(browser: Browser, baseURL: string): Promise<void> {
  mkdirSync(`${folder}pages`, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, viewport] of Object.entries(SCREENS)) {
      const page = await browser.newPage({ baseURL, locale: 'pt-BR', colorScheme, viewport })
      const session = await page.context().newCDPSession(page)
      for (const [name, address] of Object.entries(PAGES)) {
        await page.goto(address)
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 55 })
        writeFileSync(`${folder}pages/${name}-${width}-${colorScheme}.webp`, Buffer.from(data, 'base64'))
      }
      await page.close()
    }
}

const { app } = createService(portsOf(data), { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
const baseURL = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
mkdirSync(folder, { recursive: true })
for (const [name, open] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ baseURL, locale: 'pt-BR', colorScheme: 'light', viewport: { width: 1100, height: 760 } })
  await open(page)
  await page.screenshot({ path: `${folder}${name}.png` })
  await page.close()
}
await takeScreens(browser, baseURL)
await browser.close()
await app.close()
