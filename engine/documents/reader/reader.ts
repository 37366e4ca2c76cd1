/**
 * Parses a document into lines and printed facts, and reconciles them. Returns unrecognized parts and marks readings that do not reconcile;
 * never guesses silently.
 */

import { addMonths, type Day, dayOf } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import payrollLines, { type PayrollLine } from '../../domains/payroll/law/payroll-lines.ts'
import { foldedLabel, isOwnRegime, naturesOf } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { type Reconciliation, reconciled, type Worker } from '../../domains/payroll/rules/payslip/pay-document.ts'
import { payQuestions } from '../pay-questions.ts'
import type { Certainty, DocumentKind, KindEvidence, LooksLike, Reading, ReadLine } from '../reading.ts'
import { admissionIn, dayIn, monthIn, paidOnIn, terminationDay } from './calendar.ts'
import { cleanRow, spacedThousands, withAmountsLast, withoutKindLetters, withoutYearColumn } from './clean-rows.ts'
import { contractIn, monthlyHoursIn, occupationIn, stateIn, weeklyHoursIn } from './contract-facts.ts'
import { copiesOf, oneCopy, withoutCopyBeside, withoutRepeat } from './copies.ts'
import { earnedIn, FIELD_WORDS, factsIn, type PrintedCandidates, recordAmount, totalsIn } from './facts.ts'
import { evidenceOf, isProse, type KindFound, kindByWords, looksOfText } from './kind-evidence.ts'
import { ACCUMULATED, bareTotal, endsInSalary, HEAD_WORDS, isBasicSalary, type PrintedMeaning, printedMeaning } from './printed.ts'
import { repaired } from './repair.ts'
import { type Page, rowsOfPages, rowsOfText } from './rows.ts'
import { type Figure, type Segment, segmentsOf, writtenWithPoint } from './segments.ts'
import { type Candidate, MAX_LINES, reconcileLines } from './settle.ts'
import { fieldOf, filledBox, isBoxed, type TerminationFields, terminationFields } from './termination-form.ts'
import { amountByColumn, apart, deductionsFirst, sideByColumn, type Titles, titlesIn } from './titles.ts'

export interface Source {
  readonly text?: string | undefined
  readonly pages?: readonly Page[] | undefined
  readonly kind?: DocumentKind | undefined
}

export function readDocument({ text, pages, kind: told }: Source): Reading {
  const written = pages ? rowsOfPages(pages) : rowsOfText(text ?? '')
  const { rows, other } = spacedThousands(withoutRepeat(withoutCopyBeside(written)).map(cleanRow))
  const reading = withRepairs(readRows(rows, told), rows, told)
  if (!other) return reading
  const parted = readRows(other, told)
  if (reading.reconciliation.closes !== true) return parted
  // Dropping the thousands on both sides may reconcile as well: ask which was printed.
  return parted.reconciliation.closes === false ? reading : inDoubt(reading)
}

/** Reads again with damaged letters repaired, kept only when the document closes with the repairs and not without. */
function withRepairs(reading: Reading, rows: readonly string[], told: DocumentKind | undefined): Reading {
  if (reading.reconciliation.closes === true || APART.includes(reading.kind)) return reading
  const { rows: mended, repairs } = repaired(rows, payrollLines.versions[0].value.lines)
  if (repairs.length === 0) return reading
  const again = readRows(mended, told)
  return again.reconciliation.closes === true ? { ...again, repaired: repairs } : reading
}

/** Kinds read by their own reader: they have no lines of pay. */
const APART: readonly DocumentKind[] = ['cnis', 'esocial', 'income_statement', 'fgts_statement', 'das', 'loan_contract']

const inDoubt = (reading: Reading): Reading => ({
  ...reading,
  reconciliation: { ...reading.reconciliation, closes: null },
  doubtful: true,
  doubts: [...reading.doubts, 'Os milhares parecem separados por espaço: confira cada valor com o papel.'],
})

function readRows(cleaned: readonly string[], told: DocumentKind | undefined): Reading {
  const rows = withoutYearColumn(withoutKindLetters(withAmountsLast(cleaned)))
  const withPoint = writtenWithPoint(rows)
  const competence = monthIn(rows)
  const day = competence === null ? NEWEST : firstDay(competence)
  const table = day < payrollLines.recordStarts ? [] : payrollLines.at(day).value.lines
  const words = kindByWords(rows)
  const said = told ?? words.kind
  if (said !== null && (said === 'unknown' || APART.includes(said))) return readApart(rows, said, words, told)
  const { paper, lines, closes, doubts, totals } = closing(rows, withPoint, table, said)
  const kept = lines.slice(0, MAX_LINES)
  const { kind, certainty, kindEvidence, looksLike } = kindOf(rows, kept, words, told, reconciledBy(kept, totals))
  if (kind === 'unknown') return readApart(rows, kind, { ...words, looksLike }, told)
  const { printed, conflicting } = factsIn(paper.seen, earnedIn(kept))
  const reconciliation = reconciledBy(kept, totals)
  const doubtful = closes === 'either' || (kind === 'trct' && hasBoxTwice(kept)) || hasOtherTotals(rows)
  const paidOn = paidOnIn(rows)
  const month = datesAgree(competence, paidOn, rows) ? monthOfPaper(kind, competence, paidOn, rows) : null
  return {
    kind,
    certainty,
    kindEvidence,
    alternatives: words.alternatives,
    looksLike: null,
    month,
    paidOn,
    state: stateIn(rows),
    occupation: occupationIn(rows),
    contract: contractIn(rows),
    weeklyHours: weeklyHoursIn(rows),
    monthlyHours: monthlyHoursIn(rows, kept),
    repaired: [],
    worker: workerIn(rows, kept, (printed.fgts ?? 0n) > 0n),
    dependents: dependentsIn(rows),
    lines: kept,
    printed: { ...NOTHING_PRINTED, ...printed, ...totals },
    reconciliation: doubtful ? { ...reconciliation, closes: null } : reconciliation,
    doubtful,
    notUnderstood: paper.notUnderstood,
    doubts: [
      ...doubts,
      ...doubtsOf(kept, month, reconciliation, paper.notUnderstood.length),
      ...(reconciliation.closes === true
        ? payQuestions({ kind, month, lines: kept, printed: { ...NOTHING_PRINTED, ...printed, ...totals }, rows })
        : []),
      ...conflicting.map(
        (field) => word`O papel imprime mais de um valor para ${FIELD_WORDS[field]}, ou um que não pode ser: preencha à mão.`,
      ),
    ],
    rows,
  }
}

const reconciledBy = (
  lines: readonly ReadLine[],
  totals: Partial<Record<'totalEarnings' | 'totalDeductions' | 'net', Money>>,
): Reconciliation =>
  reconciled({ lines, total_earnings: totals.totalEarnings, total_deductions: totals.totalDeductions, net_received: totals.net })

/** A document without lines of pay: its kind, and nothing read as pay. */
function readApart(rows: readonly string[], kind: DocumentKind, words: KindFound, told: DocumentKind | undefined): Reading {
  return {
    kind,
    certainty: told !== undefined || words.sure ? 'sure' : 'likely',
    kindEvidence: words.evidence.length > 0 ? words.evidence : [evidenceOf(rows, 0, kind)],
    alternatives: words.alternatives,
    looksLike: kind === 'unknown' ? (words.looksLike ?? looksOfText(rows)) : null,
    month: null,
    paidOn: null,
    worker: null,
    dependents: null,
    lines: [],
    printed: NOTHING_PRINTED,
    reconciliation: { closes: null, equations: [] },
    doubtful: false,
    notUnderstood: [],
    doubts: [],
    ...NO_CONTRACT,
    repaired: [],
    rows,
  }
}

const NO_CONTRACT = { state: null, occupation: null, contract: null, weeklyHours: null, monthlyHours: null } as const

const AMOUNTS = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d,])/g

/** True when two columns of totals (month and maybe year) each reconcile, so the right one is unknown. */
function hasOtherTotals(rows: readonly string[]): boolean {
  const pairs = new Map(
    rows.flatMap((row) => {
      const meaning = printedMeaning(row.replace(AMOUNTS, ''))
      const amounts = (row.match(AMOUNTS) ?? []).map((amount) => BigInt(amount.replace(/\D/g, '')))
      return meaning !== null && amounts.length === 2 && amounts[0] !== amounts[1] ? [[meaning, amounts] as const] : []
    }),
  )
  const [earned, taken, net] = (['totalEarnings', 'totalDeductions', 'net'] as const).map((meaning) => pairs.get(meaning))
  return [0, 1].every((at) => earned && taken && net && earned[at]! - taken[at]! === net[at])
}

/** True when a numbered form box appears twice: one of them was misread. */
const hasBoxTwice = (lines: readonly ReadLine[]): boolean =>
  lines.some((line, at) => line.code !== null && lines.findIndex(({ code, label }) => code === line.code && label === line.label) !== at)

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
/** False when the month is well before the admission or far from the payment date: it was misread, so the user is asked. */
function datesAgree(competence: string | null, paidOn: Day | null, rows: readonly string[]): boolean {
  if (competence === null) return true
  const admission = admissionIn(rows)
  const [earliest, latest] = [-2, 3].map((months) => addMonths(firstDay(competence), months))
  return !(admission && admission >= latest!) && !(paidOn && (paidOn < earliest! || paidOn >= addMonths(latest!, 1)))
}

/** First day of the rest that a vacation receipt names. */
const restStart = (rows: readonly string[]): Day | null => dayIn(rows, /\bgozo\b|\binicio das ferias\b/)

/** Month of a vacation receipt is the payment month; of a termination, the month the contract ends. */
function monthOfPaper(kind: DocumentKind, competence: string | null, paidOn: Day | null, rows: readonly string[]): string | null {
  if (kind === 'trct') return terminationDay(rows)?.slice(0, 7) ?? competence
  if (kind === 'vacation') return paidOn?.slice(0, 7) ?? competence ?? restStart(rows)?.slice(0, 7) ?? null
  return competence ?? (kind === 'thirteenth' ? (paidOn?.slice(0, 7) ?? null) : null)
}

/**
 * Totals normally end the lines. When that reading does not reconcile, tries the net instead: some layouts print each total above its
 * lines.
 */
function closing(rows: readonly string[], withPoint: boolean, table: readonly PayrollLine[], kind: DocumentKind | null) {
  const paper = zoned(rows, withPoint, table, kind)
  const found = agreed(paper, table)
  if (found.holds || paper.notUnderstood.length === 0) return { ...found, paper }
  const later = zoned(rows, withPoint, table, kind, 'net')
  const closed = agreed(later, table)
  return closed.holds && Object.keys(closed.totals).length > 1 ? { ...closed, paper: later } : { ...found, paper }
}

/** Merges copies; among repeated totals, selects those that reconcile. */
function agreed(paper: Paper, table: readonly PayrollLine[]) {
  const found = waysOf(paper.candidates, paper.seen, table)
  const closed = found.find(({ holds }) => holds)
  if (closed) return closed
  // The contractual salary among the lines is a header fact when the document reconciles without it.
  const isFact = ({ code, label }: Candidate): boolean => code === null && isBasicSalary(label)
  const facts = paper.candidates.filter(isFact)
  for (const out of [facts, ...(facts.length > 1 ? facts.slice(0, MAX_FACTS).map((fact) => [fact]) : [])]) {
    const without = waysOf(
      paper.candidates.filter((candidate) => !out.includes(candidate)),
      paper.seen,
      table,
    ).find(({ holds, totals }) => holds && Object.keys(totals).length > 1)
    if (!without) continue
    for (const { amount } of out) recordAmount(paper.seen, 'basicSalary', amount)
    return without
  }
  return found[0]!
}

const MAX_FACTS = 4

function waysOf(candidates: readonly Candidate[], seen: PrintedCandidates, table: readonly PayrollLine[]) {
  const copies = copiesOf(candidates)
  return [copies, ...(copies > 1 ? [1] : [])].flatMap((count) =>
    totalsIn(seen).map((totals) => ({ ...reconcileLines(oneCopy(candidates, count), totals, table), totals })),
  )
}

const NEWEST: Day = payrollLines.versions[0].from
const firstDay = (month: string): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)), 1)

interface Paper {
  readonly candidates: readonly Candidate[]
  readonly seen: PrintedCandidates
  readonly notUnderstood: { row: number; text: string }[]
}

/** Classifies every segment: line, printed fact, or unrecognized. */
function zoned(
  rows: readonly string[],
  withPoint: boolean,
  table: readonly PayrollLine[],
  kind: DocumentKind | null,
  endsAt: 'totals' | 'net' = 'totals',
): Paper {
  const titles = titlesIn(rows, withPoint)
  const form = kind === 'trct' && isBoxed(rows) ? terminationFields(rows) : null
  const begun = wrappedLabels(rows, withPoint)
  const sections = titles?.earning && titles.deduction ? [] : sectionSides(rows)
  const parsed = (index: number): readonly Segment[] =>
    segmentsOf(rows[index]!, index, withPoint)
      .filter(({ figures }) => figures.length > 0)
      .map((segment, place) => (place === 0 ? joinedWithRowAbove(segment, begun.get(index)) : segment))
      .map((segment) => (form ? inItsBox(segment, form) : segment))
  const bareSides = new Set(rows.flatMap((_, index) => parsed(index).map(({ label, code }) => (code === null ? bareTotal(label) : null))))
  const bareTogether = bareSides.has('totalEarnings') && bareSides.has('totalDeductions')
  const paper: Paper & { candidates: Candidate[] } = { candidates: [], seen: {}, notUnderstood: [] }
  let ended = false
  for (let index = 0; index < rows.length; index++) {
    if (index === titles?.row) continue
    const pair = index + 1 < rows.length ? labelsOverFigures(rows[index]!, rows[index + 1]!, index, withPoint) : null
    const segments = pair ?? parsed(index)
    if (pair) index++
    if (segments.length === 0 || ACCUMULATED.test(foldedLabel(rows[index]!))) continue
    if (!ended && totalsInColumns(paper, segments, titles)) {
      ended = true
      continue
    }
    const head =
      titles !== null
        ? index < titles.row
        : headBeside(rows[index]!) && paper.candidates.length === 0 && !codedLine(segments[0]!, table, kind)
    const taken = takeRow(paper, segments, {
      head,
      ended,
      titles,
      table,
      row: rows[index]!,
      kind,
      form,
      boxed: form !== null,
      section: sections[index] ?? null,
      bareTogether,
      over: pair !== null,
    })
    // An earnings block with its total may precede a deductions block: rows under that title are still lines.
    const totals = endsAt === 'net' ? taken === 'net' : taken !== null
    const opens: boolean = totals && !ended && /^(?:descontos|deducoes|debitos)$/.test(foldedLabel(rows[index + 1] ?? ''))
    ended ||= totals && !opens && paper.candidates.length > 0
  }
  return paper
}

const OPENS_EARNINGS = /^(?:verbas(?: rescisorias)?|proventos|vencimentos|creditos|ganhos|valores a receber)(?: valor(?:es)?| r)?$/
const OPENS_DEDUCTIONS = /^(?:deducoes|descontos|debitos)(?: valor(?:es)?| r)?$/

/** Side of each row under a title of its block: "VERBAS RESCISÓRIAS", "DEDUÇÕES". */
function sectionSides(rows: readonly string[]): readonly ('earning' | 'deduction' | null)[] {
  let side: 'earning' | 'deduction' | null = null
  return rows.map((row) => {
    const folded = foldedLabel(row)
    if (OPENS_EARNINGS.test(folded)) side = 'earning'
    else if (OPENS_DEDUCTIONS.test(folded)) side = 'deduction'
    return side
  })
}

/** Label wrapped to the next row, by the row with the amount: "450 Adianta-" above "mento salarial 1.000,00". */
function wrappedLabels(rows: readonly string[], withPoint: boolean): ReadonlyMap<number, string> {
  const begun = new Map<number, string>()
  for (const [index, row] of rows.entries()) {
    if (!/^\s*\/?\d[\w./]{0,10}\s+[A-Za-zÀ-ú(]/.test(row) || !/^(?: {3,}\S|[a-zà-ú])/.test(rows[index + 1] ?? '')) continue
    const [only, more] = segmentsOf(row, index, withPoint)
    const [next] = segmentsOf(rows[index + 1]!, index + 1, withPoint)
    if (more || only!.figures.length > 0 || only!.code === null || !next || next.figures.length === 0) continue
    if (next.code === null && /^[a-zà-ú]/.test(next.label)) begun.set(index + 1, row)
  }
  return begun
}

function joinedWithRowAbove(segment: Segment, above: string | undefined): Segment {
  const begun = above === undefined ? undefined : segmentsOf(above, segment.row, false)[0]
  if (!begun) return segment
  const hyphen = above!.trimEnd().endsWith('-')
  return { ...segment, code: begun.code, label: hyphen ? `${begun.label}${segment.label}` : `${begun.label} ${segment.label}` }
}

/** Adds the number and label of the form box that contains the figure. */
function inItsBox(segment: Segment, form: TerminationFields): Segment {
  const box = filledBox(segment.label, form)
  return box ? { ...segment, ...box } : segment
}

/** "Contrib. previdenciária" is a deduction; "Sal. contr. INSS" and "base" are bases. */
const isContribution = (label: string): boolean => {
  const folded = foldedLabel(label)
  return /\bcontr\w* (?:inss|prev\w*)\b/.test(folded) && !/\b(?:sal\w*|bases?|bc|b|bs|calc\w*)\b/.test(folded)
}

/** Consecutive footer labels, as copied from a PDF: "Salário Base Sal. Contr. INSS Base Cálc. FGTS". */
const FOOT_LABEL =
  /(?:sal(?:[aá]rio)?\.?\s*(?:de )?contr\w*\.?\s*(?:do )?i\.?n\.?s\.?s\.?|sal(?:[aá]rio)?\.? (?:base|contratual|nominal)|base\s*(?:de )?(?:c[aá]lc\w*\.?)?\s*(?:de |do )?(?:i\.?n\.?s\.?s\.?|f\.?g\.?t\.?s\.?|i\.?r\.?r\.?f\.?|ir\b)|(?:valor |dep[oó]sito )?f\.?g\.?t\.?s\.?(?: (?:do |no )?m[eê]s)?|faixa (?:do )?i\.?r\.?(?:r\.?f\.?)?)/gi

/** Null unless the labels match the number of figures and no other words are among them. */
function footLabels(labels: string, count: number): RegExpMatchArray[] | null {
  const found = [...labels.matchAll(FOOT_LABEL)]
  return found.length === count && found.length > 1 && !/\p{L}{2}/u.test(labels.replace(FOOT_LABEL, ' ')) ? found : null
}

/** Labels in one row and as many figures in the next. */
function labelsOverFigures(labels: string, figures: string, row: number, withPoint: boolean): Segment[] | null {
  const own = segmentsOf(figures, row + 1, withPoint)
  // "0156 I.N.S.S. 199,61" has a label, spelled with single letters.
  if (own.some(({ label, code }) => /[A-Za-zÀ-ú]{2}|[A-Za-z]\./.test(label) || (code !== null && label !== ''))) return null
  const amounts = own.flatMap(({ figures: found }) => found)
  if (amounts.length === 0 || segmentsOf(labels, row, withPoint).some(({ figures: found }) => found.length > 0)) return null
  const spaced = [...labels.matchAll(/[^\s\t|]+(?: [^\s\t|]+)*/g)].filter(([cell]) => /[A-Za-zÀ-ú]{2}/.test(cell))
  const cells = spaced.length === amounts.length ? spaced : (footLabels(labels, amounts.length) ?? spaced)
  const known = cells.filter(([cell]) => printedMeaning(cell) !== null || isBasicSalary(cell) || bareTotal(cell) !== null)
  if (known.length === 0 || known.length * 2 < cells.length) return null
  const bare = { row: row + 1, code: null, reference: null, bareReference: false, spaced: false, cells: null, cellCount: 0 }
  if (cells.length === amounts.length) return cells.map(([label], at) => ({ ...bare, label, figures: [amounts[at]!] }))
  if (cells.length < amounts.length) return null
  return amounts.map((figure) => {
    const nearest = [...cells].sort((a, b) => apart(a.index!, a[0].length, figure) - apart(b.index!, b[0].length, figure))[0]!
    return { ...bare, label: nearest[0], figures: [figure] }
  })
}

interface Place {
  readonly head: boolean
  readonly ended: boolean
  readonly titles: Titles | null
  readonly table: readonly PayrollLine[]
  readonly row: string
  readonly kind: DocumentKind | null
  /** Fields of the termination form, when the document is one. */
  readonly form: TerminationFields | null
  /** True when the document has a bare total per side: "Vencimentos 5.200,00", "Descontos 601,12". */
  readonly bareTogether: boolean
  readonly over: boolean
  readonly boxed: boolean
  /** Side of the block of rows that a title opened. */
  readonly section: 'earning' | 'deduction' | null
}

/** Consumes one row; returns the totals found, which start the footer. */
function takeRow(paper: Paper & { candidates: Candidate[] }, segments: readonly Segment[], place: Place): 'totals' | 'net' | null {
  const ofBases = /^bases\b/.test(foldedLabel(segments[0]!.label))
  const meanings = segments.map(({ label: own, code }, index) => {
    // "BASES: INSS 2.345,60 FGTS 2.345,60": the first word applies to each.
    const label = ofBases && index > 0 && /^(?:inss|fgts|irrf|ir)$/.test(foldedLabel(own)) ? word`base ${own}` : own
    const natures = naturesOf(label, null, place.table)
    if (place.form && fieldOf(place.form, code)) return null
    if (
      (natures.some(({ kind }) => kind === 'deduction') || isOwnRegime(label)) &&
      isContribution(label) &&
      (code !== null || !place.ended)
    )
      return null
    const isLine = natures.some(({ kind }) => kind !== 'informative') || NEGATIVE_NET.test(foldedLabel(label))
    return code !== null && !place.ended && isLine ? lineMeaning(label) : printedMeaning(label)
  })
  const bare = segments.map(({ label, code }) => (code === null ? bareTotal(label) : null))
  const beside = meanings.some((meaning) => meaning !== null)
  let totals: 'totals' | 'net' | null = null
  for (const [index, segment] of segments.entries()) {
    const figure = segment.figures.at(-1)!
    const together = place.bareTogether || bare.filter((each) => each !== null).length > 1 || beside
    const after = place.ended || paper.candidates.length > 0
    const meaning = meanings[index] ?? (together || (after && bare[index]) ? bare[index]! : null)
    if (meaning !== null && meaning !== undefined) {
      takePrinted(paper, meaning, segment, place.titles)
      if (meaning === 'net') totals = 'net'
      else if (meaning === 'totals' || meaning === 'totalEarnings' || meaning === 'totalDeductions') totals ??= 'totals'
      continue
    }
    if (
      place.kind === 'trct' &&
      (place.form !== null || segment.code !== null) &&
      place.boxed &&
      Number(segment.code) <= LAST_CONTRACT_FIELD
    )
      continue
    const headed = place.head || headBeside(place.row)
    const basic =
      (place.ended && place.kind !== 'trct' && isBasicSalary(segment.label)) ||
      (segment.code === null &&
        ((isBasicSalary(segment.label) && (headed || place.ended || place.over || beside)) ||
          ((headed || (paper.candidates.length === 0 && AFTER_GAP.test(place.row))) && endsInSalary(segment.label))))
    if (basic) recordAmount(paper.seen, 'basicSalary', figure.amount)
    else if (place.head || segment.label === '' || (place.ended && !isLineAfterTotals(segment, place))) leave(paper, segment, place)
    else paper.candidates.push(candidateOf(segment, place))
  }
  return totals
}

/** Offsets a negative net: "8170 Líquido negativo". */
const NEGATIVE_NET = /\bnegativ[oa]\b|\binsuficien\w*\b|\bdevedor\b/

/** True for a coded line with a known label, or a form field, printed after a total. */
const isLineAfterTotals = ({ code, label }: Segment, { table, form }: Place): boolean =>
  code !== null &&
  (naturesOf(label, null, table).length > 0 ||
    NEGATIVE_NET.test(foldedLabel(label)) ||
    (form !== null && fieldOf(form, code) !== undefined))

/** Fields 1 to 28 of the termination form describe the parties and the contract; last month's pay is found by its label. */
const LAST_CONTRACT_FIELD = 28

/** A coded row is a line even if its label could be a fact; only totals and bases are not. */
const lineMeaning = (label: string): PrintedMeaning | null => {
  const meaning = printedMeaning(label)
  return meaning === 'net' || meaning === 'fgts' ? null : meaning
}

/** True for a coded row with a known line label, even with a header word in it: "/311 INSS Empregado". */
const codedLine = ({ code, label }: Segment, table: readonly PayrollLine[], kind: DocumentKind | null): boolean =>
  kind !== 'trct' && code !== null && naturesOf(label, null, table).length > 0

/** Salary after a name, separated by a gap. */
const AFTER_GAP = /[A-Za-zÀ-ú]{3}[^|\t]*\s{2,}sal[aá]?/i
const headBeside = (row: string): boolean => HEAD_WORDS.test(foldedLabel(row))

function takePrinted(paper: Paper, meaning: PrintedMeaning, { figures, row, label }: Segment, titles: Titles | null): void {
  if (meaning === 'ignored') return
  if (meaning !== 'totals') {
    const figure = figures.length > 1 && figures.at(-1)!.amount === 0n ? figures.at(-2)! : figures.at(-1)!
    if (meaning === 'net') recordNet(paper, figure)
    else recordAmount(paper.seen, meaning, figure.amount)
  } else if (figures.length === 1) {
    paper.notUnderstood.push({ row, text: label })
  } else {
    const [left, right, net] = figures
    recordTotals(paper, left!.amount, right!.amount, titles)
    if (net) recordNet(paper, net)
  }
}

/** A sign before the net means money owed, or only separates the label: the totals decide. */
function recordNet({ seen }: Paper, { amount, side }: Figure): void {
  recordAmount(seen, 'net', amount)
  if (side === 'deduction') recordAmount(seen, 'net', -amount)
}

function recordTotals({ seen }: Paper, left: Money, right: Money, titles: Titles | null): void {
  const [plus, minus] = deductionsFirst(titles) ? [right, left] : [left, right]
  recordAmount(seen, 'totalEarnings', plus)
  recordAmount(seen, 'totalDeductions', minus)
}

/** Totals of the two columns without a label, or labelled "total" under each block. */
function totalsInColumns(
  paper: Paper & { readonly candidates: readonly Candidate[] },
  segments: readonly Segment[],
  titles: Titles | null,
) {
  const figures = segments.flatMap((segment) => segment.figures)
  if (paper.candidates.length === 0 || figures.length !== 2) return false
  const blocks = segments.length === 2 && segments.every(({ label }) => printedMeaning(label) === 'totals')
  const bare = segments.length === 1 && segments[0]!.label === '' && titles?.earning != null && titles.deduction !== null
  if (!blocks && !bare) return false
  recordTotals(paper, figures[0]!.amount, figures[1]!.amount, titles)
  return true
}

/** Records an unrecognized figure of the footer; header and zero figures are ignored. */
function leave(paper: Paper, { row, label, figures }: Segment, { head }: Place): void {
  if (head || figures.every(({ amount }) => amount === 0n)) return
  paper.notUnderstood.push({ row, text: label })
}

function candidateOf(segment: Segment, place: Place): Candidate {
  const form = place.form ? fieldOf(place.form, segment.code) : undefined
  const { amount, side, signed, others } = chooseAmount(segment, place.titles)
  const natures = form?.nature ? [] : naturesOf(segment.label, null, place.table)
  return {
    row: segment.row,
    code: segment.code,
    label: segment.label,
    reference: referenceOf(segment, others, place.titles),
    amount,
    side: form?.kind ?? side ?? markedSide(segment.label) ?? place.section,
    fixed: form !== undefined || signed,
    nature: form?.nature ?? (place.kind === 'trct' && natures.length === 1 ? natureOfEnd(natures[0]!.nature, segment.label) : null),
    natures,
    others,
  }
}

/** "(-) INSS", "(+) Salário". */
const markedSide = (label: string): 'earning' | 'deduction' | null => {
  const mark = /^\(([-–+])\)/.exec(label)?.[1]
  return mark === undefined ? null : mark === '+' ? 'earning' : 'deduction'
}

/** Natures of the end of a contract, for words that a payslip uses for others. */
function natureOfEnd(nature: string, label: string): string | null {
  if (nature === '1016') return /\bvencid\w*\b/.test(foldedLabel(label)) ? '6007' : '6006'
  return END_OF[nature] ?? null
}
const END_OF: Readonly<Record<string, string>> = { '1000': '6000', '5001': '6002' }

/** Hours, days or percentage of a line; a bare number may be its code, when codes follow the label. */
function referenceOf({ label, reference, bareReference }: Segment, others: readonly Money[], titles: Titles | null): string | null {
  const figure = others[0] === undefined ? null : written(others[0])
  // "Horas extras 50% 10,00": the rate belongs to the label, and the next number is the hours.
  if (figure !== null && reference?.endsWith('%') && label.includes(reference)) return figure
  if (!bareReference) return reference ?? figure
  return figure ?? (titles?.codeAfterWords ? null : reference)
}

const written = (amount: Money): string => `${amount / 100n},${String(amount % 100n).padStart(2, '0')}`

/** Selects the amount, and its side from the sign, the column or an adjacent zero. */
function chooseAmount(segment: Segment, titles: Titles | null) {
  const { figures, spaced, cells, cellCount } = segment
  const last = figures.length - 1
  const zeroLast = figures.length > 1 && figures[last]!.amount === 0n
  const placed = amountByColumn(segment, titles)
  const at = placed?.at ?? (zeroLast ? last - 1 : last)
  const figure = figures[at]!
  const others = figures
    .filter((_, index) => index !== at)
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0n)
  let side = figure.side ?? placed?.side ?? null
  if (side === null && figures.length > 2 && (zeroLast || figures[last - 1]!.amount === 0n)) side = zeroLast ? 'earning' : 'deduction'
  if (side === null && titles?.earning && titles.deduction) side = sideByColumn(figure, cells === null ? null : cells[at]!, spaced, titles)
  else if (side === null && cells !== null && cellCount >= 4)
    side = cells[at] === cellCount - 1 ? 'deduction' : cells[at] === cellCount - 2 ? 'earning' : null
  return { amount: figure.amount, side, signed: figure.side !== null, others }
}

/** Natures on a 13th-salary receipt. */
const THIRTEENTH = ['5001', '5005', '5504']

interface KindOfPaper {
  readonly kind: DocumentKind
  readonly certainty: Certainty
  readonly kindEvidence: readonly KindEvidence[]
  readonly looksLike: LooksLike | null
}

/** Kind by the words and by the lines read; a text with neither a title nor lines that close or answer each other is none. */
function kindOf(
  rows: readonly string[],
  lines: readonly ReadLine[],
  words: KindFound,
  told: DocumentKind | undefined,
  { closes }: Reconciliation,
): KindOfPaper {
  const built = kindByLines(rows, lines)
  const shown = lines.slice(0, 3).map(({ row }) => evidenceOf(rows, row, built ?? 'payslip'))
  const certain = (kind: DocumentKind, certainty: Certainty, evidence: readonly KindEvidence[]): KindOfPaper => ({
    kind,
    certainty,
    kindEvidence: evidence.length > 0 ? evidence : [evidenceOf(rows, 0, kind)],
    looksLike: null,
  })
  if (told) return certain(told, 'sure', words.evidence)
  if (words.kind !== null) {
    const kind = refined(words.kind, built, lines)
    return certain(kind, built === kind && lines.length > 0 ? 'sure' : words.sure ? 'sure' : 'likely', [
      ...words.evidence.map((each) => ({ ...each, says: kind })),
      ...shown.slice(0, 2),
    ])
  }
  if (built === null || !isPaper(rows, lines, closes))
    return { kind: 'unknown', certainty: 'likely', kindEvidence: [evidenceOf(rows, 0, 'unknown')], looksLike: looksOfText(rows) }
  return certain(built, closes === true ? 'likely' : 'unsure', shown)
}

/** The title of a payslip heads receipts too: lines of a receipt alone name it better. */
function refined(titled: DocumentKind, built: DocumentKind | null, lines: readonly ReadLine[]): DocumentKind {
  if (titled !== 'payslip' || built === null) return titled
  const own = built === 'thirteenth' || built === 'vacation' || built === 'trct'
  return own && lines.length > 0 ? built : titled
}

/** True for lines that close, or an earning and a deduction of known natures; prose with amounts is neither. */
function isPaper(rows: readonly string[], lines: readonly ReadLine[], closes: boolean | null): boolean {
  const known = (kind: string): boolean => lines.some((line) => line.kind === kind && (line.nature !== null || line.candidates.length > 0))
  if (closes === true) return known('earning') || known('deduction')
  if (isProse(rows))
    return rows.length <= FEW_ROWS && lines.some(({ nature }) => nature === '1000') && lines.some(({ nature }) => nature === '9201')
  return (known('earning') && known('deduction')) || (known('earning') && lines.length * 3 >= rows.length)
}

/** Rows of a message in which a person writes the figures of a payslip. */
const FEW_ROWS = 6

/** Verbs of the end of a contract, none of which a payslip has beside a salary. */
const OF_END = ['6000', '6002', '6003', '6006', '6007']

function kindByLines(rows: readonly string[], lines: readonly ReadLine[]): DocumentKind | null {
  if (lines.length === 0) return null
  const natures = lines.map(({ nature }) => nature)
  const has = (...wanted: string[]) => natures.some((nature) => nature !== null && wanted.includes(nature))
  // "13 SALARIO 4.500,00" without the ordinal sign parses as line 13, a salary: the document title decides.
  if (/^13 salario (?:1|2|primeira|segunda) parcela\b/.test(foldedLabel(rows[0] ?? ''))) return 'thirteenth'
  if (!has('1000') && new Set(natures.filter((nature) => OF_END.includes(nature ?? ''))).size >= 2) return 'trct'
  if (has('1000', '6000', '3508', '7001', '1350')) return 'payslip'
  // An unknown earning next to the 13th salary makes it a monthly payslip.
  const ofThirteenth = lines.every(
    ({ kind, nature, label }) =>
      kind !== 'earning' || (nature !== null && THIRTEENTH.includes(nature)) || /^medias? /.test(foldedLabel(label)),
  )
  if (has('5001', '5504')) return ofThirteenth ? 'thirteenth' : 'payslip'
  // A vacation receipt has no vacation deduction; the payslip of a vacation month has.
  return !has('9221') && has('1016') && has('1017') ? 'vacation' : 'payslip'
}

function workerIn(rows: readonly string[], lines: readonly ReadLine[], fgts: boolean): Worker | null {
  const text = foldedLabel(rows.slice(0, 15).join(' '))
  if (/\b(?:jovem |menor )?aprendiz\b/.test(text)) return 'apprentice'
  if (/\bempregad[oa] domestic[oa]\b|\btrabalhador[a]? domestic[oa]\b|\bdomestic[oa]\b/.test(text)) return 'domestic'
  if (lines.some(({ nature }) => nature === '3508') || /\bpro labore\b/.test(text)) return 'partner'
  if (/\brpa\b|\brecibo de (?:pagamento )?(?:a )?autonomo\b/.test(text)) return 'own_account'
  const has = (wanted: string) => lines.some(({ nature }) => nature === wanted)
  // A line of salary, INSS or FGTS makes an employee of who has a scholarship beside it.
  const employed = has('1000') || has('9201') || fgts
  if ((has('1350') || /\bestagiari[oa]\b/.test(text)) && !employed) return 'intern'
  return has('7001') && !has('1000') && !has('9201') ? 'retiree' : null
}

/** "Dep. IR: 2", "Dependentes IRRF 1": a count, never an amount. */
function dependentsIn(rows: readonly string[]): number | null {
  for (const row of rows) {
    const found = /\bdep(?:endentes|end|\.)?\.? ?(?:p\/ ?|para )?(?:o )?(?:IRRF|IR|I\.R\.)\b\.?\s*[:-]?\s*(\d)(?![\d.,/])/i.exec(row)
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
      word`As linhas não fecham com o que está impresso: diferença de R$ ${written(open.difference < 0n ? -open.difference : open.difference)}. Falta alguma linha?`,
    )
  }
  if (closes === null && lines.length > 0) doubts.push('Os totais não foram achados: confira cada linha com o papel.')
  if (month === null) doubts.push('O mês do papel não foi achado: preencha.')
  for (const { label, nature, candidates } of lines)
    if (nature === null && candidates.length === 0) doubts.push(word`Não se sabe o que é "${label}".`)
  if (left > 0) doubts.push('Há valores do papel que não foram entendidos.')
  return doubts
}
