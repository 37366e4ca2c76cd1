import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ArchiveReader, type Entry, RefusedArchive } from './archive.ts'

const LIMITS = { entryBytes: 1000, totalBytes: 2000 }
/** Bytes that do not shrink when packed, as many as wanted. */
const noise = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, at) => (at * at * 31 + (at >> 3) * 17 + 97) & 0xff)

/** What is in an archive that comes in pieces of so many bytes. */
function readIn(bytes: Uint8Array, piece = bytes.length, limits = LIMITS): Entry[] {
  const entries: Entry[] = []
  const reader = new ArchiveReader(limits, (entry) => entries.push(entry))
  for (let at = 0; at < bytes.length; at += piece) reader.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
  return entries
}

describe('an archive', () => {
  const small = zipSync({ 'a.txt': strToU8('um'), 'b/': new Uint8Array(), 'b/c.txt': noise(900) })

  it('gives each of its files whole, in however many pieces it comes', () => {
    for (const piece of [7, 100, small.length])
      expect(readIn(small, piece)).toEqual([
        { name: 'a.txt', bytes: strToU8('um') },
        { name: 'b/c.txt', bytes: noise(900) },
      ])
  })

  it('that ends in the middle of a file is refused', () => {
    for (const piece of [100, 500]) expect(() => readIn(small.subarray(0, 500), piece)).toThrow(RefusedArchive)
  })

  it('a file past its bound, or that is another archive, is named and left; the others are read', () => {
    const packed = zipSync({ 'large.txt': noise(1001), 'inner.zip': zipSync({ x: strToU8('x') }), 'last.txt': noise(10) })
    expect(readIn(packed, 64)).toMatchObject([
      { name: 'large.txt', refused: expect.stringContaining('passa de') },
      { name: 'inner.zip', refused: expect.stringContaining('um ZIP dentro de outro') },
      { name: 'last.txt', bytes: noise(10) },
    ])
    expect(readIn(zipSync({ 'just.txt': noise(1000) }))).toMatchObject([{ bytes: noise(1000) }])
  })

  it('is taken up to the whole of its bound, and not a byte past it', () => {
    const two = (size: number) => zipSync({ 'a.txt': noise(1000), 'b.txt': noise(size) })
    expect(readIn(two(1000))).toHaveLength(2)
    expect(() => readIn(two(1001), undefined, { ...LIMITS, entryBytes: 5000 })).toThrow('grande demais')
  })
})
