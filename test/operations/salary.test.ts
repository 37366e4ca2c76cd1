import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidInput, NotFound } from '../../engine/core/errors.ts'
import type { SalariesPort } from '../../engine/operation/evaluation/ports.ts'
import { runText } from '../../engine/operation/evaluation/run.ts'
import { refusalFor } from '../../service/runtime/problem-details.ts'
import { salaryFiles } from '../../service/salaries/files.ts'
import { openSalaries } from '../../service/salaries/open.ts'
import { writeStatistics } from '../../service/salaries/published.ts'
import { ports, registry } from '../support/ports.ts'
import { temporaryFolder } from '../support/temporary.ts'

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

const rows = (id: string, raw: Record<string, string>) => ask(id, raw).professions

const dataDir = temporaryFolder()
await writeStatistics(salaryFiles(join(dataDir, 'imported')).statistics, {
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
  shipped: new URL('../../data/', import.meta.url),
  log: { info() {}, warn() {} },
})
afterAll(() => imported.stop())

describe('/v1/salary', () => {
  it('returns the 2025 figures of a family, with period, method, grade and sample', () => {
    expect(ask('salary', { cbo: '2235' })).toMatchObject({
      cbo: '2235',
      name: 'Enfermeiros e afins',
      slug: 'enfermeiros-e-afins',
      uf: null,
      period: '202501–202512',
      totalAdmissions: 104_476,
      medianSalary: 4123.09,
      medianPeriod: '202501–202512',
      p25Salary: null,
      p75Salary: null,
      reason: null,
      grade: 'A',
      method: 'aggregated',
      window: { from: '2025-01', to: '2025-12', months: 12, asOf: null },
      stock: { year: 2023, source: expect.stringContaining('RAIS') },
      source: expect.stringMatching(/MTE\/PDET.*github\.com\/sidneyhori\/jobs/),
      alternatives: [],
    })
    const answer = ask('salary', { cbo: '2235' })
    expect(answer.balance).toBe((answer.totalAdmissions as number) - (answer.totalDismissals as number))
    expect((answer.topStates as unknown[])[0]).toMatchObject({ uf: 'SP' })
    expect(String(answer.assumptions)).toMatch(/fora do prazo.*quem ganha por hora fica de fora/s)
  })

  it('keeps the newer counts and mean of the sixteen published families, and states the months of the median', () => {
    expect(ask('salary', { cbo: '2124' })).toMatchObject({
      cbo: '2124',
      totalAdmissions: 130_080,
      totalDismissals: 122_669,
      avgSalary: 6448.86,
      period: '202506–202605',
      medianSalary: 5000,
      medianPeriod: '202501–202512',
      p25Salary: null,
      p75Salary: null,
      eligibleAdmissions: null,
      method: 'published',
      grade: 'A',
      window: { from: '2025-06', to: '2026-05', months: 12, asOf: null },
    })
    expect(String(ask('salary', { cbo: '2124' }).assumptions)).toContain('outra janela, de 2025-01 a 2025-12')
    // Grade D: keeps the published mean, without a median.
    expect(ask('salary', { cbo: '7212' })).toMatchObject({ avgSalary: 2519.26, medianSalary: null, grade: 'D', period: '202506–202605' })
  })

  it('warns about grade C, and about a mean above twice the median', () => {
    expect(String(ask('salary', { cbo: '1111' }).assumptions)).toContain('Grau C')
    const suspects = rows('salary-list', { limit: '1000' }).filter(
      ({ medianSalary, avgSalary }) => medianSalary !== null && Number(avgSalary) > 2 * Number(medianSalary),
    )
    // Seventeen in the source; the wages of six (grade D) are not served.
    expect(suspects.length).toBe(11)
    for (const { cbo } of suspects) expect(String(ask('salary', { cbo: String(cbo) }).assumptions)).toContain('prefira a mediana')
  })

  it('returns the counts and a reason for a family of grade D or without movement', () => {
    expect(ask('salary', { cbo: '2312' })).toMatchObject({
      totalAdmissions: 47_540,
      avgSalary: null,
      medianSalary: null,
      grade: 'D',
      reason: expect.stringMatching(/^Só \d+% das admissões/),
    })
    expect(ask('salary', { cbo: '0202' })).toMatchObject({ medianSalary: null, reason: expect.stringContaining('são precisas 30') })
    expect(ask('salary', { cbo: '2343' })).toMatchObject({ medianSalary: null, grade: 'D', reason: expect.any(String) })
    expect(ask('salary', { cbo: '0203' })).toMatchObject({
      totalAdmissions: 0,
      totalDismissals: 0,
      medianSalary: null,
      grade: null,
      sampleShare: null,
      reason: expect.stringContaining('Nenhuma admissão'),
    })
  })

  it('answers each of the 627 families, for the country and for a state: 537 with a median', () => {
    const all = rows('salary-list', { limit: '1000' }).map(({ cbo }) => ask('salary', { cbo: String(cbo) }))
    expect(all.length).toBe(627)
    expect(all.filter(({ medianSalary }) => medianSalary !== null).length).toBe(537)
    for (const { medianSalary, reason, grade } of all) {
      expect(reason === null).toBe(medianSalary !== null)
      if (medianSalary !== null) expect(grade).toMatch(/^[ABC]$/)
    }
    for (const { cbo } of all) expect(ask('salary', { cbo: String(cbo), uf: 'RR' })).toMatchObject({ uf: 'RR', avgSalary: null })
  })

  it('by state returns a median from 30 admissions on, and the stock of the state', () => {
    expect(ask('salary', { cbo: '2124', uf: 'SP' })).toMatchObject({
      uf: 'SP',
      period: '202501–202512',
      method: 'aggregated',
      medianSalary: expect.any(Number),
      avgSalary: null,
      topStates: [],
      stock: { year: 2023, jobs: expect.any(Number), avgPay: null },
    })
    const cells = rows('salary-list', { uf: 'AC', limit: '1000' })
    expect(cells.some(({ totalAdmissions, medianSalary }) => Number(totalAdmissions) < 30 && medianSalary !== null)).toBe(false)
    const small = cells.find(({ totalAdmissions }) => Number(totalAdmissions) > 0 && Number(totalAdmissions) < 30)!
    expect(ask('salary', { cbo: String(small.cbo), uf: 'AC' }).reason).toMatch(/em AC no período; são precisas 30/)
  })

  it('returns every imported field', () => {
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
      sampleShare: 0.8333,
      method: 'microdata',
      period: '202506–202605',
      medianPeriod: '202506–202605',
      window: { asOf: '2026-05' },
      stock: { year: 2023 },
    })
  })

  it('withholds wages for very few admissions', () => {
    expect(ask('salary', { cbo: '2235' }, imported.port)).toMatchObject({
      totalAdmissions: 3,
      avgSalary: null,
      medianSalary: null,
      reason: expect.stringContaining('são precisas 10'),
    })
  })

  it('declares every result field in its schema', () => {
    const shape = Object.keys(registry.queries.get('salary')!.resultSchema.properties as object)
    expect(Object.keys(ask('salary', { cbo: '2124' }, imported.port)).sort()).toEqual(shape.sort())
  })

  it('requires one of cbo and slug', () => {
    expect(refusal('salary', {})).toBeInstanceOf(InvalidInput)
    expect(refusal('salary', {}).message).toMatch(/ou slug deve ser informado/)
  })

  it.each(['212405', '2124-05', ' 2124'])('maps %s to its family', (cbo) => {
    expect(ask('salary', { cbo })).toMatchObject({ cbo: '2124' })
  })

  it.each(['21', '21240', '2124055', 'abcd', '212a', '２１２４'])('rejects the code "%s": four digits, or six', (cbo) => {
    expect(refusal('salary', { cbo })).toBeInstanceOf(InvalidInput)
    expect(refusal('salary', { cbo }).message).toMatch(/quatro dígitos/)
  })

  it('accepts both when they agree, and rejects them otherwise', () => {
    expect(ask('salary', { cbo: '2124', slug: 'analista-de-sistemas' })).toMatchObject({ cbo: '2124' })
    expect(refusal('salary', { cbo: '4110', slug: 'analista-de-sistemas' }).message).toMatch(/2124.*4110.*informe só um/)
  })

  it('resolves an ambiguous name to the likeliest family, reports it, and offers the three largest', () => {
    const { cbo, alternatives, assumptions } = ask('salary', { slug: 'motorista' })
    expect(cbo).toBe('7825')
    const others = alternatives as { cbo: string; totalAdmissions: number }[]
    expect(others.map((other) => other.cbo)).toEqual(['7823', '7824', '7822'])
    expect(others).toEqual([...others].sort((a, b) => b.totalAdmissions - a.totalAdmissions))
    expect(String(assumptions)).toContain('"motorista" pode ser de mais de uma família')
    expect(ask('salary', { slug: 'capoteiro' })).toMatchObject({
      alternatives: [expect.objectContaining({ cbo: expect.stringMatching(/7652|9913/) })],
    })
    expect(ask('salary', { slug: 'pedreiro' })).toMatchObject({ cbo: '7152', alternatives: [] })
  })

  it('suggests the nearest name for an unknown profession', () => {
    const byName = refusal('salary', { slug: 'analixta-de-sixtemas' })
    expect(byName).toBeInstanceOf(NotFound)
    expect(byName.message).toMatch(/analista-de-sistemas/)
    const byCode = refusal('salary', { cbo: '2125' })
    expect(byCode).toBeInstanceOf(NotFound)
    expect(byCode.message).toMatch(/2124/)
    expect(refusal('salary', { slug: '???' })).toBeInstanceOf(NotFound)
    const half = refusal('salary', { slug: 'programador cobol' })
    expect(half).toBeInstanceOf(NotFound)
    expect(half.message).toContain('tecnicos-de-desenvolvimento-de-sistemas-e-aplicacoes')
  })

  it('reports missing data without server instructions, and invents nothing', () => {
    const error = refusal('salary', { cbo: '2235' }, { ...ports.salaries, holdings: () => null })
    expect(refusalFor(error)).toMatchObject({ status: 404, code: 'not_loaded' })
    expect(error.message).toMatch(/2235/)
    expect(error.message).not.toMatch(/npm|comando/)
  })
})

describe('/v1/salary/list', () => {
  it('lists every family without a limit, those that hire most first', () => {
    const { count, next, window, professions } = ask('salary-list', {})
    expect([count, professions.length, next]).toEqual([627, 627, null])
    expect(window).toMatchObject({ from: '2025-06', to: '2026-05' })
    expect(professions[0]).toEqual({
      cbo: '5211',
      name: 'Operadores do comércio em lojas e mercados',
      slug: 'operadores-do-comercio-em-lojas-e-mercados',
      medianSalary: 1708.96,
      medianPeriod: '202501–202512',
      avgSalary: expect.any(Number),
      totalAdmissions: 3_207_931,
      balance: expect.any(Number),
      period: '202501–202512',
      grade: 'A',
    })
    expect(professions[1]).toMatchObject({ cbo: '4110', avgSalary: 1792.35, totalAdmissions: 1_730_482, medianSalary: 1800 })
    expect(ask('salary-list', { limit: '1000' }).professions.at(-1)).toMatchObject({
      medianSalary: null,
      avgSalary: null,
      totalAdmissions: 0,
    })
    expect(ask('salary-list', { limit: '1000' }).next).toBeNull()
  })

  it('searches without accents, and in synonyms', () => {
    const cbos = (q: string): unknown[] => ask('salary-list', { q }).professions.map(({ cbo }) => cbo)
    expect(cbos('informacao')).toContain('2124')
    expect(cbos('INFORMAÇÃO')).toEqual(cbos('informacao'))
    expect(cbos('analista de sistemas web')).toEqual(['2124'])
    expect(ask('salary-list', { q: 'zzzz' })).toMatchObject({ count: 0, professions: [] })
  })

  it('ranks the intended family first', () => {
    const first = (q: string) => ask('salary-list', { q }).professions[0]!.cbo
    expect(['motorista', 'programador', 'médico', 'professor', 'vendedor', 'pedreiro', 'analista'].map(first)).toEqual([
      '7825',
      '3171',
      '2251',
      '3311',
      '5211',
      '7152',
      '2124',
    ])
    expect(first('212405')).toBe('2124')
  })

  it.each([
    ['admissions', 'totalAdmissions'],
    ['median', 'medianSalary'],
    ['balance', 'balance'],
  ])('sorts by %s, largest first, missing values last', (sort, field) => {
    for (const place of [{}, { uf: 'SP' }]) {
      const values = ask('salary-list', { sort, limit: '1000', ...place }).professions.map((each) => each[field] as number | null)
      const held = values.filter((value) => value !== null)
      expect(values.slice(0, held.length)).toEqual([...held].sort((a, b) => b - a))
    }
  })

  it('sorts by name, with imported and shipped data merged', () => {
    const names = ask('salary-list', { sort: 'name', limit: '1000' }).professions.map(({ slug }) => slug as string)
    expect(names).toEqual([...names].sort())
    const row = ask('salary-list', { q: '2124' }, imported.port).professions[0]
    expect(row).toMatchObject({ medianSalary: 6000.5, totalAdmissions: 60, balance: 56, period: '202506–202605', grade: null })
  })

  it('pages add up to the complete list', () => {
    const whole = ask('salary-list', { limit: '1000' }).professions
    const pages: unknown[] = []
    let next: string | null = '/v1/salary/list?limit=200'
    while (next !== null) {
      const page = ask('salary-list', Object.fromEntries(new URL(next, 'http://localhost').searchParams))
      pages.push(...page.professions)
      next = page.next as unknown as string | null
    }
    expect(pages).toEqual(whole)
    expect(ask('salary-list', { limit: '2', uf: 'PR', sort: 'median' }).next).toBe('/v1/salary/list?uf=PR&sort=median&limit=2&offset=2')
    expect(ask('salary-list', { offset: '700' })).toMatchObject({ count: 627, next: null, professions: [] })
  })

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '1001' }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ sort: 'salary' }, 'sort'],
    [{ busca: 'x' }, 'busca'],
    [{ uf: 'XX' }, 'uf'],
  ])('rejects %o by name', (raw, field) => {
    const error = refusal('salary-list', raw as Record<string, string>)
    expect((error as InvalidInput).issues[0]!.field).toBe(field)
  })
})

describe('the shipped salary data', () => {
  const lines = (file: string) =>
    readFileSync(new URL(`../../data/salaries/${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))

  it('contains only published numbers: no quartile, and no wage of grade D', () => {
    for (const { cbo } of rows('salary-list', { limit: '1000' })) {
      const { p25Salary, p75Salary, grade, method, medianSalary, avgSalary } = ask('salary', { cbo: String(cbo) })
      expect([p25Salary, p75Salary]).toEqual([null, null])
      if (grade === 'D') expect(medianSalary).toBeNull()
      if (grade === 'D' && method !== 'published') expect(avgSalary).toBeNull()
    }
  })

  it('matches the totals in its metadata', () => {
    const { files } = JSON.parse(readFileSync(new URL('../../data/salaries/metadata.json', import.meta.url), 'utf8'))
    const total = (rows: readonly string[][], column: number) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
    const admissions = lines('admissions-2025.csv')
    expect(files['admissions-2025.csv'].coverage).toEqual({
      families: admissions.length,
      withWages: admissions.filter((row) => row[4] !== '').length,
      admissions: total(admissions, 1),
      dismissals: total(admissions, 2),
    })
    const graded = (grade: string) => admissions.filter((row) => row[6] === grade).length
    expect(['A', 'B', 'C', 'D'].map(graded)).toEqual([354, 119, 64, 79])
    expect(lines('admissions-2025-by-state.csv').length).toBe(files['admissions-2025-by-state.csv'].coverage.families)
    expect(lines('stock-2023.csv').length).toBe(files['stock-2023.csv'].coverage.families)
    expect(lines('stock-2023.csv').filter((row) => row[3] !== '').length).toBe(files['stock-2023.csv'].coverage.withPay)
    expect(lines('stock-2023-by-state.csv').length).toBe(files['stock-2023-by-state.csv'].coverage.families)
    const schooling = lines('schooling-2023.csv')
    expect(schooling.length).toBe(files['schooling-2023.csv'].coverage.families)
    const stock = new Map(lines('stock-2023.csv').map((row) => [row[0], row[1]]))
    for (const [cbo, jobs, ...levels] of schooling) {
      expect(cbo![0], 'managers and professionals are left out').not.toMatch(/[12]/)
      expect(levels.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(jobs))
      if (stock.has(cbo!)) expect(stock.get(cbo!)).toBe(jobs)
    }
  })

  it('serves every stored education row, and gives a reason when there is none', () => {
    const asked = (cbo: string) => ask('salary', { cbo })
    for (const [cbo, jobs, ...counts] of lines('schooling-2023.csv'))
      expect(asked(cbo!), cbo).toMatchObject({
        jobSchooling: {
          survey: 'RAIS 2023',
          jobs: Number(jobs),
          levels: counts.flatMap((count, at) => (count === '0' ? [] : [expect.objectContaining({ level: at + 1, count: Number(count) })])),
        },
        jobSchoolingReason: null,
      })
    expect(asked('2124')).toMatchObject({
      jobSchooling: null,
      jobSchoolingReason: expect.stringContaining('grandes grupos 1 e 2'),
      p25Salary: null,
      p75Salary: null,
      quartilesReason: expect.stringContaining('só a mediana'),
    })
  })
})
