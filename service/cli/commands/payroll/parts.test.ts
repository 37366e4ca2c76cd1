import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RunTotals } from '../../../../engine/payroll-run/reports/totals.ts'
import { companyOf, PayrollRun } from '../../../../engine/payroll-run/run.ts'
import { ports } from '../../../../test/support/ports.ts'
import { temporaryFolder } from '../../../../test/support/temporary.ts'
import { Parts } from './parts.ts'

const folder = temporaryFolder()
const RESTS = { input: 'i', settings: 's', law: 'l' }

/** Totals of two people. */
function paid(): RunTotals {
  const run = new PayrollRun({ month: '2026-10-01', company: companyOf({}) }, ports)
  run.pay({ id: 'a', basic_salary: 3000 })
  run.pay({ id: 'b', basic_salary: 9000 })
  return run.totals
}

describe('run folder', () => {
  it('starts with no completed parts', async () => {
    const at = mkdtempSync(join(folder, 'new-'))
    const { manifest, totals } = await Parts.open(at, 'csv', RESTS, false)
    expect(manifest).toMatchObject({ ...RESTS, rows: 0, parts: 0, finished: false })
    expect(totals).toEqual(new RunTotals())
    expect(JSON.parse(readFileSync(join(at, 'manifest.json'), 'utf8'))).toEqual(manifest)
  })

  it('numbers parts from one and resumes with their totals', async () => {
    const at = mkdtempSync(join(folder, 'parts-'))
    const parts = await Parts.open(at, 'csv', RESTS, false)
    await parts.write(2, Buffer.from('one'), paid())
    await parts.write(3, Buffer.from('two'), paid())
    expect(readdirSync(at).sort()).toEqual(['manifest.json', 'part-00001.csv', 'part-00002.csv'])
    expect(readFileSync(join(at, 'part-00002.csv'), 'utf8')).toBe('two')
    const again = await Parts.open(at, 'csv', RESTS, true)
    expect(again.manifest).toMatchObject({ rows: 5, parts: 2, finished: false })
    expect(again.totals).toEqual(paid())
  })

  it('is not overwritten, and does not resume when an input changed', async () => {
    const at = mkdtempSync(join(folder, 'kept-'))
    await Parts.open(at, 'csv', RESTS, false)
    await expect(Parts.open(at, 'csv', RESTS, false)).rejects.toThrow('--resume')
    for (const [name, why] of [
      ['input', 'o arquivo das pessoas mudou'],
      ['settings', 'o mês, a empresa ou as opções mudaram'],
      ['law', 'a lei registrada mudou'],
    ])
      await expect(Parts.open(at, 'csv', { ...RESTS, [name!]: 'other' }, true)).rejects.toThrow(why)
    writeFileSync(join(at, 'manifest.json'), '{"rows":"1"}')
    await expect(Parts.open(at, 'csv', RESTS, true)).rejects.toThrow('não é o registro de uma folha')
  })

  it('records completion, with the summary files', async () => {
    const at = mkdtempSync(join(folder, 'finished-'))
    const parts = await Parts.open(at, 'csv', RESTS, false)
    await parts.finish({ 'guides.csv': 'a' })
    expect(readFileSync(join(at, 'guides.csv'), 'utf8')).toBe('a')
    expect(existsSync(join(at, 'guides.csv.tmp'))).toBe(false)
    expect((await Parts.open(at, 'csv', RESTS, true)).manifest.finished).toBe(true)
  })
})
