/** Glyphs for share images, prerendered from a font (tools/release/share-font.ts): rendering needs no library or font. */
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { once } from '../../../engine/core/collections/lazy-value.ts'
import { folderOf } from '../../runtime/paths.ts'

export const GLYPH_FILE = new URL('letters.bin', folderOf('service/web/assets/'))

/** Available sizes, in pixels. */
export const FACES = {
  title: { weight: 'regular', size: 38 },
  large: { weight: 'bold', size: 76 },
  medium: { weight: 'bold', size: 58 },
  small: { weight: 'bold', size: 36 },
} as const

export type Face = keyof typeof FACES

/** Glyph metrics: offset of the bitmap, advance width and data offset. */
export interface Glyph {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly advance: number
  readonly at: number
}

interface Letters {
  readonly faces: Readonly<Record<Face, Readonly<Record<string, Glyph>>>>
  /** Two pixels per byte, 16 levels each. */
  readonly points: Buffer
}

/** Loaded on first use. */
const letters = once((): Letters => {
  const file = inflateRawSync(readFileSync(GLYPH_FILE))
  const end = 4 + file.readUInt32LE()
  return { faces: JSON.parse(file.toString('utf8', 4, end)), points: file.subarray(end) }
})

/** Maps every space to the plain space and missing glyphs to a question mark. */
function glyphOf(face: Face, letter: string): Glyph {
  const drawn = letters().faces[face]
  return drawn[/\s/.test(letter) ? ' ' : letter] ?? drawn['?']!
}

export function widthOf(face: Face, text: string): number {
  let width = 0
  for (const letter of text) width += glyphOf(face, letter).advance
  return width
}

/** Calls `paint` for every covered pixel with its level (1 to 15). @param y baseline. */
export function eachPoint(face: Face, text: string, x: number, y: number, paint: (x: number, y: number, level: number) => void): void {
  const { points } = letters()
  let pen = x
  for (const letter of text) {
    const { left, top, width, height, advance, at } = glyphOf(face, letter)
    const [fromX, fromY] = [Math.round(pen) + left, y + top]
    for (let point = 0; point < width * height; point++) {
      const pair = points[at + (point >> 1)]!
      const level = point % 2 === 0 ? pair >> 4 : pair & 15
      if (level > 0) paint(fromX + (point % width), fromY + Math.floor(point / width), level)
    }
    pen += advance
  }
}
