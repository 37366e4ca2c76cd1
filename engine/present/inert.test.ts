import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellsOf } from './delimited.ts'
import { asWritten, inert, inertRow } from './inert.ts'
import { csvText } from './sheet.ts'

it.each(['=HYPERLINK("http://evil")', '+cmd|x', "=cmd|' /C calc'!A0", '-2+3', '@SUM(A1)', '\t=1', '\r=1', '+', '-'])(
  '%j does not run',
  (text) => {
    expect(inert(text)).toBe(`'${text}`)
    expect(asWritten(inert(text))).toBe(text)
  },
)

it.each(['-5', '+1.234,56', '-0.5', '-1e3', '12%', '', 'Ana', "d'água", 'a=b', '5+5'])('%j is left as it is', (text) => {
  expect(inert(text)).toBe(text)
})

it('whatever comes goes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", '1', ',', '.', 'a', ' ', '"') }), (text) => {
      const written = inert(text)
      expect(asWritten(written)).toBe(text)
      expect(/^[=@\t\r]/.test(written)).toBe(false)
    }),
  )
})

it('a row is rewritten only where a cell of it would run', () => {
  expect(inertRow('Ana,-5,"x,y"', ',')).toBe('Ana,-5,"x,y"')
  expect(inertRow('=1+1;"=2;3";-4', ';')).toBe('\'=1+1;"\'=2;3";-4')
  expect(cellsOf(inertRow('"=A""1"",b",2', ','), ',')!.map(asWritten)).toEqual(['=A"1",b', '2'])
})

it('CSV of answers carries no formula, in names or values, and numbers stay numbers', () => {
  expect(csvText(['=nome', 'valor'], [['+cmd|x', -5]], 'en')).toBe("'=nome,valor\r\n'+cmd|x,-5\r\n")
})
