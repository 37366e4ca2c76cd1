/** `salaries:update`: downloads new files from the CAGED FTP server, reads them, then publishes. */

import { formatMonth, type Month, monthPlus } from '../engine/salaries/month.ts'
import { salaryFiles } from '../service/salaries/files.ts'
import { readFile } from './reading/read-file.ts'
import { ImportRefused } from './refused.ts'
import { type RegisterFile, registerFileOf } from './source/register-file.ts'
import { discard, type RegisterFtp, type RemoteFile } from './source/register-ftp.ts'
import type { ImportOptions, ImportOutcome } from './tally/outcome.ts'
import { acceptedGaps, publish, refuseOlder } from './tally/publish.ts'
import { knownTallies, rewriteHeader, type SourceIdentity } from './tally/tally-file.ts'
import { neededFiles, WINDOW_MONTHS, type Window, windowEnding } from './tally/window.ts'

/** Months to search back: data is published near the end of the following month, so half a year without any means another problem. */
const LOOK_BACK = 6

export async function importRegister(register: RegisterFtp, thisMonth: Month, options: ImportOptions): Promise<ImportOutcome> {
  const { families, progress, choice } = options
  const files = salaryFiles(options.dataDir)
  const codes = families.map(Number)
  const window = await publishedWindow(register, thisMonth, options)
  refuseOlder(files, window, choice)

  const remote = await described(register, window)
  const known = knownTallies(files.tallies, codes)
  acceptedGaps(window, new Set([...known.keys(), ...[...remote.keys()].map(({ name }) => name)]), choice)
  const changed = [...remote].filter(([{ name }, { size, date }]) => {
    const source = known.get(name)?.source
    return source?.size !== size || source.date !== date
  })
  progress.plan(changed.map(([{ name }, { size }]) => [name, size]))

  const fresh: string[] = []
  const reading: Promise<void>[] = []
  const failures: unknown[] = []

  async function read(file: RegisterFile, path: string, source: SourceIdentity): Promise<void> {
    const before = known.get(file.name)
    known.delete(file.name)
    try {
      const header = await readFile(file, path, source, {
        readers: options.readers,
        families: codes,
        tallies: files.tallies,
        progress: (part) => progress.update(file.name, 0.5 + part / 2),
      })
      known.set(file.name, header)
      fresh.push(file.name)
      progress.finished(file.name, `${header.rows.toLocaleString('pt-BR')} linhas${before ? ', republicado com mudanças' : ''}`)
    } catch (error) {
      failures.push(error)
    } finally {
      discard(path) // read or invalid: in either case no longer needed
    }
  }

  try {
    // Download and reading take similar time: read one file while the next downloads.
    for (const [file, there] of changed) {
      if (failures.length > 0) break
      const {
        path,
        sha256,
        remote: now,
      } = await register.fetch(file, there, files.downloads, (part) => progress.update(file.name, part / 2))
      const before = known.get(file.name)
      if (before?.source.sha256 === sha256) {
        known.set(file.name, await rewriteHeader(files.tallies, { ...before, source: { ...now, sha256 } }))
        discard(path)
        progress.finished(file.name, 'republicado sem mudança')
      } else reading.push(read(file, path, { ...now, sha256 }))
    }
  } finally {
    await Promise.all(reading)
  }
  if (failures.length > 0) throw failures[0]
  return { ...(await publish(files, window, known, families, choice)), fresh }
}

/** Window that ends with the requested month, or with the newest month whose three files are published. */
async function publishedWindow(register: RegisterFtp, thisMonth: Month, { choice, progress }: ImportOptions): Promise<Window> {
  const months = choice.months ?? WINDOW_MONTHS
  if (choice.until) return windowEnding(choice.until, months)
  for (let back = 1; back <= LOOK_BACK; back++) {
    const month = monthPlus(thisMonth, -back)
    const out = []
    for (const kind of ['MOV', 'FOR', 'EXC'] as const) out.push(await register.describe(registerFileOf(kind, month)))
    if (out.every(Boolean)) return windowEnding(month, months)
    progress.say(`${formatMonth(month)}: ainda não publicado${out.some(Boolean) ? ' por inteiro' : ''}`)
  }
  throw new ImportRefused(`Nenhum dos últimos ${LOOK_BACK} meses está no servidor. Confira o endereço.`)
}

/** Files of the window on the server: the needed ones, and corrections of its first month. */
async function described(register: RegisterFtp, window: Window): Promise<Map<RegisterFile, RemoteFile>> {
  const asked = [...neededFiles(window), registerFileOf('FOR', window.from), registerFileOf('EXC', window.from)]
  const found = new Map<RegisterFile, RemoteFile>()
  for (const file of asked) {
    const remote = await register.describe(file)
    if (remote) found.set(file, remote)
  }
  return found
}
