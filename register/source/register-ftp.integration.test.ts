import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Occupations } from '../../engine/salaries/occupations.ts'
import { salaryFiles } from '../../service/salaries/files.ts'
import { readStatistics } from '../../service/salaries/published.ts'
import { fileText } from '../../test/support/corpora/microdata.ts'
import { type RegisterText, registerYear } from '../../test/support/corpora/register-year.ts'
import { type RegisterServer, registerServer } from '../../test/support/fakes/register-server.ts'
import { oracle } from '../../test/support/fakes/salary-oracle.ts'
import { packed } from '../../test/support/seven-zip.ts'
import { temporaryFolder } from '../../test/support/temporary.ts'
import { importRegister } from '../import-register.ts'
import { NO_PROGRESS } from '../progress.ts'
import { readersInPlace } from '../reading/readers.ts'
import { ImportRefused } from '../refused.ts'
import type { WindowChoice } from '../tally/publish.ts'
import { RegisterFtp } from './register-ftp.ts'

const catalogue = readFileSync(new URL('../../data/occupations/cbo.txt', import.meta.url), 'utf8')
const families = new Occupations(catalogue).families.map(({ cbo }) => cbo)
/** Four months, including the corrections of the first. */
const year = registerYear(202605, 120, 21, [4110, 2124]).filter(({ name }) => name.slice(-6) >= '202602')
const archives = new Map<string, Uint8Array>()
const home = temporaryFolder()
let folders = 0
let server: RegisterServer

const pathOf = (name: string): string => `/pdet/microdados/NOVO CAGED/${name.slice(-6, -2)}/${name.slice(-6)}/${name}.7z`
const newDataDir = (): string => {
  const folder = join(home, String(++folders))
  mkdirSync(folder)
  return folder
}

function serveYear(): void {
  server.files.clear()
  for (const [name, bytes] of archives) server.files.set(pathOf(name), { bytes, date: '20260608091500' })
}

async function update(
  dataDir: string,
  thisMonth = 202607,
  choice: WindowChoice = { months: 4 },
): Promise<{ fresh: readonly string[]; said: string[] }> {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const register = new RegisterFtp(server.url, { waits: [5, 5], timeout: 5_000, say })
  try {
    const outcome = await importRegister(register, thisMonth, {
      dataDir,
      families,
      readers: readersInPlace(),
      progress: { ...NO_PROGRESS, say },
      choice,
    })
    return { fresh: outcome.fresh, said }
  } finally {
    register.close()
  }
}

const published = (dataDir: string) => readStatistics(salaryFiles(dataDir).statistics).statistics
const totalsOf = (texts: readonly RegisterText[]) => oracle(texts, 202602, 202605, families).totals
const transferred = (name: string): string[] => server.transfers.filter((line) => line.includes(name))

beforeAll(async () => {
  server = await registerServer()
  for (const { name, text } of year) archives.set(name, await packed({ [`${name}.txt`]: text }))
})
afterAll(() => server.close())
afterEach(() => {
  server.transfers.length = 0
  server.drops.length = 0
  server.onTransfer = () => {}
  server.knowsDates = true
})

describe('update from the FTP server', () => {
  it('skips an unpublished month, downloads the window once, and is exact', async () => {
    serveYear()
    const dataDir = newDataDir()
    const { fresh, said } = await update(dataDir)
    expect(said).toContain('06/2026: ainda não publicado')
    expect([...fresh].sort()).toEqual(year.map(({ name }) => name).sort())
    const statistics = published(dataDir)
    expect(statistics.window).toEqual({ from: '2026-02', to: '2026-05', months: 4, asOf: '2026-05' })
    expect(statistics.families.find(({ cbo }) => cbo === '2124')).toMatchObject({
      median: oracle(year, 202602, 202605, ['2124']).families[0]!.median,
    })
    expect(
      statistics.files.every(({ sha256, date, size }) => sha256?.length === 64 && date === '2026-06-08T09:15:00.000Z' && size > 0),
    ).toBe(true)
    expect(readdirSync(salaryFiles(dataDir).downloads)).toEqual([])

    server.transfers.length = 0
    expect((await update(dataDir)).fresh).toEqual([])
    expect(server.transfers).toEqual([])
  })

  it('resumes a dropped transfer', async () => {
    serveYear()
    const dataDir = newDataDir()
    server.drops.push(1000, 500)
    const { said } = await update(dataDir)
    const [name] = year.map((file) => file.name).filter((each) => transferred(each).length > 1)
    expect(transferred(name!).map((line) => line.split('@')[1])).toEqual(['0', '1000', '1500'])
    expect(said.filter((line) => line.includes('interrompida')).length).toBe(2)
    expect(said).toContain(`${name}: continuando de 1.000 bytes`)
    expect(published(dataDir).totals).toEqual(totalsOf(year))
  })

  it('gives up after several attempts, keeps the partial file, and resumes on the next run', async () => {
    serveYear()
    const dataDir = newDataDir()
    server.drops.push(1000, 100, 100)
    await expect(update(dataDir)).rejects.toThrow(/rode o comando de novo para continuar/)
    expect(existsSync(salaryFiles(dataDir).statistics)).toBe(false)
    server.transfers.length = 0
    await update(dataDir)
    expect(server.transfers[0]).toMatch(/@1200$/)
    expect(published(dataDir).totals).toEqual(totalsOf(year))
  })

  it('restarts a partial file that changed on the server', async () => {
    serveYear()
    const dataDir = newDataDir()
    server.drops.push(1000, 100, 100)
    await expect(update(dataDir)).rejects.toThrow(ImportRefused)
    const path = server.transfers[0]!.split(' @')[0]!.slice(5)
    server.files.get(path)!.date = '20260709120000'
    server.transfers.length = 0
    await update(dataDir)
    expect(server.transfers[0]).toBe(`RETR ${path} @0`)
  })

  it('downloads again a file that changes during the transfer', async () => {
    serveYear()
    const dataDir = newDataDir()
    const path = pathOf('CAGEDMOV202605')
    server.onTransfer = (asked) => {
      const file = server.files.get(asked)!
      if (asked === path && transferred('CAGEDMOV202605').length === 1) file.date = '20260701000000'
    }
    const { said } = await update(dataDir)
    expect(transferred('CAGEDMOV202605').length).toBe(2)
    expect(said).toContain('CAGEDMOV202605: o arquivo mudou no servidor enquanto era baixado; baixando de novo')
    expect(published(dataDir).files.find(({ name }) => name === 'CAGEDMOV202605')!.date).toBe('2026-07-01T00:00:00.000Z')
  })

  it('reads again only republished files with different bytes', async () => {
    serveYear()
    const dataDir = newDataDir()
    await update(dataDir)
    const before = published(dataDir)
    server.transfers.length = 0

    server.files.get(pathOf('CAGEDMOV202604'))!.date = '20260716000000'
    const emptied = fileText('FOR', 202604, [])
    server.files.set(pathOf('CAGEDFOR202604'), { bytes: await packed({ 'CAGEDFOR202604.txt': emptied }), date: '20260716000000' })
    expect((await update(dataDir)).fresh).toEqual(['CAGEDFOR202604'])
    expect(server.transfers.length).toBe(2)
    const changed = year.map((file) => (file.name === 'CAGEDFOR202604' ? { ...file, text: emptied } : file))
    expect(published(dataDir).totals).toEqual(totalsOf(changed))
    expect(published(dataDir).totals).not.toEqual(before.totals)

    server.transfers.length = 0
    await update(dataDir)
    expect(server.transfers).toEqual([])
  })

  it('works with a server without modification dates', async () => {
    serveYear()
    server.knowsDates = false
    const dataDir = newDataDir()
    await update(dataDir)
    expect(published(dataDir).files[0]!.date).toBeNull()
    server.transfers.length = 0
    await update(dataDir)
    expect(server.transfers).toEqual([])
  })

  it('waits for a month until all its files are published', async () => {
    serveYear()
    const dataDir = newDataDir()
    server.files.delete(pathOf('CAGEDEXC202605'))
    const { said } = await update(dataDir, 202606, { months: 2 })
    expect(said).toContain('05/2026: ainda não publicado por inteiro')
    expect(published(dataDir).window).toMatchObject({ from: '2026-03', to: '2026-04' })
  })

  it('stops at a damaged archive, deletes it, and keeps the published statistics', async () => {
    serveYear()
    const dataDir = newDataDir()
    await update(dataDir)
    const before = readFileSync(salaryFiles(dataDir).statistics)
    const bytes = archives.get('CAGEDMOV202605')!
    server.files.set(pathOf('CAGEDMOV202605'), { bytes: bytes.subarray(0, bytes.length - 300), date: '20260716000000' })
    await expect(update(dataDir)).rejects.toThrow(/CAGEDMOV202605.*danificado/)
    expect(readFileSync(salaryFiles(dataDir).statistics).equals(before)).toBe(true)
    expect(readdirSync(salaryFiles(dataDir).downloads)).toEqual([])
  })

  it('reports a wrong address when half a year has no files', async () => {
    server.files.clear()
    await expect(update(newDataDir())).rejects.toThrow(/Confira o endereço/)
    expect(() => new RegisterFtp('http://example.com')).toThrow(/ftp:\/\//)
  })

  it('reports an unreachable server with a clear message', async () => {
    const register = new RegisterFtp('ftp://127.0.0.1:1/x', { waits: [1], timeout: 500 })
    await expect(register.describe({ name: 'CAGEDMOV202605', kind: 'MOV', month: 202605 })).rejects.toThrow(/não respondeu como esperado/)
  })
})
