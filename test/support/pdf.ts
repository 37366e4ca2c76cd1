/** Minimal PDF writer: positioned text, in the given order, as payroll programs write it. */

export interface PlacedText {
  readonly text: string
  readonly x: number
  /** Distance from the top of the page. */
  readonly y: number
}

const [WIDTH, HEIGHT, SIZE] = [595, 842, 9]
/** Courier: glyph width is 0.6 of the font size. */
const LETTER = SIZE * 0.6

const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** @param pages words per page; Latin-1 letters only. */
export function pdfOf(pages: readonly (readonly PlacedText[])[]): Uint8Array {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ]
  const kids: string[] = []
  for (const words of pages) {
    const stream = words
      .map(({ text, x, y }) => `BT /F1 ${SIZE} Tf 1 0 0 1 ${x.toFixed(2)} ${(HEIGHT - y).toFixed(2)} Tm (${escaped(text)}) Tj ET`)
      .join('\n')
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    kids.push(`${objects.length} 0 R`)
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

/** Positions the cells of text rows in columns; all labels of a page precede its figures, as generators write them. */
export function wordsOf(rows: readonly string[]): PlacedText[] {
  const words = rows.flatMap((row, line) =>
    [...row.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ text: found[0], x: 20 + found.index * LETTER, y: 40 + line * 14 })),
  )
  const figure = ({ text }: PlacedText) => /^[\d.,%/]+$/.test(text)
  return [...words.filter((word) => !figure(word)), ...words.filter(figure)]
}
