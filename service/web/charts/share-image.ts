/** Share image of an answer as SVG, without an embedded font. */
import { html } from '../html.ts'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 80

export function shareImage(title: string, said: string, foot: string): string {
  const lines = inLines(said, 30).slice(0, 4)
  const size = lines.length > 2 ? 60 : 76
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}: ${said}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf6"/><rect width="${WIDTH}" height="16" fill="#0b6b3e"/>
<g font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" fill="#16241d">
<text x="${EDGE}" y="130" font-size="40" fill="#55665d">${inLines(title, 52)[0]}</text>
${lines.map((line, index) => html`<text x="${EDGE}" y="${270 + index * size * 1.25}" font-size="${size}" font-weight="700">${line}</text>`)}
<text x="${EDGE}" y="560" font-size="34" font-weight="700" fill="#0b6b3e">Centavo.</text><text x="${WIDTH - EDGE}" y="560" font-size="28" fill="#55665d" text-anchor="end">${foot}</text>
</g></svg>`.text
}

function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  // Keeps `R$` attached to its amount.
  for (const word of text.split(/(?<!R\$) /)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
