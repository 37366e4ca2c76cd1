/** File-system port: real, or in memory with injected faults. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'

export interface Disk {
  /** Reads as UTF-8. */
  read(path: string): Promise<string>
  /** File names in a folder. */
  list(folder: string): Promise<string[]>
  /** Milliseconds since 1970. */
  modifiedAt(path: string): Promise<number>
  /** Creates a file, flushed to disk when this resolves; rejects if it exists. */
  create(path: string, contents: string | Uint8Array): Promise<void>
  /** Atomic: readers see either the old or the new file. */
  rename(from: string, to: string): Promise<void>
  /** Succeeds even when nothing exists. */
  remove(path: string): Promise<void>
  makeFolder(path: string): Promise<void>
  /** Flushes renames in a folder to disk. Some systems refuse; files stay intact either way. */
  syncFolder(path: string): Promise<void>
}

export const systemDisk: Disk = {
  read: (path) => readFile(path, 'utf8'),
  list: (folder) => readdir(folder),
  modifiedAt: async (path) => (await stat(path)).mtimeMs,
  async create(path, contents) {
    const file = await open(path, 'wx')
    try {
      await file.writeFile(contents)
      await file.sync()
    } finally {
      await file.close()
    }
  },
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { force: true }),
  makeFolder: async (path) => void (await mkdir(path, { recursive: true })),
  async syncFolder(path) {
    const handle = await open(path, 'r').catch(() => undefined)
    await handle?.sync().catch(() => {})
    await handle?.close()
  },
}
