import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sbomText } from '../../tools/release/sbom.ts'

interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly 'bom-ref': string
  readonly licenses?: readonly object[]
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
}

const text = sbomText()
const bom = JSON.parse(text) as {
  bomFormat: string
  specVersion: string
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

describe('the software bill of materials (SBOM)', () => {
  it('matches the output of `npm run notice`', () => {
    expect(readFileSync(new URL('../../sbom.cdx.json', import.meta.url), 'utf8')).toBe(text)
  })

  it('lists every runtime package with its location, licence and digest', () => {
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const names = bom.components.map(({ name }) => name)
    for (const name of ['fastify', 'pg', 'pino', 'zod', 'read-excel-file', 'fflate', '@modelcontextprotocol/server'])
      expect(names).toContain(name)
    for (const name of ['vitest', 'esbuild', 'typescript']) expect(names).not.toContain(name)
    for (const { name, version, purl, licenses, hashes } of bom.components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
      expect(licenses, name).toHaveLength(1)
      expect(hashes![0], name).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) })
    }
  })

  it('every dependency reference resolves to exactly one listed component', () => {
    const references = bom.components.map((component) => component['bom-ref'])
    expect(new Set(references).size).toBe(references.length)
    for (const { dependsOn } of bom.dependencies) for (const ref of dependsOn) expect(references).toContain(ref)
    expect(bom.dependencies[0]!.dependsOn.length).toBeGreaterThan(5)
  })
})
