/** Title row of a document, and the column of each figure. */
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { type Figure, type Segment, segmentsOf } from './segments.ts'

interface Column {
  readonly start: number
  readonly end: number
  readonly cell: number
}

export interface Titles {
  readonly row: number
  readonly earning: Column | null
  readonly deduction: Column | null
  /** Hours, days, percentages: before or after the amounts. */
  readonly reference: Column | null
  /** True when line codes follow the labels. */
  readonly codeAfterWords: boolean
}

type Side = 'earning' | 'deduction'

const TITLE_WORDS =
  /\b(?:cod\w*|descricao|discriminacao|historico|verba|rubrica|evento|ref\w*|quant\w*|qtde?|venc\w*|prov\w*|vantage\w*|cred\w*|desc\w*|deb\w*|valor)\b/g

export function titlesIn(rows: readonly string[], withPoint: boolean): Titles | null {
  for (const [row, written] of rows.entries()) {
    if (segmentsOf(written, row, withPoint).some(({ figures }) => figures.length > 0)) continue
    const words = foldedLabel(written).match(TITLE_WORDS) ?? []
    if (new Set(words).size < 2 || written.length > 200) continue
    const column = (pattern: RegExp): Column | null => {
      const found = pattern.exec(written.normalize('NFC'))
      return found
        ? { start: found.index, end: found.index + found[0].length, cell: written.slice(0, found.index).split(/[\t|]/).length - 1 }
        : null
    }
    const earning = column(/(?:Total )?(?:Venc\w*|Provent\w*|Prov\b\.?|Vantage\w*|Cr[eé]ditos?|Ganhos)/i)
    const deduction = column(/(?:Total )?(?:Desconto\w*|Desc\.?(?=\s*$|\s{2,}|\||\t)|D[eé]bitos?|Dedu[cç][oõ]es)/i)
    const reference = column(/(?:Ref\w*|Quant\w*|Qtde?)\b\.?/i)
    const [code, named] = [column(/C[oó]d\w*/i), column(/Descri\w*|Discrim\w*|Hist[oó]rico|Verba|Rubrica|Evento/i)]
    const codeAfterWords = code !== null && named !== null && code.start > named.start
    if (earning && deduction) return { row, earning, deduction, reference, codeAfterWords }
    if (words.length >= 3) return { row, earning, deduction: null, reference, codeAfterWords }
  }
  return null
}

/** True when deductions are printed left of the earnings. */
export const deductionsFirst = (titles: Titles | null): boolean =>
  titles?.earning != null && titles.deduction !== null && titles.deduction.start < titles.earning.start

export const apart = (start: number, length: number, { start: from, end }: Figure): number =>
  Math.min(Math.abs(start - from), Math.abs(start + length - end))

/** Minimum distance ratio to assign a figure to the nearer column. */
const CLEARLY = 3

/** Null when the titles are inconclusive. */
function columnOf(figure: Figure, cell: number | null, spaced: boolean, titles: Titles): Side | 'reference' | null {
  const { earning, deduction, reference } = titles
  if (!earning || !deduction) return null
  if (cell !== null && earning.cell !== deduction.cell) {
    if (cell === earning.cell) return 'earning'
    return cell === deduction.cell ? 'deduction' : cell === reference?.cell ? 'reference' : null
  }
  if (!spaced) return null
  const far = (column: Column) => apart(column.start, column.end - column.start, figure)
  const columns = [['earning', far(earning)] as const, ['deduction', far(deduction)] as const]
  const [first, second] = [...columns, ...(reference ? [['reference', far(reference)] as const] : [])].sort((a, b) => a[1] - b[1])
  return second![1] - first![1] < CLEARLY ? null : first![0]
}

interface Placed {
  readonly at: number
  readonly side: Side
}

/** The only figure of a row in an amount column; null with none or several. */
export function amountByColumn({ figures, spaced, cells }: Segment, titles: Titles | null): Placed | null {
  if (!titles) return null
  const placed = figures.flatMap((figure, at): Placed[] => {
    const side = figure.amount > 0n ? columnOf(figure, cells === null ? null : cells[at]!, spaced, titles) : null
    return side === 'earning' || side === 'deduction' ? [{ at, side }] : []
  })
  return placed.length === 1 ? placed[0]! : null
}

/** Side of a known amount. */
export function sideByColumn(figure: Figure, cell: number | null, spaced: boolean, titles: Titles | null): Side | null {
  const side = titles ? columnOf(figure, cell, spaced, titles) : null
  return side === 'reference' ? null : side
}
