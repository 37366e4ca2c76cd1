/** Clones the commit, installs and starts it by the first command of the README, and packs the engine, once for all tests of the lane. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../support/free-port.ts'
import { giveToUser, ORDINARY_USER } from './ordinary-user.ts'
import { background, end, eventually, outputOf, type Place } from './run.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface Shipped extends Place {
  /** Of the service started by `npm start`. */
  readonly address: string
  readonly port: number
  /** The packed engine. */
  readonly tarball: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    shipped: Shipped
  }
}

const START = 'npm ci && npm start'

export default async function setup({ provide }: TestProject): Promise<() => void> {
  if (!readFileSync(join(ROOT, 'README.md'), 'utf8').includes(`\n${START} `)) throw new Error(`README.md does not start with "${START}"`)
  const place = cloned()
  let service: ChildProcess | undefined
  const remove = (): void => {
    if (service) end(service)
    rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const startedAt = performance.now()
    const settings = { PORT: String(port), HOST: '127.0.0.1', RATES_REFRESH: 'off', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' }
    service = background(place, 'sh', ['-c', START], settings)
    let written = ''
    for (const stream of [service.stdout!, service.stderr!]) stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
    const first = eventually(async () => {
      const response = await fetch(`${address}/v1/calc/net-salary?gross_salary=5200&dependents=1`)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    }, service)
    await first.catch((error: unknown) => {
      throw new Error(`"${START}" gave no answer: ${written.slice(-3000)}`, { cause: error })
    })
    console.error(`ship: the first answer of a clone after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    await outputOf(place, 'npm', ['pack', '--pack-destination', place.folder], { cwd: join(place.clone, 'engine') })
    const [tarball] = readdirSync(place.folder).filter((name) => name.endsWith('.tgz'))
    provide('shipped', { ...place, address, port, tarball: join(place.folder, tarball!) })
  } catch (error) {
    remove()
    throw error
  }
  return remove
}

function cloned(): Place {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  if (changed) console.error(`ship: these changes are not committed and not in the clone:\n${changed}`)
  const folder = mkdtempSync(join(tmpdir(), 'centavo-ship-'))
  chmodSync(folder, 0o755)
  const [clone, home] = [join(folder, 'centavo'), join(folder, 'home')]
  for (const path of [home, join(folder, 'tmp')]) mkdirSync(path)
  // By address, so that no file is a link to one of the original, whose owner would change too.
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone])
  giveToUser(folder)
  const setting = (name: string): string =>
    execFileSync('npm', ['config', 'get', name], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  return { folder, clone, home, cache: cacheFolder(setting('cache')), registry: setting('registry') }
}

/** The cache of the runner, or one like it for the ordinary user, who cannot write to that of root. */
function cacheFolder(ofRunner: string): string {
  const { uid } = ORDINARY_USER
  if (uid === undefined) return ofRunner
  const folder = join(tmpdir(), `centavo-ship-packages-${uid}`)
  mkdirSync(folder, { recursive: true })
  giveToUser(folder)
  return folder
}
