/** Readers see the old file or the new one, never half of either, even if the machine stops in between. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How the name of a file on its way ends: what a killed process left behind is known by it. */
export const TEMPORARY = /\.\d+(-[\da-f]+)?\.tmp$/

/** @param before what is to happen once the new contents are safe and before they take the place of the old. */
export async function replaceFile(path: string, contents: string | Uint8Array, before?: () => Promise<void>): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(contents)
      await file.sync()
    } finally {
      await file.close()
    }
    await before?.()
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
  await syncFolder(folder)
}

/** The rename itself reaches the disk with its folder. Some systems refuse to sync one; the file is whole either way. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
