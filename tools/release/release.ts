/**
 * `npm run release`: publishes all artifacts of a version. `npm run release:check` runs only the steps without side effects: versions,
 * registry file, build, and a dry run of the package.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'

const ROOT = new URL('../../', import.meta.url)

/** Files that contain the version, with the pattern that finds it. */
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

/** Files whose version is missing or differs from the published package. */
export function disagreeingVersions(read: Read = fromRoot): string[] {
  const said = VERSIONED.map(([path, found]) => [path, found.exec(read(path))?.[1] ?? 'none'] as const)
  const version = new Map(said).get('engine/package.json')
  return said.filter(([, each]) => each !== version).map(([path, each]) => `${path} says ${each}, the package ${version}`)
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })

/** Rules of the MCP registry for the fields used here, restated from static.modelcontextprotocol.io/schemas/2025-12-11. */
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

/** Errors a registry would report, and unfilled URL placeholders. */
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
  /** Dry-run command; null when no dry run exists. */
  readonly dry: readonly string[] | null
}

/** Release steps; revocable ones last. @param version image tag. */
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
