/** Rows of a document, from pasted text or PDF positions; spaces preserve the columns. */

interface Item {
  readonly text: string
  readonly x: number
  /** Distance from the top of the page. */
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Page {
  readonly width: number
  readonly height: number
  readonly items: readonly Item[]
}

export const MAX_CHARACTERS = 65_536
export const MAX_PAGES = 20
export const MAX_ITEMS = 20_000
const MAX_ROWS = 1500
const MAX_ROW = 400

/** Splits pasted text into rows; rejoins text with one cell per line. */
export function rowsOfText(text: string): string[] {
  const rows = text
    .slice(0, MAX_CHARACTERS)
    .replaceAll(' ', ' ')
    .split(/\r\n|\n|\r|\f/)
    .map((row) => row.slice(0, MAX_ROW).trimEnd())
    .filter((row) => row.trim() !== '')
    .slice(0, MAX_ROWS)
  return oneCellRows(rows) ? joined(rows) : rows
}

const NUMBER = /^(?:[-+] ?)?(?:R\$ ?)?[-+]?[\d.,/:]+ ?(?:%|h|hs|d|dias|[-+CDPV])?$/i
const CODE = /^[/\w.]{1,8}$/
/** "2 750,00" also counts as one number. */
const isNumber = (cell: string): boolean => NUMBER.test(cell.trim().replace(/(?<=\d) (?=\d{3}(?: \d{3})*,\d{2})/g, '')) && /\d/.test(cell)
const isCode = (cell: string): boolean => CODE.test(cell.trim()) && /^\/?\d/.test(cell.trim()) && !/[,:]/.test(cell)

/** Label with its own figure, as in the footer of such a copy. */
const isWhole = (cell: string): boolean => !isNumber(cell) && /[\d.],\d{2}(?!\d)/.test(cell)

/** True when most rows hold a single cell, a label or a number, as copied from a PDF on a phone. */
function oneCellRows(rows: readonly string[]): boolean {
  if (rows.length < 8) return false
  const single = rows.filter((row) => !isWhole(row.trim()))
  const numbers = rows.filter((row) => isNumber(row.trim()) && /,\d{2}\D*$/.test(row.trim()))
  return single.length >= rows.length * ONE_CELL && numbers.length >= Math.max(FEWEST_NUMBERS, rows.length * 0.1)
}

const ONE_CELL = 0.6

const MAX_NUMBERS = 3
/** A single-payment document has an amount, a total and the net, after a possibly long header. */
const FEWEST_NUMBERS = 3

/** Rejoins a code, a label, and the numbers up to the next label. */
function joined(rows: readonly string[]): string[] {
  const made: string[] = []
  let cells: string[] = []
  let numbers = 0
  const end = (): void => {
    if (cells.length > 0) made.push(cells.join('  '))
    cells = []
    numbers = 0
  }
  for (const [index, row] of rows.entries()) {
    const cell = row.trim()
    const next = rows[index + 1]?.trim() ?? ''
    const opens = isCode(cell) && next !== '' && !isNumber(next) && /[a-z]/i.test(next)
    if (opens || isWhole(cell) || (!isNumber(cell) && (numbers > 0 || cells.length > 1 || (cells.length === 1 && !isCode(cells[0]!)))))
      end()
    cells.push(cell)
    if (isNumber(cell) && !opens) numbers++
    if (numbers === MAX_NUMBERS || isWhole(cell)) end()
  }
  end()
  return made
}

/** Rows of PDF pages by baseline, each item at its column; ignores the order of the content stream. */
export function rowsOfPages(pages: readonly Page[]): string[] {
  const rows = pages.slice(0, MAX_PAGES).flatMap(rowsOfPage).slice(0, MAX_ROWS)
  return oneCellRows(rows) ? joined(rows) : rows
}

function rowsOfPage({ items }: Page): string[] {
  const shown = items.slice(0, MAX_ITEMS).filter(({ text }) => text.trim() !== '')
  if (shown.length === 0) return []
  const tall = median(shown.map(({ height }) => Math.abs(height))) || 8
  const wide = median(shown.map(({ text, width }) => width / Math.max(text.length, 1))) || tall / 2
  const baseline = ({ y, height }: Item): number => y + Math.abs(height) / 2
  const rows: { at: number; items: Item[] }[] = []
  for (const item of [...shown].sort((a, b) => baseline(a) - baseline(b))) {
    const row = rows.at(-1)
    if (row && Math.abs(baseline(item) - row.at) <= SAME_ROW * tall) row.items.push(item)
    else rows.push({ at: baseline(item), items: [item] })
  }
  return rows.map((row) => placed(row.items, wide))
}

/** Maximum baseline distance within a row, in letter heights. */
const SAME_ROW = 0.4
/** Minimum gap that means a space, and that separates cells, in letter widths. */
const [SPACE, GAP] = [0.25, 1.8]

function placed(items: readonly Item[], wide: number): string {
  let row = ''
  let right = 0
  for (const { text, x, width } of [...items].sort((a, b) => a.x - b.x)) {
    const column = Math.round((x + width) / wide) - text.length
    const gap = (x - right) / wide
    if (row !== '' && gap < GAP) row += gap > SPACE && !row.endsWith(' ') && !text.startsWith(' ') ? ` ${text}` : text
    else row = `${row.padEnd(Math.min(Math.max(column, row === '' ? 0 : row.length + 2), MAX_ROW))}${text}`
    right = x + width
  }
  return row.slice(0, MAX_ROW).trimEnd()
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
