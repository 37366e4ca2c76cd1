/** Every block of code of the documents, and every sample, as a reader runs it: in a clone, or with the package in a project. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writeWorkbook } from '../../service/formats/workbooks.ts'
import { freePort } from '../support/free-port.ts'
import { allBlocks, type Block, documentsOf } from './support/blocks.ts'
import { inDuckDb } from './support/duckdb.ts'
import { giveToUser } from './support/ordinary-user.ts'
import { type How, outputOf, postgresProgram, run } from './support/run.ts'

const shipped = inject('shipped')
const { address, clone } = shipped
const project = join(shipped.folder, 'reader')
const database = join(shipped.folder, 'postgres')

const blocks = allBlocks(clone)
const running = blocks.filter(({ language, reason }) => language !== '' && reason === '')
const of = (language: string, place = ''): Block[] => running.filter((block) => block.language === language && block.in === place)
const untested = blocks.filter(({ reason }) => reason !== '')

/** The port of this service in place of the one a reader has free, and its address in place of one that nobody has. */
const here = (text: string): string => text.replaceAll('https://api.example', address)

const PEOPLE = 'gross_salary,dependents\n5000,0\n5200,1\n'
const PAYROLL_ROWS = [
  ['id', 'Salário', 'Dependentes'],
  ['1', '3000,00', '0'],
  ['2', '5200,00', '1'],
]
const PAYROLL = `${PAYROLL_ROWS.map((row) => row.join(';')).join('\n')}\n`
const COLUMNS = '(id INTEGER, salary DECIMAL(18, 2), children INTEGER, paid_on DATE)'
const PAID = "(1, 5200.00, 1, DATE '2026-04-30'), (2, 8475.55, 0, DATE '2026-01-31')"

let databaseUrl: string

beforeAll(async () => {
  for (const folder of [project, database]) mkdirSync(folder)
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}')
  // The files of a reader, by the names the documents give them.
  writeFileSync(join(clone, 'people.csv'), PEOPLE)
  writeFileSync(join(clone, 'pessoas.csv'), PAYROLL)
  writeFileSync(join(clone, 'pessoas.xlsx'), await writeWorkbook(PAYROLL_ROWS))
  // The documents say port 3000, which may not be free: curl connects to that of the lane, and a refusal fails a block.
  writeFileSync(
    join(shipped.home, '.curlrc'),
    `silent\nshow-error\nfail-with-body\nconnect-to = "localhost:3000:127.0.0.1:${shipped.port}"\n`,
  )
  for (const folder of [project, database, shipped.home]) giveToUser(folder)
  await outputOf(shipped, 'npm', ['install', '--no-audit', '--no-fund', shipped.tarball], { cwd: project })
  await startPostgres()
})

afterAll(async () => {
  await run(shipped, postgresProgram('pg_ctl'), ['-D', database, '-m', 'immediate', 'stop'])
})

async function startPostgres(): Promise<void> {
  const port = await freePort()
  await outputOf(shipped, postgresProgram('initdb'), ['-D', database, '-U', 'centavo', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${database}`
  await outputOf(shipped, postgresProgram('pg_ctl'), ['-D', database, '-o', options, '-l', join(database, 'log'), '-w', 'start'])
  databaseUrl = `postgres://centavo@127.0.0.1:${port}/postgres`
}

const inShell = (text: string, how: How = {}) =>
  run(shipped, 'bash', ['-eo', 'pipefail', '-c', text], { env: { DATABASE_URL: databaseUrl }, ...how })

let files = 0
async function inNode(text: string, ending: string): Promise<string> {
  const name = `block-${files++}.${ending}`
  writeFileSync(join(project, name), here(text))
  return outputOf(shipped, 'node', [name], { cwd: project })
}

describe('blocks', () => {
  it('are of a kind that runs, or give a reason', () => {
    const kinds = new Set(['sh', 'ts', 'js', 'js browser', 'json', 'python', 'sql', 'sql parquet', 'sql postgres', 'yaml', ''])
    expect(running.filter((block) => !kinds.has([block.language, block.in].filter(Boolean).join(' '))).map(({ where }) => where)).toEqual(
      [],
    )
    expect(blocks.filter((block) => block.in === 'no-test' && block.reason === '').map(({ where }) => where)).toEqual([])
    expect(running.length).toBeGreaterThan(60)
    console.error(`ship: ${running.length} blocks of ${documentsOf(clone).length} documents run, ${untested.length} do not:`)
    for (const { where, reason } of untested) console.error(`  ${where}: ${reason}`)
    expect(untested.filter(({ reason }) => reason !== 'the integration lane runs it').length).toBeLessThanOrEqual(22)
  })

  describe.each(['ts', 'js'])('%s', (language) => {
    it.each(of(language))('$where runs', async ({ text }) => {
      const common = /\brequire\('centavo/.test(text)
      await inNode(language === 'ts' ? (await transform(text, { loader: 'ts', target: 'node20' })).code : text, common ? 'cjs' : 'mjs')
    })
  })

  it.each(of('js', 'browser'))('$where is bundled for a browser', async ({ text }) => {
    const file = join(project, `page-${files++}.js`)
    writeFileSync(file, text)
    const { outputFiles } = await build({ entryPoints: [file], bundle: true, platform: 'browser', format: 'esm', write: false })
    expect(outputFiles[0]!.text).toContain('net-salary')
  })

  it.each(of('json').filter(({ text }) => !text.includes('…')))('$where is valid JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })

  // In the order of the documents: a block may use a file that one before it wrote.
  it.each(of('sh'))('$where runs in a shell', async ({ text }) => {
    const { code, stdout, stderr } = await inShell(text)
    // The call that shows a refusal is refused.
    if (text.includes('dependants')) expect(stdout).toContain('dependents')
    else expect({ code, stderr: code === 0 ? '' : `${stdout}${stderr}` }).toEqual({ code: 0, stderr: '' })
  })

  it('of SQL run in DuckDB and in PostgreSQL', async () => {
    const laws = await outputOf(shipped, join(clone, 'centavo'), ['sql', '--dialect', 'duckdb'])
    const tables = [
      `CREATE TABLE paid_file ${COLUMNS}`,
      `INSERT INTO paid_file VALUES ${PAID}`,
      `COPY paid_file TO '${join(project, 'payroll.parquet')}' (FORMAT parquet)`,
      'CREATE TABLE payroll AS SELECT id, salary AS gross, children AS dependents, paid_on AS day FROM paid_file',
      'CREATE TABLE paid AS SELECT * FROM payroll',
      "CREATE TABLE people AS SELECT '1' AS id, CAST(3000 AS DECIMAL(18, 2)) AS basic_salary, 0 AS dependents",
      "CREATE TABLE lines AS SELECT '1' AS id, '1003' AS nature, CAST(100 AS DECIMAL(18, 2)) AS amount",
    ]
    const dbt = (text: string): boolean => text.includes('{{')
    for (const { text, where } of [...of('sql').filter((block) => !dbt(block.text)), ...of('sql', 'parquet')]) {
      const literal = text.replaceAll(/'((?:net-)?payroll\.parquet)'/g, (_, name: string) => `'${join(project, name)}'`)
      const fresh = text.includes('payroll.parquet') ? tables.filter((table) => !table.startsWith('CREATE TABLE payroll')) : tables
      const rows = await inDuckDb(
        laws,
        ...fresh.filter((table) => !table.includes('AS SELECT * FROM payroll') || fresh === tables),
        literal,
      )
      if (!text.includes('COPY')) expect(rows.length, where).toBeGreaterThan(0)
    }
    const script = `CREATE TABLE payroll (gross numeric, dependents integer, day date); INSERT INTO payroll VALUES (5200, 1, '2026-04-30');`
    const postgres = of('sql', 'postgres')
    expect(postgres.length).toBeGreaterThan(0)
    for (const { text } of postgres) {
      const out = await inShell(
        './centavo sql --dialect postgres | psql -q -v ON_ERROR_STOP=1 "$DATABASE_URL" && psql -At -v ON_ERROR_STOP=1 "$DATABASE_URL"  -c "$BLOCK"',
        {
          env: { DATABASE_URL: databaseUrl, BLOCK: `${script} ${text}` },
        },
      )
      expect({ code: out.code, stderr: out.code === 0 ? '' : out.stderr }).toEqual({ code: 0, stderr: '' })
      expect(out.stdout).toContain('4624.06')
    }
  })
})

describe('Python and dbt', () => {
  const venv = join(shipped.folder, 'venv')
  const python = join(venv, 'bin/python')

  beforeAll(async () => {
    const requirements = join(clone, 'python/requirements')
    await outputOf(shipped, 'python3', ['-m', 'venv', venv])
    const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps']
    await outputOf(shipped, python, [...install, '--require-hashes', '-r', join(requirements, 'python.txt')], { seconds: 900 })
    await outputOf(shipped, 'npm', ['run', 'build:python'])
    await outputOf(shipped, python, ['-m', 'build', '--wheel', '--no-isolation'], { cwd: join(clone, 'python') })
    const [wheel] = readdirSync(join(clone, 'python/dist')).filter((name) => name.endsWith('.whl'))
    await outputOf(shipped, python, [...install, join(clone, 'python/dist', wheel!)])
    await outputOf(shipped, 'npm', ['run', 'build:dbt'])
  }, 1_200_000)

  it.each([...new Set(of('python').map(({ where }) => where.split(':')[0]!))])(
    '%s runs with the wheel, block after block',
    async (document) => {
      const blocks = of('python').filter(({ where }) => where.startsWith(`${document}:`))
      await outputOf(shipped, python, ['-c', blocks.map(({ text }) => text).join('\n')], { cwd: project })
    },
  )

  it('of dbt build a project', async () => {
    const folder = join(shipped.folder, 'warehouse')
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const [packages] = of('yaml').filter(({ where }) => where.startsWith('dbt/'))
    const [model] = of('sql').filter(({ where }) => where.startsWith('dbt/'))
    write('packages.yml', packages!.text.replace('/path/to/centavo', clone))
    write('models/net_payroll.sql', model!.text)
    write('seeds/payroll.csv', 'id,salary,children,paid_on\n1,5200.00,1,2026-04-30\n2,8475.55,0,2026-01-31\n')
    for (const name of ['dbt_project.yml', 'profiles.yml']) copyFileSync(join(clone, 'dbt/example', name), join(folder, name))
    giveToUser(folder)
    const dbt = (...words: string[]): Promise<string> =>
      outputOf(shipped, join(venv, 'bin/dbt'), words, { cwd: folder, env: { DO_NOT_TRACK: '1', DBT_PROFILES_DIR: folder } })
    await dbt('deps')
    expect(await dbt('build')).toMatch(/PASS=\d+ WARN=0 ERROR=0/)
    expect(await dbt('show', '--inline', "select centavo_net from {{ ref('net_payroll') }} where id = 1", '--output', 'json')).toContain(
      '4624.06',
    )
  })

  it('of the notebook run cell after cell', async () => {
    const { cells } = JSON.parse(readFileSync(join(clone, 'samples/centavo.ipynb'), 'utf8')) as {
      cells: { cell_type: string; source: string[] }[]
    }
    const code = cells.filter(({ cell_type: kind }) => kind === 'code').map(({ source }) => source.join(''))
    expect(await outputOf(shipped, python, ['-c', code.join('\n')], { cwd: project, env: { CENTAVO: address } })).toContain('4624.06')
  })
})

describe('samples', () => {
  it.each([
    ['node', 'net-salary.mjs'],
    ['python3', 'net_salary.py'],
    ['php', 'net_salary.php'],
  ])('%s samples/%s', async (program, file) => {
    const out = await outputOf(shipped, program, [`samples/${file}`, address])
    expect(out).toContain('net of 5200 with one dependent: 4624.06')
    expect(out).toContain('refused: gross_salary')
  })
})
