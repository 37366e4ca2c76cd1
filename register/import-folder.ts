/** `salaries:import <folder>`: reads the window's unread files, then publishes. */
import { salaryFiles } from '../service/salaries/files.ts'
import { inParallel } from './reading/in-parallel.ts'
import { readFile } from './reading/read-file.ts'
import { type FoundFile, filesIn } from './source/source-folder.ts'
import type { ImportOptions, ImportOutcome } from './tally/outcome.ts'
import { acceptedGaps, publish, refuseOlder, selectWindow } from './tally/publish.ts'
import { knownTallies, type TallyHeader } from './tally/tally-file.ts'
import { touches } from './tally/window.ts'

export async function importFolder(folder: string, options: ImportOptions): Promise<ImportOutcome> {
  const { families, readers, progress, choice } = options
  const files = salaryFiles(options.dataDir)
  const codes = families.map(Number)
  const found = filesIn(folder)
  const known = knownTallies(files.tallies, codes)

  const there = new Map<string, FoundFile | TallyHeader>([...known, ...found.map((file) => [file.name, file] as const)])
  const movements = [...there.values()].filter(({ kind }) => kind === 'MOV').map(({ month }) => month)
  const window = selectWindow(movements, choice)
  // Fail fast: check the refusals before hours of reading.
  acceptedGaps(window, new Set(there.keys()), choice)
  refuseOlder(files, window, choice)

  const wanted = found.filter((file) => touches(window, file))
  const fresh = wanted
    .filter((file) => {
      const source = known.get(file.name)?.source
      return source?.size !== file.size || source.date !== file.date
    })
    .sort((a, b) => b.size - a.size) // largest first, so that no thread finishes alone with a large file
  for (const file of fresh) known.delete(file.name)
  progress.plan(fresh.map(({ name, size }) => [name, size]))
  await inParallel(fresh, readers.threads, async (file) => {
    const header = await readFile(
      file,
      file.path,
      { size: file.size, date: file.date, sha256: null },
      { readers, families: codes, tallies: files.tallies, progress: (fraction) => progress.update(file.name, fraction) },
    )
    known.set(file.name, header)
    progress.finished(file.name, `${header.rows.toLocaleString('pt-BR')} linhas`)
  })
  return { ...(await publish(files, window, known, families, choice)), fresh: fresh.map(({ name }) => name) }
}
