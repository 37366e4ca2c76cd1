/** Payroll on the command line: every input and output format, row order, and resuming a killed run. */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { RunTotals } from '../../engine/payroll-run/reports/totals.ts'
import { companyOf, PayrollRun } from '../../engine/payroll-run/run.ts'
import { Output } from '../../service/cli/commands/batch/output.ts'
import { columnWork } from '../../service/cli/commands/payroll/column-work.ts'
import { piecesOf, rowTexts } from '../../service/cli/commands/payroll/pieces.ts'
import { readWorkbook, writeWorkbook } from '../../service/formats/workbooks.ts'
import { centavo } from '../support/console.ts'
import { program } from '../support/lanes/programs.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { ports } from '../support/ports.ts'
import { temporaryFolder } from '../support/temporary.ts'

const folder = temporaryFolder()
const at = (name: string): string => join(folder, name)

const CSV = `Matrícula;Nome;Salário;Dependentes;Horas extras 50% (horas);Faltas (dias)
1;Ana;3.000,00;0;;
2;"Souza; Bia";5.200,00;1;;
3;Caio;nove mil;2;;
4;Davi;2.200,00;0;10;1
`

describe('payroll sheet', () => {
  it('returns one row per input row, errors in place, and sets the exit code', async () => {
    const { code, out, err } = await centavo(['payroll', '-', '--month', '2026-10', '--rat-rate', '2'], { stdin: CSV })
    const rows = out.trim().split('\n')
    expect(rows[0]).toBe(
      'id;totalEarnings;totalDeductions;net;inss;inss13;irrf;irrf13;irrfVacation;irrfPlr;fgts;fgts13;fgtsNotice;employerTotal;error',
    )
    expect(rows[1]).toBe('1;3000;248,58;2751,42;248,58;0;0;0;0;0;240;0;0;1074;')
    expect(rows[2]).toMatch(/^2;5200;575,94;4624,06;529,5;0;46,44;/)
    expect(rows[3]).toMatch(/^3;;;;;;;;;;;;;;"?basic_salary: /)
    // 2,200 ÷ 220 × 1.5 × 10 = 150.00; a day is 73.33.
    expect(rows[4]).toMatch(/^4;2350;/)
    expect(code).toBe(2)
    expect(err).toContain('3 pagos, 1 recusados')
  })

  it('recognizes the column headings of other programs', async () => {
    const sheet = 'Chapa;Colaborador;Sal. Base;Dep. IRRF;H. Extras 50% (horas);Função;Admissão\n000123;Ana;3.000,00;0;10;Caixa;02/03/2020\n'
    const { out, code } = await centavo(['payroll', '-', '--month', '2026-10', '--quiet'], { stdin: sheet })
    // 3,000 ÷ 220 × 1.5 × 10 = 204.55.
    expect(out.split('\n')[1]).toMatch(/^000123;3204,55;/)
    expect(code).toBe(0)
  })

  it('gives the same result from a workbook, and writes one', async () => {
    const rows = CSV.trim()
      .replace('"Souza; Bia"', 'Souza')
      .split('\n')
      .map((row) => row.split(';'))
    writeFileSync(at('pessoas.xlsx'), await writeWorkbook(rows))
    const { out } = await centavo(['folha', at('pessoas.xlsx'), '--month', '2026-10', '--rat-rate', '2', '--quiet'])
    const fromText = await centavo(['payroll', '-', '--month', '2026-10', '--rat-rate', '2'], { stdin: CSV })
    expect(out).toBe(fromText.out)
    await centavo(['payroll', at('pessoas.xlsx'), '--month', '2026-10', '--to', at('folha.xlsx'), '--quiet'])
    const table = await readWorkbook(new Uint8Array(readFileSync(at('folha.xlsx'))))
    expect(table[1]!.slice(0, 4)).toEqual(['1', 3000, 248.58, 2751.42])
  })

  it('rejects an unknown column, and accepts lines in a separate file', async () => {
    const unknown = await centavo(['payroll', '-', '--month', '2026-10'], { stdin: 'id,basic_salary,xyz\n1,3000,5\n' })
    expect(unknown.code).toBe(2)
    expect(unknown.err).toContain('"xyz"')
    writeFileSync(at('linhas.csv'), 'id,nature,amount\n1,1207,500\n1,9254,100.50\n')
    const { out } = await centavo(['payroll', '-', '--month', '2026-10', '--lines', at('linhas.csv')], {
      stdin: 'id,basic_salary\n1,3000\n2,3000\n',
    })
    const [, first, second] = out.split('\n')
    expect(first).toMatch(/^1,3500,/)
    expect(second).toMatch(/^2,3000,248.58,/)
  })

  it('prints payment guides, journal and payslips', async () => {
    const guides = await centavo(['payroll', '-', '--month', '2026-10', '--rat-rate', '2', '--guides'], { stdin: CSV })
    expect(guides.out).toMatch(/^DCTFWeb;1082-01;/m)
    const journal = await centavo(['payroll', '-', '--month', '2026-10', '--journal'], { stdin: CSV })
    expect(journal.out).toMatch(/^2026-10-31;Despesa com salários;Salários a pagar;/m)
    const page = await centavo(['payroll', '-', '--month', '2026-10', '--print', 'html', '--company', 'Padaria <Sol>'], { stdin: CSV })
    expect(page.out.match(/class="sheet"/g)).toHaveLength(3)
    expect(page.out).toContain('Padaria &#60;Sol&#62;')
    expect(page.out).toContain('CLT, art. 464')
  })
})

it('reads NDJSON with the company first and writes NDJSON with the totals last', async () => {
  const stdin = [
    { month: '2026-10', company: { regime: 'normal', rat_rate: 2 } },
    { id: 'a', basic_salary: 3000 },
    { id: 'b' },
    { id: 'c', basic_salary: 9000, dependents: 2 },
  ]
    .map((row) => JSON.stringify(row))
    .join('\n')
  const { out, code } = await centavo(['payroll', '-'], { stdin: `${stdin}\nnot json\n` })
  const rows = out
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  expect(rows.map(({ id, net, error }) => [id, net, error === undefined])).toEqual([
    ['a', 2751.42, true],
    ['b', undefined, false],
    ['c', 6821.65, true],
    [null, undefined, false],
    [undefined, undefined, true],
  ])
  expect(rows.at(-1).summary).toMatchObject({ people: 2, errors: 2, totals: { net: 9573.07 } })
  expect(code).toBe(2)
})

const PROGRAM = program('service/cli/index')

it.each(['1', '2'])('reports row errors in the language of the user, in %s threads', (threads) => {
  writeFileSync(at('people.csv'), 'id,basic_salary\n1,3000\n2,-5\n')
  const words = ['payroll', at('people.csv'), '--month', '2026-10', '--threads', threads, '--lang', 'en', '--quiet']
  const { stdout } = spawnSync(process.execPath, [PROGRAM, ...words], { encoding: 'utf8' })
  expect(stdout).toContain('basic_salary: must be more than 0; got -5')
})

const KILLER = fileURLToPath(new URL('../support/fakes/killed-at-write.cjs', import.meta.url))
/** Each part, and then the manifest, takes one write and one rename: later moments fall in the second or third part. */
const MOMENTS = 9
/** At least once per moment. */
const KILLS = rounds(MOMENTS, 20)
const PEOPLE = (KILLS + 2) * 1000

/** Runs the command as a process and kills it at a write. @returns the signal that ended it. */
function killed(words: readonly string[], atWrite: number): Promise<NodeJS.Signals | null> {
  return new Promise((resolve) => {
    const env = { ...process.env, KILLED_AT_WRITE: String(atWrite) }
    const child = spawn(process.execPath, ['--require', KILLER, PROGRAM, ...words], { stdio: 'ignore', env })
    child.on('exit', (_code, signal) => resolve(signal))
  })
}

it('resumes a repeatedly killed run without lost or duplicated rows', { timeout: 240_000 }, async () => {
  const people = Array.from({ length: PEOPLE }, (_, index) =>
    index % 997 === 5 ? `${index},abc,1` : `${index},${1700 + index / 4},${index % 3}`,
  )
  writeFileSync(at('many.csv'), `id,basic_salary,dependents\n${people.join('\n')}\n`)
  const REFUSED = people.filter((row) => row.includes('abc')).length
  const out = at('out')
  const words = ['payroll', at('many.csv'), '--month', '2026-10', '--out', out, '--quiet']
  for (let kill = 0; kill < KILLS; kill++) expect(await killed([...words, '--resume'], 1 + (kill % MOMENTS))).toBe('SIGKILL')
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))
  expect(manifest.rows % 1000).toBe(0)
  expect(manifest.finished).toBe(false)
  const refused = await centavo(words)
  expect(refused.err).toContain('--resume')
  const ended = await centavo([...words, '--resume'])
  expect(ended.code).toBe(2)
  const rows = readdirSync(out)
    .filter((name) => /^part-\d+\.csv$/.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n').slice(1))
  const whole = await centavo(words.slice(0, 4))
  const summary = readFileSync(join(out, 'summary.json'), 'utf8')
  const again = at('again')
  expect(
    (await centavo(['payroll', at('many.csv'), '--month', '2026-10', '--out', again, '--quiet', '--errors', at('refused')])).code,
  ).toBe(2)
  expect(readFileSync(join(again, 'summary.json'), 'utf8')).toBe(summary)
  expect(readFileSync(at('refused'), 'utf8').trim().split('\n')).toHaveLength(REFUSED)
  expect(rows).toEqual(whole.out.trim().split('\n').slice(1))
  expect(JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))).toMatchObject({ people: PEOPLE - REFUSED, errors: REFUSED })
  const changed = await centavo([...words, '--resume', '--rat-rate', '1'])
  expect(changed.err).toContain('opções mudaram')
})

it('gives the same bytes with any number of threads', { timeout: 120_000 }, async () => {
  const people = Array.from(
    { length: 4500 },
    (_, index) => `${index},${index % 700 === 3 ? 'x' : 1700 + index / 4},${index % 3},${index % 50}`,
  )
  writeFileSync(at('threads.csv'), `id,basic_salary,dependents,9254\n${people.join('\n')}\n`)
  const output = (threads: number): Promise<string> =>
    new Promise((resolve) => {
      const words = ['payroll', at('threads.csv'), '--month', '2026-10', '--quiet', '--json', '--threads', String(threads)]
      const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
      let text = ''
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      child.on('close', () => resolve(text))
    })
  const [one, three] = [await output(1), await output(3)]
  expect(one.split('\n')).toHaveLength(4502)
  expect(three).toBe(one)
})

it('computes back pay of past months, with errors in place', async () => {
  writeFileSync(at('old.csv'), 'id,basic_salary\n1,5000\n2,3000\n')
  const words = ['payroll', '-', '--month', '2026-10', '--rat-rate', '2', '--from', '2026-09', '--paid', at('old.csv')]
  const { out, code } = await centavo(words, { stdin: 'id,basic_salary\n1,5500\n3,9000\n2,3000\n' })
  expect(out.trim().split('\n')).toEqual([
    'id,month,earnings,inss,fgts,irrf,net,note',
    '1,2026-09,500,70,40,,,',
    expect.stringMatching(/^1,total,500,70,40,/),
    '3,,,,,,,id: não está no arquivo de --paid',
    '2,2026-09,0,0,0,,,',
    '2,total,0,0,0,0,0,',
  ])
  expect(code).toBe(2)
  expect((await centavo(words.slice(0, 8), { stdin: 'id,basic_salary\n1,5500\n' })).err).toContain('--paid')
})

it('compares the month with another law', async () => {
  const stdin = 'id,basic_salary,dependents\n1,3000,0\n2,5200,1\n3,x,0\n'
  const words = ['payroll', '-', '--month', '2026-10', '--law', 'irrf/reduction=null']
  const { out, err, code } = await centavo(words, { stdin })
  expect(out.trim().split('\n')).toEqual([
    'id,netBefore,netAfter,inssDifference,irrfDifference,fgtsDifference,netDifference,employerDifference,error',
    '1,2751.42,2751.42,0,0,0,0,0,',
    '2,4624.06,4337.79,0,286.27,0,-286.27,0,',
    expect.stringMatching(/^3,,,,,,,,"?basic_salary: /),
    'total,7375.48,7089.21,0,286.27,0,-286.27,0,',
  ])
  expect([code, err]).toEqual([2, expect.stringContaining('Hipótese')])
  expect((await centavo([...words, '--out', at('law')], { stdin })).err).toContain('--out')
  expect((await centavo([...words.slice(0, 5), 'simples-nacional*1.1'], { stdin })).err).toContain('simples-nacional')
})

it('maps accounts from a file, and summarizes a small payroll', async () => {
  writeFileSync(at('contas.json'), '{"inss_payable":"2.1.3.01"}')
  const words = ['payroll', '-', '--month', '2026-10', '--journal', '--accounts', at('contas.json')]
  expect((await centavo(words, { stdin: 'id,basic_salary\n1,5500\n' })).out).toContain(',2.1.3.01,')
  const { out } = await centavo(['payroll-summary', '-', '--month', '2026-10'], { stdin: 'id,basic_salary\n1,1500\n' })
  expect(JSON.parse(out).standsOut[0]).toMatchObject({ id: '1', about: 'below_minimum_wage' })
})

it('gives the same bytes in columnar and per-person mode, including totals', { timeout: 120_000 }, async () => {
  const natures = ['1003', '1205', '9207', '9254', '9213', '9223', '1409', '5001', '9216']
  const told = [
    'Horas extras 50% (horas)',
    'Horas extras 100% (horas)',
    '1205 (horas)',
    '9208 (horas)',
    'Faltas (dias)',
    '1203 (%)',
    '1202 (%)',
  ]
  const people = Array.from({ length: 1300 }, (_, index) => {
    const lines = natures.map((_nature, at) => ((index * 7 + at * 3) % 11 === 0 ? ((index * 37 + at * 101) % 90_000) / 100 : ''))
    const quantities = told.map((_title, at) =>
      (index * 5 + at * 2) % 9 === 0 ? ((index * 13 + at * 7) % (at > 3 ? 310 : 4500)) / 100 : '',
    )
    const salary = index % 200 === 7 ? '' : index % 200 === 9 ? '1e3' : (170_000 + ((index * 7919) % 1_900_000)) / 100
    const id = index % 300 === 5 ? `"a ""${index}"""` : index % 300 === 6 ? `=${index}` : index % 300 === 8 ? ` ${index}` : String(index)
    const hours = index % 3 === 0 ? '' : index % 30 === 1 ? 180.125 : 200
    const name = index % 400 === 3 ? 'n'.repeat(121) : `Pessoa ${index}`
    const admitted = index % 50 === 4 ? '2026-10-16' : index % 2 ? '2020-05-04' : ''
    return [id, salary, index % 5, name, hours, admitted, index % 6 ? '' : 320.5, ...lines, ...quantities]
  })
  const titles = ['id', 'basic_salary', 'dependents', 'name', 'monthly_hours', 'admission_date', 'alimony', ...natures, ...told]
  writeFileSync(at('people.csv'), `${titles.join(',')}\n${people.map((row) => row.join(',')).join('\n')}\n`)
  const brazilian = (value: string | number): string => (typeof value === 'number' ? String(value).replace('.', ',') : value)
  writeFileSync(at('pessoas.csv'), `${titles.join(';')}\r\n${people.map((row) => row.map(brazilian).join(';')).join('\r\n')}`)
  // A lines file, even an empty one, forces per-person mode.
  writeFileSync(at('none.csv'), 'id,nature,amount\n')
  const of = async (name: string, ...more: string[]) => {
    const out = at(`${name}${more.length}-out`)
    await centavo(['payroll', at(name), '--month', '2026-10', '--out', out, '--quiet', ...more])
    return readdirSync(out)
      .filter((file) => file !== 'manifest.json')
      .sort()
      .map((file) => [file, readFileSync(join(out, file), 'utf8')])
  }
  const one = await of('people.csv', '--lines', at('none.csv'))
  expect(await of('people.csv')).toEqual(one)
  expect(one.map(([file]) => file)).toEqual([
    'guides.csv',
    'journal.csv',
    'part-00001.csv',
    'part-00002.csv',
    'provisions.csv',
    'summary.json',
  ])
  expect(await of('pessoas.csv')).toEqual(await of('pessoas.csv', '--lines', at('none.csv')))
})

it('uses the scalar path only for rows that the columns cannot compute', async () => {
  const { law } = new PayrollRun({ month: '2026-10-31', company: companyOf({}) }, ports)
  const form = { form: 'csv', delimiter: ',', decimalComma: false, characters: 'utf-8' } as const
  const asked = { month: '2026-10-31', company: {}, paidOn: undefined, extra: null, asJson: false, printedFor: null, table: false } as const
  const of = (titles: readonly string[]) => columnWork({ ...form, ...asked, titles }, law, '2026-11-14')
  const rows = [
    '1,3000,10.50,,10,,',
    '2,3000,,3000,,,',
    '3,,10,,,,',
    '4,x,,,,,',
    '5,3000',
    '',
    '6,9000,,,,2,0',
    '7,9000,,,,,1',
    '8,9000,,,800,,',
  ]
  const [piece] = await gathered(piecesOf(chunked(`${rows.join('\n')}`), ','))
  const totals = new RunTotals()
  let passed = 0
  const long: number[] = []
  const out = new Output('utf8', 0)
  of(['id', 'basic_salary', '1003', '5001', '1003 (horas)', 'Faltas (dias)', 'children'])!.through(
    piece!,
    out,
    { totals, pass: () => void passed++ },
    (row) => long.push(row),
  )
  expect([long, passed, totals.people]).toEqual([[1, 2, 3, 4, 6, 7], 2, 2])
  expect(of(['id', 'basic_salary', 'que'])).toBeNull()
  expect(of(['id', 'basic_salary', '1003', '1003'])).toBeNull()
})

async function gathered<T>(each: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of each) all.push(one)
  return all
}

async function* chunked(text: string, size = 7): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < text.length; from += size) yield Buffer.from(text.slice(from, from + size))
}

it('splits rows at line ends regardless of chunk boundaries', async () => {
  const text = 'a,"b\nc",1\r\n\n  \n"d ""e"" f",2\ng"h,3\n"open,4'
  for (const size of [1, 2, 5, 100])
    expect(await gathered(rowTexts(piecesOf(chunked(text, size), ','), 'utf-8'))).toEqual([
      'a,"b\nc",1',
      '"d ""e"" f",2',
      'g"h,3',
      '"open,4\n',
    ])
  const many = Array.from({ length: 2500 }, (_, row) => `{"id":"${row}"}`)
  const pieces = await gathered(piecesOf(chunked(many.join('\n'), 4096), null))
  expect(pieces.map(({ bounds, after }) => [bounds.length / 2, after])).toEqual([
    [1000, 0],
    [1000, 1000],
    [500, 2000],
  ])
})

it('parses a decimal separator consistently, regardless of the rest of the sheet', async () => {
  const stdin = 'id;basic_salary;1003 (horas)\n1;3.000,00;10,5\n2;3000.50;10.5\n3;3.000;1\n4;R$ 3.000,00;\n'
  const { out } = await centavo(['payroll', '-', '--month', '2026-10', '--quiet'], { stdin })
  // 3,000.00 ÷ 220 × 1.5 × 10.5 = 214.77; of 3,000.50, 214.81; of an hour 20.45.
  expect(
    out
      .split('\n')
      .slice(1, 5)
      .map((row) => row.split(';')[1]),
  ).toEqual(['3214,77', '3215,31', '3020,45', '3000'])
})
