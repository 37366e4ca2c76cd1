/**
 * `npm run setup`: installs the programs and packages of the integration and ship lanes. Nothing else in the repository installs system
 * packages. One apt-get at a time, which waits for dpkg's lock.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installClientGenerators } from './client-generators.ts'
import { SYSTEM_PROGRAMS, type SystemProgram } from './system-programs.ts'

function run(command: string, args: readonly string[], cwd = fileURLToPath(new URL('../../', import.meta.url))): boolean {
  // RUNLEVEL keeps the packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  console.log(`${command} ${args.join(' ')}`)
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0
}

const apt = (...args: readonly string[]): boolean => run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args])
const install = (names: readonly string[]): boolean => apt('install', '-y', '-qq', '--no-install-recommends', ...names)

function installPrograms(missing: readonly SystemProgram[]): void {
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!isRoot || !hasApt) {
    const debian = missing.map(({ debian: [first] }) => first).join(' ')
    const homebrew = missing.map(({ homebrew: name }) => name).join(' ')
    throw new Error(
      `Install ${missing.map(({ label }) => label).join(', ')}: as root "apt-get install ${debian}" on Debian and Ubuntu, "brew install ${homebrew}" on macOS.`,
    )
  }
  apt('update', '-qq')
  for (const choice of [0, 1]) {
    const names = missing.filter(({ find }) => !find()).flatMap(({ debian }) => debian[choice] ?? [])
    if (names.length > 0) install(names)
  }
  const absent = missing.filter(({ find }) => !find())
  if (absent.length > 0)
    throw new Error(`apt-get could not install ${absent.map(({ label }) => label).join(', ')}: see its messages above.`)
}

try {
  const missing = SYSTEM_PROGRAMS.filter(({ find }) => !find())
  if (missing.length > 0) installPrograms(missing)
  for (const { label, find } of SYSTEM_PROGRAMS) console.log(`${label}: ${find()}`)
  const packages = fileURLToPath(new URL('../../test/integration/', import.meta.url))
  if (!run('npm', ['ci'], packages)) throw new Error('npm ci failed in test/integration: see its messages above.')
  await installClientGenerators()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
