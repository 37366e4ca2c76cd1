/** Finds the Chromium that the page tests run in. `npm run setup` installs one. */
import { delimiter, join } from 'node:path'
import { isProgram } from './programs.ts'

/** Headless shell first: full browsers also render tabs and toolbars, at twice the cost of the page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium on this machine, or null. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const candidates = [environment.CHROMIUM, ...NAMES.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))]
  return candidates.find((path) => path !== undefined && path !== '' && isProgram(path)) ?? null
}

export function chromiumPath(): string {
  const path = findChromium()
  if (path === null) throw new Error('Chromium missing: run npm run setup, or set CHROMIUM to the path of one')
  return path
}
