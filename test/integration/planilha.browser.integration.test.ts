/** Spreadsheet in the page, in a real browser. Skipped without a browser, except under CI. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellsOf } from '../../engine/presentation/spreadsheet/delimited.ts'
import { readWorkbook, writeWorkbook } from '../../service/formats/workbooks.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser } from './support/browser.ts'

const LONG = 120_000
/** Timeout for fifty thousand rows on a loaded machine. */
const ENDURING = 600_000

describe('/planilha', { timeout: LONG }, () => {
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

  /** Opens the page with a file, and records later network requests. */
  async function given(name: string, content: Buffer, calculator = 'Salário líquido'): Promise<{ page: Page; sent: string[] }> {
    const page = await browser.newPage({ baseURL: origin, acceptDownloads: true })
    await page.goto('/planilha')
    await page.getByLabel('O que calcular').selectOption({ label: calculator })
    const sent: string[] = []
    page.on('request', (request) =>
      request.method() === 'GET' && request.url().includes('/assets/') ? undefined : sent.push(request.url()),
    )
    await page.getByLabel('A planilha, em CSV ou XLSX').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content })
    return { page, sent }
  }

  async function kept(page: Page): Promise<Buffer> {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Baixar / }).click()])
    return readFileSync(await download.path())
  }

  it('fetches the consumption tax codes when a line needs one', async () => {
    const content = Buffer.from('value;code;reference_date\r\n850,00;200029;2026-06-15\r\n10,00;200999;2026-06-15\r\n')
    const { page, sent } = await given('nota.csv', content, 'CBS e IBS da nota, item a item')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('1 linha calculada; 1 recusada.').waitFor()
    await page.getByRole('cell', { name: 'R$ 3,40' }).waitFor()
    expect(sent).toEqual([])
    await page.close()
  })

  it('computes a CSV in Brazilian format without sending data over the network', async () => {
    const { page, sent } = await given(
      'pessoas.csv',
      Buffer.from('Nome;Salário bruto mensal;Filhos\r\nZé;5.200,00;1\r\nAna;-1;0\r\n', 'latin1'),
    )
    await page.getByLabel('Coluna “Filhos”').selectOption('dependents')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('1 linha calculada; 1 recusada.').waitFor()
    await page.getByRole('cell', { name: 'R$ 4.624,06' }).waitFor()
    await page.getByText(/Linha 3: Salário bruto mensal deve ser maior que 0/).waitFor()
    const lines = (await kept(page)).toString().split('\r\n')
    expect(lines[0]).toMatch(/^\ufeffNome;Salário bruto mensal;Filhos;Salário líquido;/)
    expect(lines[1]).toMatch(/^Zé;5\.200,00;1;4624,06;/)
    expect(sent).toEqual([])
    await page.close()
  })

  it('computes a workbook and writes one', async () => {
    const rows = [
      ['gross_salary', 'reference_date'],
      [5000, new Date(Date.UTC(2026, 3, 30))],
    ]
    const { page } = await given('folha.xlsx', Buffer.from(await writeWorkbook(rows)))
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('1 linha calculada; nenhuma recusada.').waitFor()
    const book = await readWorkbook(new Uint8Array(await kept(page)))
    expect(book[0]!.slice(0, 3)).toEqual(['gross_salary', 'reference_date', 'Salário líquido'])
    expect(book[1]!.slice(0, 3)).toEqual([...rows[1]!, 4498.5])
    await page.close()
  })

  it('opens a workbook of thousands of rows, detects its columns, and keeps rejected rows in place', async () => {
    const body = Array.from({ length: 3000 }, (_, at) => [
      `Pessoa ${at}`,
      at === 1 ? 'dois mil' : 2800,
      new Date(Date.UTC(2023, 10, 16)),
      new Date(Date.UTC(2026, 10, 16)),
    ])
    const book = await writeWorkbook([['Nome', 'Salário Base', 'Admissão', 'Desligamento'], ...body])
    const { page, sent } = await given('desligados.xlsx', Buffer.from(book), 'Rescisão')
    await page.getByText('Falta dizer qual coluna é “Tipo de desligamento”.').waitFor()
    await page.getByLabel('Tipo de desligamento, em todas as linhas').selectOption('sem_justa_causa')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('2.999 linhas calculadas; 1 recusada.').waitFor()
    await page.getByText('Linha 3: Salário bruto mensal deve ser um número, como 1.234,56; veio “dois mil”').waitFor()
    const rows = await readWorkbook(new Uint8Array(await kept(page)))
    expect(rows).toHaveLength(3001)
    expect(rows[2]!.slice(0, 2)).toEqual(['Pessoa 1', 'dois mil'])
    expect(rows[2]!.at(-1)).toMatch(/^Salário bruto mensal deve ser um número/)
    expect(rows[3]!.slice(0, 5)).toEqual([...body[2]!, 20605.56])
    const [other] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Em CSV', exact: true }).click()])
    expect(readFileSync(await other.path(), 'utf8').split('\r\n')[3]).toMatch(/^Pessoa 2;2800;2023-11-16;2026-11-16;20605,56;/)
    expect(sent).toEqual([])
    await page.close()
  })

  /** Row count: a company-sized file under `npm test`, the documented maximum in exhaustive runs. */
  const MANY = rounds(1_000, 50_000)
  const written = MANY.toLocaleString('pt-BR')
  const people = Array.from({ length: MANY }, (_, at) => [`Pessoa ${at}`, at === 1 ? 'dois mil' : 1621 + (at % 9000), at % 4] as const)
  const TITLES = ['Nome', 'Salário Base', 'Dependentes'] as const
  const LARGE = {
    csv: async () => Buffer.from([TITLES, ...people].map((row) => row.join(';')).join('\r\n')),
    xlsx: async () => Buffer.from(await writeWorkbook([[...TITLES], ...people.map((row) => [...row])])),
  }

  it.each(['csv', 'xlsx'] as const)(
    'shows progress of a large %s, computes it completely, and can be cancelled',
    async (form) => {
      const { page, sent } = await given(`pessoas.${form}`, await LARGE[form]())
      await page.getByText(`${written} linhas prontas para calcular.`).waitFor({ timeout: ENDURING })
      await page.evaluate(`window.told = []
        new MutationObserver(() => told.push(document.querySelector('[data-said]').textContent)).observe(document.querySelector('[data-said]'), { childList: true })`)
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.getByRole('link', { name: /^Baixar / }).waitFor({ timeout: ENDURING })
      await page.getByText(`${(MANY - 1).toLocaleString('pt-BR')} linhas calculadas; 1 recusada.`).waitFor()
      expect(await page.evaluate('told')).toEqual(
        expect.arrayContaining([`Calculando: 0 de ${written}.`, `Calculando: ${(MANY - 200).toLocaleString('pt-BR')} de ${written}.`]),
      )
      const rows = form === 'xlsx' ? await readWorkbook(new Uint8Array(await kept(page))) : cells(await kept(page))
      expect(rows).toHaveLength(MANY + 1)
      expect(rows[2]!.slice(0, 2)).toEqual(['Pessoa 1', 'dois mil'])
      expect(rows[2]!.at(-1)).toMatch(/^Salário bruto mensal deve ser um número/)
      expect(rows.at(-1)!.slice(0, 3)).toEqual(form === 'xlsx' ? people.at(-1) : people.at(-1)!.map(String))
      expect(Number(String(rows.at(-1)![3]).replace(',', '.'))).toBeGreaterThan(1000)

      // Cancelled before the second batch: completed rows are present, and every row keeps its position.
      await page.evaluate(`document.querySelector('form[data-sheet]').requestSubmit()
        document.querySelector('[data-stop]').click()`)
      await page.getByText(/^Cancelado\. [\d.]+ linhas calculadas; 1 recusada\.$/).waitFor({ timeout: ENDURING })
      const part = form === 'xlsx' ? await readWorkbook(new Uint8Array(await kept(page))) : cells(await kept(page))
      expect(part).toHaveLength(MANY + 1)
      expect(part.at(-1)!.at(-1)).toBe('Cancelado antes desta linha')
      expect(sent).toEqual([])
      await page.close()
    },
    ENDURING,
  )

  const cells = (file: Buffer): string[][] =>
    file
      .toString()
      .trim()
      .split('\r\n')
      .map((line) => cellsOf(line, ';')!)

  it('replaces a file that is still loading with another', async () => {
    const { page } = await given('pessoas.csv', await LARGE.csv())
    await page.getByText('linhas prontas para calcular.').waitFor()
    await page.evaluate(`document.querySelector('#arquivo').dispatchEvent(new Event('change', { bubbles: true }))
      document.querySelector('[data-stop]').click()`)
    await page.getByText('Cancelado: escolha outro arquivo.').waitFor()
    await page.getByLabel('A planilha, em CSV ou XLSX').setInputFiles({
      name: 'x.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Salário Base\n5.200,00\n'),
    })
    await page.getByText('1 linha pronta para calcular.').waitFor()
    await page.close()
  })

  it('reports missing input before computing', async () => {
    const { page } = await given('x.csv', Buffer.from('Nome;Dependentes para o IRRF\nZé;1\n'))
    await page.getByText('Falta dizer qual coluna é “Salário bruto mensal”.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Calcular' }).isDisabled()).toBe(true)
    await page.close()
  })
})
