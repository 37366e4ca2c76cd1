/** The letters of the shared pictures, drawn beforehand from a font (tools/share-font.ts): placing them takes no library and no font. */
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { once } from '../../../../engine/core/once.ts'
import { folderOf } from '../../../paths.ts'

export const GLYPH_FILE = new URL('letters.bin', folderOf('service/doors/web/assets/'))

/** The sizes there are, in points of the picture. */
export const FACES = {
  title: { weight: 'regular', size: 38 },
  large: { weight: 'bold', size: 76 },
  medium: { weight: 'bold', size: 58 },
  small: { weight: 'bold', size: 36 },
} as const

export type Face = keyof typeof FACES

/** Where the ink of a letter is from the place of writing, how far the next one stands, and where its points begin. */
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
  /** Two points a byte, each a level of 0 to 15. */
  readonly points: Buffer
}

/** Read for the first picture. */
const letters = once((): Letters => {
  const file = inflateRawSync(readFileSync(GLYPH_FILE))
  const end = 4 + file.readUInt32LE()
  return { faces: JSON.parse(file.toString('utf8', 4, end)), points: file.subarray(end) }
})

/** Spaces of every width are the one there is; what was never drawn is a question mark. */
function glyphOf(face: Face, letter: string): Glyph {
  const drawn = letters().faces[face]
  return drawn[/\s/.test(letter) ? ' ' : letter] ?? drawn['?']!
}

export function widthOf(face: Face, text: string): number {
  let width = 0
  for (const letter of text) width += glyphOf(face, letter).advance
  return width
}

/** Calls for every point that has ink, with its level of 1 to 15. @param y the line the letters stand on. */
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
