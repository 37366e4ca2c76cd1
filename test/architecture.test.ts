import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** Which top folders of src/ a file of each may import from, beside its own folder; packages by name. */
const ALLOWED: Record<string, { folders: string[]; packages: RegExp }> = {
  core: { folders: [], packages: /^(zod|fastest-levenshtein)$/ },
  law: { folders: ['core'], packages: /^$/ },
  rules: { folders: ['core', 'law'], packages: /^$/ },
  calculators: { folders: ['core', 'law', 'rules'], packages: /^$/ },
  queries: { folders: ['core', 'rates', 'salaries', 'tables'], packages: /^zod$/ },
  tables: { folders: ['core'], packages: /^zod$/ },
  workflows: { folders: ['core', 'calculators'], packages: /^$/ },
}

const IMPORT = /(?:from\s|import\s|import\()\s*'([^']+)'/g

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

describe.each(files.filter((file) => file.split('/')[0]! in ALLOWED))('src/%s', (file) => {
  const [area] = file.split('/') as [keyof typeof ALLOWED]
  const imports = [...readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORT)].map((match) => match[1]!)

  it('imports only what its place in the house allows', () => {
    for (const target of imports) {
      if (!target.startsWith('.')) {
        expect(target).toMatch(ALLOWED[area]!.packages)
        continue
      }
      const path = relative(SOURCE, resolve(SOURCE, dirname(file), target))
      const [folder] = path.split('/')
      if (folder === area) {
        if (area === 'calculators') expect(path.split('/')[1], 'calculators never import each other').toBe(file.split('/')[1])
        if (area === 'law') expect.fail('a legal table imports no other')
      } else expect(ALLOWED[area]!.folders).toContain(folder)
      if (area === 'law' && folder === 'core') expect(path).toMatch(/^core\/(dated|money|ratio)\.ts$/)
    }
  })

  it('reads no clock, no environment and no chance', () => {
    if (area === 'core') return
    expect(readFileSync(join(SOURCE, file), 'utf8')).not.toMatch(/Date\.now|new Date\(|process\.|Math\.random/)
  })
})

describe('doors', () => {
  const names = readdirSync(join(SOURCE, 'calculators'))

  it.each(files.filter((file) => file.startsWith('doors/')))('src/%s names no operation', (file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8')
    for (const name of names.filter((candidate) => candidate.includes('-'))) expect(text).not.toContain(name)
  })
})

describe('every file of src/', () => {
  it.each(files)('%s runs no text as code and imports no name that came with a request', (file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8')
    expect(text).not.toMatch(/\beval\(|new Function\(|\brequire\(/)
    // import('…') of a fixed name is only a late import; a computed one must not be reachable from a request.
    if (/\bimport\((?!')/.test(text))
      expect(file, 'only discovery and the command line load modules by name').toMatch(/^(registry\.ts|doors\/cli\/|doors\/mcp\/|main\.ts)/)
  })
})
