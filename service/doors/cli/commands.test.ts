/** What is typed, in process: what each command says, and how it ends. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { centavo } from '../../../test/support/console.ts'
import { registry } from '../../../test/support/ports.ts'
import { temporaryFolder } from '../../../test/support/temporary.ts'
import { generalHelp } from './help.ts'
import { styleFor } from './words.ts'

const folder = temporaryFolder()

describe('an answer', () => {
  it('has the one field asked for, or all', async () => {
    expect((await centavo(['net-salary', '5000', '--fields', 'netSalary'])).out).toBe('{"netSalary":4498.5}\n')
    expect(JSON.parse((await centavo(['net-salary', '5000'])).out)).toHaveProperty('steps')
  })

  it('to a question in words ends well, in JSON too', async () => {
    for (const words of [['--json'], ['--text'], []]) expect((await centavo(['ask', 'líquido de 5000', ...words])).code).toBe(0)
  })
})

describe('help', () => {
  it('has what each command does in one column, however narrow the screen', () => {
    for (const width of [60, 100]) {
      const lines = generalHelp(registry, { width, style: styleFor(false) }, false).split('\n')
      const [from, to] = [lines.indexOf('Comandos') + 1, lines.findIndex((line) => line.startsWith('Em todo comando'))]
      const starts = lines.slice(from, to - 1).map((line) => /^ {2}\S+ +(?=\S)|^ +/.exec(line)![0].length)
      expect(new Set(starts).size, lines.slice(from, to).join('\n')).toBe(1)
      for (const line of lines.slice(from, to)) expect(line.length).toBeLessThanOrEqual(width)
    }
  })
})

describe('sql', () => {
  it.each([
    ['--function', 'net_salary'],
    ['--table', 'folha'],
    ['--keep', 'pessoa'],
  ])('with %s alone says what is missing', async (...words) => {
    const { code, err } = await centavo(['sql', '--dialect', 'spark', ...words])
    expect([code, err]).toEqual([2, expect.stringContaining('Diga a função e a tabela')])
  })

  it('of all functions under a change is kept apart from the law', async () => {
    const law = ['--law', 'irrf/perDependent=250']
    expect((await centavo(['sql', '--dialect', 'spark', ...law])).err).toContain('--schema que comece por reform')
    expect((await centavo(['sql', '--dialect', 'spark', ...law, '--function', 'net_salary', '--table', 'folha'])).code).toBe(0)
  })
})

describe('what cannot be opened', () => {
  it('is said back, up to a hundred and twenty letters', async () => {
    const long = `${'a'.repeat(119)}bc`
    const { code, err } = await centavo(['check', 'esocial', long])
    expect([code, err]).toEqual([2, expect.stringContaining(`Não se pôde abrir "${'a'.repeat(119)}b".`)])
  })

  it('or written to is told too, and nothing is lost in silence', async () => {
    const { code, err } = await centavo(['batch', 'net-salary', '--errors', '/dev/full', '--quiet'], {
      stdin: 'gross_salary\n5000\nx\n',
    })
    expect([code, err]).toEqual([1, expect.stringMatching(/ENOSPC|espaço/)])
  })
})

describe('a payroll', () => {
  const paid = async (stdin: string | Buffer, ...words: string[]) =>
    centavo(['payroll', '-', '--month', '2026-10', '--quiet', ...words], { stdin })
  const ids = ({ out }: { out: string }) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .flatMap(({ id }) => (id === undefined ? [] : [id]))

  it('of lines of JSON begins with the first of them that is a person', async () => {
    const people = '{"id":"a","basic_salary":3000}\n{"id":"b","basic_salary":4000}\n'
    expect(ids(await paid(people))).toEqual(['a', 'b'])
    expect(ids(await paid(`{"company":{"rat_rate":2}}\n${people}`))).toEqual(['a', 'b'])
    expect(ids(await paid(`{"id"\n${people}`))).toEqual([null, 'a', 'b'])
  })

  it('of a sheet is the same with the mark of UTF-8 before it, and with blank lines', async () => {
    const sheet = 'id;basic_salary;name\n1;3000;José\n'
    const expected = (await paid(sheet)).out
    expect(expected.split('\n')[1]).toMatch(/^1;3000;/)
    for (const before of ['\ufeff', '\n\r\n', '\ufeff\n']) expect((await paid(before + sheet)).out).toBe(expected)
  })

  it('in few people is asked for whole', async () => {
    const { code, out } = await centavo(['payroll-summary', '-', '--month', '2026-10'], { stdin: 'id,basic_salary\n1,1500\n' })
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ month: '2026-10' })])
  })

  it('in a folder is taken up only while the file is the one it began with', async () => {
    const own = mkdtempSync(join(folder, 'run-'))
    const [people, out] = [join(own, 'people.csv'), join(own, 'out')]
    const run = (...words: string[]) => centavo(['payroll', people, '--month', '2026-10', '--out', out, '--quiet', ...words])
    writeFileSync(people, 'id,basic_salary\n1,3000\n')
    expect((await run()).code).toBe(0)
    expect((await run('--resume')).code).toBe(0)
    writeFileSync(people, 'id,basic_salary\n1,3001\n')
    const { code, err } = await run('--resume')
    expect([code, err]).toEqual([2, expect.stringContaining('o arquivo das pessoas mudou')])
    expect(readFileSync(join(out, 'part-00001.csv'), 'utf8')).toContain('3000')
  })
})

describe('read', () => {
  it('asks for the file, and says back the one that cannot be opened', async () => {
    const none = await centavo(['read'])
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('Diga o arquivo: centavo read holerite.txt')])
    const missing = join(folder, 'nada.txt')
    const lost = await centavo(['read', missing.slice(0, 120)])
    expect([lost.code, lost.err.replace(/\s+/g, '')]).toEqual([2, expect.stringContaining(`"${missing.slice(0, 120)}"`)])
  })
})

it('a value too many is said back, up to sixty letters', async () => {
  const { code, err } = await centavo(['net-salary', '5000', 'x'.repeat(70)])
  expect([code, err]).toEqual([2, expect.stringContaining(`"${'x'.repeat(60)}"`)])
})

it('sql of tables of parameters takes a function and a schema apart from the law', async () => {
  const asked = (...words: string[]) =>
    centavo(['sql', '--dialect', 'duckdb', '--parameters', '--law', 'irrf*1.05', '--schema', 'reforma', ...words])
  const made = await asked('--function', 'net_salary')
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toContain('reforma')
  const unnamed = await asked()
  expect([unnamed.code, unnamed.err]).toEqual([2, expect.stringContaining('Diga a função')])
})

it('a column of a batch may be a change of the law for a calculator, and for no check', async () => {
  const calculated = await centavo(['batch', 'net-salary'], { stdin: 'gross_salary,law\n6000,irrf/reduction=null\n' })
  expect([calculated.code, calculated.err]).toEqual([0, expect.any(String)])
  expect(calculated.out).toContain('4793.64')
  const checked = await centavo(['batch', 'check-inss'], { stdin: 'base_salary,informed_inss,law\n6000,649.60,irrf/reduction=null\n' })
  expect([checked.code, checked.err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringMatching(/coluna "law" não é um campo/)])
})
