/** Normalizes spacing of OCR or designed rows: joins split figures and words, keeping their columns. */
import { printedMeaning } from './printed.ts'

/** "3 .180 ,00", "1. 500,00": one figure, aligned at its right edge. "270, 18" only at the end of a cell: elsewhere it may be a list. */
const BROKEN_FIGURE =
  /(?<![\d.,])(?:\d{1,3}(?: ?\. ?\d{3}){0,4}(?: , ?\d{2}(?![\d.,%])|, \d{2}(?=\s*$| {2}|[|\t]))|\d{1,3}(?: \. ?|\. )\d{3},\d{2}(?![\d.,]))/g
/** "T O T A I S": at least four spaced letters. */
const SPREAD_WORD = /(?<![\p{L}\d])(?:\p{L} ){3,}\p{L}(?![\p{L}\d])/u
const SPREAD_WORDS = /(?<![\p{L}\d])(?:\p{L} )+\p{L}(?![\p{L}\d])/gu
/** "I . N . S . S .": attaches spaced points to their letters. */
const SPREAD_POINTS = /(?<=(?<![\p{L}\d])\p{L}) \.(?= |$)/gu

/** "R$ 204,55 (ref. 10,00)": hours, days or a rate after the amount. */
const NOTED_REFERENCE = /(?<=\d,\d{2} ?[-+CDPV]? ?)\((?:ref\w*|qtde?|quant\w*)?[.:]* ?\d[\d.,:/]* ?(?:%|h|hs|horas|d|dias|avos)?\) *$/i

export function cleanRow(row: string): string {
  const pointed = row.replace(SPREAD_POINTS, '.').replace(NOTED_REFERENCE, '')
  const figures = pointed.replace(BROKEN_FIGURE, (figure) => figure.replaceAll(' ', '').padStart(figure.length))
  return SPREAD_WORD.test(figures) ? figures.replace(SPREAD_WORDS, (word) => word.replaceAll(' ', '').padEnd(word.length)) : figures
}

/** "2 750,00" alone in its cell, or after R$: one figure. */
const SPACED_CELL = /(?<=R\$ ?|(?:^|[\t|]) *)\d{1,3}(?: \d{3}){1,3},\d{2}(?= *(?:$|[\t|]))/g
/** `SPACED_CELL` among other words, where "30 750,00" may mean thirty days and 750,00. */
const SPACED_FIGURE = /(?<![\d.,:/])\d{1,3}(?: \d{3}){1,3},\d{2}(?![\d.,%])/g
const POINTED_THOUSANDS = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{2}(?![\d,])/
/** Ungrouped thousands are ambiguous: a digit doubled by OCR looks the same, so both readings stay open. */
const BARE_THOUSANDS = /(?<![\d.,])\d{4,},\d{2}(?![\d,])/

const joinedIn = (rows: readonly string[], figures: RegExp): string[] =>
  rows.map((row) => row.replace(figures, (figure) => figure.replaceAll(' ', '').padStart(figure.length)))

/** Joins thousands separated by a space. `other`: alternative reading with two separate numbers; null when the document is unambiguous. */
export function spacedThousands(rows: readonly string[]): { readonly rows: readonly string[]; readonly other: readonly string[] | null } {
  const cells = joinedIn(rows, SPACED_CELL)
  if (rows.some((row) => POINTED_THOUSANDS.test(row)) || cells.every((row) => row.search(SPACED_FIGURE) === -1))
    return { rows: cells, other: null }
  if (rows.some((row) => BARE_THOUSANDS.test(row))) return { rows: cells, other: joinedIn(cells, SPACED_FIGURE) }
  // Totals and bases have no days or hours before the amount.
  const ofFact = (row: string): boolean =>
    [...row.matchAll(SPACED_FIGURE)].some(({ index }) => printedMeaning(row.slice(0, index)) !== null)
  const sure = cells.some((row, index) => row !== rows[index] || ofFact(row))
  return { rows: joinedIn(cells, SPACED_FIGURE), other: sure ? null : cells }
}

const FIGURE = /(?:R\$ ?)?[-+(]?\d[\d.,]*[.,]\d{2}(?!\d)\)?-?/g
const YEAR_TITLE = /acumulad[oa]s?(?: (?:do|no|at[eé] o) (?:ano|m[eê]s))?|(?:total )?no ano|at[eé] o m[eê]s|\bytd\b/i
const OTHER_TITLE =
  /descri\w*|hist[oó]rico|evento|verba|rubrica|quant\w*|qtde?|ref\w*|valor(?: (?:no|do) m[eê]s)?|(?:no|do) m[eê]s|\bm[eê]s\b/gi

interface Column {
  readonly start: number
  readonly end: number
}

/** Removes year-to-date sums printed next to the monthly ones: they are not pay of this document. */
export function withoutYearColumn(rows: readonly string[]): string[] {
  const at = rows.findIndex((row) => YEAR_TITLE.test(row) && !row.match(FIGURE) && (row.match(OTHER_TITLE) ?? []).length >= 2)
  if (at === -1) return [...rows]
  const title = rows[at]!
  const found = YEAR_TITLE.exec(title)!
  const year: Column = { start: found.index, end: found.index + found[0].length }
  const others = [...title.matchAll(OTHER_TITLE)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const isLast = others.every(({ start }) => start < year.end)
  const cell = cellAt(title, year.start)
  return rows.map((row, index) =>
    index <= at ? row : cut(row, { year, others: others.filter(({ start }) => start < year.start || start >= year.end), isLast, cell }),
  )
}

const cellAt = (row: string, place: number): number | null => (/[\t|;]/.test(row) ? row.slice(0, place).split(/[\t|;]/).length - 1 : null)

interface YearColumn {
  readonly year: Column
  readonly others: readonly Column[]
  readonly isLast: boolean
  readonly cell: number | null
}

function cut(row: string, { year, others, isLast, cell }: YearColumn): string {
  const figures = [...row.matchAll(FIGURE)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const spaced = /\S {2,}\S/.test(row)
  const inYear = (figure: Column, index: number): boolean => {
    if (cell !== null) return cellAt(row, figure.start) === cell
    if (!spaced) return isLast && figures.length > 1 && index === figures.length - 1
    return others.every((other) => apart(figure, year) < apart(figure, other))
  }
  return figures
    .filter(inYear)
    .reduce((left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`, row)
    .trimEnd()
}

const apart = (one: Column, two: Column): number => Math.min(Math.abs(one.start - two.start), Math.abs(one.end - two.end))

const KIND_LETTER = /^(\s*)([PVCDRBI])(\s+)(?=\/?\d{2,8}\s+-?\s*[A-Za-zÀ-ú0-9])/

const AMOUNT_FIRST = /^(\s*)((?:R\$ ?)?\d[\d.]*,\d{2} ?[-+])\s+(\S.*\p{L}.*)$/u

/** Moves signed amounts printed before their labels to the end: "3.000,00+ Salário". */
export function withAmountsLast(rows: readonly string[]): readonly string[] {
  if (rows.filter((row) => AMOUNT_FIRST.test(row)).length < 2) return rows
  return rows.map((row) => row.replace(AMOUNT_FIRST, '$1$3  $2'))
}

const KIND_WORD = /^(\s*)(cr[eé]dito|d[eé]bito|provento|desconto)(?=\s{2,}\S|\s*[|\t;])/i

/** Same as `withoutKindLetters` for whole words, which only pay lines have: "Crédito   Salário fixo   3.000,00". */
function withoutKindWords(rows: readonly string[]): readonly string[] {
  const found = rows.map((row) => (row.match(FIGURE) ? (KIND_WORD.exec(row)?.[2] ?? null) : null))
  const isEarning = (word: string): boolean => /^[cp]/i.test(word)
  const words = found.flatMap((word) => word ?? [])
  if (words.length < 3 || words.every(isEarning) || !words.some(isEarning)) return rows
  return rows.map((row, index) => {
    const word = found[index]
    if (word == null || !/\d$/.test(row)) return row
    return `${row.replace(word, ' '.repeat(word.length))} ${isEarning(word) ? 'P' : 'D'}`
  })
}

/** Leading column with the kind of a row ("P", "D", or "B" for a base): moved after the amount, where the parser reads it. */
export function withoutKindLetters(written: readonly string[]): string[] {
  const rows = withoutKindWords(written)
  const letters = rows.flatMap((row) => (row.match(FIGURE) ? (KIND_LETTER.exec(row)?.[2] ?? []) : []))
  if (letters.length < 3) return [...rows]
  const telling = letters.includes('D') && letters.some((letter) => /[PVCR]/.test(letter))
  return rows.map((row) => {
    const letter = row.match(FIGURE) ? KIND_LETTER.exec(row)?.[2] : undefined
    if (letter === undefined) return row
    const bare = row.replace(KIND_LETTER, (_, before: string, __, after: string) => `${before} ${after}`)
    if (telling && /[BI]/.test(letter)) return bare.replace(/\/?\d{2,8}/, (code) => ' '.repeat(code.length))
    return telling && /\d$/.test(bare) ? `${bare} ${letter === 'R' ? 'P' : letter}` : bare
  })
}
