/** Installs the generators of Go, Java and Python clients, with what their clients import, into var/clients/: nothing of them is in HOME. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'var/clients')
const SAMPLES = join(ROOT, 'samples/clients')
const REQUIREMENTS = join(ROOT, 'python/requirements/clients.txt')
const DOWNLOADS = 3

export const VERSIONS = {
  'oapi-codegen': '2.8.2',
  'openapi-generator': '7.25.0',
  // Pinned with its dependencies and their hashes.
  'openapi-python-client': /^openapi-python-client==(\S+)/m.exec(readFileSync(REQUIREMENTS, 'utf8'))![1]!,
} as const

const DEPENDENCY_PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'

/** Environment of Go: modules and compiled packages in the cache; a module cache that may be deleted. */
export const GO_ENVIRONMENT = {
  GOPATH: join(CACHE, 'go'),
  GOBIN: join(CACHE, 'go/bin'),
  GOCACHE: join(CACHE, 'go/build'),
  GOFLAGS: '-mod=mod -modcacherw',
} as const

export const PROGRAMS = {
  oapiCodegen: join(GO_ENVIRONMENT.GOBIN, 'oapi-codegen'),
  openapiGenerator: join(CACHE, `java/openapi-generator-cli-${VERSIONS['openapi-generator']}.jar`),
  /** Jars that a generated Java client imports. */
  javaLibraries: join(CACHE, 'java/libraries'),
  python: join(CACHE, 'python/bin/python'),
  openapiPythonClient: join(CACHE, 'python/bin/openapi-python-client'),
} as const

interface Toolchain {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** First group: the version. */
  readonly version: RegExp
  readonly least: readonly [number, number]
}

/** Compilers that are not installed here. */
const TOOLCHAINS: readonly Toolchain[] = [
  { name: 'Go', command: ['go', 'env', 'GOVERSION'], version: /^go([\d.]+)/, least: [1, 25] },
  { name: 'Java', command: ['javac', '-version'], version: /javac ([\d.]+)/, least: [17, 0] },
  { name: 'Maven', command: ['mvn', '--version'], version: /Apache Maven ([\d.]+)/, least: [3, 6] },
  { name: 'Python', command: ['python3', '--version'], version: /Python ([\d.]+)/, least: [3, 10] },
]

/** Each toolchain that is absent or too old, in words. */
export function missingToolchains(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  return TOOLCHAINS.flatMap(({ name, command: [program, ...args], version, least }) => {
    const { stdout, stderr } = spawnSync(program, args, { env: environment, encoding: 'utf8' })
    const found = version.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[1]
    const [major = 0, minor = 0] = found?.split('.').map(Number) ?? []
    const isNew = major > least[0] || (major === least[0] && minor >= least[1])
    return isNew ? [] : [`${name} ${least.join('.')} or newer (${found === undefined ? `no ${program}` : `${program} is ${found}`})`]
  })
}

/** True when every generator of the pinned versions is installed. */
export const hasClientGenerators = (): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === installDigest()

const MARK = join(CACHE, 'installed')
const GO_SAMPLES = ['go-oapi-codegen', 'go-openapi-generator'].map((name) => join(SAMPLES, name))

/** Digest of all that decides what is installed. */
function installDigest(): string {
  const files = [...GO_SAMPLES.map((folder) => join(folder, 'go.sum')), join(SAMPLES, 'java/pom.xml'), REQUIREMENTS]
  const digest = createHash('sha256').update(JSON.stringify(VERSIONS))
  for (const file of files) digest.update(readFileSync(file))
  return digest.digest('hex')
}

function run(command: string, args: readonly string[], cwd = ROOT): void {
  for (let attempt = 1; ; attempt++) {
    const { status } = spawnSync(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...GO_ENVIRONMENT },
    })
    if (status === 0) return
    // Downloads fail now and then.
    if (attempt === DOWNLOADS) throw new Error(`${command} ${args.join(' ')} failed ${DOWNLOADS} times: see its messages above.`)
  }
}

function maven(...args: readonly string[]): void {
  run('mvn', ['--quiet', '--batch-mode', `-Dmaven.repo.local=${join(CACHE, 'java/repository')}`, ...args])
}

/** Installs what is not installed yet. A second call does nothing. */
export async function installClientGenerators(): Promise<void> {
  const missing = missingToolchains()
  if (missing.length > 0) throw new Error(`Install ${missing.join(', ')}: generated clients are compiled with them.`)
  if (hasClientGenerators()) return
  mkdirSync(CACHE, { recursive: true })
  run('go', ['install', `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${VERSIONS['oapi-codegen']}`])
  for (const folder of GO_SAMPLES) run('go', ['mod', 'download'], folder)
  const artifact = `org.openapitools:openapi-generator-cli:${VERSIONS['openapi-generator']}`
  maven(`${DEPENDENCY_PLUGIN}:copy`, `-Dartifact=${artifact}`, `-DoutputDirectory=${join(CACHE, 'java')}`)
  // Jars of earlier versions would stay on the class path.
  rmSync(PROGRAMS.javaLibraries, { recursive: true, force: true })
  maven('-f', join(SAMPLES, 'java/pom.xml'), `${DEPENDENCY_PLUGIN}:copy-dependencies`, `-DoutputDirectory=${PROGRAMS.javaLibraries}`)
  run('python3', ['-m', 'venv', '--clear', join(CACHE, 'python')])
  run(PROGRAMS.python, ['-m', 'pip', 'install', '--quiet', '--require-hashes', '-r', REQUIREMENTS])
  writeFileSync(MARK, installDigest())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await installClientGenerators()
    console.log(
      Object.entries(VERSIONS)
        .map(([name, version]) => `${name} ${version}`)
        .join('\n'),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
