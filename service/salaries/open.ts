/** The salaries a serving process answers from: what was imported into DATA_DIR and what ships with the project, the newest of each family. */
import { readFileSync, statSync } from 'node:fs'
import { messageOf } from '../../engine/core/errors.ts'
import type { SalariesPort, SalaryMethod, SalaryWindow } from '../../engine/core/operation/ports.ts'
import { Occupations } from '../../engine/salaries/occupations.ts'
import { heldOf, type Imported, type Shipped, salariesPort } from '../../engine/salaries/port.ts'
import { shippedSalaries } from '../../engine/salaries/shipped.ts'
import { salaryFiles } from './files.ts'
import { importedLayer } from './published.ts'

export interface SalariesOptions {
  readonly dataDir: string
  /** The project's `data/` folder. */
  readonly shipped: URL
  readonly log: { info(message: string): void; warn(message: string): void }
  /** How often the imported file is looked at, in milliseconds. */
  readonly pollEvery?: number
}

export interface Salaries {
  readonly port: SalariesPort
  status(): { readonly window: SalaryWindow | null; readonly method: SalaryMethod | null; readonly problem: string | null }
  stop(): void
}

/** An import replaces the file in one step; a look at its identity every few seconds (one `stat`) finds it on any file system. */
const POLL_EVERY = 2_000

export function openSalaries({ dataDir, shipped, log, pollEvery = POLL_EVERY }: SalariesOptions): Salaries {
  const path = salaryFiles(dataDir).statistics
  const occupations = new Occupations(readFileSync(new URL('occupations/cbo.txt', shipped), 'utf8'))
  let release: Shipped | null = null
  let imported: Imported | null = null
  let held = heldOf(release, imported)
  let seen: string | undefined
  let problem: string | null = null

  function refresh(): void {
    const identity = identityOf(path)
    if (identity === seen) return
    seen = identity
    if (identity === '') return
    try {
      imported = importedLayer(path)
      held = heldOf(release, imported)
      problem = null
      log.info(`salary statistics of ${imported.window.from} to ${imported.window.to} loaded from ${path}`)
    } catch (error) {
      problem = `${path} could not be read (${messageOf(error)})`
      log.warn(`${problem}; still serving ${imported ? 'what was imported before' : held ? 'what was shipped' : 'nothing'}`)
    }
  }

  try {
    release = shippedSalaries((file) => readFileSync(new URL(`salaries/${file}`, shipped), 'utf8'))
    held = heldOf(release, null)
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

/** Changes whenever the file is another one; empty when there is none, or none that may be looked at. */
function identityOf(path: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true })
    return `${ino}:${size}:${mtimeNs}`
  } catch {
    return ''
  }
}
