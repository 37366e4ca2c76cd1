import { describe, expect, it } from 'vitest'
import { countRows, pieces } from './split.ts'

const MIB = 1024 * 1024

async function piecesOf(...chunks: string[]) {
  async function* come() {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  const found = []
  for await (const { bytes, line, index } of pieces(come(), 59, 2)) found.push({ text: Buffer.from(bytes).toString(), line, index })
  return found
}

describe('row ends', () => {
  it.each([
    ['a;b\nc;d\n', { end: 8, lines: 2, rows: 2 }],
    ['a;b\nc;d', { end: 4, lines: 1, rows: 1 }],
    ['\n\r\na\n', { end: 5, lines: 3, rows: 1 }],
    ['"a\nb";c\n', { end: 8, lines: 2, rows: 1 }],
    ['"a""\nb";c\n', { end: 10, lines: 2, rows: 1 }],
    ['a"\nb"\n', { end: 6, lines: 2, rows: 2 }],
    ['a;"\nb\n', { end: 0, lines: 0, rows: 0 }],
    ['', { end: 0, lines: 0, rows: 0 }],
  ])('%j', (text, found) => expect(countRows(Buffer.from(text), 59)).toEqual(found))

  it.each(['\n', '\r\n'])('detects a line end at any of four byte positions, with %j, blank or not', (newline) => {
    for (let before = 0; before < 9; before++)
      for (let after = 0; after < 9; after++) {
        const lines = ['x'.repeat(before), 'y'.repeat(after), 'z']
        const text = `${lines.join(newline)}${newline}`
        const rows = lines.filter(Boolean).length
        expect(countRows(Buffer.from(`${text}tail`), 59)).toEqual({ end: text.length, lines: 3, rows })
      }
  })

  it('handles more lines than a byte counts and unaligned buffers', () => {
    const text = Buffer.from(`...${'a;b\n'.repeat(3000)}`)
    expect(countRows(text.subarray(3), 59)).toEqual({ end: 12_000, lines: 3000, rows: 3000 })
  })

  it('ignores bytes that differ from a line break by one bit', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 10 && byte !== 34)
    expect(countRows(Uint8Array.from([...bytes.flatMap((byte) => [byte, 10, 11, 10, byte, 9]), 10]), 59).rows).toBe(bytes.length * 2 + 1)
  })

  it('ignores quotes when lines are rows', () => {
    expect(countRows(Buffer.from('"a\nb\n'), null)).toEqual({ end: 5, lines: 2, rows: 2 })
  })
})

describe('pieces of a stream', () => {
  it('yields whole rows, the last one terminated', async () => {
    expect(await piecesOf('a\nb', '\n\nc')).toEqual([{ text: 'a\nb\n\nc\n', line: 2, index: 0 }])
    const rows = 'x'.repeat(1023).concat('\n').repeat(600)
    const found = await piecesOf(rows, 'last')
    expect(found.map(({ line, index }) => [line, index])).toEqual([
      [2, 0],
      [602, 600],
    ])
    expect(found[1]!.text).toBe('last\n')
  })

  it('accepts a row of up to one mebibyte', async () => {
    expect(await piecesOf(`"${'a'.repeat(MIB - 1)}`, '"\nb\n')).toHaveLength(1)
    await expect(piecesOf('a\n', `"${'a'.repeat(MIB)}`, '"\n')).rejects.toThrow('A linha 3 passa de 1 MiB')
  })
})
