/** Atomic file replacement: readers see the old or the new contents, even after a crash. */
import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import { type Disk, systemDisk } from '../store/disk.ts'

/** Suffix of temporary files, which identifies leftovers of a killed process. */
export const TEMPORARY = /\.\d+(-[\da-f]+)?\.tmp$/

/** @param before runs after the new contents are durable and before they replace the old. */
export async function replaceFile(
  path: string,
  contents: string | Uint8Array,
  before?: () => Promise<void>,
  disk: Disk = systemDisk,
): Promise<void> {
  const folder = dirname(path)
  await disk.makeFolder(folder)
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  try {
    await disk.create(temporary, contents)
    await before?.()
    await disk.rename(temporary, path)
  } catch (error) {
    await disk.remove(temporary).catch(() => {})
    throw error
  }
  // Sync the folder to make the rename durable.
  await disk.syncFolder(folder)
}
