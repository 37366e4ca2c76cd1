/** What is written: always the same text for the same sources, and nothing written that is already so. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = new URL('../', import.meta.url)
export const ENGINE = new URL('engine/', ROOT)
export const WEB = new URL('service/doors/web/', ROOT)

/** What everything that is built is made from, from the root: sources, data, packages, and the build itself. */
export const SOURCES = ['engine/', 'service/', 'register/', 'build/', 'data/', 'package.json', 'package-lock.json']

/** Where everything generated for the pages is. */
export const WEB_GENERATED = new URL('generated/', WEB)

export const HEAD = '// Written by the build from what the folders hold. Not edited, not committed.\n'

/** An unchanged file keeps its time, so that nothing is rebuilt for it. */
export function keep(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
  writeFileSync(file, text)
}

/** Exactly these files in a folder. */
export function keepOnly(folder: URL, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(new URL(name, folder), { recursive: true })
  for (const [name, text] of files) keep(new URL(name, folder), text)
}
