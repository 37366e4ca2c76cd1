import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidInput, NotFound, SourceUnavailable } from '../engine/core/errors.ts'
import type { SalariesPort } from '../engine/core/operation/ports.ts'
import { runText } from '../engine/core/operation/run.ts'
import { salaryFiles } from '../service/salaries/files.ts'
import { openSalaries } from '../service/salaries/open.ts'
import { writeStatistics } from '../service/salaries/published.ts'
import { ports, registry } from './support/ports.ts'
import { temporaryFolder } from './support/temporary.ts'

type Answer = Record<string, unknown> & { professions: Record<string, unknown>[] }

function ask(id: string, raw: Record<string, string>, salaries: SalariesPort = ports.salaries): Answer {
  const query = registry.queries.get(id)!
  return runText(query, raw, { ...ports, salaries }) as Answer
}

function refusal(id: string, raw: Record<string, string>, salaries?: SalariesPort): Error {
  try {
    ask(id, raw, salaries)
  } catch (error) {
    return error as Error
  }
  throw new Error('it was answered')
}

const dataDir = temporaryFolder()
writeStatistics(salaryFiles(join(dataDir, 'imported')).statistics, {
  window: { from: '2025-06', to: '2026-05', months: 12, asOf: '2026-05' },
  totals: { admissions: 60, dismissals: 4 },
  missing: [],
  files: [],
  families: [
    {
      cbo: '2124',
      admissions: 60,
      dismissals: 4,
      eligible: 50,
      avg: 644_886,
      median: 600_050,
      p25: 400_000,
      p75: 812_345,
      states: [
        ['SP', 40],
        ['MG', 20],
      ],
      schooling: [
        [7, 20],
        [9, 40],
      ],
    },
    { cbo: '2235', admissions: 3, dismissals: 0, eligible: 3, avg: null, median: null, p25: null, p75: null, states: [], schooling: [] },
    {
      cbo: '4110',
      admissions: 90,
      dismissals: 0,
      eligible: 90,
      avg: 190_000,
      median: 180_000,
      p25: null,
      p75: null,
      states: [],
      schooling: [],
    },
  ],
})
const imported = openSalaries({
  dataDir: join(dataDir, 'imported'),
  shipped: new URL('../data/', import.meta.url),
  log: { info() {}, warn() {} },
})
afterAll(() => imported.stop())

describe('/v1/salary', () => {
  it('answers a family that ships, with its mean and without quantiles', () => {
    expect(ask('salary', { cbo: '2124' })).toMatchObject({
      cbo: '2124',
      name: 'Analistas de tecnologia da informação',
      slug: 'analistas-de-tecnologia-da-informacao',
      totalAdmissions: 130_080,
      totalDismissals: 122_669,
      avgSalary: 6448.86,
      medianSalary: null,
      p25Salary: null,
      p75Salary: null,
      topStates: [],
      schooling: [],
      eligibleAdmissions: null,
      method: 'published',
      window: { from: '2025-06', to: '2026-05', months: 12, asOf: null },
    })
  })

  it('answers from what was imported, every field of it', () => {
    expect(ask('salary', { slug: 'analista-de-sistemas' }, imported.port)).toMatchObject({
      cbo: '2124',
      totalAdmissions: 60,
      avgSalary: 6448.86,
      medianSalary: 6000.5,
      p25Salary: 4000,
      p75Salary: 8123.45,
      topStates: [
        { uf: 'SP', count: 40 },
        { uf: 'MG', count: 20 },
      ],
      schooling: [
        { code: 7, label: 'Médio Completo', count: 20, sharePercent: 33.33 },
        { code: 9, label: 'Superior Completo', count: 40, sharePercent: 66.67 },
      ],
      eligibleAdmissions: 50,
      method: 'microdata',
      window: { asOf: '2026-05' },
    })
  })

  it('shows no wage for a handful of admissions', () => {
    expect(ask('salary', { cbo: '2235' }, imported.port)).toMatchObject({ totalAdmissions: 3, avgSalary: null, medianSalary: null })
  })

  it('has every answered field in its schema', () => {
    const shape = Object.keys(registry.queries.get('salary')!.resultSchema.properties as object)
    expect(Object.keys(ask('salary', { cbo: '2124' }, imported.port)).sort()).toEqual(shape.sort())
  })

  it('wants one of cbo and slug', () => {
    expect(refusal('salary', {})).toBeInstanceOf(InvalidInput)
    expect(refusal('salary', {}).message).toMatch(/ou slug deve ser informado/)
  })

  it.each(['21', '21240', 'abcd', '212a', ' 2124', '２１２４'])('refuses the code "%s": four digits', (cbo) => {
    expect(refusal('salary', { cbo })).toBeInstanceOf(InvalidInput)
    expect(refusal('salary', { cbo }).message).toMatch(/quatro dígitos/)
  })

  it('takes both when they agree, and refuses them when they do not', () => {
    expect(ask('salary', { cbo: '2124', slug: 'analista-de-sistemas' })).toMatchObject({ cbo: '2124' })
    expect(refusal('salary', { cbo: '4110', slug: 'analista-de-sistemas' }).message).toMatch(/2124.*4110.*informe só um/)
  })

  it('does not choose for the caller when a name is of two families', () => {
    const error = refusal('salary', { slug: 'capoteiro' })
    expect(error).toBeInstanceOf(InvalidInput)
    expect(error.message).toMatch(/7652.*9913/)
  })

  it('suggests the nearest when there is no such profession', () => {
    const byName = refusal('salary', { slug: 'analista-de-sistema' })
    expect(byName).toBeInstanceOf(NotFound)
    expect(byName.message).toMatch(/analista-de-sistemas/)
    const byCode = refusal('salary', { cbo: '2125' })
    expect(byCode).toBeInstanceOf(NotFound)
    expect(byCode.message).toMatch(/2124/)
    expect(refusal('salary', { slug: '???' })).toBeInstanceOf(NotFound)
  })

  it('a known family with nothing loaded says how to load it, and invents nothing', () => {
    const error = refusal('salary', { cbo: '2235' })
    expect(error).toBeInstanceOf(SourceUnavailable)
    expect(error.message).toMatch(/2235.*npm run salaries:update.*npm run salaries:import/)
  })
})

describe('/v1/salary/list', () => {
  it('lists every family, those with data first, the others with nulls', () => {
    const { count, window, professions } = ask('salary-list', {})
    expect([count, professions.length]).toEqual([627, 627])
    expect(window).toMatchObject({ from: '2025-06', to: '2026-05' })
    expect(professions[0]).toEqual({
      cbo: '4110',
      name: 'Agentes, assistentes e auxiliares administrativos',
      slug: 'agentes-assistentes-e-auxiliares-administrativos',
      medianSalary: null,
      avgSalary: 1792.35,
      totalAdmissions: 1_730_482,
    })
    expect(professions.filter(({ totalAdmissions }) => totalAdmissions !== null).length).toBe(16)
    expect(professions.at(-1)).toMatchObject({ medianSalary: null, avgSalary: null, totalAdmissions: null })
  })

  it('searches without accents, in synonyms too', () => {
    const cbos = (q: string): unknown[] => ask('salary-list', { q }).professions.map(({ cbo }) => cbo)
    expect(cbos('informacao')).toContain('2124')
    expect(cbos('INFORMAÇÃO')).toEqual(cbos('informacao'))
    expect(cbos('analista de sistemas web')).toEqual(['2124'])
    expect(ask('salary-list', { q: 'zzzz' })).toMatchObject({ count: 0, professions: [] })
  })

  it('sorts by admissions, by median, by name', () => {
    const order = (sort: string): unknown[] => ask('salary-list', { sort, limit: '3' }, imported.port).professions.map(({ cbo }) => cbo)
    expect(order('admissions')).toEqual(['4110', '2124', '2235'])
    expect(order('median').slice(0, 2)).toEqual(['2124', '4110'])
    const names = ask('salary-list', { sort: 'name' }).professions.map(({ slug }) => slug as string)
    expect(names).toEqual([...names].sort())
  })

  it('pages add up to the whole list', () => {
    const whole = ask('salary-list', {}).professions
    const pages = [0, 200, 400, 600].flatMap((offset) => ask('salary-list', { limit: '200', offset: String(offset) }).professions)
    expect(pages).toEqual(whole)
    expect(ask('salary-list', { offset: '700' })).toMatchObject({ count: 627, professions: [] })
  })

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '1001' }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ sort: 'salary' }, 'sort'],
    [{ busca: 'x' }, 'busca'],
  ])('refuses %o by name', (raw, field) => {
    const error = refusal('salary-list', raw as Record<string, string>)
    expect((error as InvalidInput).issues[0]!.field).toBe(field)
  })
})

describe('the shipped salaries', () => {
  it('never hold a number that was not published', () => {
    const answers = ask('salary-list', {}).professions.filter(({ avgSalary }) => avgSalary !== null)
    expect(answers.every(({ medianSalary }) => medianSalary === null)).toBe(true)
  })
})
