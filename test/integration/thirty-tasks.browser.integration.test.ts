/**
 * Thirty frequent tasks with realistic queries, from the home page to the correct result: in the search hit when the query is complete,
 * otherwise on the prefilled page it opens. Each task has an interaction budget.
 */
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneIn } from '../support/lanes/rounds.ts'
import { serviceForBrowsers } from '../support/service.ts'
import { openBrowser, PHONE } from './support/browser.ts'

interface Task {
  readonly typed: string
  /** Expected text of the search hit. */
  readonly line?: RegExp
  /** Otherwise the page of the first hit, or of the hit at `place`, its remaining fields, and its expected text. */
  readonly at?: string
  readonly place?: number
  readonly fields?: Readonly<Record<string, string>>
  readonly says?: RegExp
}

const TASKS: readonly Task[] = [
  {
    typed: 'fui mandado embora depois de 3 anos ganho 2800 quanto recebo',
    at: '/calculadora/rescisao',
    fields: { admission_date: '2023-11-16', termination_date: '2026-11-16', type: 'sem_justa_causa' },
    says: /R\$\s20\.605,5\d.*R\$\s7\.904,77 da empresa/s,
  },
  { typed: 'quanto rende 10 mil no nubank em 1 ano', line: /No resgate você recebe R\$\s11\.\d{3},\d\d/ },
  {
    typed: 'meu aluguel vai subir quanto',
    at: '/calculadora/reajuste-de-aluguel',
    fields: { rent: '1500', index_percent: '4,5' },
    says: /R\$\s1\.567,50/,
  },
  {
    typed: 'vale a pena virar pj por 9 mil',
    at: '/decisoes/vale-a-pena-virar-pj',
    fields: { current_clt_gross: '6000' },
    says: /Aceitar a proposta PJ/,
  },
  {
    typed: 'quanto vou receber de ferias vendendo 10 dias',
    at: '/calculadora/ferias',
    fields: { salary: '3000' },
    says: /R\$\s[\d.]+,\d\d/,
  },
  {
    typed: 'parcela de apartamento de 300 mil em 30 anos',
    at: '/calculadora/financiamento-imobiliario',
    fields: { down_payment: '60000', annual_rate: '11', system: 'sac' },
    says: /A primeira parcela é de\s+R\$\s2\.762,97/,
  },
  { typed: 'quanto o mei paga', at: '/calculadora/mei', fields: { monthly_revenue: '5000', activity: 'services' }, says: /R\$\s86,05/ },
  {
    typed: 'meu holerite ta certo?',
    at: '/conferir/holerite',
    fields: { reference_date: '2026-10', gross_salary: '3000', informed_inss: '248,58', informed_irrf: '0' },
    says: /[Cc]onfere/,
  },
  {
    typed: 'aposento quando',
    at: '/decisoes/quando-me-aposentar',
    fields: { sex: 'male', contribution_years: '30', average_salary: '4000', birth_date: '1966-05-10' },
    says: /\d{4}/,
  },
  { typed: 'comprar dolar 500 quanto fica', line: /O total é de R\$\s2\.\d{3},\d\d/ },
  { typed: 'inss do autonomo', at: '/calculadora/inss-do-autonomo', fields: { contribution_base: '3000' }, says: /R\$\s600,00/ },
  { typed: 'quanto ganha um enfermeiro em sp', line: /Mediana de quem foi admitido em SP: R\$\s[\d.]+,\d\d/ },
  { typed: 'quanto era o salario minimo em 2010', line: /31\/12\/2010: R\$\s510,00/ },
  { typed: 'ipca acumulado 12 meses', line: /IPCA em 12 meses, em .* de 2026: \d,\d\d%/ },
  { typed: 'feriados 2027', at: '/calculadora/dias-uteis', says: /\d{3}/ },
  {
    typed: 'imposto sobre lucro de acoes',
    at: '/calculadora/imposto-sobre-acoes',
    fields: { swing_result: '5000', swing_sales: '30000' },
    says: /R\$\s750,00|R\$\s748,50/,
  },
  { typed: '13 proporcional 7 meses', at: '/calculadora/decimo-terceiro', fields: { salary: '3000' }, says: /R\$\s1\.[\d.]+,\d\d/ },
  {
    typed: 'hora extra domingo',
    at: '/calculadora/horas-extras',
    fields: { salary: '2200', extra_hours_100: '8' },
    says: /R\$\s[\d.]+,\d\d/,
  },
  { typed: 'divida cartao 3 mil rotativo', line: /Parcele a fatura: você paga R\$\s4\.566,61 ao todo/ },
  { typed: 'ganho 3500 quanto cai na conta', line: /Você recebe R\$\s3\.191,42/ },
  { typed: 'qual salario bruto pra receber 5 mil limpo', line: /O salário bruto é de R\$\s6\.054,25/ },
  {
    typed: '1000 reais em 2010 valem quanto hoje',
    at: '/calculadora/correcao-pela-inflacao',
    fields: { from: '2010-01', to: '2026-08' },
    says: /R\$\s2\.[\d.]+,\d\d/,
  },
  {
    typed: 'imposto de renda 8 mil por mes',
    at: '/calculadora/irrf-do-mes',
    fields: { inss: '988,07' },
    says: /R\$\s1\.019,55/,
  },
  { typed: 'quanto pago de inss ganhando 1621', line: /O INSS do salário é de R\$\s121,57/ },
  { typed: 'paguei o boleto atrasado 10 dias de 500', line: /Você paga R\$\s511,67 no total/ },
  { typed: 'saque aniversario fgts tenho 15 mil', line: /Você pode sacar R\$\s3\.400,00/ },
  {
    typed: 'seguro desemprego quantas parcelas ganho 2200',
    at: '/calculadora/seguro-desemprego',
    fields: { months_worked: '18' },
    says: /4\s+parcelas/,
  },
  { typed: 'gasolina 5,89 alcool 3,99', line: /Abasteça com álcool: você economiza R\$\s19,00 por mês/ },
  { typed: 'limite do mei passei 90 mil', line: /Você paga R\$\s540,00 de imposto a mais/ },
  {
    typed: 'financiar carro de 60 mil em 48x',
    at: '/calculadora/parcelamento',
    fields: { monthly_rate: '1,8' },
    says: /48 parcelas|R\$\s1\.\d{3},\d\d/,
  },
]

describe('thirty frequent tasks', () => {
  let app: FastifyInstance
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    app = serviceForBrowsers()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    browser = await openBrowser()
    page = await (await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: PHONE })).newPage()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  // Search ranking is also tested without a browser, for these and hundreds more.
  it.each(oneIn(3, TASKS))('$typed', async ({ typed, line, at, place = 1, fields = {}, says }) => {
    await look(typed)
    const found = page.locator('.found > li > a')
    if (line) {
      await expect.poll(() => found.first().innerText()).toMatch(line)
      return
    }
    await found.nth(place - 1).click()
    await page.waitForURL((url) => url.pathname !== '/')
    expect(new URL(page.url()).pathname).toBe(at)
    for (const [name, value] of Object.entries(fields)) await say(name, value)
    await expect.poll(() => page.locator('#resposta').innerText()).toMatch(says!)
  })

  /** Types the query and waits for its list: the list of the previous query stays until then. */
  async function look(typed: string): Promise<void> {
    await page.goto('about:blank')
    await page.goto('/')
    await page.locator('#busca').fill(typed)
    await page.locator('.found a').first().waitFor()
  }

  async function say(name: string, value: string): Promise<void> {
    const control = page.locator(`form.ask[data-live] [name="${name}"]`)
    const fold = page.locator(`form.ask details:not([open]):has([name="${name}"]) > summary`)
    if ((await fold.count()) > 0) await fold.click()
    const [choices, options] = await Promise.all([
      page.locator(`input[type=radio][name="${name}"]`).count(),
      control.locator('option').count(),
    ])
    if (choices > 0) await page.locator(`form.ask[data-live] label:has([name="${name}"][value="${value}"])`).click()
    else if (options > 0) await control.selectOption(value)
    else await control.fill(value)
  }
})
