import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { VERSIONS } from '../../tools/lanes/client-generators.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(ROOT, 'docs/clients.md'), 'utf8')
const calls = [...page.matchAll(/^```(?:ts|python|go|java) no-test[^\n]*\n([\s\S]*?)^```$/gm)].map(([, text]) => text!)
const samples = readdirSync(join(ROOT, 'samples/clients'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

describe('docs/clients.md', () => {
  it('has a call in each of the four languages', () => {
    expect(calls.length).toBeGreaterThanOrEqual(7)
  })

  it.each(calls)('quotes lines of a sample: %s', (call) => {
    const lines = call.trimEnd().split('\n')
    expect(samples.some((sample) => lines.every((line) => sample.split('\n').includes(line)))).toBe(true)
  })

  it.each(Object.entries(VERSIONS))('names the version of %s that is installed', (name, version) => {
    expect(page).toContain(`${name} ${version}`)
  })

  it.each(['openapi-typescript', '@hey-api/openapi-ts', 'orval'])('names the version of %s that is installed', (name) => {
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'test/integration/package.json'), 'utf8'))
    expect(page).toContain(`${name} ${devDependencies[name].replace(/\.\d+$/, '')}`)
  })
})
