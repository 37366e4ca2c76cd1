/** Takes the pictures of the READMEs from the pages themselves: `npm run screenshots`. Needs a browser (`npm run setup`). */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import { createService } from '../service/doors/service.ts'
import { pagePath } from '../service/doors/web/form-request.ts'
import { findOrInstallChromium } from './chromium.ts'

const folder = fileURLToPath(new URL('../docs/images/', import.meta.url))
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
    await page.locator('input[type=file]').setInputFiles({ name: 'folha.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
    await page.locator('select[data-column]').first().waitFor()
    await page.locator('button[type=submit]').click()
    await page.locator('[data-result] table').waitFor()
  },
}

const { app } = createService(portsOf(data), { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
const baseURL = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox', '--disable-gpu'] })
mkdirSync(folder, { recursive: true })
for (const [name, open] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ baseURL, locale: 'pt-BR', colorScheme: 'light', viewport: { width: 1100, height: 760 } })
  await open(page)
  await page.screenshot({ path: `${folder}${name}.png` })
  await page.close()
}
await browser.close()
await app.close()
