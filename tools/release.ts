/**
 * `npm run release`: publishes everything a version is made of. `npm run release:check` does all of it that leaves nothing behind:
 * the versions, the registry's file, the build, and the package as it would be published.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'

const ROOT = new URL('../', import.meta.url)

/** Where a version is written, and what finds it there. */
const VERSIONED: readonly (readonly [path: string, found: RegExp])[] = [
  ['package.json', /"version": "([^"]+)"/],
  ['engine/package.json', /"version": "([^"]+)"/],
  ['service/package.json', /"version": "([^"]+)"/],
  ['register/package.json', /"version": "([^"]+)"/],
  ['package-lock.json', /"version": "([^"]+)"/],
  ['server.json', /"version": "([^"]+)"/],
  ['python/pyproject.toml', /^version = "([^"]+)"$/m],
  ['dbt/dbt_project.yml', /^version: (\S+)$/m],
  ['deploy/kubernetes.yaml', /image: centavo:(\S+)/],
  ['spreadsheets/excel/manifest.xml', /<Version>(\d+\.\d+\.\d+)\.0<\/Version>/],
  ['docs/centavo.1', /^\.TH CENTAVO 1 "" "centavo ([^"]+)"/m],
  ['docs/centavo.en.1', /^\.TH CENTAVO 1 "" "centavo ([^"]+)"/m],
]

type Read = (path: string) => string

const fromRoot: Read = (path) => readFileSync(new URL(path, ROOT), 'utf8')

/** Every place that says another version than the published package, or none. */
export function disagreeingVersions(read: Read = fromRoot): string[] {
  const said = VERSIONED.map(([path, found]) => [path, found.exec(read(path))?.[1] ?? 'none'] as const)
  const version = new Map(said).get('engine/package.json')
  return said.filter(([, each]) => each !== version).map(([path, each]) => `${path} says ${each}, the package ${version}`)
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })

/** What a registry of the protocol asks of the fields used here: static.modelcontextprotocol.io/schemas/2025-12-11, in our words. */
const SERVER_FILE = {
  type: 'object',
  required: ['$schema', 'name', 'description', 'version', 'remotes'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: text(100),
    description: text(100),
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    remotes: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['type', 'url'],
        additionalProperties: false,
        properties: {
          type: { enum: ['streamable-http', 'sse'] },
          url: { type: 'string', pattern: '^https?://[^\\s]+$' },
          variables: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              additionalProperties: false,
              properties: { description: { type: 'string' }, isRequired: { type: 'boolean' }, default: { type: 'string' } },
            },
          },
        },
      },
    },
  },
}

/** What a registry would refuse of the file, or leave unfilled in an address. */
export function registryProblems(file = fromRoot('server.json')): string[] {
  const server: unknown = JSON.parse(file)
  const ajv = new Ajv({ allErrors: true })
  if (!ajv.validate(SERVER_FILE, server))
    return (ajv.errors ?? []).map(({ instancePath, message }) => `server.json${instancePath} ${message}`)
  const { remotes }: { remotes: { url: string; variables?: object }[] } = JSON.parse(file)
  return remotes.flatMap(({ url, variables = {} }) =>
    [...url.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name = '']) => !Object.hasOwn(variables, name))
      .map(([, name]) => `server.json: nothing says what {${name}} of ${url} is`),
  )
}

interface Step {
  readonly folder: string
  readonly command: readonly string[]
  /** The same leaving nothing behind; null where only the real one says anything. */
  readonly dry: readonly string[] | null
}

/** In order: what can be taken back last. @param version what the image is called by. */
export function releaseSteps(version: string): readonly Step[] {
  const image = `centavo:${version}`
  return [
    { folder: '.', command: ['npm', 'test'], dry: null },
    { folder: '.', command: ['npm', 'run', 'build'], dry: ['npm', 'run', 'build'] },
    { folder: '.', command: ['docker', 'build', '--tag', image, '.'], dry: null },
    { folder: 'engine', command: ['npm', 'publish'], dry: ['npm', 'publish', '--dry-run', '--offline'] },
    { folder: '.', command: ['docker', 'push', image], dry: null },
    { folder: '.', command: ['mcp-publisher', 'publish'], dry: null },
  ]
}

function release(dry: boolean): void {
  const problems = [...disagreeingVersions(), ...registryProblems()]
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exit(1)
  }
  const { version }: { version: string } = JSON.parse(fromRoot('engine/package.json'))
  for (const step of releaseSteps(version)) {
    const [command = '', ...args] = (dry ? step.dry : step.command) ?? []
    if (command === '') {
      console.log(`not in a check: ${step.command.join(' ')}`)
      continue
    }
    const { status } = spawnSync(command, args, { cwd: fileURLToPath(new URL(`${step.folder}/`, ROOT)), stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) release(process.argv.includes('--dry-run'))
