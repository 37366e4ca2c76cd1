import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { salaryFiles } from '../service/salaries/files.ts'
import { readStatistics } from '../service/salaries/published.ts'
import { fileText, movements } from '../test/support/corpora/microdata.ts'
import { temporaryFolder } from '../test/support/temporary.ts'
import { progressOn } from './progress.ts'
import { readersInPlace } from './reading/readers.ts'
import { runCommand } from './run-command.ts'

const home = temporaryFolder()
mkdirSync(join(home, 'in'))
writeFileSync(join(home, 'in', 'CAGEDMOV202605.txt'), fileText('MOV', 202605, movements(202605, 200, 1, [4110])))

async function run(args: readonly string[], environment: Record<string, string> = { DATA_DIR: join(home, 'data') }) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand(
    args,
    { usage: 'Uso: npm run salaries:import -- <pasta ou endereço ftp://> [opções]' },
    {
      environment,
      stdout: { write: (text: string) => out.push(text) },
      stderr: { write: (text: string) => err.push(text), isTTY: false } as unknown as NodeJS.WriteStream,
      now: () => new Date('2026-11-14T12:00:00Z'),
      readers: readersInPlace(),
    },
  )
  return { code, out: out.join(''), err: err.join('') }
}

describe('import command', () => {
  it('imports a folder, reports files on stderr and the summary on stdout, and exits with 0', async () => {
    const { code, out, err } = await run([join(home, 'in'), '--months', '1'])
    expect(code).toBe(0)
    expect(err).toBe('CAGEDMOV202605: 200 linhas\n')
    expect(out).toContain('Janela: 2026-05 a 2026-05 (1 mês)')
    expect(readStatistics(salaryFiles(join(home, 'data')).statistics).statistics.window.months).toBe(1)
  })

  it('removes leftovers of a killed import and nothing else', async () => {
    const { tallies, statistics } = salaryFiles(join(home, 'data'))
    for (const path of [`${statistics}.123.tmp`, join(tallies, 'CAGEDMOV202605.tally.456.tmp')]) writeFileSync(path, 'half')
    expect((await run([join(home, 'in'), '--months', '1'])).code).toBe(0)
    expect([...readdirSync(dirname(statistics)), ...readdirSync(tallies)].sort()).toEqual([
      'CAGEDMOV202605.tally',
      'statistics.json',
      'tallies',
    ])
  })

  it('--data-dir overrides DATA_DIR', async () => {
    expect(
      (await run([join(home, 'in'), '--months', '1', '--data-dir', join(home, 'other')], { DATA_DIR: join(home, 'unused') })).code,
    ).toBe(0)
    expect(readStatistics(salaryFiles(join(home, 'other')).statistics).statistics.window.to).toBe('2026-05')
  })

  it.each([
    [[], 'Diga de onde ler'],
    [['a', 'b'], 'sobrou: b'],
    [['a', '--until', '2026-13'], '--until deve ser um mês'],
    [['a', '--months', '13'], '--months deve ser um número inteiro de 1 a 12'],
    [['a', '--month', '3'], 'Argumento inválido'],
  ])('%j is a usage error: exits with 2 and prints the usage', async (args, message) => {
    const { code, err } = await run(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).toContain('Uso: npm run salaries:import')
  })

  it('exits with 1 on a refusal and states that nothing changed', async () => {
    const { code, err, out } = await run([join(home, 'nowhere')])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/não existe\.\nNada mudou nas estatísticas publicadas\.\n$/)
    expect((await run(['http://example.com/x'])).code).toBe(1)
  })

  it('exits with 1 on a disk error and prints its message', async () => {
    writeFileSync(join(home, 'file'), '')
    const { code, err } = await run([join(home, 'in'), '--months', '1', '--data-dir', join(home, 'file')])
    expect(code).toBe(1)
    expect(err).toMatch(/^O sistema recusou \(ENOTDIR/)
  })

  it('--help prints the options and exits with 0', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    expect(out).toContain('--allow-missing')
  })
})

describe('progress bar', () => {
  it('redraws in place on a terminal and disappears at the end', () => {
    const written: string[] = []
    let clock = 0
    const stream = { write: (text: string) => written.push(text), isTTY: true, columns: 80 }
    const progress = progressOn(stream, () => (clock += 200))
    progress.plan([
      ['CAGEDMOV202604', 100],
      ['CAGEDMOV202605', 300],
    ])
    progress.update('CAGEDMOV202605', 0.5)
    expect(written.at(-1)).toMatch(/█+░+\] {2}37% {2}0\/2 arquivos {2}CAGEDMOV202605$/)
    progress.finished('CAGEDMOV202605', '10 linhas')
    expect(written.join('')).toContain('CAGEDMOV202605: 10 linhas\n')
    expect(written.at(-1)).toMatch(/75% {2}1\/2/)
    progress.end()
    expect(written.at(-1)).toBe('\r\u001b[2K')
  })
})
