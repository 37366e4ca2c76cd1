/** Salary data files within DATA_DIR. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TEMPORARY } from '../runtime/replace-file.ts'

export interface SalaryFiles {
  /** Aggregates in use. */
  readonly statistics: string
  /** One tally per source file. */
  readonly tallies: string
  /** Archives being downloaded. */
  readonly downloads: string
  readonly lock: string
}

export function salaryFiles(dataDir: string): SalaryFiles {
  const folder = join(dataDir, 'salaries')
  return {
    statistics: join(folder, 'statistics.json'),
    tallies: join(folder, 'tallies'),
    downloads: join(folder, 'downloads'),
    lock: join(folder, 'import.lock'),
  }
}

/** Removes temporary files of a killed process. Call only under the lock. */
export function removeLeftovers({ statistics, tallies, downloads }: SalaryFiles): void {
  for (const folder of [dirname(statistics), tallies, downloads]) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)) if (TEMPORARY.test(name)) rmSync(join(folder, name), { force: true })
  }
}
