/** Salary data of a serving process: imports in DATA_DIR and data shipped with the project, the newest per family. */
import { readFileSync, statSync } from 'node:fs'
import { messageOf } from '../../engine/core/errors.ts'
import type { SalariesPort, SalaryMethod, SalaryWindow } from '../../engine/operation/evaluation/ports.ts'
import { Occupations } from '../../engine/salaries/occupations.ts'
import { combineSalaries, type Imported, type Shipped, salariesPort } from '../../engine/salaries/port.ts'
import { shippedSalaries } from '../../engine/salaries/shipped.ts'
import { salaryFiles } from './files.ts'
import { importedLayer } from './published.ts'

export interface SalariesOptions {
  readonly dataDir: string
  readonly shipped: URL
  readonly log: { info(message: string): void; warn(message: string): void }
  /** Polling interval for the imported file, in ms. */
  readonly pollEvery?: number
}

export interface Salaries {
  readonly port: SalariesPort
  status(): { readonly window: SalaryWindow | null; readonly method: SalaryMethod | null; readonly problem: string | null }
  stop(): void
}

/** An import replaces the file atomically; polling with one `stat` works on every file system. */
const POLL_EVERY = 2_000

export function openSalaries({ dataDir, shipped, log, pollEvery = POLL_EVERY }: SalariesOptions): Salaries {
  const path = salaryFiles(dataDir).statistics
  const occupations = new Occupations(readFileSync(new URL('occupations/cbo.txt', shipped), 'utf8'))
  let release: Shipped | null = null
  let imported: Imported | null = null
  let held = combineSalaries(release, imported)
  let seen: string | undefined
  let problem: string | null = null

  function refresh(): void {
    const identity = identityOf(path)
    if (identity === seen) return
    seen = identity
    if (identity === '') return
    try {
      imported = importedLayer(path)
      held = combineSalaries(release, imported)
      problem = null
      log.info(`salary statistics of ${imported.window.from} to ${imported.window.to} loaded from ${path}`)
    } catch (error) {
      problem = `${path} could not be read (${messageOf(error)})`
      log.warn(`${problem}; still serving ${imported ? 'what was imported before' : held ? 'what was shipped' : 'nothing'}`)
    }
  }

  try {
    release = shippedSalaries((file) => readFileSync(new URL(`salaries/${file}`, shipped), 'utf8'))
    held = combineSalaries(release, null)
  } catch (error) {
    problem = `the shipped salaries could not be read (${messageOf(error)})`
    log.warn(problem)
  }
  refresh()
  const timer = setInterval(refresh, pollEvery)
  timer.unref()

  return {
    port: salariesPort(occupations, () => ({ held, problem })),
    status: () => ({ window: held?.holdings.window ?? null, method: imported ? 'microdata' : held ? 'aggregated' : null, problem }),
    stop: () => clearInterval(timer),
  }
}

/** Changes with the file's identity; empty when the file is missing or inaccessible. */
function identityOf(path: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true })
    return `${ino}:${size}:${mtimeNs}`
  } catch {
    return ''
  }
}
