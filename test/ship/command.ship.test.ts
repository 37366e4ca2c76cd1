/** The command line of a clone, as the documents call it. */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { event, monthly } from '../support/corpora/esocial.ts'
import { pdfOf } from '../support/pdf.ts'
import { inDuckDb } from './support/duckdb.ts'
import { giveToUser, ORDINARY_USER } from './support/ordinary-user.ts'
import { environmentOf, type How, outputOf, run } from './support/run.ts'

const shipped = inject('shipped')
const desk = join(shipped.folder, 'desk')
const COMMAND = join(shipped.clone, 'centavo')

const answer = (args: readonly string[], how: How = {}): Promise<string> => outputOf(shipped, COMMAND, args, { cwd: desk, ...how })
const parsed = async (args: readonly string[], how?: How): Promise<Record<string, unknown>> => JSON.parse(await answer(args, how))

const ROWS = [
  'Março/2026',
  '001 Salário 220,00 3.000,00',
  '998 INSS 8,28 248,58',
  'Total de vencimentos 3.000,00',
  'Total de descontos 248,58',
  'Valor líquido 2.751,42',
]
const PDF = pdfOf([ROWS.map((text, index) => ({ text, x: 40, y: 60 + 14 * index }))])

beforeAll(() => {
  mkdirSync(join(desk, 'mes'), { recursive: true })
  writeFileSync(join(desk, 'people.csv'), 'gross_salary,dependents,reference_date\n5200,1,2026-04-30\n3000,0,2026-04-30\n')
  writeFileSync(join(desk, 'folha.csv'), 'id,basic_salary,dependents\n1,3000,0\n2,5200,1\n')
  writeFileSync(join(desk, 'payslip.pdf'), PDF)
  giveToUser(desk)
})

describe('./centavo', () => {
  it('answers a calculator by either name', async () => {
    const fields = ['--dependents', '1', '--reference-date', '2026-04-30', '--json']
    expect(await parsed(['net-salary', '--gross-salary', '5.200,00', ...fields])).toMatchObject({ netSalary: 4624.06 })
    expect(await parsed(['salario-liquido', '5.200,00', ...fields])).toMatchObject({ netSalary: 4624.06 })
  })

  it('finds what answers a question', async () => {
    expect(await answer(['ask', 'líquido de 5200 com 1 dependente'])).toContain('net-salary')
  })

  it('is found through a link, and says to run npm ci before there is a build', async () => {
    expect(
      await outputOf(shipped, 'sh', ['-c', `ln -sf ${COMMAND} linked && ./linked table inss --date 2019-06-01 --json`], { cwd: desk }),
    ).toContain('5839.45')
    mkdirSync(join(desk, 'unbuilt'))
    copyFileSync(COMMAND, join(desk, 'unbuilt/centavo'))
    const { code, stderr } = await run(shipped, join(desk, 'unbuilt/centavo'), ['net-salary'], { cwd: desk })
    expect(code).toBe(1)
    expect(stderr).toContain('npm ci')
  })

  it('is what `npx .` runs, which builds nothing again', async () => {
    const built = statSync(join(shipped.clone, 'dist/current.cjs')).mtimeMs
    const out = await outputOf(shipped, 'npx', ['.', 'net-salary', '5200', '--dependents', '1', '--reference-date', '2026-04-30', '--json'])
    expect(JSON.parse(out)).toMatchObject({ netSalary: 4624.06 })
    expect(statSync(join(shipped.clone, 'dist/current.cjs')).mtimeMs).toBe(built)
  })

  it('answers a CSV file', async () => {
    const out = await outputOf(shipped, 'sh', ['-c', `${COMMAND} batch net-salary --fields netSalary < people.csv`], { cwd: desk })
    expect(out.trim().split('\n')).toEqual([
      'gross_salary,dependents,reference_date,netSalary',
      '5200,1,2026-04-30,4624.06',
      expect.stringMatching(/^3000,0,2026-04-30,27\d\d\.\d\d$/),
    ])
  })

  it('writes a workbook, and answers one', async () => {
    await answer(['batch', 'net-salary', 'people.csv', '--fields', 'inss', '--out', 'people.xlsx'])
    expect(readFileSync(join(desk, 'people.xlsx')).subarray(0, 2).toString()).toBe('PK')
    const csv = await answer([
      'batch',
      'net-salary',
      'people.xlsx',
      '--keep',
      'inss',
      '--fields',
      'netSalary',
      '--format',
      'xlsx',
      '--output',
      'csv',
    ])
    expect(csv).toContain('4624.06')
  })

  it('pays a payroll', async () => {
    const csv = await answer(['payroll', 'folha.csv', '--month', '2026-10', '--rat-rate', '2'])
    expect(csv.trim().split('\n')).toHaveLength(3)
  })

  it('reads a PDF by its name and from a pipe, and checks it', async () => {
    const payslip = { kind: 'payslip', month: '2026-03', reconciliation: { closes: true } }
    expect(await parsed(['read', 'payslip.pdf'])).toMatchObject(payslip)
    expect(await parsed(['read', '-'], { stdin: PDF })).toMatchObject(payslip)
    expect(await parsed(['check', 'payslip', '--file', 'payslip.pdf'])).toMatchObject({
      read: payslip,
      check: { verdict: expect.any(String) },
    })
  })

  it('checks files of the eSocial', async () => {
    writeFileSync(join(desk, 'mes/remuneracao.xml'), monthly({ paid: [] }) || event('evtRemun', ''))
    giveToUser(desk)
    const { stdout, stderr, code } = await run(shipped, COMMAND, ['check', 'esocial', 'mes/', '--json'], { cwd: desk })
    expect([0, 2], stderr).toContain(code)
    expect(JSON.parse(stdout)).toMatchObject({ files: expect.anything() })
  })

  it('prints the law as SQL that DuckDB runs', async () => {
    const script = await answer(['sql', '--dialect', 'duckdb'])
    const [row] = await inDuckDb(script, "SELECT CAST((centavo.net_salary(5200, 1, DATE '2026-04-30')).net AS VARCHAR) AS net")
    expect(Number(row!.net)).toBe(4624.06)
  })

  it('serves MCP on standard input', async () => {
    const child = spawn(COMMAND, ['mcp'], { cwd: desk, env: environmentOf(shipped), ...ORDINARY_USER })
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk))
    const send = (message: object): boolean => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    send({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'ship', version: '1' } },
    })
    await expect.poll(() => out, { timeout: 60_000 }).toContain('"id":1')
    send({ method: 'notifications/initialized' })
    send({ id: 2, method: 'tools/list' })
    send({ id: 3, method: 'tools/call', params: { name: 'net-salary', arguments: { gross_salary: 5200, dependents: 1 } } })
    // Answers come in any order.
    await expect.poll(() => out, { timeout: 60_000 }).toContain('4624.06')
    await expect.poll(() => out, { timeout: 60_000 }).toContain('"inputSchema"')
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.stdin.end()
    expect(await ended).toBe(0)
  })
})

describe('the manual', () => {
  it.each(['docs/centavo.1', 'docs/centavo.en.1'])('%s is formatted without a warning', async (file) => {
    const { man } = JSON.parse(readFileSync(join(shipped.clone, 'package.json'), 'utf8')) as { man: string }
    expect(existsSync(join(shipped.clone, man))).toBe(true)
    expect(readFileSync(join(shipped.clone, file), 'utf8')).toMatch(/^\.TH CENTAVO 1 /m)
    const { code, stdout, stderr } = await run(shipped, 'groff', ['-man', '-Tutf8', '-ww', '-K', 'utf8', file])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('CENTAVO(1)')
  })
})

describe('completion', () => {
  it('completes a command, and an option of it, in bash', async () => {
    const complete = (words: string): string =>
      `COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _centavo; echo "\${COMPREPLY[@]}"`
    const script = `source <(${COMMAND} completion bash)\n${complete('centavo net-s')}\n${complete('centavo sql --dialect duck')}`
    expect((await outputOf(shipped, 'bash', ['-euc', script], { cwd: desk })).trim().split('\n')).toEqual(['net-salary', 'duckdb'])
  })

  it.each(['bash', 'zsh', 'fish'])('prints a script that %s parses', async (shell) => {
    const script = await answer(['completion', shell])
    expect(script).toContain('net-salary')
    const file = join(desk, `completion.${shell}`)
    writeFileSync(file, script)
    giveToUser(file)
    await outputOf(shipped, shell, ['-n', file])
  })
})
