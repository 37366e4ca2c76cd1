/** Where the salary data lives inside DATA_DIR, and how a file there is replaced. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** Readers see the old file or the new one, never half of either, even if the machine stops in between. */
export function replaceFile(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  try {
    const descriptor = openSync(temporary, 'w')
    try {
      const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  const folder = openSync(dirname(path), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** What a process that was killed while replacing a file left behind. Only while no other may be at it. */
export function removeLeftovers({ statistics, tallies, downloads }: SalaryFiles): void {
  for (const folder of [dirname(statistics), tallies, downloads]) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)) if (/\.\d+\.tmp$/.test(name)) rmSync(join(folder, name), { force: true })
  }
}
