/** Decodes the share image with an independent PNG reader. */
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sharePicture } from './share-picture.ts'

interface Picture {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => number
}

function readBack(png: Buffer): Picture {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const [width, height] = [chunks.get('IHDR')!.readUInt32BE(0), chunks.get('IHDR')!.readUInt32BE(4)]
  const rows = inflateSync(chunks.get('IDAT')!)
  return { width, height, at: (x, y) => rows[y * (width + 1) + 1 + x]! }
}

/** Rightmost painted column between two heights. */
function inkEnd({ width, at }: Picture, from: number, to: number): number {
  for (let x = width - 1; x >= 0; x--) for (let y = from; y < to; y++) if (at(x, y) > 0) return x
  return -1
}

describe('share image', () => {
  it('has the size messengers require, with the sentence vertically centred', async () => {
    const picture = readBack(await sharePicture('Salário líquido', 'Você recebe R$ 4.624,06', 'pela lei de 17/11/2026'))
    expect([picture.width, picture.height]).toEqual([1200, 630])
    expect(inkEnd(picture, 280, 370)).toBeGreaterThan(1000)
    expect(inkEnd(picture, 380, 500)).toBe(-1)
  })

  it('respects its margins and truncates with an ellipsis', async () => {
    const picture = readBack(
      await sharePicture('Título '.repeat(30), 'R$\u00a01.234.567,89 de cada vez, '.repeat(30), 'pela lei de 17/11/2026'),
    )
    expect(inkEnd(picture, 20, 630)).toBeLessThanOrEqual(1122)
    expect(inkEnd(picture, 470, 520)).toBe(-1)
  })

  it('differs for another number, and draws a placeholder for an unknown glyph', async () => {
    const drawn = (said: string): Promise<Buffer> => sharePicture('a', said, 'b')
    expect((await drawn('R$ 1,00')).equals(await drawn('R$ 2,00'))).toBe(false)
    expect((await drawn('漢')).equals(await drawn('?'))).toBe(true)
    expect((await drawn('R$\u00a01,00')).equals(await drawn('R$ 1,00'))).toBe(true)
  })

  it('has a valid checksum in each chunk', async () => {
    // The CRC of an empty IEND is constant.
    expect((await sharePicture('a', 'b', 'c')).subarray(-4).toString('hex')).toBe('ae426082')
  })
})

it('shows no pixels of a previous or concurrent image', async () => {
  const long = (): Promise<Buffer> =>
    sharePicture('Salário líquido', 'De R$ 5.000,00 sobram R$ 4.498,50 para levar para casa', 'pela lei de hoje')
  const short = (): Promise<Buffer> => sharePicture('INSS', 'R$ 501,50', 'hoje')
  const alone = await short()
  const before = await long()
  expect((await short()).equals(alone)).toBe(true)
  const [beside, together] = await Promise.all([long(), short()])
  expect(beside.equals(before)).toBe(true)
  expect(together.equals(alone)).toBe(true)
})

describe('long sentence', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'palavrinha').join(' ')
  /** Number of text lines. */
  function lines({ width, at }: Picture): number {
    let count = 0
    let inked = false
    for (let y = 180; y < 530; y++) {
      let here = false
      for (let x = 0; x < width && !here; x++) here = at(x, y) > 0
      if (here && !inked) count++
      inked = here
    }
    return count
  }

  it('takes at most four lines', async () => {
    const drawn = async (said: string) => lines(readBack(await sharePicture('a', said, 'b')))
    const dotless = (said: string) => said.replaceAll('i', 'a').replaceAll('h', 'n').replaceAll('l', 'm')
    expect(await drawn(dotless(words(1)))).toBe(1)
    expect(await drawn(dotless(words(30)))).toBe(4)
  })
})

it('right-aligned text ends at the margin', async () => {
  for (const foot of ['i', 'pela lei de 17/11/2026']) {
    const picture = readBack(await sharePicture('a', 'b', foot))
    expect(inkEnd(picture, 530, 580)).toBeGreaterThan(1110)
    expect(inkEnd(picture, 530, 580)).toBeLessThanOrEqual(1121)
  }
})
