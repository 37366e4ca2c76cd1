/** In-process tests of the command line: output and exit code. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { centavo } from '../../test/support/console.ts'
import { registry } from '../../test/support/ports.ts'
import { temporaryFolder } from '../../test/support/temporary.ts'
import { unreadable, unwritable } from './files.ts'
import { generalHelp } from './rendering/help.ts'
import { styleFor } from './rendering/terminal-layout.ts'

const folder = temporaryFolder()

describe('answer', () => {
  it('prints the requested field, or all', async () => {
    expect((await centavo(['net-salary', '5000', '--fields', 'netSalary'])).out).toBe('{"netSalary":4498.5}\n')
    expect(JSON.parse((await centavo(['net-salary', '5000'])).out)).toHaveProperty('steps')
  })

  it('succeeds for a question in words, in JSON too', async () => {
    for (const words of [['--json'], ['--text'], []]) expect((await centavo(['ask', 'líquido de 5000', ...words])).code).toBe(0)
  })
})

describe('help', () => {
  it('aligns command descriptions in one column on narrow terminals', () => {
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
  ])('with only %s states the missing argument', async (...words) => {
    const { code, err } = await centavo(['sql', '--dialect', 'spark', ...words])
    expect([code, err]).toEqual([2, expect.stringContaining('Diga a função e a tabela')])
  })

  it('under a law change requires a separate schema when it has all functions', async () => {
    const law = ['--law', 'irrf/perDependent=250']
    expect((await centavo(['sql', '--dialect', 'spark', ...law])).err).toContain('--schema que comece por reform')
    expect((await centavo(['sql', '--dialect', 'spark', ...law, '--function', 'net_salary', '--table', 'folha'])).code).toBe(0)
  })
})

describe('a file that cannot be read', () => {
  const absent = join(folder, 'absent.csv')
  const people = join(folder, 'people.csv')
  const empty = join(folder, 'empty.csv')
  writeFileSync(people, 'id,basic_salary\n1,3000\n')
  writeFileSync(empty, '')

  /** Every command that takes a file, with the file as its last word. */
  const COMMANDS: readonly (readonly string[])[] = [
    ['read'],
    ['check', 'payslip', '--file'],
    ['check', 'esocial'],
    ['batch', 'net-salary'],
    ['workflow', 'accept_raise', '--batch'],
    ['lote', 'net-salary'],
    ['payroll', '--month', '2026-10'],
    ['folha', '--month', '2026-10', '--out', join(folder, 'run')],
    ['payroll', people, '--month', '2026-10', '--lines'],
    ['payroll', people, '--month', '2026-10', '--accounts'],
    ['payroll', people, '--month', '2026-10', '--from', '2026-09', '--paid'],
  ]
  const commands = COMMANDS.map((words) => [words.join(' ').replaceAll(folder, ''), words] as const)

  it.each(commands)('%s says that it does not exist, in Portuguese and in English', async (_title, words) => {
    const { code, out, err } = await centavo([...words, absent])
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `centavo: O arquivo "${absent}" não existe.\n` })
    expect((await centavo([...words, absent, '--lang', 'en'])).err).toBe(`centavo: The file "${absent}" does not exist.\n`)
  })

  // A folder of files is what this one takes.
  it.each(commands.filter(([title]) => title !== 'check esocial'))('%s says that it is a folder', async (_title, words) => {
    const { code, out, err } = await centavo([...words, folder])
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `centavo: "${folder}" é uma pasta, não um arquivo.\n` })
  })

  it.each(commands.filter(([title]) => title !== 'check esocial'))('%s refuses an empty file in one line', async (_title, words) => {
    const { code, err } = await centavo([...words, empty])
    expect([code, err]).toEqual([2, expect.stringMatching(/^centavo: .*(vazi[oa]|deve ser JSON|--lines).*\n$/)])
  })

  it('check esocial names an empty file among the files that it refused', async () => {
    const { code, out, err } = await centavo(['check', 'esocial', empty])
    expect([code, out, err]).toEqual([0, expect.stringContaining('empty.csv'), ''])
    expect(out).toContain('XML')
  })

  it('has a refusal with the reason of the system', () => {
    const failed = (code: string): Error => Object.assign(new Error(`${code}: it failed`), { code, syscall: 'open' })
    expect(unreadable('a.csv', failed('EACCES'))).toMatchObject({ message: 'Sem permissão para ler "a.csv".' })
    expect(unreadable('a.csv', failed('ENOTDIR'))).toMatchObject({ message: 'O arquivo "a.csv" não existe.' })
    expect(unreadable('a.csv', failed('EIO'))).toMatchObject({ message: 'Não foi possível ler "a.csv" (EIO).' })
    expect(unwritable('a.csv', failed('EROFS'))).toMatchObject({ message: 'Sem permissão para escrever em "a.csv".' })
    expect(unwritable('a.csv', failed('ENOSPC'))).toMatchObject({ message: 'Não há espaço em disco para escrever em "a.csv".' })
    const defect = new TypeError('it is undefined')
    expect(unreadable('a.csv', defect)).toBe(defect)
    expect(unwritable('a.csv', defect)).toBe(defect)
  })

  it('is echoed up to a hundred and twenty characters', async () => {
    const long = `${'a'.repeat(119)}bc`
    const { code, err } = await centavo(['check', 'esocial', long])
    expect([code, err]).toEqual([2, expect.stringContaining(`O arquivo "${'a'.repeat(119)}b" não existe.`)])
  })

  it.each([
    ['batch', 'net-salary', '--keep', 'id', '--map', 'basic_salary=gross_salary', people, '--out'],
    ['payroll', people, '--month', '2026-10', '--quiet', '--to'],
    ['payroll', people, '--month', '2026-10', '--quiet', '--errors'],
  ])('for output too: %j', async (...words) => {
    const nowhere = join(folder, 'no-such-folder', 'out.xlsx')
    const missing = await centavo([...words, nowhere])
    expect([missing.code, missing.err]).toEqual([2, `centavo: A pasta de "${nowhere}" não existe.\n`])
    const directory = await centavo([...words, folder])
    expect([directory.code, directory.err]).toEqual([2, `centavo: "${folder}" é uma pasta, não um arquivo.\n`])
    const english = await centavo([...words, nowhere, '--lang', 'en'])
    expect(english.err).toBe(`centavo: The folder of "${nowhere}" does not exist.\n`)
  })

  it('for the folder of a payroll run, where a file is in its place', async () => {
    const { code, err } = await centavo(['payroll', people, '--month', '2026-10', '--out', people])
    expect([code, err]).toEqual([2, `centavo: "${people}" é um arquivo, não uma pasta.\n`])
  })

  it('that cannot be written is reported too, without silent data loss', async () => {
    const { code, err } = await centavo(['batch', 'net-salary', '--errors', '/dev/full', '--quiet'], {
      stdin: 'gross_salary\n5000\nx\n',
    })
    expect([code, err]).toEqual([1, 'centavo: Não há espaço em disco para escrever em "/dev/full".\n'])
  })
})

describe('payroll', () => {
  const paid = async (stdin: string | Buffer, ...words: string[]) =>
    centavo(['payroll', '-', '--month', '2026-10', '--quiet', ...words], { stdin })
  const ids = ({ out }: { out: string }) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .flatMap(({ id }) => (id === undefined ? [] : [id]))

  it('in JSON lines starts at the first line with a person', async () => {
    const people = '{"id":"a","basic_salary":3000}\n{"id":"b","basic_salary":4000}\n'
    expect(ids(await paid(people))).toEqual(['a', 'b'])
    expect(ids(await paid(`{"company":{"rat_rate":2}}\n${people}`))).toEqual(['a', 'b'])
    expect(ids(await paid(`{"id"\n${people}`))).toEqual([null, 'a', 'b'])
  })

  it('from a sheet ignores a UTF-8 BOM and blank lines', async () => {
    const sheet = 'id;basic_salary;name\n1;3000;José\n'
    const expected = (await paid(sheet)).out
    expect(expected.split('\n')[1]).toMatch(/^1;3000;/)
    for (const before of ['\ufeff', '\n\r\n', '\ufeff\n']) expect((await paid(before + sheet)).out).toBe(expected)
  })

  it('summary accepts a few people as CSV and computes them all at once', async () => {
    const { code, out } = await centavo(['payroll-summary', '-', '--month', '2026-10'], { stdin: 'id,basic_salary\n1,1500\n' })
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ month: '2026-10' })])
  })

  it('in a folder resumes only with an unchanged input file', async () => {
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
  it('requires a file and names one that cannot be opened', async () => {
    const none = await centavo(['read'])
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('Diga o arquivo: centavo read holerite.txt')])
    const missing = join(folder, 'nada.txt')
    const lost = await centavo(['read', missing.slice(0, 120)])
    expect([lost.code, lost.err.replace(/\s+/g, '')]).toEqual([2, expect.stringContaining(`"${missing.slice(0, 120)}"`)])
  })
})

it('echoes a surplus value up to sixty characters', async () => {
  const { code, err } = await centavo(['net-salary', '5000', 'x'.repeat(70)])
  expect([code, err]).toEqual([2, expect.stringContaining(`"${'x'.repeat(60)}"`)])
})

it('sql parameter tables require a function and a schema separate from the law', async () => {
  const asked = (...words: string[]) =>
    centavo(['sql', '--dialect', 'duckdb', '--parameters', '--law', 'irrf*1.05', '--schema', 'reforma', ...words])
  const made = await asked('--function', 'net_salary')
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toContain('reforma')
  const unnamed = await asked()
  expect([unnamed.code, unnamed.err]).toEqual([2, expect.stringContaining('Diga a função')])
})

it('accepts a law-change column in a batch for a calculator and rejects it for a check', async () => {
  const calculated = await centavo(['batch', 'net-salary'], { stdin: 'gross_salary,law\n6000,irrf/reduction=null\n' })
  expect([calculated.code, calculated.err]).toEqual([0, expect.any(String)])
  expect(calculated.out).toContain('4793.64')
  const checked = await centavo(['batch', 'check-inss'], { stdin: 'base_salary,informed_inss,law\n6000,649.60,irrf/reduction=null\n' })
  expect([checked.code, checked.err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringMatching(/coluna "law" não é um campo/)])
})
