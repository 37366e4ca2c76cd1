import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { newFiles } from '../../tools/new/files.ts'
import { marksIn, marksLeft } from '../../tools/new/marks.ts'
import { grownProject } from '../support/grown.ts'
import { EXAMPLES_DAY, ports } from '../support/ports.ts'

const ENGINE = new URL('../../engine/', import.meta.url)
const made = (...words: string[]) => newFiles(ENGINE, words, EXAMPLES_DAY)

const REQUESTS = {
  calculator: ['calculator', 'payroll', 'coffee-allowance'],
  check: ['check', 'payroll', 'check-coffee'],
  decision: ['decision', 'tea_or_coffee'],
  query: ['query', 'coffee-prices'],
  series: ['series', 'coffee-price'],
  law: ['law', 'inss'],
} as const
const each = Object.entries(REQUESTS).map(([kind, words]) => ({ kind, files: made(...words), id: words.at(-1)! }))

it('leaves no mark of npm run new in the engine', () => {
  expect(marksLeft(fileURLToPath(ENGINE)).join('\n')).toBe('')
})

describe('npm run new', () => {
  it.each(each)('writes the files of a new $kind with its id and marks to fill in', ({ kind, files, id }) => {
    for (const [path, text] of files) {
      const { diagnostics } = ts.transpileModule(text, {
        fileName: path,
        reportDiagnostics: true,
        compilerOptions: { module: 99, target: 99 },
      })
      expect(diagnostics, path).toEqual([])
      expect(text).not.toMatch(/<(id|today|address|metric|from|value)>/)
      expect(marksIn(path, text), path).not.toEqual([])
    }
    const [definition] = [...files].find(([path]) => path.endsWith('index.ts') || path.endsWith(`/${id}.ts`))!
    expect(files.get(definition)).toContain(`id: '${id}'`)
    const written = [...files.keys()].map((path) => path.split(/[/.]/).at(-2))
    if (kind !== 'law') expect(written).toEqual(expect.arrayContaining(['search', 'test']))
  })

  it('names each mark by file and line', () => {
    expect(marksIn('a.ts', "title: 'x',\nslug: 'y', // FILL IN: the address\ntitle: 'FILL IN: the title',")).toEqual([
      'a.ts:2: FILL IN: the address',
      'a.ts:3: FILL IN: the title',
    ])
  })

  it('puts a version on top of a law table and keeps the others', () => {
    const [[path, text]] = [...made('law', 'inss')] as [[string, string]]
    const before = readFileSync(new URL(path, ENGINE), 'utf8')
    expect(text.indexOf("from: '2027-01-01'")).toBeLessThan(text.indexOf("from: '2026-01-01'"))
    expect(text).toContain(`reviewedOn: '${EXAMPLES_DAY}'`)
    expect(text.endsWith(before.slice(before.indexOf("from: '2026-01-01'")))).toBe(true)
  })

  it.each([
    [['gadget', 'x'], /Nothing is called "gadget"/],
    [['calculator', 'payroll'], /takes domain and id/],
    [['calculator', 'kitchen', 'coffee'], /No domain is called "kitchen": business, court, credit/],
    [['calculator', 'payroll', 'Coffee_Cost'], /no id of a calculator/],
    [['calculator', 'payroll', 'net-salary'], /"net-salary" exists: engine\/domains\/payroll\/calculators\/net-salary\/index\.ts/],
    [['check', 'payroll', 'coffee'], /check- and lowercase words/],
    [['law', 'coffee'], /name of a table: .*inss/],
  ])('refuses %j', (words, message) => {
    expect(() => made(...words)).toThrow(message)
  })
})

describe('new operations in a copy of the engine', () => {
  const operations = each.filter(({ kind }) => kind !== 'law').flatMap(({ files }) => [...files])
  const copy = grownProject(new Map(operations.map(([path, text]) => [`engine/${path}`, text])))
  afterAll(copy.remove)

  it('are in the registry and give the answers of their examples', async () => {
    const { registry } = (await import(copy.registry.href)) as { registry: Registry }
    const world = { ...ports, registry }
    for (const members of [registry.calculators, registry.checks, registry.decisions]) {
      const [operation] = [...members.values()].filter(({ id }) => /coffee/.test(id))
      const [example] = operation!.examples
      expect(run(operation!, example!.input, world), operation!.id).toMatchObject(example!.result ?? {})
    }
    expect(run(registry.queries.get('coffee-prices')!, {}, world).count).toBe(registry.calculators.size)
  })

  it('fail the unit tests until no mark is left', () => {
    const left = marksLeft(`${copy.root}/engine`)
    for (const name of [
      'coffee-allowance/index.ts',
      'check-coffee/examples.ts',
      'tea_or_coffee/search.ts',
      'coffee-prices.ts',
      'coffee-price.ts',
    ])
      expect(
        left.some((mark) => mark.includes(name)),
        name,
      ).toBe(true)
  })
})
