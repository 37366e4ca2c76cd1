/** Splits delimited text (CSV), as spreadsheets write it, into rows and cells. */

export const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Delimiter that splits the header into most columns; a comma for a single column. */
export function delimiterOf(header: string): Delimiter {
  return DELIMITERS.reduce((best, each) => (header.split(each).length > header.split(best).length ? each : best))
}

/** End index of the row that starts at `from`, before its line break. */
export function rowEnd(text: string, from: number, delimiter: Delimiter): number {
  let quoted = false
  let closedAt = -2
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (char === '\n' && !quoted) return at
    if (char !== '"') continue
    if (quoted) {
      quoted = false
      closedAt = at
    } else quoted = at === from || text[at - 1] === delimiter || closedAt === at - 1
  }
  return text.length
}

/** Cells of a row. Null for an unterminated quoted cell or text after its closing quote. */
export function cellsOf(row: string, delimiter: Delimiter): string[] | null {
  if (!row.includes('"')) return row.split(delimiter)
  const cells: string[] = []
  let at = 0
  while (true) {
    if (row[at] === '"') {
      let cell = ''
      let close = row.indexOf('"', at + 1)
      while (close !== -1 && row[close + 1] === '"') {
        cell += row.slice(at + 1, close + 1)
        at = close + 1
        close = row.indexOf('"', at + 1)
      }
      if (close === -1) return null
      cells.push(cell + row.slice(at + 1, close))
      at = close + 1
      if (at < row.length && row[at] !== delimiter) return null
    } else {
      const next = row.indexOf(delimiter, at)
      const end = next === -1 ? row.length : next
      cells.push(row.slice(at, end))
      at = end
    }
    if (at >= row.length) return cells
    at++
  }
}
