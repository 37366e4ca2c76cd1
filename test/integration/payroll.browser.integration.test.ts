/** Payroll in the page, in a real browser. Skipped without a browser, except under CI. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocument } from '../../engine/documents/reader/reader.ts'
import { readWorkbook, writeWorkbook } from '../../service/formats/workbooks.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

const LONG = 120_000
const SHEET = `Matrícula;Nome;Salário;Dependentes;Horas extras 50% (horas);Setor
1;Ana;3.000,00;0;10;Loja
2;Bia;nove mil;1;;Loja
3;Caio;9.000,00;2;;Loja
`

describe('/planilha, a folha do mês', { timeout: LONG }, () => {
  let app: FastifyInstance
  let origin: string
  let browser: Browser
  beforeAll(async () => {
    app = serviceForBrowsers()
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
  }, LONG)
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('computes a pasted sheet on the device, with each payslip one click away, printed and parsed back', async () => {
    const page = await browser.newPage({ baseURL: origin, acceptDownloads: true })
    await page.goto('/planilha')
    await page.getByLabel('Mês da folha').fill('2026-10')
    await page.getByLabel('Nome da empresa').fill('Padaria <Sol>')
    await page.getByLabel('RAT, em porcento').fill('2')
    const sent: string[] = []
    page.on('request', (request) => (request.url().includes('/assets/') ? undefined : sent.push(request.url())))
    await page.getByLabel('Ou cole aqui').fill(SHEET)
    await page.getByRole('button', { name: 'Fechar a folha' }).click()
    await page.getByText('3 pessoas: 2 pagas, 1 recusada, 0 com líquido abaixo de zero.').waitFor()
    await page.getByRole('cell', { name: 'R$ 6.821,65' }).waitFor()
    await page.getByText('Salário do contrato: ').waitFor()
    await page.getByText('“Setor”').waitFor()
    expect(sent.filter((url) => url.startsWith('http'))).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Baixar folha.xlsx' }).click()])
    const book = await readWorkbook(new Uint8Array(readFileSync(await download.path())))
    expect(book.map((row) => row[0])).toEqual(['Identificação', '1', '2', '3'])
    expect(book[3]!.slice(0, 4)).toEqual(['3', 9000, 2178.35, 6821.65])

    const [paper] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Ver' }).first().click()])
    await paper.getByText('Um holerite, em duas vias.').waitFor()
    expect(await paper.locator('.sheet').count()).toBe(1)
    const text = await paper.locator('.sheet article').first().innerText()
    expect(text).toContain('Padaria <Sol>')
    const reading = readDocument({ text })
    expect({ closes: reading.reconciliation.closes, text }).toMatchObject({ closes: true })
    expect(reading.lines.map(({ nature }) => nature)).toEqual(['1000', '1003', '9201'])
    expect(reading.month).toBe('2026-10')

    const [every] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Imprimir todos os holerites' }).click()])
    await every.getByText('2 holerites, em duas vias cada um.').waitFor()
    expect(await every.locator('.sheet').count()).toBe(2)
    await page.context().close()
  })

  it('computes a workbook with the headings of another system, with numeric cells', async () => {
    const rows = [
      ['Chapa', 'Colaborador', 'Salário Base', 'Dep. IRRF', 'H. Extras 50% (horas)', 'Vale Transporte', 'Cargo'],
      ['000123', 'Ana', 3000, 0, 10, 180, 'Caixa'],
      ['000124', 'Caio', 9000, 2, '', '', 'Gerente'],
    ]
    const page = await browser.newPage({ baseURL: origin, acceptDownloads: true })
    await page.goto('/planilha')
    await page.getByLabel('Mês da folha').fill('2026-10')
    const buffer = Buffer.from(await writeWorkbook(rows))
    await page
      .getByLabel('As pessoas, em CSV ou XLSX')
      .setInputFiles({ name: 'pessoas.xlsx', mimeType: 'application/octet-stream', buffer })
    await page.getByRole('button', { name: 'Fechar a folha' }).click()
    await page.getByText('2 pessoas: 2 pagas, 0 recusadas, 0 com líquido abaixo de zero.').waitFor()
    // 9,000.00 − 988.07 − 1,190.28.
    await page.getByRole('cell', { name: 'R$ 6.821,65' }).waitFor()
    expect(await page.getByRole('cell', { name: '000124' }).count()).toBe(1)
    await page.context().close()
  })

  it('shows the effect of a law change per person and for the company, and writes it in the workbook', async () => {
    const page = await browser.newPage({ baseURL: origin, acceptDownloads: true })
    await page.goto('/planilha')
    await page.getByLabel('Mês da folha').fill('2026-10')
    await page.getByLabel('E se a lei mudasse?').fill('irrf/perDependent=250')
    await page.getByLabel('Ou cole aqui').fill('id;Salário;Dependentes\n1;3.000,00;0\n3;9.000,00;2')
    await page.getByRole('button', { name: 'Fechar a folha' }).click()
    await page.getByRole('heading', { name: 'Se a lei mudasse' }).waitFor()
    // Two dependents at 250.00 instead of 189.59, at 27.5%: tax falls by 33.23.
    await page.getByText('Com a mudança da lei: +R$ 33,23 no líquido.').waitFor()
    await page.getByText('IRRF: de R$ 1.190,28 para R$ 1.157,05').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Baixar folha.xlsx' }).click()])
    const book = await readWorkbook(new Uint8Array(readFileSync(await download.path())))
    expect(book.map((row) => row[9])).toEqual(['Líquido com a mudança da lei: diferença', 0, 33.23])
    await page.getByLabel('E se a lei mudasse?').fill('nada')
    await page.getByRole('button', { name: 'Fechar a folha' }).click()
    await page.getByText('law: ').waitFor()
    await page.context().close()
  })

  it('computes and prints offline after a first visit', async () => {
    const context = await browser.newContext({ baseURL: origin, viewport: PHONE })
    const page = await context.newPage()
    await page.goto('/planilha')
    await page.getByLabel('Mês da folha').fill('2026-10')
    const kept = (address: string) => page.evaluate(`caches.match('${address}').then((found) => found !== undefined)`)
    await expect.poll(() => kept('/folha/holerite'), { timeout: LONG }).toBe(true)
    await context.setOffline(true)
    await page.getByLabel('Ou cole aqui').fill(SHEET)
    await page.getByRole('button', { name: 'Fechar a folha' }).click()
    await page.getByText('3 pessoas: 2 pagas, 1 recusada, 0 com líquido abaixo de zero.').waitFor()
    expect(await page.getByRole('link', { name: 'Baixar folha.xlsx' }).count()).toBe(1)
    const [paper] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Ver' }).first().click()])
    await paper.getByText('Um holerite, em duas vias.').waitFor()
    expect(await paper.locator('.sheet article').count()).toBe(2)
    await context.close()
  })

  it('explains that payslips stay in the tab when it has none', async () => {
    const page = await browser.newPage({ baseURL: origin })
    await page.goto('/folha/holerite')
    await page.getByText('Eles ficam só nesta aba.').waitFor()
    await page.close()
  })
})
