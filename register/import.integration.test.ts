import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { Occupations } from '../engine/salaries/occupations.ts'
import { salaryFiles } from '../service/salaries/files.ts'
import { openSalaries } from '../service/salaries/open.ts'
import { readStatistics, type StoredStatistics } from '../service/salaries/published.ts'
import { fileText, HEADERS, movements, row } from '../test/support/corpora/microdata.ts'
import { type RegisterText, registerYear } from '../test/support/corpora/register-year.ts'
import { oracle } from '../test/support/fakes/salary-oracle.ts'
import { packed } from '../test/support/seven-zip.ts'
import { temporaryFolder } from '../test/support/temporary.ts'
import { importFolder } from './import-folder.ts'
import { withImportLock } from './lock.ts'
import { NO_PROGRESS } from './progress.ts'
import { type Readers, readersInPlace, readerThreads } from './reading/readers.ts'
import { ImportRefused } from './refused.ts'
import { summary } from './summary.ts'
import type { WindowChoice } from './tally/publish.ts'

const catalogue = readFileSync(new URL('../data/occupations/cbo.txt', import.meta.url), 'utf8')
const families = new Occupations(catalogue).families.map(({ cbo }) => cbo)
/** Few families, so that each has enough wages; includes major group 0. */
const ACTIVE = [4110, 2124, 5143, 7170, 101, 9922, 2030, 1111, 2131]
const year = registerYear(202605, 700, 11, ACTIVE)

const home = temporaryFolder()
let folders = 0
const fresh = (): string => {
  const folder = join(home, String(++folders))
  mkdirSync(folder)
  return folder
}

function written(texts: readonly RegisterText[], folder = fresh()): string {
  for (const { name, text } of texts) writeFileSync(join(folder, `${name}.txt`), text)
  return folder
}

const importing = (folder: string, dataDir: string, choice: WindowChoice = {}, readers: Readers = readersInPlace()) =>
  importFolder(folder, { dataDir, families, readers, progress: NO_PROGRESS, choice })

const publishedIn = (dataDir: string): StoredStatistics => readStatistics(salaryFiles(dataDir).statistics).statistics

/** Compares published statistics, family by family, with a slow reference computation. */
function expectExact(statistics: StoredStatistics, texts: readonly RegisterText[]): void {
  const month = (text: string): number => Number(text.replace('-', ''))
  const expected = oracle(texts, month(statistics.window.from), month(statistics.window.to), families)
  expect(statistics.totals).toEqual(expected.totals)
  expect(statistics.families.map(({ schooling, ...family }) => ({ ...family, schooling: Object.fromEntries(schooling) }))).toEqual(
    expected.families,
  )
}

/** Reader thread run from the TypeScript source. */
const sourceWorker = (): Worker =>
  new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)}) })`,
    { eval: true },
  )

describe('import', () => {
  it('equals the slow exact computation, including late declarations and exclusions', async () => {
    const dataDir = fresh()
    const { statistics, fresh: read } = await importing(written(year), dataDir)
    expect(read.length).toBe(34)
    expect(statistics.window).toEqual({ from: '2025-06', to: '2026-05', months: 12, asOf: '2026-05' })
    expectExact(statistics, year)
    expect(publishedIn(dataDir)).toEqual(statistics)
    expect(statistics.families.filter(({ median }) => median !== null).length).toBeGreaterThanOrEqual(ACTIVE.length - 1)
  })

  it('equals it on every kind of invalid row, with a byte order mark and bare line feeds', async () => {
    const bad = year.map(({ name, text }) => {
      const lines = text.trimEnd().split('\r\n')
      const spoiled = lines.map((line, index) => {
        if (index === 0) return line
        const cells = line.split(';')
        if (index % 17 === 0) return cells.slice(0, 20).join(';')
        if (index % 19 === 0) cells[0] = '209912'
        if (index % 23 === 0) cells[6] = '0'
        if (index % 29 === 0) cells[7] = 'X1'
        if (index % 31 === 0) cells[9] = ''
        if (index % 37 === 0) cells[18] = '9'
        if (index % 41 === 0) cells[20] = '1.234,56'
        if (index % 43 === 0) cells[20] = '1234.5'
        if (index % 47 === 0) cells[2] = '88'
        return cells.join(';')
      })
      return { name, text: `\uFEFF${spoiled.join('\n')}\n` }
    })
    const { statistics, used } = await importing(written(bad), fresh())
    expectExact(statistics, bad)
    const rows = bad.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length - 1, 0)
    expect(used.reduce((sum, file) => sum + file.rows, 0)).toBe(rows)
  })

  it('reports every excluded row by reason', async () => {
    const rows = [...movements(202605, 200, 5, ACTIVE)].map((record) => row('MOV', record, 202605))
    rows.push(row('MOV', { ...[...movements(202605, 1, 5, ACTIVE)][0]!, balance: '7' }, 202605), 'a;b;c')
    const folder = written([{ name: 'CAGEDMOV202605', text: [HEADERS.MOV, ...rows, ''].join('\r\n') }])
    const outcome = await importing(folder, fresh(), { months: 1 })
    const text = summary(outcome)
    expect(text).toContain('Janela: 2026-05 a 2026-05')
    expect(text).toMatch(/Linhas que não contam:\n\s+1 {2}número de colunas diferente do cabeçalho\n\s+1 {2}saldo de movimentação/)
    expect(text).toMatch(/Contam como admissão, fora das estatísticas de salário:/)
  })

  it('reads archives, and texts in nested folders', async () => {
    const folder = fresh()
    mkdirSync(join(folder, '2026', '202605'), { recursive: true })
    for (const [index, { name, text }] of year.entries()) {
      if (index < 31) writeFileSync(join(folder, `${name}.txt`), text)
      else writeFileSync(join(folder, '2026', '202605', `${name}.7z`), await packed({ [`${name}.txt`]: text }))
    }
    expectExact((await importing(folder, fresh())).statistics, year)
  })

  it('gives the same result with threads on split files', async () => {
    const readers = readerThreads(2, sourceWorker)
    try {
      const big: RegisterText = { name: 'CAGEDMOV202605', text: fileText('MOV', 202605, movements(202605, 90_000, 2, ACTIVE)) }
      const folder = written([big])
      const threaded = (await importing(folder, fresh(), { months: 1 }, readers)).statistics
      expect(threaded).toEqual((await importing(folder, fresh(), { months: 1 })).statistics)
      expect(threaded.totals.admissions + threaded.totals.dismissals).toBe(90_000)
    } finally {
      await readers.close()
    }
  })

  it('does not disturb concurrent lookups: each sees only old or only new data', async () => {
    const [folder, dataDir] = [written(year), fresh()]
    const salaries = openSalaries({
      dataDir,
      shipped: new URL('../data/', import.meta.url),
      log: { info() {}, warn() {} },
      pollEvery: 2,
    })
    const readers = readerThreads(1, sourceWorker)
    try {
      let importingStill = true
      const lookups = (async () => {
        const seen = new Set<string>()
        while (importingStill || salaries.status().method !== 'microdata') {
          const { of } = salaries.port.holdings()!
          seen.add(`${of('2124')!.method} ${of('2124')!.totalAdmissions} ${of('4110')!.totalAdmissions}`)
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
        return seen
      })()
      const { statistics } = await importing(folder, dataDir, {}, readers)
      importingStill = false
      const admissions = (cbo: string): number => statistics.families.find((family) => family.cbo === cbo)!.admissions
      const either = ['published 130080 1730482', `microdata ${admissions('2124')} ${admissions('4110')}`]
      for (const seen of await lookups) expect(either).toContain(seen)
      expect(salaries.port.holdings()!.of('2124')!.totalAdmissions).toBe(admissions('2124'))
      expect(salaries.status()).toMatchObject({ method: 'microdata', problem: null })
    } finally {
      salaries.stop()
      await readers.close()
    }
  })

  it('reads each file once: later runs read only changed files and new months', async () => {
    const [folder, dataDir] = [written(year), fresh()]
    const first = await importing(folder, dataDir)
    expect((await importing(folder, dataDir)).fresh).toEqual([])
    expect(publishedIn(dataDir)).toEqual(first.statistics)

    const changed = year.map((file) => (file.name === 'CAGEDEXC202604' ? { ...file, text: fileText('EXC', 202604, []) } : file))
    written(changed, folder)
    const earlier = new Date('2026-06-01')
    for (const { name } of changed) if (name !== 'CAGEDEXC202604') utimesSync(join(folder, `${name}.txt`), earlier, earlier)
    const known = salaryFiles(dataDir).tallies
    expect(readdirSync(known).length).toBe(34)
    await importing(folder, dataDir)
    expectExact(publishedIn(dataDir), changed)

    const next = registerYear(202606, 700, 11, ACTIVE).filter(({ name }) => name.endsWith('202606'))
    const { statistics, fresh: read } = await importing(written(next), dataDir)
    expect([...read].sort()).toEqual(['CAGEDEXC202606', 'CAGEDFOR202606', 'CAGEDMOV202606'])
    expect(statistics.window).toMatchObject({ from: '2025-07', to: '2026-06' })
    const newWindow = [...changed, ...next].filter(({ name }) => name !== 'CAGEDMOV202506')
    expectExact(statistics, newWindow)
  })

  it('includes corrections published after the window when it ends earlier', async () => {
    const { statistics } = await importing(written(year), fresh(), { until: 202602, months: 9 })
    expect(statistics.window).toEqual({ from: '2025-06', to: '2026-02', months: 9, asOf: '2026-05' })
    expectExact(
      statistics,
      year.filter(({ name }) => !/MOV20260[345]/.test(name)),
    )
  })

  it('rebuilds a damaged tally from its source', async () => {
    const [folder, dataDir] = [written(year), fresh()]
    const { statistics } = await importing(folder, dataDir)
    const path = join(salaryFiles(dataDir).tallies, 'CAGEDMOV202512.tally')
    const bytes = readFileSync(path)
    bytes[bytes.length - 5]! ^= 1
    writeFileSync(path, bytes)
    const again = await importing(folder, dataDir)
    expect(again.fresh).toEqual(['CAGEDMOV202512'])
    expect(again.statistics).toEqual(statistics)
  })
})

describe('invalid import', () => {
  const april = fileText('MOV', 202604, movements(202604, 100, 1, ACTIVE))
  const may = fileText('MOV', 202605, movements(202605, 300, 1, ACTIVE))
  const mov = (text: string) => written([{ name: 'CAGEDMOV202605', text }])

  const cases: [string, RegExp, () => string | Promise<string>][] = [
    ['a missing column', /falta a coluna salário/, () => mov(may.replace('salário;', 'remuneração;'))],
    ['a text cut short', /termina no meio de uma linha/, () => mov(may.slice(0, -50))],
    ['another month under this name', /não é de 05\/2026/, () => mov(april)],
    ['an empty file', /vazio/, () => mov('')],
    ['a header alone', /nenhuma linha/, () => mov(`${HEADERS.MOV}\r\n`)],
    ['a page of an error', /Não parece um arquivo CAGEDMOV/, () => mov('<html>404 Not Found</html>')],
    ['rows of something else', /não podem ser lidas/, () => mov(`${HEADERS.MOV}\r\n${'1;2;3\r\n'.repeat(50)}`)],
    ['no file of the register', /não tem nenhum arquivo/, () => fresh()],
    ['a folder that does not exist', /não existe/, () => join(home, 'nowhere')],
    [
      'the same file twice',
      /aparece duas vezes/,
      () => {
        const folder = mov(may)
        mkdirSync(join(folder, 'copy'))
        writeFileSync(join(folder, 'copy', 'CAGEDMOV202605.txt'), may)
        return folder
      },
    ],
    [
      'a truncated archive',
      /incompleto ou danificado/,
      async () => {
        const folder = fresh()
        const archive = await packed({ 'CAGEDMOV202605.txt': may })
        writeFileSync(join(folder, 'CAGEDMOV202605.7z'), archive.subarray(0, archive.length >> 1))
        return folder
      },
    ],
    [
      'an archive with a flipped bit',
      /incompleto ou danificado/,
      async () => {
        const folder = fresh()
        const archive = await packed({ 'CAGEDMOV202605.txt': may })
        archive[archive.length >> 1]! ^= 255
        writeFileSync(join(folder, 'CAGEDMOV202605.7z'), archive)
        return folder
      },
    ],
    [
      'an archive of two files',
      /um único arquivo \.txt/,
      async () => {
        const folder = fresh()
        writeFileSync(join(folder, 'CAGEDMOV202605.7z'), await packed({ 'a.txt': may, 'b.txt': may }))
        return folder
      },
    ],
    [
      'a wrong file inside an archive',
      /falta a coluna uf/,
      async () => {
        const folder = fresh()
        writeFileSync(join(folder, 'CAGEDMOV202605.7z'), await packed({ 'CAGEDMOV202605.txt': may.replace(';uf;', ';estado;') }))
        return folder
      },
    ],
  ]

  it.each(cases)('%s stops with a clear message and keeps the published data', async (_name, message, folder) => {
    const dataDir = fresh()
    const before = await importing(written([{ name: 'CAGEDMOV202605', text: may }]), dataDir, { months: 1 })
    const path = salaryFiles(dataDir).statistics
    const bytes = readFileSync(path)
    const failure = await importing(await folder(), dataDir, { months: 1 }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ImportRefused)
    expect((failure as Error).message).toMatch(message)
    expect(readFileSync(path).equals(bytes)).toBe(true)
    expect(publishedIn(dataDir)).toEqual(before.statistics)
    expect(process.exitCode).toBeUndefined()
  })

  it('rejects movements named as late declarations, which would count twice', async () => {
    const folder = written([
      { name: 'CAGEDMOV202605', text: may },
      { name: 'CAGEDFOR202605', text: may },
    ])
    await expect(importing(folder, fresh(), { months: 1 })).rejects.toThrow(/como em um arquivo CAGEDMOV/)
  })

  it('rejects late declarations of another month', async () => {
    const late = year.find(({ name }) => name === 'CAGEDFOR202604')!.text
    const folder = written([
      { name: 'CAGEDMOV202605', text: may },
      { name: 'CAGEDFOR202605', text: late },
    ])
    await expect(importing(folder, fresh(), { months: 1 })).rejects.toThrow(/não é de 05\/2026/)
  })

  it('rejects corrections without movements', async () => {
    const folder = written([{ name: 'CAGEDFOR202605', text: fileText('FOR', 202605, []) }])
    await expect(importing(folder, fresh())).rejects.toThrow(/nenhum arquivo CAGEDMOV/)
  })

  it('names a missing month of movements inside the window', async () => {
    const folder = written(year.filter(({ name }) => name !== 'CAGEDMOV202512'))
    await expect(importing(folder, fresh())).rejects.toThrow(/falta CAGEDMOV202512/)
  })

  it('names missing corrections and accepts the gap only on request, disclosing it in answers', async () => {
    const [folder, dataDir] = [written(year.filter(({ name }) => name !== 'CAGEDEXC202512')), fresh()]
    await expect(importing(folder, dataDir)).rejects.toThrow(/CAGEDEXC202512.*--allow-missing/)
    expect(existsSync(salaryFiles(dataDir).tallies)).toBe(false)
    const { statistics } = await importing(folder, dataDir, { allowMissing: true })
    expect(statistics.missing).toEqual(['CAGEDEXC202512'])
  })

  it('does not replace a newer window with an older one unless requested', async () => {
    const [folder, dataDir] = [written(year), fresh()]
    await importing(folder, dataDir)
    await expect(importing(folder, dataDir, { until: 202604, months: 6 })).rejects.toThrow(/--replace/)
    expect(publishedIn(dataDir).window.to).toBe('2026-05')
    await importing(folder, dataDir, { until: 202604, months: 6, replace: true })
    expect(publishedIn(dataDir).window.to).toBe('2026-04')
  })
})

describe('concurrent imports', () => {
  it('rejects the second import and takes over a stale lock of a dead process', async () => {
    const path = join(fresh(), 'import.lock')
    // The parent process is alive and is a different process.
    writeFileSync(path, String(process.ppid))
    await expect(withImportLock(path, async () => 'in')).rejects.toThrow(/Outra importação/)
    rmSync(path)
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(path, String(pid))
    expect(await withImportLock(path, async () => 'in')).toBe('in')
    expect(existsSync(path)).toBe(false)
  })
})
