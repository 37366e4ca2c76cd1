/**
 * CSV in bytes read one to one as characters (latin1): rows pass through untouched whatever their encoding, and what the calculators
 * read is ASCII anyway.
 */

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

/** A cell as it must be written, in the characters of the file it is for. */
export function cell(value: string, delimiter: Delimiter, characters: 'utf-8' | 'windows-1252' = 'utf-8'): string {
  const bytes = /[^\0-\x7f]/.test(value) ? bytesOf(value, characters) : value
  return /["\r\n]/.test(bytes) || bytes.includes(delimiter) ? `"${bytes.replaceAll('"', '""')}"` : bytes
}

function bytesOf(text: string, characters: 'utf-8' | 'windows-1252'): string {
  if (characters === 'utf-8') return Buffer.from(text).toString('latin1')
  return Array.from(text, (character) => (character.charCodeAt(0) < 0x80 ? character : (windowsBytes().get(character) ?? '?'))).join('')
}

let known: ReadonlyMap<string, string> | undefined

/** What Windows writes in one byte past ASCII: é, –, “… */
function windowsBytes(): ReadonlyMap<string, string> {
  known ??= new Map(
    Array.from({ length: 128 }, (_, at) => [
      new TextDecoder('windows-1252').decode(Uint8Array.of(128 + at)),
      String.fromCharCode(128 + at),
    ]),
  )
  return known
}
