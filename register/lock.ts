import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '../engine/core/errors.ts'
import { ImportRefused } from './refused.ts'

/** Import lock: one import at a time. Takes over a stale lock of a dead process. */
export async function withImportLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(path), { recursive: true })
  take(path)
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string, again = true): void {
  try {
    const descriptor = openSync(path, 'wx')
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const owner = Number(readFileSync(path, 'utf8'))
    if (!again || runs(owner)) {
      throw new ImportRefused(
        `Outra importação está em andamento (processo ${owner}). Espere que termine; se não houver nenhuma, apague ${path}.`,
      )
    }
    rmSync(path, { force: true })
    take(path, false)
  }
}

function runs(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
