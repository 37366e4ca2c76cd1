import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import type { SearchIndex } from '../engine/core/operation/search-index.ts'
import { membersOf } from './members.ts'
import { pageRegistries } from './page-registries.ts'
import { registrySource } from './registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'centavo-registry-'))
const engine = pathToFileURL(`${folder}/`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An engine of two domains, and a decision that asks a calculator, whose law it reaches by that. */
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

describe('what the folders hold', () => {
  const members = membersOf(engine)

  it('is found by name, with the files beside each', () => {
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

  it('is imported at the top of the registry, each file once', () => {
    const source = registrySource(members)
    expect(source).toContain("import { examples as m1 } from '../domains/work/calculators/net-pay/examples.ts'")
    expect(source).toContain("'net-pay': () => listed(m0, { examples: () => m1, search: () => m2 }),")
    expect(source.match(/^import /gm)).toHaveLength(3 + 3 + 1 + 1 + 1 + 3 + 1)
    expect(source).toMatch(/lawSearch: \{\n {4}'wage': \(\) => m\d+,\n {2}\}/)
  })

  it('is required where it is asked for in a bundle, and nothing before', () => {
    const source = registrySource(members, true)
    expect(source.match(/^import /gm)).toHaveLength(4)
    expect(source).toContain("'wage': () => require('../domains/work/law/wage.ts').default,")
    expect(source).toContain("examples: once(() => require('../domains/work/calculators/net-pay/examples.ts').examples)")
    expect(source).not.toContain('places')
  })

  it('carries where its queries are asked and what a search looks through', () => {
    const flags = { free: false, posted: false, archived: false, hasLines: false, hasCalendar: false, hasLaw: false }
    const searchIndex: SearchIndex = { things: [['law', 'wage']], words: ["d'água"], having: [[0, 6.5]], names: [[0, 1, 0]] }
    const source = registrySource(members, true, { places: [{ id: 'health', path: '/v1/health', ...flags }], searchIndex })
    expect(source).toContain('places: [{"id":"health","path":"/v1/health",')
    const read = /searchIndex: \(\) => (JSON\.parse\(.*\)),$/m.exec(source)![1]!
    expect(runInNewContext(read)).toEqual(searchIndex)
  })
})

describe('a part for pages', () => {
  const files = pageRegistries(engine)

  it('is one for the calculators of a domain, for each check and for each decision, with the loader of every operation', () => {
    expect([...files.keys()].sort()).toEqual(['decision-rent_or_buy.ts', 'domain-work.ts', 'domains.ts', 'laws.ts', 'questions.ts'])
    expect(files.get('domains.ts')).toContain("[() => import('./decision-rent_or_buy.ts'), 'rent_or_buy'],")
  })

  it('has the calculators and the law that its operations reach, and no type of another, no examples and no search text', () => {
    const decisions = files.get('decision-rent_or_buy.ts')!
    for (const path of ['decisions/rent_or_buy/index.ts', 'work/calculators/net-pay/index.ts', 'work/law/wage.ts'])
      expect(decisions).toContain(path)
    expect(decisions).not.toMatch(/other\.ts|unread\.ts|examples|search/)
    expect(decisions).toContain('registryOf([listed(m0), listed(m1)], [m2])')
  })
})
