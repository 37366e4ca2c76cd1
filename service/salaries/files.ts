/** Where the salary data lives inside DATA_DIR. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TEMPORARY } from '../replace-file.ts'

export interface SalaryFiles {
  /** What is served. */
  readonly statistics: string
  /** One file per file of the register: what it amounts to. */
  readonly tallies: string
  /** Archives on their way. */
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

/** What a process that was killed while replacing a file left behind. Only while no other may be at it. */
export function removeLeftovers({ statistics, tallies, downloads }: SalaryFiles): void {
  for (const folder of [dirname(statistics), tallies, downloads]) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)) if (TEMPORARY.test(name)) rmSync(join(folder, name), { force: true })
  }
}
