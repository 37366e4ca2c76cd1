/**
 * Reads a paper into lines, what it prints beside them, and whether they agree. Nothing is guessed in silence: what was not understood is
 * handed back, and a reading that does not close says so.
 */
import { type Day, dayOf } from '../core/day.ts'
import type { Money } from '../core/money.ts'
import payrollLines, { type PayrollLine } from '../domains/payroll/law/payroll-lines.ts'
import { foldedLabel, naturesOf } from '../domains/payroll/rules/line-labels.ts'
import { type Reconciliation, reconciled, type Worker } from '../domains/payroll/rules/paper.ts'
import { monthIn, paidOnIn } from './calendar.ts'
import { bareTotal, endsInSalary, HEAD_WORDS, isBasicSalary, type PrintedField, type PrintedMeaning, printedMeaning } from './printed.ts'
import type { DocumentKind, Reading, ReadLine } from './reading.ts'
import { type Page, rowsOfPages, rowsOfText } from './rows.ts'
import { type Figure, type Segment, segmentsOf, writtenWithPoint } from './segments.ts'
import { type Candidate, settled } from './settle.ts'
import { TERMINATION_FIELDS } from './termination-form.ts'

export interface Source {
  readonly text?: string | undefined
  readonly pages?: readonly Page[] | undefined
  readonly kind?: DocumentKind | undefined
}

const MAX_LINES = 120

export function readDocument({ text, pages, kind: told }: Source): Reading {
  const rows = pages ? rowsOfPages(pages) : rowsOfText(text ?? '')
  const withPoint = writtenWithPoint(rows)
  const month = monthIn(rows)
  const day = month === null ? NEWEST : firstDay(month)
  const table = day < payrollLines.recordStarts ? [] : payrollLines.at(day).value.lines
  const paper = zoned(rows, withPoint, table, told ?? kindByTitle(rows))
  const { lines, closes, doubts } = settled(paper.candidates, paper.printed, table)
  const kept = lines.slice(0, MAX_LINES)
  const kind = told ?? kindOf(rows, kept)
  const reconciliation = reconciled({
    lines: kept,
    total_earnings: paper.printed.totalEarnings,
    total_deductions: paper.printed.totalDeductions,
    net_received: paper.printed.net,
  })
  return {
    kind,
    month,
    paidOn: paidOnIn(rows),
    worker: workerIn(rows, kept),
    dependents: dependentsIn(rows),
    lines: kept,
    printed: { ...NOTHING_PRINTED, ...paper.printed },
    reconciliation: closes === 'either' ? { ...reconciliation, closes: null } : reconciliation,
    notUnderstood: paper.notUnderstood,
    doubts: [...doubts, ...doubtsOf(kept, month, reconciliation, paper.notUnderstood.length)],
    rows,
  }
}

const NOTHING_PRINTED: Reading['printed'] = {
  basicSalary: null,
  totalEarnings: null,
  totalDeductions: null,
  net: null,
  inssBase: null,
  irrfBase: null,
  fgtsBase: null,
  fgts: null,
  thirteenthInssBase: null,
  thirteenthIrrfBase: null,
  vacationIrrfBase: null,
  plrIrrfBase: null,
}
const NEWEST: Day = payrollLines.versions[0].from
const firstDay = (month: string): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)), 1)

interface Paper {
  readonly candidates: readonly Candidate[]
  readonly printed: Partial<Record<PrintedField, Money>>
  readonly notUnderstood: { row: number; text: string }[]
}

interface Titles {
  readonly row: number
  readonly earning: { readonly start: number; readonly end: number; readonly cell: number } | null
  readonly deduction: { readonly start: number; readonly end: number; readonly cell: number } | null
}

const TITLE_WORDS =
  /\b(?:cod\w*|descricao|discriminacao|historico|verba|rubrica|evento|ref\w*|quant\w*|qtde?|venc\w*|prov\w*|cred\w*|desc\w*|deb\w*|valor)\b/g

/** The row of column titles: where the earnings and the deductions stand. */
function titlesIn(rows: readonly string[], withPoint: boolean): Titles | null {
  for (const [row, written] of rows.entries()) {
    if (segmentsOf(written, row, withPoint).some(({ figures }) => figures.length > 0)) continue
    const words = foldedLabel(written).match(TITLE_WORDS) ?? []
    if (new Set(words).size < 2 || written.length > 200) continue
    const column = (pattern: RegExp) => {
      const found = pattern.exec(written.normalize('NFC'))
      return found
        ? { start: found.index, end: found.index + found[0].length, cell: written.slice(0, found.index).split(/[\t|]/).length - 1 }
        : null
    }
    const earning = column(/(?:Total )?(?:Venc\w*|Provent\w*|Prov\b\.?|Cr[eé]ditos?|Ganhos)/i)
    const deduction = column(/(?:Total )?(?:Desconto\w*|Desc\.?(?=\s*$|\s{2,}|\||\t)|D[eé]bitos?|Dedu[cç][oõ]es)/i)
    if (earning && deduction) return { row, earning, deduction }
    if (words.length >= 3) return { row, earning, deduction: null }
  }
  return null
}

/** Every segment in its place: a line, a fact that is printed, or what was not understood. */
function zoned(rows: readonly string[], withPoint: boolean, table: readonly PayrollLine[], kind: DocumentKind | null): Paper {
  const titles = titlesIn(rows, withPoint)
  const paper: Paper & { candidates: Candidate[] } = { candidates: [], printed: {}, notUnderstood: [] }
  let ended = false
  for (let index = 0; index < rows.length; index++) {
    if (index === titles?.row) continue
    const pair = index + 1 < rows.length ? labelsOverFigures(rows[index]!, rows[index + 1]!, index, withPoint) : null
    const segments = pair ?? segmentsOf(rows[index]!, index, withPoint).filter(({ figures }) => figures.length > 0)
    if (pair) index++
    if (segments.length === 0) continue
    const head = titles !== null ? index < titles.row : HEAD_WORDS.test(foldedLabel(rows[index]!)) && paper.candidates.length === 0
    const totals = takeRow(paper, segments, { head, ended, titles, table, row: rows[index]!, kind, over: pair !== null })
    ended ||= totals && paper.candidates.length > 0
  }
  return paper
}

/** Labels in one row and their figures in the next, as many of one as of the other. */
function labelsOverFigures(labels: string, figures: string, row: number, withPoint: boolean): Segment[] | null {
  const own = segmentsOf(figures, row + 1, withPoint)
  if (own.some(({ label }) => /[A-Za-zÀ-ú]{2}/.test(label))) return null
  const amounts = own.flatMap(({ figures: found }) => found)
  if (amounts.length === 0 || segmentsOf(labels, row, withPoint).some(({ figures: found }) => found.length > 0)) return null
  const cells = [...labels.matchAll(/[^\s\t|]+(?: [^\s\t|]+)*/g)].filter(([cell]) => /[A-Za-zÀ-ú]{2}/.test(cell))
  const known = cells.filter(([cell]) => printedMeaning(cell) !== null || isBasicSalary(cell) || bareTotal(cell) !== null)
  if (known.length === 0 || known.length * 2 < cells.length) return null
  const bare = { row: row + 1, code: null, reference: null, spaced: false, cells: null, cellCount: 0 }
  if (cells.length === amounts.length) return cells.map(([label], at) => ({ ...bare, label, figures: [amounts[at]!] }))
  if (cells.length < amounts.length) return null
  return amounts.map((figure) => {
    const nearest = [...cells].sort((a, b) => apart(a.index, a[0].length, figure) - apart(b.index, b[0].length, figure))[0]!
    return { ...bare, label: nearest[0], figures: [figure] }
  })
}

const apart = (start: number, length: number, { start: from, end }: Figure): number =>
  Math.min(Math.abs(start - from), Math.abs(start + length - end))

interface Place {
  readonly head: boolean
  readonly ended: boolean
  readonly titles: Titles | null
  readonly table: readonly PayrollLine[]
  readonly row: string
  readonly kind: DocumentKind | null
  readonly over: boolean
}

/** One row taken; whether it brought totals, after which the paper's foot begins. */
function takeRow(paper: Paper & { candidates: Candidate[] }, segments: readonly Segment[], place: Place): boolean {
  const meanings = segments.map(({ label, code }) =>
    code !== null && !place.ended && naturesOf(label, null, place.table).length > 0 ? lineMeaning(label) : printedMeaning(label),
  )
  const bare = segments.map(({ label, code }) => (code === null ? bareTotal(label) : null))
  const beside = meanings.some((meaning) => meaning !== null)
  let totals = false
  for (const [index, segment] of segments.entries()) {
    const figure = segment.figures.at(-1)!
    const together = bare.filter((each) => each !== null).length > 1 || beside
    const meaning = meanings[index] ?? (together || (place.ended && bare[index]) ? bare[index]! : null)
    if (meaning !== null && meaning !== undefined) {
      takePrinted(paper, meaning, segment)
      if (meaning === 'totals' || meaning === 'totalEarnings' || meaning === 'totalDeductions' || meaning === 'net') totals = true
      continue
    }
    const headed = place.head || headBeside(place.row)
    const basic =
      segment.code === null &&
      ((isBasicSalary(segment.label) && (headed || place.ended || place.over || beside)) || (headed && endsInSalary(segment.label)))
    if (basic) keep(paper, 'basicSalary', figure.amount)
    else if (
      place.head ||
      segment.label === '' ||
      (place.ended && !(segment.code !== null && naturesOf(segment.label, null, place.table).length > 0))
    )
      leave(paper, segment, place)
    else paper.candidates.push(candidateOf(segment, place))
  }
  return totals
}

/** A coded row is a line, though its words could be a fact: only totals and bases are not. */
const lineMeaning = (label: string): PrintedMeaning | null => {
  const meaning = printedMeaning(label)
  return meaning === 'net' || meaning === 'fgts' ? null : meaning
}

const headBeside = (row: string): boolean => HEAD_WORDS.test(foldedLabel(row))

function keep(paper: Paper, field: PrintedField, amount: Money): void {
  if (amount > 0n) paper.printed[field] ??= amount
}

function takePrinted(paper: Paper, meaning: PrintedMeaning, { figures, row, label }: Segment): void {
  if (meaning === 'ignored') return
  if (meaning !== 'totals') {
    keep(paper, meaning, (figures.length > 1 && figures.at(-1)!.amount === 0n ? figures.at(-2)! : figures.at(-1)!).amount)
  } else if (figures.length === 1) {
    paper.notUnderstood.push({ row, text: label })
  } else {
    const [plus, minus, net] = figures
    keep(paper, 'totalEarnings', plus!.amount)
    keep(paper, 'totalDeductions', minus!.amount)
    if (net) keep(paper, 'net', net.amount)
  }
}

/** A figure of the head or the foot that is no line and no known fact. */
function leave(paper: Paper, { row, label, figures }: Segment, { head }: Place): void {
  if (head || figures.every(({ amount }) => amount === 0n)) return
  paper.notUnderstood.push({ row, text: label })
}

function candidateOf(segment: Segment, place: Place): Candidate {
  const form = place.kind === 'trct' && segment.code !== null ? TERMINATION_FIELDS[segment.code.replace(/\..*$/, '')] : undefined
  const { amount, side, others } = chosen(segment, place.titles)
  const natures = form ? [] : naturesOf(segment.label, null, place.table)
  return {
    row: segment.row,
    code: segment.code,
    label: segment.label,
    reference: segment.reference ?? (others[0] === undefined ? null : written(others[0])),
    amount,
    side: form?.kind ?? side,
    fixed: form !== undefined || segment.figures.some((figure) => figure.side !== null),
    nature: form?.nature ?? null,
    natures,
    others,
  }
}

const written = (amount: Money): string => `${amount / 100n},${String(amount % 100n).padStart(2, '0')}`

/** Which number is the amount, and the side its sign, its column or its zero neighbour gives. */
function chosen({ figures, spaced, cells, cellCount }: Segment, titles: Titles | null) {
  const last = figures.length - 1
  const zeroLast = figures.length > 1 && figures[last]!.amount === 0n
  const at = zeroLast ? last - 1 : last
  const figure = figures[at]!
  const others = figures
    .filter((_, index) => index !== at)
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0n)
  let side = figure.side
  if (side === null && figures.length > 2 && (zeroLast || figures[last - 1]!.amount === 0n)) side = zeroLast ? 'earning' : 'deduction'
  if (side === null && titles?.earning && titles.deduction) side = columnOf(figure, cells === null ? null : cells[at]!, spaced, titles)
  else if (side === null && cells !== null && cellCount >= 4)
    side = cells[at] === cellCount - 1 ? 'deduction' : cells[at] === cellCount - 2 ? 'earning' : null
  return { amount: figure.amount, side, others }
}

function columnOf(figure: Figure, cell: number | null, spaced: boolean, { earning, deduction }: Titles): 'earning' | 'deduction' | null {
  if (!earning || !deduction) return null
  if (cell !== null && earning.cell !== deduction.cell)
    return cell === earning.cell ? 'earning' : cell === deduction.cell ? 'deduction' : null
  if (!spaced) return null
  const far = (column: { start: number; end: number }) => apart(column.start, column.end - column.start, figure)
  const [toEarning, toDeduction] = [far(earning), far(deduction)]
  if (Math.abs(toEarning - toDeduction) < 3) return null
  return toEarning < toDeduction ? 'earning' : 'deduction'
}

const TITLES_OF: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\btermo de rescisao\b|\btrct\b|\btermo de quitacao\b/, 'trct'],
  [/\bcnis\b|\brelacoes previdenciarias\b|\bextrato previdenciario\b/, 'cnis'],
  [/\brecibo (?:de |das )?ferias\b|\baviso (?:de |e recibo de )ferias\b|\brecibo de pagamento de ferias\b/, 'vacation'],
  [/\brecibo (?:de |do )?(?:pagamento (?:de |do )?)?(?:13|decimo terceiro)\b|\bfolha (?:de |do )?13\b/, 'thirteenth'],
]

function kindByTitle(rows: readonly string[]): DocumentKind | null {
  if (/^\s*</.test(rows[0] ?? '') && rows.some((row) => /eSocial/.test(row))) return 'esocial'
  const text = foldedLabel(rows.slice(0, 40).join(' '))
  return TITLES_OF.find(([words]) => words.test(text))?.[1] ?? null
}

function kindOf(rows: readonly string[], lines: readonly ReadLine[]): DocumentKind {
  const titled = kindByTitle(rows)
  if (titled) return titled
  if (lines.length === 0) return 'unknown'
  const natures = lines.map(({ nature }) => nature)
  const has = (...wanted: string[]) => natures.some((nature) => nature !== null && wanted.includes(nature))
  if (has('1000', '6000', '3508', '7001', '1350')) return 'payslip'
  if (has('5001', '5504')) return 'thirteenth'
  return has('1016') && has('1017') ? 'vacation' : 'payslip'
}

function workerIn(rows: readonly string[], lines: readonly ReadLine[]): Worker | null {
  const text = foldedLabel(rows.slice(0, 15).join(' '))
  if (/\b(?:jovem |menor )?aprendiz\b/.test(text)) return 'apprentice'
  if (/\bempregad[oa] domestic[oa]\b|\btrabalhador[a]? domestic[oa]\b|\bdomestic[oa]\b/.test(text)) return 'domestic'
  if (lines.some(({ nature }) => nature === '3508')) return 'partner'
  if (lines.some(({ nature }) => nature === '1350') || /\bestagiari[oa]\b/.test(text)) return 'intern'
  return lines.some(({ nature }) => nature === '7001') && !lines.some(({ nature }) => nature === '1000') ? 'retiree' : null
}

/** "Dep. IR: 2", "Dependentes IRRF 1": a count, never an amount. */
function dependentsIn(rows: readonly string[]): number | null {
  for (const row of rows) {
    const found = /\bdep(?:endentes|end|\.)?\.? ?(?:p\/ ?|para )?(?:o )?(?:IRRF|IR|I\.R\.)\b\.?\s*[:-]?\s*(\d{1,2})(?![\d.,/])/i.exec(row)
    if (found) return Number(found[1])
  }
  return null
}

function doubtsOf(lines: readonly ReadLine[], month: string | null, { closes, equations }: Reconciliation, left: number): string[] {
  const doubts: string[] = []
  if (lines.length === 0) doubts.push('Nenhuma linha de pagamento foi reconhecida: preencha à mão.')
  if (closes === false) {
    const open = equations.find(({ holds }) => !holds)!
    doubts.push(
      `As linhas não fecham com o que está impresso: diferença de R$ ${written(open.difference < 0n ? -open.difference : open.difference)}. Falta alguma linha?`,
    )
  }
  if (closes === null && lines.length > 0) doubts.push('Os totais não foram achados: confira cada linha com o papel.')
  if (month === null) doubts.push('O mês do papel não foi achado: preencha.')
  for (const { label, nature, candidates } of lines)
    if (nature === null && candidates.length === 0) doubts.push(`Não se sabe o que é "${label}".`)
  if (left > 0) doubts.push('Há valores do papel que não foram entendidos.')
  return doubts
}
