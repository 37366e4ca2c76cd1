import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asWritten, inert, inertRow } from './inert.ts'
import { cellsOf } from './spreadsheet/delimited.ts'
import { csvText } from './spreadsheet/sheet.ts'

it.each(['=HYPERLINK("http://evil")', '+cmd|x', "=cmd|' /C calc'!A0", '-2+3', '@SUM(A1)', '\t=1', '\r=1', '+', '-'])(
  '%j is neutralized',
  (text) => {
    expect(inert(text)).toBe(`'${text}`)
    expect(asWritten(inert(text))).toBe(text)
  },
)

it.each(['-5', '+1.234,56', '-0.5', '-1e3', '12%', '', 'Ana', "d'água", 'a=b', '5+5'])('%j stays unchanged', (text) => {
  expect(inert(text)).toBe(text)
})

it('round-trips any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", '1', ',', '.', 'a', ' ', '"') }), (text) => {
      const written = inert(text)
      expect(asWritten(written)).toBe(text)
      expect(/^[=@\t\r]/.test(written)).toBe(false)
    }),
  )
})

it('rewrites a row only when one of its cells is a formula', () => {
  expect(inertRow('Ana,-5,"x,y"', ',')).toBe('Ana,-5,"x,y"')
  expect(inertRow('=1+1;"=2;3";-4', ';')).toBe('\'=1+1;"\'=2;3";-4')
  expect(cellsOf(inertRow('"=A""1"",b",2', ','), ',')!.map(asWritten)).toEqual(['=A"1",b', '2'])
})

it('writes answers as CSV without formulas in names or values, keeping numbers as numbers', () => {
  expect(csvText(['=nome', 'valor'], [['+cmd|x', -5]], 'en')).toBe("'=nome,valor\r\n'+cmd|x,-5\r\n")
})
