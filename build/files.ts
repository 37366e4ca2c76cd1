/** Output files of the build: deterministic, and unchanged files are not rewritten. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = new URL('../', import.meta.url)
export const ENGINE = new URL('engine/', ROOT)
export const WEB = new URL('service/web/', ROOT)

/** Folder of everything generated for the pages. */
export const WEB_GENERATED = new URL('generated/', WEB)

export const HEAD = '// Written by the build from what the folders hold. Not edited, not committed.\n'

/** Writes a file only when its text changed: an unchanged file keeps its modification time, which avoids rebuilds. */
export function writeIfChanged(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
  writeFileSync(file, text)
}

/** Makes a folder contain exactly these files. */
export function syncFolder(folder: URL, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(new URL(name, folder), { recursive: true })
  for (const [name, text] of files) writeIfChanged(new URL(name, folder), text)
}
