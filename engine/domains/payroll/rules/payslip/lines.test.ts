import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { admittedIncidences, knownLine, readingsOf } from './lines.ts'

const table = payrollLines.at('2026-03-01').value.lines
const line = (kind: 'earning' | 'deduction' | 'informative', nature: string | undefined, amount: string, label = 'linha') =>
  knownLine({ label, amount: reais(amount), kind, nature }, table)
const bases = (...lines: ReturnType<typeof line>[]) => readingsOf(lines).all[0]!

describe('payroll lines table', () => {
  // eSocial, table 21: tax withheld 31 to 34, alimony 51 to 54, for the month, the 13th, the vacation and the PLR.
  it.each([
    ['9203', ['31', '32', '33', '34']],
    ['9213', ['51', '52', '53', '54']],
  ])('nature %s has one code per kind of pay', (nature, codes) => {
    expect(admittedIncidences(nature, table).map(({ irrf }) => irrf)).toEqual(codes)
  })

  it.each(payrollLines.versions.map(({ from, value }) => [from, value.lines] as const))(
    '%s: each nature cites its act and has a grade and words',
    (_from, lines) => {
      expect(new Set(lines.map(({ nature }) => nature)).size).toBe(lines.length)
      for (const { nature, act, grade, synonyms, incidence } of lines) {
        expect(nature).toMatch(/^\d{4}$/)
        expect(act.length, nature).toBeGreaterThan(8)
        expect(['A', 'B']).toContain(grade)
        expect(synonyms.length, nature).toBeGreaterThan(0)
        for (const { cp, irrf, fgts } of incidence) {
          expect(cp).toMatch(/^(00|11|12|13|14|15|16|2[1256]|3[1245]|51|9[1-8])$/)
          expect(irrf).toMatch(/^(9|1[1-4]|3[1-4]|4[1-8]|5[1-4]|6[78]|7[0-59])$/)
          expect(fgts).toMatch(/^(00|11|12|21|31|9[1-3])$/)
        }
        for (const synonym of synonyms.split(', ')) expect(synonym).toMatch(/^[a-z0-9/*+. ]+$/)
      }
    },
  )

  it('removes prizes from the INSS base on 11/11/2017 (Lei 13.467) and sold vacation from the tax base on 17/11/2006', () => {
    const of = (nature: string, day: Day) => payrollLines.at(day).value.lines.find((each) => each.nature === nature)!.incidence
    expect(of('2501', '2017-11-10')).toEqual([{ cp: '11', irrf: '11', fgts: '11' }])
    expect(of('2501', '2017-11-11')).toEqual([
      { cp: '00', irrf: '11', fgts: '00' },
      { cp: '11', irrf: '11', fgts: '11' },
    ])
    expect(of('1023', '2006-11-16')[0]!.irrf).toBe('13')
    expect(of('1023', '2006-11-17')[0]!.irrf).toBe('75')
  })
})

describe('bases of payroll lines', () => {
  it('subtracts an absence from the INSS, tax and FGTS bases (eSocial manual, S-5003, example 3)', () => {
    const found = bases(line('earning', '1000', '2000.00'), line('deduction', '9207', '200.00'))
    expect(found).toMatchObject({ inss: reais('1800.00'), irrf: reais('1800.00'), fgts: reais('1800.00') })
  })

  it('adds the first instalment of the 13th to the FGTS base only, and subtracts its discount from the FGTS base of the whole 13th', () => {
    expect(bases(line('earning', '5504', '2800.00'))).toMatchObject({ inss13: 0n, irrf13: 0n, fgts13: reais('2800.00') })
    expect(bases(line('earning', '5001', '6000.00'), line('deduction', '9214', '2800.00'))).toMatchObject({
      inss13: reais('6000.00'),
      irrf13: reais('6000.00'),
      fgts13: reais('3200.00'),
    })
  })

  it('adds vacation to the INSS base of the month and to a separate tax base', () => {
    const found = bases(line('earning', '1000', '1833.33'), line('earning', '1016', '3666.67'), line('earning', '1017', '1222.22'))
    expect(found).toMatchObject({ inss: reais('6722.22'), irrf: reais('1833.33'), irrfVacation: reais('4888.89'), fgts: reais('6722.22') })
  })

  it('falls back to the label without a nature and never goes below zero', () => {
    expect(bases(line('earning', undefined, '100.00', 'Salário'), line('deduction', undefined, '300.00', 'Faltas')).inss).toBe(0n)
  })

  it('separates lines with two admitted readings from unknown lines', () => {
    const { all, either, unknown } = readingsOf([
      line('earning', '1000', '3000.00'),
      line('earning', '1050', '500.00'),
      line('earning', undefined, '70.00', 'Zeta'),
    ])
    expect(all.map(({ inss }) => inss)).toEqual([reais('3500.00'), reais('3000.00')])
    expect(either.map(({ nature }) => nature)).toEqual(['1050'])
    expect(unknown.map(({ label }) => label)).toEqual(['Zeta'])
  })

  it('assigns INSS and IRRF lines of the 13th and the vacation their own codes, by label', () => {
    expect(line('deduction', '9201', '1.00', 'INSS s/ 13º').incidence[0]).toEqual({ cp: '32', irrf: '42', fgts: '00' })
    expect(line('deduction', '9203', '1.00', 'IRRF férias').incidence[0]!.irrf).toBe('33')
  })
})

describe('withholdings and alimony', () => {
  it.each(['9203', '9213', '9223'])('%s enters no contribution base and no FGTS deposit, for any kind of pay', (nature) => {
    const admitted = admittedIncidences(nature, [])
    expect(admitted.length).toBeGreaterThan(1)
    for (const { cp, fgts } of admitted) expect([cp, fgts]).toEqual(['00', '00'])
  })
})
