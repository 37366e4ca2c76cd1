/** A picture of few colours as PNG (ISO/IEC 15948): a palette, and one byte a point. */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { once } from '../../../../engine/core/once.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type Colour = readonly [red: number, green: number, blue: number]

/** Puts a colour of the palette at a point; what is outside the picture is left out. */
export type Put = (x: number, y: number, colour: number) => void

/** Of the picture before, for the next: a picture is the largest thing a request makes, and collectors are slow to see it go. */
let kept: Buffer | null = null

/** Compressed apart from the loop. @param draw what is not put is of the palette's first colour. */
export async function indexedPng(width: number, height: number, palette: readonly Colour[], draw: (put: Put) => void): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a point, colours of a palette.
  head.set([8, 3], 8)
  // Each row begins with how it was filtered: not at all, which is best for a palette.
  const stride = width + 1
  const rows = kept?.length === stride * height ? kept.fill(0) : Buffer.alloc(stride * height)
  kept = null
  draw((x, y, colour) => {
    if (x >= 0 && x < width && y >= 0 && y < height) rows[y * stride + x + 1] = colour
  })
  const compressed = await promisify(deflate)(rows)
  kept = rows
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', compressed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The check of each chunk; Node has it only from 20.15 on. */
const crcTable = once(() =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  }),
)

function crc32(bytes: Uint8Array): number {
  const table = crcTable()
  let crc = 0xffffffff
  for (const byte of bytes) crc = table[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
