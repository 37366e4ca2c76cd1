/** Common part of both commands: arguments, threads, lock, progress, summary, exit code. */

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { saoPauloDay } from '../engine/core/day.ts'
import { asError, messageOf } from '../engine/core/errors.ts'
import { type Month, monthFrom } from '../engine/salaries/month.ts'
import { Occupations } from '../engine/salaries/occupations.ts'
import { DATA, ROOT } from '../service/runtime/paths.ts'
import { removeLeftovers, salaryFiles } from '../service/salaries/files.ts'
import { importFolder } from './import-folder.ts'
import { withImportLock } from './lock.ts'
import { progressOn } from './progress.ts'
import { type Readers, readerThreads } from './reading/readers.ts'
import { ImportRefused } from './refused.ts'
import { summary } from './summary.ts'
import type { ImportOutcome } from './tally/outcome.ts'
import { WINDOW_MONTHS } from './tally/window.ts'

export interface CommandEnvironment {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdout: { write(text: string): unknown }
  readonly stderr: NodeJS.WriteStream
  readonly now: () => Date
  readonly readers?: Readers
}

class BadUsage extends Error {}

const OPTIONS = `Opções:
  --until AAAA-MM    último mês da janela (padrão: o mais novo que houver)
  --months N         meses da janela, de 1 a ${WINDOW_MONTHS} (padrão: ${WINDOW_MONTHS})
  --allow-missing    publica mesmo que faltem arquivos de correção (FOR, EXC)
  --replace          publica mesmo que o publicado vá até um mês mais novo
  --data-dir PASTA   onde guardar (padrão: DATA_DIR, ou var/ na pasta do projeto)
`

/** Each archive reader takes some 90 MB: more threads would exceed 1 GiB. */
const MAX_THREADS = 4

/** @param command usage text and default source */
export async function runCommand(
  argv: readonly string[],
  command: { readonly usage: string; readonly defaultSource?: string },
  around: CommandEnvironment,
): Promise<number> {
  try {
    const outcome = await carriedOut(argv, command, around)
    if (outcome === 'help') around.stdout.write(`${command.usage}\n\n${OPTIONS}`)
    else around.stdout.write(summary(outcome))
    return 0
  } catch (error) {
    if (error instanceof BadUsage) {
      around.stderr.write(`${error.message}\n\n${command.usage}\n\n${OPTIONS}`)
      return 2
    }
    if (error instanceof ImportRefused) around.stderr.write(`${error.message}\nNada mudou nas estatísticas publicadas.\n`)
    else if (isSystemError(error)) around.stderr.write(`O sistema recusou (${error.message}).\nNada mudou nas estatísticas publicadas.\n`)
    else around.stderr.write(`Falha inesperada; nada mudou nas estatísticas publicadas.\n${asError(error).stack ?? String(error)}\n`)
    return 1
  }
}

/** Disk full, permission denied: the system message is clearer than a stack trace. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error

async function carriedOut(
  argv: readonly string[],
  { defaultSource }: { readonly defaultSource?: string },
  { environment, stderr, now, readers: given }: CommandEnvironment,
): Promise<ImportOutcome | 'help'> {
  const { values, positionals } = parsed(argv)
  if (values.help) return 'help'
  const [source = defaultSource, ...more] = positionals
  if (source === undefined) throw new BadUsage('Diga de onde ler: uma pasta ou um endereço ftp://.')
  if (more.length > 0) throw new BadUsage(`Só um lugar de leitura por vez; sobrou: ${more.join(' ')}`)
  const choice = {
    until: values.until === undefined ? undefined : month(values.until),
    months: values.months === undefined ? undefined : months(values.months),
    allowMissing: values['allow-missing'],
    replace: values.replace,
  }
  const dataDir = values['data-dir'] ?? (environment.DATA_DIR?.trim() || fileURLToPath(new URL('var', ROOT)))
  const catalogue = readFileSync(new URL('occupations/cbo.txt', DATA), 'utf8')
  const families = new Occupations(catalogue).families.map(({ cbo }) => cbo)
  const progress = progressOn(stderr)
  const readers = given ?? readerThreads(Math.min(availableParallelism(), MAX_THREADS))
  const options = { dataDir, families, readers, progress, choice }
  try {
    const files = salaryFiles(dataDir)
    return await withImportLock(files.lock, async () => {
      removeLeftovers(files)
      if (!source.includes('://')) return importFolder(source, options)
      const [{ RegisterFtp }, { importRegister }] = await Promise.all([import('./source/register-ftp.ts'), import('./import-register.ts')])
      const register = new RegisterFtp(source, { say: (line) => progress.say(line) })
      try {
        const [year, calendarMonth] = saoPauloDay(now()).split('-')
        return await importRegister(register, Number(`${year}${calendarMonth}`), options)
      } finally {
        register.close()
      }
    })
  } finally {
    progress.end()
    await readers.close()
  }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        months: { type: 'string' },
        'allow-missing': { type: 'boolean' },
        replace: { type: 'boolean' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new BadUsage(`Argumento inválido: ${messageOf(error)}`)
  }
}

function month(text: string): Month {
  const read = monthFrom(text)
  if (read === undefined) throw new BadUsage(`--until deve ser um mês, como 2026-05; veio "${text}".`)
  return read
}

function months(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > WINDOW_MONTHS) {
    throw new BadUsage(`--months deve ser um número inteiro de 1 a ${WINDOW_MONTHS}; veio "${text}".`)
  }
  return Number(text)
}
