/** Share image of an answer as PNG, as messengers require: the sentence and the date of the law. */
import { type Colour, indexedPng } from './png.ts'
import { eachPoint, FACES, type Face, widthOf } from './share-glyphs.ts'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 80
const ROOM = WIDTH - 2 * EDGE
const MIDDLE = 345
/** Brand-coloured band at the top. */
const BAND = 16

const PAPER: Colour = [0xfb, 0xfa, 0xf6]
const INKS = { ink: [0x16, 0x24, 0x1d], muted: [0x55, 0x66, 0x5d], brand: [0x0b, 0x6b, 0x3e] } as const satisfies Record<string, Colour>
const LEVELS = 15

type Ink = keyof typeof INKS

const FIRST_OF: Readonly<Record<Ink, number>> = { ink: 1, muted: 1 + LEVELS, brand: 1 + 2 * LEVELS }

/** Background, then the shades of each text colour from near-background to full. */
const PALETTE: readonly Colour[] = [PAPER, ...Object.values(INKS).flatMap(shades)]

function shades(ink: Colour): Colour[] {
  const mixed = (level: number, channel: 0 | 1 | 2): number =>
    Math.round(PAPER[channel] + ((ink[channel] - PAPER[channel]) * (level + 1)) / LEVELS)
  return Array.from({ length: LEVELS }, (_, level) => [mixed(level, 0), mixed(level, 1), mixed(level, 2)] as const)
}

export function sharePicture(title: string, said: string, foot: string): Promise<Buffer> {
  return indexedPng(WIDTH, HEIGHT, PALETTE, (put) => {
    const write = (face: Face, ink: Ink, text: string, x: number, y: number): void =>
      eachPoint(face, text, x, y, (atX, atY, level) => put(atX, atY, FIRST_OF[ink] + level - 1))
    for (let y = 0; y < BAND; y++) for (let x = 0; x < WIDTH; x++) put(x, y, FIRST_OF.brand + LEVELS - 1)
    write('title', 'muted', inLines('title', title, 1)[0]!, EDGE, 128)
    const face: Face = inLines('large', said).length > 2 ? 'medium' : 'large'
    const lines = inLines(face, said, 4)
    const step = Math.round(FACES[face].size * 1.28)
    // Centres the lines between title and footer.
    const first = MIDDLE - Math.round(((lines.length - 1) * step) / 2)
    for (const [index, line] of lines.entries()) write(face, 'ink', line, EDGE, first + index * step)
    write('small', 'brand', 'Centavo.', EDGE, 562)
    write('title', 'muted', foot, WIDTH - EDGE - widthOf('title', foot), 562)
  })
}

/** Wraps words to the available width; truncates the last line with an ellipsis. */
function inLines(face: Face, text: string, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = []
  // Keeps `R$` attached to its amount.
  for (const word of text.split(/(?<!R\$) /)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(face, `${last} ${word}`) <= ROOM) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let cut = kept[most - 1]!
  while (widthOf(face, `${cut}…`) > ROOM) cut = cut.slice(0, -1)
  return [...kept.slice(0, -1), `${cut.replace(/[\s,.;:]+$/, '')}…`]
}
