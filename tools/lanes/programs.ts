import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** True for a file that this user may run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of the program in the PATH, or null. */
export function findProgram(name: string, environment: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}
