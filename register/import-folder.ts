/** `salaries:import <folder>`: reads what the window needs and has not been read yet, then publishes. */
import { salaryFiles } from '../service/salaries/files.ts'
import { inParallel } from './in-parallel.ts'
import type { ImportOptions, ImportOutcome } from './outcome.ts'
import { acceptedGaps, chosenWindow, publish, refuseOlder } from './publish.ts'
import { readFile } from './read-file.ts'
import { type FoundFile, filesIn } from './source-folder.ts'
import { knownTallies, type TallyHeader } from './tally-file.ts'
import { touches } from './window.ts'

export async function importFolder(folder: string, options: ImportOptions): Promise<ImportOutcome> {
  const { families, readers, progress, choice } = options
  const files = salaryFiles(options.dataDir)
  const codes = families.map(Number)
  const found = filesIn(folder)
  const known = knownTallies(files.tallies, codes)

  const there = new Map<string, FoundFile | TallyHeader>([...known, ...found.map((file) => [file.name, file] as const)])
  const movements = [...there.values()].filter(({ kind }) => kind === 'MOV').map(({ month }) => month)
  const window = chosenWindow(movements, choice)
  // Before hours of reading: what would be refused at the end is refused now.
  acceptedGaps(window, new Set(there.keys()), choice)
  refuseOlder(files, window, choice)

  const wanted = found.filter((file) => touches(window, file))
  const fresh = wanted
    .filter((file) => {
      const source = known.get(file.name)?.source
      return source?.size !== file.size || source.date !== file.date
    })
    .sort((a, b) => b.size - a.size) // the largest first, so that no thread is left alone with one at the end
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
