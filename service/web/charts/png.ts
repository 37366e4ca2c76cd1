/** Encodes a palette image as PNG (ISO/IEC 15948), one byte per pixel. */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { once } from '../../../engine/core/collections/lazy-value.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type Colour = readonly [red: number, green: number, blue: number]

/** Sets a pixel to a palette colour; ignores pixels outside the image. */
export type SetPixel = (x: number, y: number, colour: number) => void

/** Buffer reused between images: it is the largest allocation of a request and garbage collection releases it late. */
let pixelBuffer: Buffer | null = null

/** Encodes a PNG, compressing off the event loop. @param draw unset pixels have the palette's first colour. */
export async function indexedPng(
  width: number,
  height: number,
  palette: readonly Colour[],
  draw: (put: SetPixel) => void,
): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8-bit depth, palette colours.
  head.set([8, 3], 8)
  // Filter type 0 (none) for every row: best for a palette.
  const stride = width + 1
  const rows = pixelBuffer?.length === stride * height ? pixelBuffer.fill(0) : Buffer.alloc(stride * height)
  pixelBuffer = null
  draw((x, y, colour) => {
    if (x >= 0 && x < width && y >= 0 && y < height) rows[y * stride + x + 1] = colour
  })
  const compressed = await promisify(deflate)(rows)
  pixelBuffer = rows
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

/** CRC-32 table; Node provides `crc32` only from 20.15. */
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
