/** Finds the browser the page tests run in, or installs Debian's package where it may. Prints its path. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The one without windows first: the others draw their own tabs and bars beside every page, at twice the cost of the page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Debian's packages: the second where a release does not have the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The path of a Chromium on this machine, or null. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const candidates = [environment.CHROMIUM, ...NAMES.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))]
  return candidates.find((path) => path !== undefined && path !== '' && runs(path)) ?? null
}

/** The same, installing it first where this process may: as root, with apt. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!apt || process.getuid?.() !== 0) {
    throw new Error('No Chromium here: install it (on Debian, `apt-get install chromium`) or set CHROMIUM to its path.')
  }
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of PACKAGES) {
    console.error(`The page tests need a browser. About to run: apt-get install -y --no-install-recommends ${name}`)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('apt-get could not install chromium: see its messages above.')
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findOrInstallChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
