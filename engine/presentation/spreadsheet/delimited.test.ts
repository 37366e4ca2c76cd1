import { describe, expect, it } from 'vitest'
import { cellsOf, delimiterOf, rowEnd } from './delimited.ts'

/** Splits a text into rows of cells. */
function rowsOf(text: string): (string[] | null)[] {
  const rows: (string[] | null)[] = []
  for (let at = 0; at < text.length; at = rowEnd(text, at, ',') + 1) rows.push(cellsOf(text.slice(at, rowEnd(text, at, ',')), ','))
  return rows
}

describe('CSV rows', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a\nb",c\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'a,"b ""c"" d"\ne,f',
      [
        ['a', 'b "c" d'],
        ['e', 'f'],
      ],
    ],
    [
      'a,""\n"",b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    [
      '5" pipe,x\ny,z',
      [
        ['5" pipe', 'x'],
        ['y', 'z'],
      ],
    ],
    ['a,"b"c\nd,e', [null, ['d', 'e']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
  ])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it('detects the delimiter that splits the header into most columns, a comma for a single column', () => {
    expect([delimiterOf('a;b,c;d'), delimiterOf('a\tb'), delimiterOf('a'), delimiterOf('a,b')]).toEqual([';', '\t', ',', ','])
  })
})
