/** What is asked of a disk: the system's own, or one in memory that fails as told. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'

export interface Disk {
  /** As UTF-8. */
  read(path: string): Promise<string>
  /** The names in a folder. */
  list(folder: string): Promise<string[]>
  /** In milliseconds since 1970. */
  modifiedAt(path: string): Promise<number>
  /** A new file, on the disk itself when this resolves; rejects where there is one. */
  create(path: string, contents: string | Uint8Array): Promise<void>
  /** In one step: whoever looks sees the one or the other. */
  rename(from: string, to: string): Promise<void>
  /** Also where there is nothing. */
  remove(path: string): Promise<void>
  makeFolder(path: string): Promise<void>
  /** Makes renames in a folder reach the disk; some systems refuse to, and the files are whole either way. */
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
