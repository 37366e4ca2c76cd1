/**
 * Rasterizes the glyphs of the share images, so that the service only positions them: `npx tsx tools/release/share-font.ts <regular.ttf>
 * <bold.ttf>`. The font is Inter (SIL Open Font License 1.1); rerun only to change font, sizes or glyphs. Needs a browser (`npm run
 * setup`).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { FACES, GLYPH_FILE, type Glyph } from '../../service/web/charts/share-glyphs.ts'
import { chromium } from '../../test/integration/support/browser.ts'
import { chromiumPath } from '../lanes/chromium.ts'

/** Visible Latin-1 characters, plus the typographic and arithmetic signs of the texts. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa1 }, (_, index) => String.fromCharCode(0xa1 + index)).filter((letter) => letter !== '\u00ad'),
  ...'–—‘’“”…•−≤≥≈→€',
].join('')

interface DrawnGlyph extends Omit<Glyph, 'at'> {
  /** Alpha level 0 to 15 per pixel, row by row. */
  readonly levels: readonly number[]
}

/** Runs in the page: draws each glyph on a canvas and crops it to its bounding box. */
const drawGlyphs = (url: string, family: string, size: number): string => `(async () => {
  document.fonts.add(await new FontFace('${family}', 'url(${url})').load())
  const [edge, line, side] = [${size}, ${size * 2}, ${size * 3}]
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  context.font = '${size}px ${family}'
  return [...${JSON.stringify(LETTERS)}].map((letter) => {
    context.clearRect(0, 0, side, side)
    context.fillText(letter, edge, line)
    const { data } = context.getImageData(0, 0, side, side)
    const level = (x, y) => Math.round(data[(y * side + x) * 4 + 3] / 17)
    const inked = [...Array(side * side).keys()].map((at) => [at % side, Math.floor(at / side)]).filter(([x, y]) => level(x, y) > 0)
    const advance = Math.round(context.measureText(letter).width * 16) / 16
    if (inked.length === 0) return { left: 0, top: 0, width: 0, height: 0, advance, levels: [] }
    const span = (places) => places.reduce(([least, most], place) => [Math.min(least, place), Math.max(most, place)], [side, 0])
    const [left, right] = span(inked.map(([x]) => x))
    const [top, bottom] = span(inked.map(([, y]) => y))
    const [width, height] = [right - left + 1, bottom - top + 1]
    const levels = Array.from({ length: width * height }, (_, at) => level(left + (at % width), top + Math.floor(at / width)))
    return { left: left - edge, top: top - line, width, height, advance, levels }
  })
})()`

const [, , regular, bold] = process.argv
if (!regular || !bold) throw new Error('usage: share-font.ts <regular.ttf> <bold.ttf>')
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
const faces: Record<string, Record<string, Glyph>> = {}
const points: number[] = []
for (const [name, { weight, size }] of Object.entries(FACES)) {
  const file = readFileSync(weight === 'bold' ? bold : regular).toString('base64')
  const drawn: DrawnGlyph[] = await page.evaluate(drawGlyphs(`data:font/ttf;base64,${file}`, `share-${name}`, size))
  faces[name] = Object.fromEntries(
    drawn.map(({ levels, ...box }, index) => {
      const at = points.length
      for (let point = 0; point < levels.length; point += 2) points.push(((levels[point] ?? 0) << 4) | (levels[point + 1] ?? 0))
      return [LETTERS[index], { ...box, at }]
    }),
  )
}
await browser.close()
const index = Buffer.from(JSON.stringify(faces))
const length = Buffer.alloc(4)
length.writeUInt32LE(index.length)
writeFileSync(GLYPH_FILE, deflateRawSync(Buffer.concat([length, index, Buffer.from(points)]), { level: 9 }))
