/** Each identifier that a caller can misspell, by each interface: the refusal names the one that was meant. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadSettings, readSettings } from '../../service/settings.ts'
import { centavo } from '../support/console.ts'
import { serviceUnderTest } from '../support/service.ts'
import { temporaryFolder } from '../support/temporary.ts'

const app = serviceUnderTest()
const folder = temporaryFolder()
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const people = file('people.csv', 'id,gross_salary\n1,5000\n')
const payroll = file('payroll.csv', 'id,basic_salary,dependnts\n1,3000,0\n')

const PAPER = new URL('../documents/papers/wrong/flat-eleven.inss.txt', import.meta.url).pathname

describe('HTTP', () => {
  it.each([
    ['a calculator', '/v1/calc/net-salry', 'net-salary'],
    ['a calculator of a question', '/v1/calc/net-salry/timeline', 'net-salary'],
    ['a question', '/v1/calc/net-salary/timelin', 'timeline'],
    ['a check', '/v1/check/payslp', 'payslip'],
    ['a decision', '/v1/workflows/accept-rase', 'accept_raise'],
    ['a table', '/v1/tables/ins', 'inss'],
    ['the table of a change of the law', '/v1/calc/net-salary?gross_salary=1&law=irf/perDependent=250', 'irrf'],
    ['the path of a change of the law', '/v1/calc/net-salary?gross_salary=1&law=irrf/perDependnt=250', 'perDependent'],
    ['a field', '/v1/calc/net-salary?gross_salry=1', 'gross_salary'],
    ['an option of a field', '/v1/obligations?who=mai', 'mei'],
    ['a field of the answer', '/v1/calc/net-salary?gross_salary=1&fields=netSalry', 'netSalary'],
    ['the field that a question varies', '/v1/calc/net-salary/sweep?vary=dependnts&gross_salary=1&from=0&to=2', 'dependents'],
    ['a format', '/v1/calc/net-salary?gross_salary=1&format=cvs', 'csv'],
    ['a locale', '/v1/calc/net-salary?gross_salary=1&format=csv&locale=pt-RB', 'pt-BR'],
    ['an indicator', '/v1/rates/history?metric=selik', 'selic'],
    ['the indicator of an expectation', '/v1/expectations?indicator=selik', 'selic'],
    ['the horizon of an expectation', '/v1/expectations?indicator=selic&horizon=2062', '2026'],
    ['a currency', '/v1/exchange/dolar', 'USD'],
    ['a bond', '/v1/bonds/tesouro-prefixado-2029/history', 'tesouro-prefixado-2029-01-01'],
    ['an occupation', '/v1/salary?slug=analista-de-sistemaz', 'analistas-'],
    ['a state by letters', '/v1/salary?cbo=2124-05&uf=SX', 'SC'],
    ['a state by its name', '/v1/salary?cbo=2124-05&uf=S%C3%A3o%20Paulo', 'SP'],
    ['the state of an obligation', '/v1/obligations?who=mei&state=minas-gerais', 'MG'],
    ['a classification code', '/v1/classifications?code=200099', '200009'],
    ['a description', '/v1/openapi/trabalo.json', 'trabalho.json'],
  ])('%s', async (_identifier, url, near) => {
    for (const [language, asks] of [
      ['pt-BR', /[Vv]ocê quis dizer ([^?]+)\?/],
      ['en', /[Dd]id you mean ([^?]+)\?/],
    ] as const) {
      const response = await app.inject({ url, headers: { 'accept-language': language, accept: 'application/json' } })
      expect([400, 404]).toContain(response.statusCode)
      expect(asks.exec(response.body.replaceAll('&quot;', '"'))?.[1]).toContain(near)
    }
  })

  it.each([
    ['the page of a decision', '/decisoes/aceitar-aumeto', 'aceitar-o-aumento'],
    ['the page of a check', '/conferir/holerte', 'holerite'],
    ['the page of a table', '/tabelas/ins', 'inss'],
    ['the page of an indicator', '/indicadores/selik', 'selic'],
    ['the page of a situation', '/situacoes/demitdo', 'fui-demitido'],
    ['the page of an operation', '/docs/net-salry', 'net-salary'],
  ])('%s', async (_identifier, path, near) => {
    const portuguese = await app.inject(path)
    expect([portuguese.statusCode, /Você quis dizer ([^?]+)\?/.exec(portuguese.body)?.[1]]).toEqual([404, expect.stringContaining(near)])
    const english = await app.inject(`/en${path}`)
    expect(english.body).not.toContain('There is no name')
    expect([english.statusCode, /Did you mean ([^?]+)\?/.exec(english.body)?.[1]]).toEqual([404, expect.stringContaining(near)])
  })

  it('a column of a batch in CSV', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/calc/net-salary/batch',
      headers: { 'content-type': 'text/csv' },
      payload: 'gross_salry\n5000\n',
    })
    expect(response.body).toContain('você quis dizer')
    expect(response.body).toContain('gross_salary')
  })
})

describe('MCP', () => {
  it.each([
    ['a tool', '', 'tools/call', { name: 'net-salry', arguments: {} }, 'net-salary'],
    ['an operation of the three tools', '', 'tools/call', { name: 'describe', arguments: { operation: 'net-salry' } }, 'net-salary'],
    ['a field', '', 'tools/call', { name: 'net-salary', arguments: { gross_salry: 1 } }, 'gross_salary'],
    ['a group', '?group=trabalo', 'tools/list', {}, 'trabalho'],
    ['a mode', '?mode=compat', 'tools/list', {}, 'compact'],
    ['a detail', '?schemas=inputt', 'tools/list', {}, 'input'],
    ['a parameter', '?grup=trabalho', 'tools/list', {}, 'group'],
    ['a prompt of a situation', '', 'prompts/get', { name: 'demitdo' }, 'fui-demitido'],
    ['a prompt of a decision', '', 'prompts/get', { name: 'accept_rase' }, 'accept_raise'],
    ['an argument of a prompt', '', 'prompts/get', { name: 'accept_raise', arguments: { curent_salary: '1' } }, 'current_salary'],
    ['a table', '', 'resources/read', { uri: 'centavo://tables/ins' }, 'inss'],
    ['a resource', '', 'resources/read', { uri: 'centavo://table/inss' }, 'centavo://tables/inss'],
  ] as const)('%s', async (_identifier, query, method, params, near) => {
    const response = await app.inject({
      method: 'POST',
      url: `/mcp${query}`,
      headers: { accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method, params },
    })
    expect(/[Vv]ocê quis dizer ([^?]+)\?/.exec(response.body)?.[1]).toContain(near)
  })
})

describe('the command line', () => {
  it.each([
    [['net-salry'], 'net-salary'],
    [['timelin', 'net-salary'], 'timeline'],
    [['timeline', 'net-salry'], 'net-salary'],
    [['check', 'payslp'], 'payslip'],
    [['workflow', 'accept_rase'], 'accept_raise'],
    [['help', 'net-salry'], 'net-salary'],
    [['help', 'check', 'payslp'], 'payslip'],
    [['table', 'ins'], 'inss'],
    [['net-salary', '5000', '--dependnts', '1'], '--dependents'],
    [['net-salary', '5000', '--format', 'cvs'], 'csv'],
    [['net-salary', '5000', '--lang', 'ne'], 'en'],
    [['list', '--jsn'], '--json'],
    [['ask', 'férias', '--limt', '2'], '--limit'],
    [['sql', '--dialect', 'duckdbb'], 'duckdb'],
    [['sql', '--dialect', 'spark', '--function', 'net_salry', '--table', 't'], 'net_salary'],
    [['sql', '--dialect', 'duckdb', '--parameters', '--schema', 'reforma', '--function', 'net_salry'], 'net_salary'],
    [['sql', '--dilect', 'spark'], '--dialect'],
    [['completion', 'bsh'], 'bash'],
    [['mcp', '--grup', 'x'], '--group'],
    [['mcp', '--group', 'trabalo'], 'trabalho'],
    [['serve', '--prt', '1'], '--port'],
    [['read', people, '--kind', 'payslp'], 'payslip'],
    [['read', people, '--knd', 'payslip'], '--kind'],
    [['check', 'payslip', '--file', PAPER, '--other-job', '[]'], 'other_jobs'],
    [['check', 'esocial', '.', '--frmat', 'csv'], '--format'],
    [['check', 'esocial', folder, '--format', 'cvs'], 'csv'],
    [['payroll', payroll, '--mnth', '2026-10'], '--month'],
    [['payroll', payroll, '--month', '2026-10'], 'dependents'],
    [['batch', 'net-salry'], 'net-salary'],
    [['batch', 'accept_rase'], 'accept_raise'],
    [['batch', 'holerte'], 'holerite'],
    [['batch', 'net-salary', '--feilds', 'x'], '--fields'],
    [['batch', 'net-salary', '--fields', 'netSalry'], 'netSalary'],
    [['batch', 'net-salary', '--format', 'cvs'], 'csv'],
    [['batch', 'net-salary', '--output', 'xlxs'], 'xlsx'],
    [['batch', 'net-salary', '--map', 'x=gross_salry'], 'gross_salary'],
    [['batch', 'net-salary', people, '--keep', 'id,gross_salry'], 'gross_salary'],
    [['batch', 'net-salary', people, '--keep', 'id', '--map', 'gros_salary=gross_salary'], 'gross_salary'],
    [['batch', 'net-salary', file('strange.csv', 'gross_salry\n1\n')], 'gross_salary'],
  ])('%j', async (words, near) => {
    const portuguese = await centavo(words, { stdin: 'gross_salary\n1\n' })
    expect([portuguese.code, /[Vv]ocê quis dizer ([^?]+)\?/.exec(portuguese.err)?.[1]]).toEqual([2, expect.stringContaining(near)])
    if (words.includes('--lang')) return
    const english = await centavo([...words, '--lang', 'en'], { stdin: 'gross_salary\n1\n' })
    expect([english.code, /[Dd]id you mean ([^?]+)\?/.exec(english.err)?.[1]]).toEqual([2, expect.stringContaining(near)])
  })
})

describe('the environment', () => {
  it.each([
    [{ LOG_LEVEL: 'debg' }, 'debug'],
    [{ PRELOAD: 'onn' }, 'on'],
  ])('%j', (environment, near) => {
    expect(() => readSettings(environment)).toThrow(BadSettings)
    expect(() => readSettings(environment)).toThrow(`did you mean "${near}"?`)
  })
})
