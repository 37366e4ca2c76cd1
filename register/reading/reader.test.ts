import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCHOOLING_CODES, STATE_CODES } from '../../engine/salaries/codes.ts'
import { fileText, HEADERS, type Movement, movements, row } from '../../test/support/corpora/microdata.ts'
import { ImportRefused } from '../refused.ts'
import { registerFile } from '../source/register-file.ts'
import { type Reading, RegisterReader } from './reader.ts'

const FAMILIES = [101, 2030, 2124, 4110]
const usual: Movement = {
  month: 202605,
  state: '35',
  balance: '1',
  occupation: '212405',
  schooling: '9',
  intermittent: '0',
  wage: '6448,86',
}

function read(text: string | Uint8Array, name = 'CAGEDMOV202605', chunk = Number.POSITIVE_INFINITY): Reading {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const reader = new RegisterReader(registerFile(name)!, FAMILIES)
  for (let at = 0; at < bytes.length; at += chunk) reader.push(bytes.slice(at, at + Math.min(chunk, bytes.length)))
  return reader.finish()
}
const readRows = (...records: readonly Partial<Movement>[]): Reading =>
  read(
    fileText(
      'MOV',
      202605,
      records.map((each) => ({ ...usual, ...each })),
    ),
  )
const family = (reading: Reading, code = 2124) => reading.months[0]?.families.find((each) => each.family === code)

describe('row', () => {
  it('counts by month, family, state and schooling, with its wage in centavos', () => {
    const reading = readRows({})
    expect(reading).toMatchObject({ rows: 1, reasons: {}, ofOwnMonth: 1 })
    const tally = family(reading)!
    expect(tally).toMatchObject({ admissions: 1, dismissals: 0 })
    expect([...tally.wages.cents]).toEqual([644_886])
    expect(tally.states[STATE_CODES.indexOf(35)]).toBe(1)
    expect(tally.schooling[SCHOOLING_CODES.indexOf(9)]).toBe(1)
  })

  it('records no wage for a dismissal', () => {
    const tally = family(readRows({ balance: '-1' }))!
    expect(tally).toMatchObject({ admissions: 0, dismissals: 1 })
    expect(tally.wages.cents.length).toBe(0)
  })

  it.each([
    ['10105', 101],
    ['010105', 101],
    ['203005', 2030],
    ['20305', undefined],
  ])('maps the code %s to family %s, with leading zeros omitted in the file', (occupation, code) => {
    const reading = readRows({ occupation })
    expect(reading.months[0]!.families.map((each) => each.family)).toEqual(code === undefined ? [] : [code])
  })

  it.each([
    ['999999', 'occupationUnidentified'],
    ['223110', 'occupationRetired'],
    ['', 'occupationMalformed'],
    ['21240A', 'occupationMalformed'],
    ['2124055', 'occupationMalformed'],
  ])('counts the code "%s" in the total but in no family: %s', (occupation, reason) => {
    const reading = readRows({ occupation }, {})
    expect(reading.reasons).toEqual({ [reason]: 1 })
    expect(reading.months[0]).toMatchObject({ admissions: 2, families: [{ admissions: 1 }] })
  })

  it.each([
    ['1621,00', 162_100],
    ['1621.00', 162_100],
    ['1621,5', 162_150],
    ['1621', 162_100],
    ['1621,005', 162_101],
    ['1621,0049', 162_100],
    ['486,30', 48_630],
    ['243150,00', 24_315_000],
  ])('parses the wage %s as %i centavos', (wage, cents) => {
    expect([...family(readRows({ wage }))!.wages.cents]).toEqual([cents])
  })

  it.each([
    ['486,29', 'wageLow'],
    ['243150,01', 'wageHigh'],
    ['239503000000000000000000,00', 'wageHigh'],
    ['0,00', 'wageZero'],
    ['', 'wageMissing'],
    ['-5,00', 'wageMalformed'],
    ['1.621,00', 'wageMalformed'],
    ['1e5', 'wageMalformed'],
    ['1621,', 'wageMalformed'],
  ])('counts the wage "%s" as an admission without a wage: %s', (wage, reason) => {
    const reading = readRows({ wage })
    expect(reading.reasons).toEqual({ [reason]: 1 })
    expect(family(reading)).toMatchObject({ admissions: 1, wages: { cents: new Int32Array(0) } })
  })

  it('checks a wage against the minimum wage of its own month', () => {
    // 0.3 × 1,518.00 = 455.40 in 2025; 0.3 × 1,621.00 = 486.30 in 2026.
    const late = fileText('FOR', 202605, [
      { ...usual, month: 202512, wage: '455,40' },
      { ...usual, month: 202512, wage: '455,39' },
      { ...usual, month: 202601, wage: '455,40' },
    ])
    const reading = read(late, 'CAGEDFOR202605')
    expect(reading.reasons).toEqual({ wageLow: 2 })
    expect([...reading.months[0]!.families[0]!.wages.cents]).toEqual([45_540])
  })

  it('counts an intermittent contract as an admission without a wage and keeps an unknown indicator', () => {
    expect(readRows({ intermittent: '1' }).reasons).toEqual({ intermittent: 1 })
    expect(readRows({ intermittent: '9' }).reasons).toEqual({})
  })

  it('counts an unknown state or schooling as not identified', () => {
    const reading = readRows({ state: '99', schooling: '55' }, { state: '', schooling: '99' })
    expect(reading.reasons).toEqual({ state: 2, schooling: 2 })
    expect(family(reading)!.states[STATE_CODES.indexOf(99)]).toBe(2)
    expect(family(reading)!.schooling[SCHOOLING_CODES.indexOf(99)]).toBe(2)
  })

  it.each([
    [{ month: 202606 }, 'month'],
    [{ month: 201912 }, 'month'],
    [{ month: 202613 }, 'month'],
    [{ month: 0 }, 'month'],
    [{ balance: '0' }, 'balance'],
    [{ balance: '' }, 'balance'],
    [{ state: '35;35' }, 'columns'],
  ] as const)('%o is excluded and reported: %s', (change, reason) => {
    const reading = readRows(change, {})
    expect(reading.rows).toBe(2)
    expect(reading.reasons).toEqual({ [reason]: 1 })
    expect(family(reading)).toMatchObject({ admissions: 1 })
  })
})

describe('file', () => {
  const records = [...movements(202605, 300, 3, FAMILIES)]
  const text = fileText('MOV', 202605, records)
  const reading = read(text)

  it('reads the same with a byte order mark, bare line feeds, or no final line end', () => {
    expect(read(`\uFEFF${text}`)).toEqual(reading)
    expect(read(text.replaceAll('\r\n', '\n'))).toEqual(reading)
    expect(read(text.slice(0, -2))).toEqual(reading)
    expect(read(text.replace(HEADERS.MOV, HEADERS.MOV.normalize('NFD')))).toEqual(reading)
  })

  it('reads the same for any chunking', () => {
    const bytes = new TextEncoder().encode(text)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (chunk) => {
        expect(read(bytes, 'CAGEDMOV202605', chunk)).toEqual(reading)
      }),
      { numRuns: 30 },
    )
  })

  it('is read by column names in any order', () => {
    const turned = text
      .split('\r\n')
      .map((line) => line.split(';').reverse().join(';'))
      .join('\r\n')
    expect(read(turned)).toEqual(reading)
  })

  it('accepts competência as the month column in 2020', () => {
    expect(read(text.replace('competênciamov', 'competência'))).toEqual(reading)
  })

  it.each(['competênciamov', 'uf', 'saldomovimentação', 'cbo2002ocupação', 'graudeinstrução', 'indtrabintermitente', 'salário'])(
    'without the column %s is rejected by name',
    (column) => {
      const without = text.replace(`${column};`, 'outra;')
      expect(() => read(without)).toThrow(ImportRefused)
      expect(() => read(without)).toThrow(column)
    },
  )

  it('of exclusions named as movements is rejected, and the reverse', () => {
    const exclusions = fileText('EXC', 202605, records)
    expect(() => read(exclusions)).toThrow(/CAGEDEXC/)
    expect(() => read(text, 'CAGEDEXC202605')).toThrow(/competênciaexc/)
  })

  it('truncated inside a row is rejected', () => {
    expect(() => read(text.slice(0, -60))).toThrow(/termina no meio de uma linha/)
  })

  it('that is empty or has unrelated content is rejected', () => {
    expect(() => read('')).toThrow(/vazio/)
    expect(() => read('<html><body>550</body></html>')).toThrow(/faltam as colunas/)
    expect(() => read(new Uint8Array(200_000))).toThrow(ImportRefused)
  })

  it('counts records filed in another month', () => {
    const late = [row('FOR', { ...usual, month: 202603 }, 202605), row('FOR', { ...usual, month: 202603 }, 202604)]
    expect(read([HEADERS.FOR, ...late].join('\n'), 'CAGEDFOR202605').filedElsewhere).toBe(1)
  })
})
