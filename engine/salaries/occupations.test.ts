import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Occupations } from './occupations.ts'
import { slugOf } from './slug.ts'

const catalogue = readFileSync(new URL('../../data/occupations/cbo.txt', import.meta.url), 'utf8')
const metadata = JSON.parse(readFileSync(new URL('../../data/occupations/cbo.meta.json', import.meta.url), 'utf8'))
const occupations = new Occupations(catalogue)
const codes = (found: readonly { cbo: string }[]): string[] => found.map(({ cbo }) => cbo)

describe('the catalogue', () => {
  it('has the families, occupations and synonyms its metadata says, in order, with distinct slugs', () => {
    const { families } = occupations
    expect(families.length).toBe(metadata.coverage.families)
    const lines = catalogue.split('\n').filter((line) => line.startsWith('  '))
    expect(lines.length).toBe(metadata.coverage.occupations)
    expect(families.reduce((sum, { others }) => sum + others.length, 0)).toBe(metadata.coverage.occupations + metadata.coverage.synonyms)
    expect(new Set(families.map(({ slug }) => slug)).size).toBe(families.length)
    expect(codes(families)).toEqual(codes(families).sort())
    for (const { cbo, slug } of families) expect(`${cbo} ${slug}`).toMatch(/^\d{4} [a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('finding a family', () => {
  it('by code, zeros on the left included', () => {
    expect(occupations.byCode('2124')).toEqual({
      cbo: '2124',
      name: 'Analistas de tecnologia da informação',
      slug: 'analistas-de-tecnologia-da-informacao',
    })
    expect(occupations.byCode('0101')?.name).toBe('Oficiais generais das forças armadas')
    expect(occupations.byCode('2231')).toBeUndefined()
  })

  it('by its own slug, an occupation, a synonym, or a title as people write it', () => {
    for (const slug of [
      'analistas-de-tecnologia-da-informacao',
      'analista-de-sistemas',
      'analista-de-sistemas-de-automacao',
      'Analista de Sistemas',
    ]) {
      expect(codes(occupations.bySlug(slug))).toEqual(['2124'])
    }
  })

  it('gives every family of a name that two share', () => {
    expect(codes(occupations.bySlug('gerontologo'))).toEqual(['1312', '2251'])
    expect(codes(occupations.bySlug('capoteiro'))).toEqual(['7652', '9913'])
  })

  it('every name in the catalogue finds its family, and thirteen names find two', () => {
    const names = occupations.families.flatMap(({ cbo, name, others }) => [name, ...others].map((each) => [each, cbo] as const))
    expect(names.filter(([name, cbo]) => !codes(occupations.bySlug(name)).includes(cbo))).toEqual([])
    const shared = names.map(([name]) => codes(occupations.bySlug(name))).filter((found) => found.length > 1)
    expect(new Set(names.filter(([name]) => occupations.bySlug(name).length > 1).map(([name]) => slugOf(name))).size).toBe(13)
    expect(shared.every((found) => found.length === 2)).toBe(true)
  })
})

describe('a name that is not there', () => {
  it('is met with the closest ones', () => {
    expect(occupations.bySlug('analista-de-sistema')).toEqual([])
    expect(occupations.near('analista-de-sistema')[0]).toBe('analista-de-sistemas')
    expect(occupations.near('enfermero')).toContain('enfermeiro')
    expect(occupations.near('desenvolvedor-backend-pleno-remoto').length).toBeGreaterThan(0)
  })

  it('and with nothing when nothing is close', () => {
    expect(occupations.near('')).toEqual([])
    expect(occupations.near('---')).toEqual([])
    expect(occupations.near('xqzw')).toEqual([])
  })

  it('is answered at once however long it is', () => {
    expect(occupations.near('a'.repeat(100_000))).toEqual([])
  })

  it('a code is met with its neighbours', () => {
    expect(codes(occupations.nearCode('2125'))).toContain('2124')
    expect(occupations.nearCode('2125').length).toBeLessThanOrEqual(5)
  })
})

describe('search', () => {
  it('ignores accents and case, and looks in titles, occupations and synonyms', () => {
    expect(codes(occupations.search('INFORMACAO tecnologia'))).toContain('2124')
    expect(codes(occupations.search('tecnologia informação'))).toEqual(codes(occupations.search('INFORMACAO tecnologia')))
    expect(codes(occupations.search('analista de sistemas web'))).toEqual(['2124'])
    expect(codes(occupations.search('brigadeiro'))).toContain('0101')
  })

  it('takes words from their beginning, and digits as a code', () => {
    expect(codes(occupations.search('enferm'))).toContain('2235')
    expect(occupations.search('nfermeiro')).toEqual([])
    expect(codes(occupations.search('212'))).toEqual(['2122', '2123', '2124'])
  })

  it('an empty text is every family, and one of signs alone is none', () => {
    expect(occupations.search(' ').length).toBe(627)
    expect(occupations.search('???')).toEqual([])
  })
})
