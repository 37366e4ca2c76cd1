/** Every label of a list of words of payslips: its side, natures, rate and unit, as written and as other systems print it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import payrollLines from '../../law/payroll-lines.ts'
import { lineWords } from './line-words.ts'

const table = payrollLines.versions[0].value.lines
const rows = readFileSync(new URL('../../../../../test/documents/line-words.csv', import.meta.url), 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => {
    const cells = [...row.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map(([, cell, quoted]) => quoted ?? cell!)
    const [label, side, nature, percent, unit] = cells as [string, string, string, string, string]
    return { label, side, natures: nature === '' ? [] : nature.split(' '), percent: percent === '' ? null : Number(percent), unit }
  })

/** Labels of facts, and words of a credit that only their column tells, have no nature of a line. */
const lines = rows.filter(({ side, natures }) => side !== 'fact' && natures.length > 0)
const sideOf = (side: string) => side as 'earning' | 'deduction' | 'informative'

describe.each(lines.map((row): [string, (typeof lines)[number]] => [row.label, row]))('%s', (label, { side, natures, percent }) => {
  const ways = [label, label.toUpperCase(), label.normalize('NFD').replace(/\p{M}/gu, '')]

  it.each(ways)('has its nature and rate as %s', (written) => {
    const words = lineWords(written, { side: sideOf(side), table })
    expect(words.natures.length, written).toBeGreaterThan(0)
    expect(natures, words.natures.join()).toEqual(expect.arrayContaining(words.natures.slice(0, 1)))
    if (percent === null) return
    expect(words.percent).toBeCloseTo(percent, 2)
  })
})

describe('rates of hours', () => {
  it.each([
    ['Hora extra 100%', 100],
    ['Horas extras 70%', 70],
    ['HE 50', 50],
    ['Extra 1,5', 50],
    ['Hora extra feriado', 100],
    ['Adicional noturno 35%', 35],
    ['Ad. not.', null],
    ['Banco de horas', 50],
    ['Hora extra 10 h', null],
  ])('%s', (label, percent) => {
    expect(lineWords(label, { side: 'earning', table }).percent).toBe(percent)
  })
})

it('reads an instalment as neither a rate nor a month', () => {
  const words = lineWords('Empréstimo Consignado 12/48', { side: 'deduction', table })
  expect(words).toMatchObject({ natures: ['9254'], part: { number: 12, total: 48 }, percent: null, month: null })
})
