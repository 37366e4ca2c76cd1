/** Release preconditions: one version everywhere, and a valid MCP registry file. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { disagreeingVersions, registryProblems, releaseSteps } from '../../tools/release/release.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const server: Readonly<Record<string, unknown>> = JSON.parse(read('server.json'))
const { version }: { version: string } = JSON.parse(read('engine/package.json'))

describe('a release', () => {
  it('has the same version in every file', () => {
    expect(disagreeingVersions()).toEqual([])
  })

  it.each([
    'package.json',
    'package-lock.json',
    'server.json',
    'service/package.json',
    'register/package.json',
    'python/pyproject.toml',
    'dbt/dbt_project.yml',
    'deploy/kubernetes.yaml',
    'spreadsheets/excel/manifest.xml',
    'docs/centavo.1',
    'docs/centavo.en.1',
  ])('stops when %s has another version', (changed) => {
    const other = (path: string): string => (path === changed ? read(path).replace(version, '9.8.7') : read(path))
    expect(disagreeingVersions(other)).toEqual([`${changed} says 9.8.7, the package ${version}`])
  })

  it('stops when a file has no version', () => {
    expect(disagreeingVersions((path) => (path === 'server.json' ? '{}' : read(path)))).toEqual([
      `server.json says none, the package ${version}`,
    ])
  })

  it('has a valid MCP registry file', () => {
    expect(registryProblems()).toEqual([])
  })

  it.each([
    ['a name without an owner', { name: 'centavo' }, 'server.json/name must match pattern'],
    ['a description too long', { description: 'a'.repeat(101) }, 'server.json/description must NOT have more than 100 characters'],
    ['a range for a version', { version: '^1.0.0' }, 'server.json/version must match pattern'],
    ['a transport that is not one', { remotes: [{ type: 'http', url: 'https://a.example/mcp' }] }, 'server.json/remotes/0/type must be'],
    ['an address with a gap', { remotes: [{ type: 'sse', url: 'https://{host}/mcp' }] }, 'server.json: nothing says what {host}'],
  ])('stops on %s', (_, changed, problem) => {
    expect(registryProblems(JSON.stringify({ ...server, ...changed })).join('\n')).toContain(problem)
  })

  it('tests and builds before publishing, and tags the image with the version', () => {
    const commands = releaseSteps(version).map(({ command }) => command.join(' '))
    const leaves = commands.findIndex((each) => /publish|push/.test(each))
    expect(commands.slice(0, leaves)).toEqual(['npm test', 'npm run build', `docker build --tag centavo:${version} .`])
    expect(commands.slice(leaves)).toEqual(['npm publish', `docker push centavo:${version}`, 'mcp-publisher publish'])
    expect(read('deploy/kubernetes.yaml')).toContain(`image: centavo:${version}`)
  })
})
