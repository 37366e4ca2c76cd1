import { describe, expect, it } from 'vitest'
import { piecesOf, rowTexts } from './pieces.ts'

async function* come(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function rows(delimiter: string | null, ...chunks: string[]): Promise<string[]> {
  const found = []
  for await (const row of rowTexts(piecesOf(come(...chunks), delimiter), 'utf-8')) found.push(row)
  return found
}

describe('payroll rows', () => {
  it.each([
    [['a;1\nb;2\n'], ['a;1', 'b;2']],
    [
      ['a;1\r\n', '\r\n \nb;2'],
      ['a;1', 'b;2'],
    ],
    [['a;"1\n2";3\nb'], ['a;"1\n2";3', 'b']],
    [['a;"1""\n2"\nb'], ['a;"1""\n2"', 'b']],
    [['a"\nb'], ['a"', 'b']],
    [['a\n"b;\nc'], ['a', '"b;\nc\n']],
    [['\n\n'], []],
  ])('%j', async (chunks, expected) => {
    expect(await rows(';', ...chunks)).toEqual(expected)
    // Also for single-character chunks.
    expect(await rows(';', ...chunks.join(''))).toEqual(expected)
  })

  it('ignores quotes when each line is a row', async () => {
    expect(await rows(null, '"a\nb')).toEqual(['"a', 'b'])
  })

  it('arrive in pieces of a thousand, each with the number of preceding rows', async () => {
    const found = []
    for await (const { bounds, after } of piecesOf(come('a\n'.repeat(2001)), ';')) found.push([bounds.length / 2, after])
    expect(found).toEqual([
      [1000, 0],
      [1000, 1000],
      [1, 2000],
    ])
  })

  it('accepts a row of up to one mebibyte', async () => {
    const long = `"${'a'.repeat(1024 * 1024 - 1)}`
    expect(await rows(';', long, '"\nb')).toHaveLength(2)
    await expect(rows(';', 'x\n', `${long}a`, '"\n')).rejects.toThrow('A linha 2 passa de 1 MiB')
  })
})
