import { describe, expect, it } from 'vitest'
import { mapValues } from '../../engine/core/collections/records.ts'
import { Law, law, rate, reais } from '../../engine/core/dated.ts'
import { Ratio } from '../../engine/core/ratio.ts'
import igpm from '../../engine/indicators/series/igpm.ts'
import { lawSource, seriesSource } from './data-for-pages.ts'

const CORE = new URL('../../engine/core/', import.meta.url).pathname

const table = law({
  id: 'wage',
  title: 'Salário',
  dateMeans: 'mês',
  changes: 'january',
  reviewedOn: '2026-11-14',
  words: { amount: 'Valor' },
  says: '{amount}',
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'Lei nº 1', article: 'art. 2º', published: '2025-12-30' },
      evidence: { status: 'verified', sources: ['Diário', 'https://example.org/lei', 'https://example.org/outra'] },
      caveat: 'Dúvida.',
      value: { amount: reais('1621.00'), rates: [{ limit: null, rate: rate('7.5') }], kept: true, name: 'a "b"' },
      proof: { of: '1', is: '2', source: 'https://example.org/prova' },
    },
    { from: '2025-01-01', norm: { act: 'Lei nº 0' }, evidence: { status: 'reported', sources: ['Diário'] }, value: { amount: 0n } },
  ],
})

const source = lawSource({ default: table, UFS: ['AC', 'SP'] }, CORE, { Law, Ratio })

/** The copy, bundled and imported. */
async function copied(): Promise<{ default: typeof table; UFS: readonly string[] }> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: CORE, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.text).toString('base64')}`)
}

describe('the law for pages', () => {
  it('keeps exact values and cites every version as the table does', async () => {
    const { default: copy, UFS } = await copied()
    expect(UFS).toEqual(['AC', 'SP'])
    for (const [index, version] of table.versions.entries()) {
      expect(String(JSON.stringify(copy.versions[index]!.value, exact))).toBe(JSON.stringify(version.value, exact))
      expect(copy.basis(copy.versions[index]!)).toEqual(table.basis(version))
      expect(copy.versions[index]!.caveat).toBe(version.caveat)
    }
    expect(copy.words).toEqual({ amount: 'Valor' })
    expect(copy.projectedFrom(copy.versions[0], '2027-02-01', '2027-02-01')).toBe('2026-11-14')
  })

  it('keeps only the cited address: no other evidence, no proof, no text of the table’s page', () => {
    expect(source).toContain('https://example.org/lei')
    for (const left of ['outra', 'prova', 'Diário', '2025-12-30', '{amount}']) expect(source).not.toContain(left)
  })

  it('drops from payslip lines the source grade and the name that only the table’s page shows', () => {
    const lines = [{ name: 'Salário', grade: 'B', rate: rate('7.5') }]
    const norm = { act: 'Lei nº 1' }
    const graded = law({
      id: 'payroll-lines',
      title: 'Linhas',
      dateMeans: 'mês',
      reviewedOn: '2026-11-14',
      words: {},
      says: '',
      versions: [{ from: '2026-01-01', norm, evidence: { status: 'verified', sources: ['Diário'] }, value: { lines } }],
    })
    expect(lawSource({ default: graded }, CORE, { Law, Ratio })).toContain('{ "lines": [{ "rate": ratio(')
  })

  it('rejects a value that is not plain data', () => {
    expect(() => lawSource({ default: () => 1 }, CORE, { Law, Ratio })).toThrow('no data')
  })
})

const exact = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)

it('keeps a series for pages without metric descriptions and refresh settings', async () => {
  const source = seriesSource({ default: igpm }, { Law, Ratio })
  const { default: copy } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  const { sane, step, revises, exactPlaces, agrees, metrics, ...answered } = igpm
  for (const refreshed of [sane, step, revises, exactPlaces, agrees]) expect(refreshed).toBeDefined()
  for (const { description } of Object.values(metrics)) expect(description).not.toBe('')
  expect(copy).toEqual({ ...answered, metrics: mapValues<string, object, object>(metrics, (metric) => ({ ...metric, description: '' })) })
})
