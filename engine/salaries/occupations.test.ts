import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { everydayNames } from './everyday.ts'
import { rootsOf } from './finding.ts'
import { Occupations } from './occupations.ts'

const catalogue = readFileSync(new URL('../../data/occupations/cbo.txt', import.meta.url), 'utf8')
const metadata = JSON.parse(readFileSync(new URL('../../data/occupations/cbo.meta.json', import.meta.url), 'utf8'))
const occupations = new Occupations(catalogue)
const admissions = new Map(
  readFileSync(new URL('../../data/salaries/admissions-2025.csv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([cbo, count]) => [cbo!, Number(count)]),
)
const hired = (cbo: string): number => admissions.get(cbo) ?? 0
const meant = (text: string): string[] =>
  occupations
    .search(text, hired)
    .filter(({ alike }) => alike)
    .map(({ cbo }) => cbo)
const everyday = new Set(everydayNames().map(([name]) => rootsOf(name).join()))
const isEveryday = (name: string): boolean => everyday.has(rootsOf(name).join())
const codes = (found: readonly { cbo: string }[]): string[] => found.map(({ cbo }) => cbo)

describe('the catalogue', () => {
  it('matches its metadata in families, occupations and synonyms, in order, with distinct slugs', () => {
    const { families } = occupations
    expect(families.length).toBe(metadata.coverage.families)
    const lines = catalogue.split('\n').filter((line) => line.startsWith('  '))
    expect(lines.length).toBe(metadata.coverage.occupations)
    expect(families.reduce((sum, { occupations: held }) => sum + held.flat().length, 0)).toBe(
      metadata.coverage.occupations + metadata.coverage.synonyms,
    )
    expect(new Set(families.map(({ slug }) => slug)).size).toBe(families.length)
    expect(codes(families)).toEqual(codes(families).sort())
    for (const { cbo, slug } of families) expect(`${cbo} ${slug}`).toMatch(/^\d{4} [a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('family lookup', () => {
  it('by code, including leading zeros', () => {
    expect(occupations.byCode('2124')).toEqual({
      cbo: '2124',
      name: 'Analistas de tecnologia da informação',
      slug: 'analistas-de-tecnologia-da-informacao',
    })
    expect(occupations.byCode('0101')?.name).toBe('Oficiais generais das forças armadas')
    expect(occupations.byCode('2231')).toBeUndefined()
  })

  it('by slug, occupation, synonym, or free-form title', () => {
    for (const slug of [
      'analistas-de-tecnologia-da-informacao',
      'analista-de-sistemas',
      'analista-de-sistemas-de-automacao',
      'Analista de Sistemas',
    ]) {
      expect(meant(slug)).toEqual(['2124'])
    }
  })

  it('returns every family that shares a name, titles before synonyms', () => {
    expect(meant('gerontologo')).toEqual(['1312'])
    expect(meant('capoteiro').sort()).toEqual(['7652', '9913'])
  })

  it('finds the family of every name in the catalogue', () => {
    const names = occupations.families.flatMap(({ cbo, name, occupations: held }) =>
      [name, ...held.flat()].map((each) => [each, cbo] as const),
    )
    const found = new Map(names.map(([name]) => [name, occupations.search(name, hired)]))
    expect(names.filter(([name, cbo]) => !codes(found.get(name)!).includes(cbo))).toEqual([])
    // A full name of two or more words always resolves to a family that has that name.
    const long = names.filter(([name]) => rootsOf(name).length > 1 && !isEveryday(name))
    expect(long.filter(([name]) => found.get(name)![0]!.by !== 'name')).toEqual([])
  })

  it('maps an occupation code to its family', () => {
    for (const code of ['2124', '212405', '2124-05']) expect(meant(code)).toEqual(['2124'])
    expect(meant('212')).toEqual(['2122', '2123', '2124'])
  })
})

describe('unknown name', () => {
  it('suggests the closest names', () => {
    expect(occupations.search('analixta-de-sixtemas').map(({ cbo, by }) => [cbo, by])).toEqual([['2124', 'sound']])
    expect(occupations.search('vijilante')[0]).toMatchObject({ cbo: '5173', by: 'sound' })
    expect(occupations.near('analixta-de-sixtemas')[0]).toBe('analista-de-sistemas')
    expect(occupations.near('enfermero')).toContain('enfermeiro')
    // Tolerance of one letter in four: two of eight, so a word two letters longer matches.
    expect(occupations.near('enfermro')).toContain('enfermeiro')
    expect(occupations.near('enfermr')).not.toContain('enfermeiro')
    // Tolerance: one wrong letter in a stem of six, none in a stem of five.
    expect(occupations.search('padxiro')[0]).toMatchObject({ cbo: '8483', by: 'sound' })
    expect(occupations.search('cantxr')[0]).toMatchObject({ cbo: '2627', by: 'sound' })
    expect(occupations.search('pilyto')).toEqual([])
    expect(occupations.near('desenvolvedor-backend-pleno-remoto').length).toBeGreaterThan(0)
  })

  it('suggests nothing when nothing is close', () => {
    expect(occupations.near('')).toEqual([])
    expect(occupations.near('---')).toEqual([])
    expect(occupations.near('xqzw')).toEqual([])
  })

  it('responds quickly however long it is', () => {
    expect(occupations.near('a'.repeat(100_000))).toEqual([])
  })

  it('suggests neighboring codes for an unknown code', () => {
    expect(codes(occupations.nearCode('2125'))).toContain('2124')
    expect(occupations.nearCode('2125').length).toBeLessThanOrEqual(5)
  })
})

describe('search', () => {
  it('ignores accents and case, and covers titles, occupations and synonyms', () => {
    expect(codes(occupations.search('INFORMACAO tecnologia'))).toContain('2124')
    expect(codes(occupations.search('tecnologia informação'))).toEqual(codes(occupations.search('INFORMACAO tecnologia')))
    expect(codes(occupations.search('analista de sistemas web'))).toEqual(['2124'])
    expect(occupations.search('programador cobol').every(({ by }) => by === 'part')).toBe(true)
    expect(codes(occupations.search('brigadeiro'))).toContain('0101')
  })

  it('matches word prefixes, and digits as a code', () => {
    expect(codes(occupations.search('enferm'))).toContain('2235')
    expect(occupations.search('nfermeiro')).toEqual([])
    expect(codes(occupations.search('212'))).toEqual(['2122', '2123', '2124'])
  })

  it('returns every family for empty text and none for punctuation alone', () => {
    expect(meant(' ').length).toBe(627)
    expect(occupations.search('???')).toEqual([])
  })
})

it('builds its index once, in chunks, with the same results as a single pass', () => {
  const slowly = new Occupations(catalogue)
  expect([...slowly.prepared()].length).toBeGreaterThan(30)
  expect([...slowly.prepared()]).toHaveLength(0)
  expect(slowly.search('enfermeira')).toEqual(new Occupations(catalogue).search('enfermeira'))
})
