/** Text cut into rows and cells by a separator, as spreadsheets write it: CSV. */

export type Delimiter = ',' | ';' | '\t'

/** The one that cuts the header into most columns; a comma where there is one column. */
export function delimiterOf(header: string): Delimiter {
  const candidates: readonly Delimiter[] = [',', ';', '\t']
  return candidates.reduce((best, each) => (header.split(each).length > header.split(best).length ? each : best))
}

/** Where the row that starts at `from` ends: before its line break. */
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

/** The cells of a row. Null: a quoted cell that is never closed, or goes on after its quote. */
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
