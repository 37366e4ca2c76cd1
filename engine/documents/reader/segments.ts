/** Splits a row into labels and the numbers after each: "BASE INSS 5.100,00 BASE FGTS 5.100,00" has two. */
import { LARGEST, type Money } from '../../core/money.ts'
import { isBasicSalary, printedMeaning } from './printed.ts'

export interface Figure {
  readonly amount: Money
  readonly start: number
  readonly end: number
  /** Side from an adjacent sign or letter. */
  readonly side: 'earning' | 'deduction' | null
}

export interface Segment {
  readonly row: number
  /** Raw label without its code. */
  readonly label: string
  readonly code: string | null
  readonly figures: readonly Figure[]
  /** Numbers that are not amounts: hours, days, a percentage, twelfths. */
  readonly reference: string | null
  /** True when the reference is alone in its cell, where it may be the line's code. */
  readonly bareReference: boolean
  /** True when spaces before the numbers preserve the columns. */
  readonly spaced: boolean
  /** Cell index of each number, when tabs or bars separate the cells. */
  readonly cells: readonly number[] | null
  readonly cellCount: number
}

const MAX_AMOUNT: Money = LARGEST / 1000n
const MAX_LABEL = 80

const BRAZILIAN =
  /(?<![\d.,/:]|\d[A-Za-z])((?:(?<![^\s|])(?<!\S )[-+] ?(?=R\$))?)(?:R\$ ?)?([-+(]?)(\d{1,3}(?:\.\d{3}){1,4}|\d{1,12}),(\d{2})(?![\d,])(?! ?%)(\)?)( ?[-+]|(?: ?[CDPV])(?![A-Za-zÀ-ú]))?/g
const AMERICAN =
  /(?<![\d.,/:]|\d[A-Za-z])((?:(?<![^\s|])(?<!\S )[-+] ?(?=R\$))?)(?:R\$ ?)?([-+(]?)(\d{1,3}(?:,\d{3}){0,4}|\d{1,12})\.(\d{2})(?![\d.,])(?! ?%)(\)?)( ?[-+]|(?: ?[CDPV])(?![A-Za-zÀ-ú]))?/g

/** True when all amounts use a decimal point; amounts normally use a comma. */
export function writtenWithPoint(rows: readonly string[]): boolean {
  const text = rows.join('\n')
  return text.search(BRAZILIAN) === -1 && text.search(AMERICAN) !== -1
}

function figuresIn(row: string, withPoint: boolean): Figure[] {
  return [...row.matchAll(withPoint ? AMERICAN : BRAZILIAN)].flatMap((match) => {
    const amount = BigInt(`${match[3]!.replace(/[.,]/g, '')}${match[4]!}`)
    if (amount > MAX_AMOUNT) return []
    const mark = `${match[1]}${match[2]}${match[6]?.trim() ?? ''}`
    const side = /[-(D]/.test(mark) ? ('deduction' as const) : /[+CPV]/.test(mark) ? ('earning' as const) : null
    return [{ amount, start: match.index, end: match.index + match[0].trimEnd().length, side }]
  })
}

const REFERENCE = /(?<![\w/])(?:\d{1,4}(?:[.,]\d{1,4})? ?(?:%|hs?\b|hrs?\b|d\b|dias?\b)|\d{1,2}\/12\b|\d{1,3}:\d{2})/i

/** Letters of a word, or of an abbreviation with points: "F.G.T.S.". */
const WORDS = /[A-Za-zÀ-ú]\.?[A-Za-zÀ-ú]/
/** Code before the label; "1/3", "13º" and "13. Salário" belong to the label. */
const CODE =
  /^(?!\d\/\d|13 ?[º°oO]|13\.? ?[Ss](?:al|AL)[^-]*(?:\d ?[ªaA]|parc|PARC|adian|ADIAN|integr|INTEGR|Parc|Adian|Integr)|13\. |1[ªaA] )((?:\/|eSocial|[A-Z]{1,2}(?=\d\d))?\d[\w./]{0,10})(?:\s+-?\s*|\s*-\s+)(?=\D|13|1\/3|\d[ªa])/

/** Column with the side of each row: "P", "Desconto". A single letter requires gaps on both sides. */
const SIDE_COLUMN =
  /(?<=\S)(?<!\b(?:total|totais|tot|de|dos?)\.?)\s{2,}(P|D|C|V|R|Proventos?|Vencimentos?|Descontos?|Cr[eé]ditos?|D[eé]bitos?)(?=\s{2,}|\s*$)/i
const sideNamed = (word: string): Figure['side'] => (/^d/i.test(word) ? 'deduction' : 'earning')

/** Labels of a row, each with its numbers. Leading numbers have an empty label. */
export function segmentsOf(row: string, index: number, withPoint: boolean): Segment[] {
  const figures = figuresIn(row, withPoint)
  const divided = /[\t|]/.test(row)
  const segments: Segment[] = []
  let at = 0
  for (let first = 0; first < figures.length; ) {
    let last = first
    while (last + 1 < figures.length && !WORDS.test(row.slice(figures[last]!.end, figures[last + 1]!.start))) last++
    const own = figures.slice(first, last + 1)
    segments.push(segment(row, index, row.slice(at, own[0]!.start), own, divided))
    at = own.at(-1)!.end
    first = last + 1
  }
  const rest = row.slice(at)
  if (/[A-Za-zÀ-ú]{2}/.test(rest) || segments.length === 0) segments.push(segment(row, index, rest, [], divided))
  return segments
}

/** "23 Dias de férias": the number is the line's code, not a reference. */
const withoutCode = (words: string): string => {
  const plain = words.replace(/[\t|]+/g, '  ').trim()
  const code = CODE.exec(plain)?.[1]
  return code === undefined ? words : plain.slice(code.length)
}

/** "Depósito FGTS:      Salário contratual 11,16": an empty fact, then one with a figure. */
function afterEmptyFact(words: string): string {
  const cells = words.split(/\s{4,}/)
  const last = cells.at(-1)!
  if (cells.length < 2 || !/[A-Za-zÀ-ú]{2}/.test(last)) return words
  const isFact = (cell: string): boolean => printedMeaning(cell) !== null || isBasicSalary(cell)
  return cells.at(-2)!.endsWith(':') || (isFact(cells.at(-2)!) && isFact(last)) ? last : words
}

function segment(row: string, index: number, words: string, figures: readonly Figure[], divided: boolean): Segment {
  // A bare number in its own cell before the amount is also a reference: "SALARIO | 30 | 2.000,00".
  const measured = REFERENCE.exec(withoutCode(words))?.[0]
  const reference = measured ?? /[A-Za-zÀ-ú][\t| ]{2,}(\d{1,3})[\t| ]*$/.exec(words)?.[1] ?? null
  const column = SIDE_COLUMN.exec(words.replace(/[\t|]+/g, '  '))?.[1]
  const plain = words
    .replace(/[\t|]+/g, '  ')
    .replace(SIDE_COLUMN, ' ')
    .trim()
  const code = CODE.exec(plain)?.[1] ?? null
  const label = afterEmptyFact(
    plain
      .slice(code === null ? 0 : code.length)
      .replace(/^[\s\-–:.]+/, '')
      .replace(/(?:R\$|[\s:.\-–(+=])+$/, ''),
  )
    .replace(/\s{2,}.*$/, (tail) => (/[A-Za-zÀ-ú]{3}/.test(tail) ? tail.replace(/\s+/g, ' ') : ''))
    .trim()
    // The label is the text nearest to the figure: "Colaborador … Cargo … Admissão … Salário: 2.760,00".
    .slice(-MAX_LABEL)
    .trimStart()
  const cells = row.split(/[\t|]/)
  return {
    row: index,
    label,
    code,
    figures: column === undefined ? figures : figures.map((figure) => ({ ...figure, side: figure.side ?? sideNamed(column) })),
    reference,
    bareReference: measured === undefined && reference !== null,
    spaced: figures.length > 0 && /\s{2}$/.test(row.slice(0, figures.at(-1)!.start)),
    cells: divided ? figures.map(({ start }) => row.slice(0, start).split(/[\t|]/).length - 1) : null,
    cellCount: cells.length,
  }
}
