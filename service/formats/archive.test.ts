import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ArchiveReader, type Entry, RefusedArchive } from './archive.ts'

const LIMITS = { entryBytes: 1000, totalBytes: 2000 }
/** Incompressible bytes of a given size. */
const noise = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, at) => (at * at * 31 + (at >> 3) * 17 + 97) & 0xff)

/** Entries of an archive fed in chunks. */
function readIn(bytes: Uint8Array, piece = bytes.length, limits = LIMITS): Entry[] {
  const entries: Entry[] = []
  const reader = new ArchiveReader(limits, (entry) => entries.push(entry))
  for (let at = 0; at < bytes.length; at += piece) reader.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
  return entries
}

describe('ZIP archive', () => {
  const small = zipSync({ 'a.txt': strToU8('um'), 'b/': new Uint8Array(), 'b/c.txt': noise(900) })

  it('yields each file whole for any chunking', () => {
    for (const piece of [7, 100, small.length])
      expect(readIn(small, piece)).toEqual([
        { name: 'a.txt', bytes: strToU8('um') },
        { name: 'b/c.txt', bytes: noise(900) },
      ])
  })

  it('is rejected when truncated inside a file', () => {
    for (const piece of [100, 500]) expect(() => readIn(small.subarray(0, 500), piece)).toThrow(RefusedArchive)
  })

  it('names and skips oversized entries and nested archives, and reads the others', () => {
    const packed = zipSync({ 'large.txt': noise(1001), 'inner.zip': zipSync({ x: strToU8('x') }), 'last.txt': noise(10) })
    expect(readIn(packed, 64)).toMatchObject([
      { name: 'large.txt', refused: expect.stringContaining('passa de') },
      { name: 'inner.zip', refused: expect.stringContaining('um ZIP dentro de outro') },
      { name: 'last.txt', bytes: noise(10) },
    ])
    expect(readIn(zipSync({ 'just.txt': noise(1000) }))).toMatchObject([{ bytes: noise(1000) }])
  })

  it('accepts exactly its size limit and not a byte more', () => {
    const two = (size: number) => zipSync({ 'a.txt': noise(1000), 'b.txt': noise(size) })
    expect(readIn(two(1000))).toHaveLength(2)
    expect(() => readIn(two(1001), undefined, { ...LIMITS, entryBytes: 5000 })).toThrow('grande demais')
  })
})
