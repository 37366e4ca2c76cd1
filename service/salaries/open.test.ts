import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/support/temporary.ts'
import { salaryFiles } from './files.ts'
import { openSalaries, type Salaries } from './open.ts'
import { type StoredStatistics, writeStatistics } from './published.ts'

const SHIPPED = new URL('../../data/', import.meta.url)
const home = temporaryFolder()
let folders = 0
const open: Salaries[] = []

function statistics(admissions: number): StoredStatistics {
  return {
    window: { from: '2025-06', to: '2026-05', months: 12, asOf: '2026-05' },
    totals: { admissions, dismissals: 0 },
    missing: [],
    files: [],
    families: ['2124', '4110'].map((cbo) => ({
      cbo,
      admissions,
      dismissals: 1,
      eligible: admissions,
      avg: 200_000 + admissions,
      median: 190_000,
      p25: 150_000,
      p75: 250_000,
      states: [['SP', admissions]],
      schooling: [[9, admissions]],
    })),
  }
}

function opened(dataDir = join(home, String(++folders))): { salaries: Salaries; path: string; said: string[] } {
  const said: string[] = []
  const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) }
  const salaries = openSalaries({ dataDir, shipped: SHIPPED, log, pollEvery: 5 })
  open.push(salaries)
  return { salaries, path: salaryFiles(dataDir).statistics, said }
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

afterEach(() => {
  for (const salaries of open.splice(0)) salaries.stop()
})

describe('open salary data', () => {
  it('uses the shipped aggregates until an import', () => {
    const { salaries } = opened()
    expect(salaries.status()).toEqual({
      window: { from: '2025-06', to: '2026-05', months: 12, asOf: null },
      method: 'aggregated',
      problem: null,
    })
    const holdings = salaries.port.holdings()!
    expect(holdings.of('2124')).toMatchObject({
      totalAdmissions: 130_080,
      totalDismissals: 122_669,
      avgSalary: 644_886n,
      method: 'published',
      distribution: { medianSalary: 500_000n, grade: 'A', window: { from: '2025-01', to: '2025-12' } },
    })
    expect(holdings.of('2235')).toMatchObject({ totalAdmissions: 104_476, method: 'aggregated', window: { to: '2025-12' } })
  })

  it('switches to imported and newer aggregates without a restart', async () => {
    const { salaries, path } = opened()
    const shipped = salaries.port.version()
    await writeStatistics(path, statistics(100))
    await until(() => salaries.status().method === 'microdata')
    expect(salaries.port.holdings()!.of('2124')).toMatchObject({
      totalAdmissions: 100,
      avgSalary: 200_100n,
      topStates: [{ uf: 'SP', count: 100 }],
    })
    const first = salaries.port.version()
    expect(first).not.toBe(shipped)
    await writeStatistics(path, statistics(200))
    await until(() => salaries.port.version() !== first)
    expect(salaries.port.holdings()!.of('2124')!.totalAdmissions).toBe(200)
  })

  it('is consistent at every moment during repeated replacements', async () => {
    const { salaries, path } = opened()
    await writeStatistics(path, statistics(1))
    await until(() => salaries.status().method === 'microdata')
    const seen = new Set<number>()
    for (let round = 2; round <= 40; round++) {
      await writeStatistics(path, statistics(round))
      await new Promise((resolve) => setTimeout(resolve, round % 4))
      const holdings = salaries.port.holdings()!
      const pair = [holdings.of('2124')!, holdings.of('4110')!]
      expect(pair[0]).toEqual(pair[1])
      expect(pair[0]!.avgSalary).toBe(200_000n + BigInt(pair[0]!.totalAdmissions))
      seen.add(pair[0]!.totalAdmissions)
    }
    expect(salaries.status().problem).toBeNull()
    expect(seen.size).toBeGreaterThan(1)
  })

  it('keeps the data of a running request unchanged', async () => {
    const { salaries, path } = opened()
    const held = salaries.port.holdings()!
    await writeStatistics(path, statistics(7))
    await until(() => salaries.status().method === 'microdata')
    expect(held.of('2124')!.totalAdmissions).toBe(130_080)
  })

  it('reports a damaged file and keeps the previous data', async () => {
    const { salaries, path, said } = opened()
    await writeStatistics(path, statistics(100))
    await until(() => salaries.status().method === 'microdata')
    writeFileSync(path, '{"format":"centavo salaries 1","sha256":"0"}\n{}\n')
    await until(() => salaries.status().problem !== null)
    expect(said.at(-1)).toMatch(/checksum/)
    expect(salaries.port.holdings()!.of('2124')!.totalAdmissions).toBe(100)

    const { salaries: restarted } = opened(join(path, '..', '..'))
    expect(restarted.status()).toMatchObject({ method: 'aggregated' })
    expect(restarted.status().problem).toMatch(/checksum/)
  })

  it('without readable shipped data has no period but still knows the families', () => {
    const bare = join(home, 'bare')
    mkdirSync(join(bare, 'occupations'), { recursive: true })
    copyFileSync(new URL('occupations/cbo.txt', SHIPPED), join(bare, 'occupations', 'cbo.txt'))
    const salaries = openSalaries({ dataDir: join(home, 'none'), shipped: new URL(`file://${bare}/`), log: { info() {}, warn() {} } })
    open.push(salaries)
    expect(salaries.port.status()).toMatchObject({ window: null })
    expect(salaries.port.family('2124')?.name).toBe('Analistas de tecnologia da informação')
  })

  it('uses the newest data per family, so that an import never replaces newer data', async () => {
    const { salaries, path } = opened()
    const ended = (to: string): StoredStatistics => ({ ...statistics(100), window: { from: '2025-04', to, months: 12, asOf: to } })
    const of = (cbo: string) => salaries.port.holdings()!.of(cbo)!

    await writeStatistics(path, ended('2025-11'))
    await until(() => salaries.status().method === 'microdata')
    expect(of('2124')).toMatchObject({ method: 'published', distribution: { method: 'aggregated' } })
    expect(of('2235')).toMatchObject({ method: 'aggregated' })

    // Newer than the 2025 aggregates, older than the sixteen published families: those stay, with the imported distribution.
    const first = salaries.port.version()
    await writeStatistics(path, {
      ...ended('2026-03'),
      families: ['2124', '2235'].map((cbo) => ({ ...statistics(100).families[0]!, cbo })),
    })
    await until(() => salaries.port.version() !== first)
    expect(of('2124')).toMatchObject({
      method: 'published',
      totalAdmissions: 130_080,
      distribution: { method: 'microdata', medianSalary: 190_000n, p25Salary: 150_000n, window: { to: '2026-03' } },
    })
    expect(of('2235')).toMatchObject({ method: 'microdata', totalAdmissions: 100, distribution: { p75Salary: 250_000n } })
    // Families absent from the import stay unchanged.
    expect(of('5211')).toMatchObject({ method: 'aggregated', totalAdmissions: 3_207_931 })
  })

  it('warn about missing correction files', async () => {
    const { salaries, path } = opened()
    await writeStatistics(path, { ...statistics(50), missing: ['CAGEDEXC202512'] })
    await until(() => salaries.status().method === 'microdata')
    expect(salaries.port.holdings()!.of('2124')!.assumptions.at(-1)).toContain('CAGEDEXC202512')
  })
})
