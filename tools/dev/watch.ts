import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

const IGNORED = new Set(['generated', 'dist', 'node_modules'])

/**
 * Watches every folder below some folders, new ones included. Node's recursive watcher watches each file, and loses a file that an editor
 * replaces by renaming another.
 * @param onChange receives the path from the root.
 */
export function watchFolders(root: string, folders: readonly string[], onChange: (path: string) => void): void {
  const watchers = new Map<string, FSWatcher>()
  function add(folder: string): void {
    if (watchers.has(folder)) return
    watchers.set(
      folder,
      watch(join(root, folder), (_event, name) => {
        if (name === null || IGNORED.has(name)) return
        const path = `${folder}/${name}`
        if (isFolder(join(root, path))) add(path)
        else watchers.delete(path)
        onChange(path)
      }).on('error', () => watchers.delete(folder)),
    )
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory() && !IGNORED.has(entry.name)) add(`${folder}/${entry.name}`)
  }
  for (const folder of folders) add(folder)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
