import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import type { SearchIndex } from '../engine/operation/definition/search-index.ts'
import { membersOf } from './members.ts'
import { pageRegistries } from './pages/page-registries.ts'
import { registrySource } from './registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'centavo-registry-'))
const engine = pathToFileURL(`${folder}/`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An engine with two domains, and a decision that runs a calculator and through it reaches a law table. */
const FILES = {
  'domains/work/law/wage.ts': 'export default {}',
  'domains/work/law/wage.search.ts': 'export const search = {}',
  'domains/work/law/wage.test.ts': '',
  'domains/work/law/unread.ts': 'export default {}',
  'domains/work/rules/pay.ts': "import wage from '../law/wage.ts'\nexport const pay = wage",
  'domains/work/calculators/net-pay/index.ts': "import { pay } from '../../rules/pay.ts'\nexport default pay",
  'domains/work/calculators/net-pay/examples.ts': 'export const examples = []',
  'domains/work/calculators/net-pay/search.ts': 'export const search = {}',
  'decisions/rent_or_buy/index.ts':
    "import type { Other } from '../../domains/home/law/other.ts'\nimport pay from '../../domains/work/calculators/net-pay/index.ts'\nexport default pay as Other",
  'domains/home/law/other.ts': 'export type Other = object\nexport default {}',
  'questions/solve/index.ts': 'export default {}',
  'catalogue/queries/health.ts': 'export default {}',
  'indicators/series/cdi.ts': 'export default {}',
}
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

describe('members of the engine folders', () => {
  const members = membersOf(engine)

  it('finds members by name, with their companion files', () => {
    expect(members.calculators).toEqual([
      {
        id: 'net-pay',
        path: 'domains/work/calculators/net-pay/index.ts',
        examples: 'domains/work/calculators/net-pay/examples.ts',
        search: 'domains/work/calculators/net-pay/search.ts',
      },
    ])
    expect(members.laws.map(({ id }) => id)).toEqual(['other', 'unread', 'wage'])
    expect(members.laws[2]).toEqual({ id: 'wage', path: 'domains/work/law/wage.ts', search: 'domains/work/law/wage.search.ts' })
  })

  it('imports each file once at the top of the registry', () => {
    const source = registrySource(members)
    expect(source).toContain("import { examples as m1 } from '../domains/work/calculators/net-pay/examples.ts'")
    expect(source).toContain("'net-pay': () => defineEntry(m0, { examples: () => m1, search: () => m2 }),")
    expect(source.match(/^import /gm)).toHaveLength(3 + 3 + 1 + 1 + 1 + 3 + 1)
    expect(source).toMatch(/lawSearch: \{\n {4}'wage': \(\) => m\d+,\n {2}\}/)
  })

  it('requires a module in a bundle only on first use', () => {
    const source = registrySource(members, true)
    expect(source.match(/^import /gm)).toHaveLength(4)
    expect(source).toContain("'wage': () => require('../domains/work/law/wage.ts').default,")
    expect(source).toContain("examples: once(() => require('../domains/work/calculators/net-pay/examples.ts').examples)")
    expect(source).not.toContain('places')
  })

  it('embeds the query paths and the search index', () => {
    const flags = { free: false, posted: false, archived: false, hasLines: false, hasFiles: false, hasCalendar: false, hasLaw: false }
    const searchIndex: SearchIndex = { things: [['law', 'wage']], words: ["d'água"], having: [[0, 6.5]], names: [[0, 1, 0]] }
    const source = registrySource(members, true, { places: [{ id: 'health', path: '/v1/health', ...flags }], searchIndex })
    expect(source).toContain('places: [{"id":"health","path":"/v1/health",')
    const read = /searchIndex: \(\) => (JSON\.parse\(.*\)),$/m.exec(source)![1]!
    expect(runInNewContext(read)).toEqual(searchIndex)
  })
})

describe('registry for pages', () => {
  const files = pageRegistries(engine)

  it('has one file per domain’s calculators, per check and per decision, and a loader for every operation', () => {
    expect([...files.keys()].sort()).toEqual(['decision-rent_or_buy.ts', 'domain-work.ts', 'domains.ts', 'laws.ts', 'questions.ts'])
    expect(files.get('domains.ts')).toContain("[() => import('./decision-rent_or_buy.ts'), 'rent_or_buy'],")
  })

  it('includes only reachable calculators and law, without other types, examples or search texts', () => {
    const decisions = files.get('decision-rent_or_buy.ts')!
    for (const path of ['decisions/rent_or_buy/index.ts', 'work/calculators/net-pay/index.ts', 'work/law/wage.ts'])
      expect(decisions).toContain(path)
    expect(decisions).not.toMatch(/other\.ts|unread\.ts|examples|search/)
    expect(decisions).toContain('registryOf([defineEntry(m0), defineEntry(m1)], [m2])')
  })
})
