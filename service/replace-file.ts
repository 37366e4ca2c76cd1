/** Readers see the old file or the new one, never half of either, even if the machine stops in between. */
import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import { type Disk, systemDisk } from './store/disk.ts'

/** How the name of a file on its way ends: what a killed process left behind is known by it. */
export const TEMPORARY = /\.\d+(-[\da-f]+)?\.tmp$/

/** @param before what is to happen once the new contents are safe and before they take the place of the old. */
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
  // The rename itself reaches the disk with its folder.
  await disk.syncFolder(folder)
}
