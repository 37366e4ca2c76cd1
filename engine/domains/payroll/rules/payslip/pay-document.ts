/** Documents of a month as lines: printed figures, reconciliation and kind of worker. */
import { type Day, inMonthOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { PayrollLine } from '../../law/payroll-lines.ts'
import type { StateCode } from '../floors/states.ts'
import type { JobCategory } from '../withholding/several-jobs.ts'
import { foldedLabel, type PayOf } from './line-labels.ts'
import { type KnownLine, knownLine, NO_INCIDENCE, type PaperLine, sideOf } from './lines.ts'

export const WORKERS = ['employee', 'domestic', 'apprentice', 'partner', 'own_account', 'intern', 'retiree'] as const
export type Worker = (typeof WORKERS)[number]

export const PAPER_KINDS = ['monthly', 'advance', 'vacation', 'thirteenth', 'plr', 'complement'] as const
type PaperKind = (typeof PAPER_KINDS)[number]

export interface Printed {
  readonly total_earnings?: Money | undefined
  readonly total_deductions?: Money | undefined
  readonly net_received?: Money | undefined
  readonly basic_salary?: Money | undefined
  readonly inss_base?: Money | undefined
  readonly irrf_base?: Money | undefined
  readonly fgts_base?: Money | undefined
  readonly fgts?: Money | undefined
  readonly thirteenth_inss_base?: Money | undefined
  readonly thirteenth_irrf_base?: Money | undefined
  readonly vacation_irrf_base?: Money | undefined
}

export interface Paper extends Printed {
  readonly kind: PaperKind
  readonly lines: readonly PaperLine[]
}

export interface OtherJob {
  readonly pay: Money
  /** 13th salary paid by this job; omitted when unknown. */
  readonly thirteenth?: Money | undefined
  readonly category: JobCategory
  readonly order: 'before' | 'after' | 'unknown'
}

/** Facts supplied by the person and absent from the document; omitted when unknown. */
export interface Facts {
  readonly worker?: Worker | undefined
  readonly dependents?: number | undefined
  readonly children?: number | undefined
  readonly otherJobs?: readonly OtherJob[] | undefined
  readonly admissionDate?: Day | undefined
  readonly terminationDate?: Day | undefined
  readonly daysWorked?: number | undefined
  readonly birthDate?: Day | undefined
  readonly paidOn?: Day | undefined
  /** True when a disability of law exempts a pension (Lei 7.713/1988, art. 6º, XIV and XXI). */
  readonly seriousIllness?: boolean | undefined
  /** Withholdings that a court suspended. */
  readonly suspendedByCourt?: readonly Suspended[] | undefined
  /** False when no other document of the month exists; omitted when unknown. */
  readonly otherPapers?: boolean | undefined
  readonly weeklyHours?: number | undefined
  readonly monthlyHours?: number | undefined
  readonly contract?: Contract | undefined
  readonly state?: StateCode | undefined
  readonly floorBand?: number | undefined
  readonly occupation?: string | undefined
  /** Floor of the agreement; zero says that there is none. */
  readonly agreementFloor?: Money | undefined
  /** True when the employer has the documents of the children. */
  readonly childrenPapers?: boolean | undefined
  /** True when the salary is a single figure that includes all other taxable pay. */
  readonly grossOnly?: boolean
}

export const CONTRACTS = ['full_time', 'part_time', 'short_by_law', 'hourly', 'daily', 'intermittent', 'commission'] as const
type Contract = (typeof CONTRACTS)[number]

export const SUSPENDED = ['inss', 'irrf', 'fgts'] as const
type Suspended = (typeof SUSPENDED)[number]

/** Merged documents of a month. */
export interface Month {
  readonly lines: readonly KnownLine[]
  readonly printed: Printed
  readonly facts: Facts
  /** Kinds of the documents. */
  readonly kinds: readonly PaperKind[]
  /** Sides on which the documents show that no line is missing. */
  readonly whole: Whole
  readonly worker: { readonly kind: Worker; readonly told: boolean }
  /** True when the amounts of nature 1000 are the basic salary: a month without absences, vacation, admission or termination. */
  readonly wholeMonth: boolean
  /** True when the reference of the salary line covers the whole month: thirty days or 220 hours. */
  readonly thirtyDays: boolean
}

const OF_PAPER: Readonly<Partial<Record<PaperKind, PayOf>>> = { vacation: 'vacation', thirteenth: 'thirteenth', plr: 'plr' }
/** Natures whose pay follows the document: INSS on a 13th salary receipt is INSS on the 13th. */
const FOLLOW_PAPER = ['9201', '9203', '9213', '9223']

/** Lines of a document, classified. */
function linesOf(paper: Paper, table: readonly PayrollLine[]): KnownLine[] {
  const of = OF_PAPER[paper.kind]
  return paper.lines.map((line) => {
    const known = knownLine(line, table)
    if (!of || known.of !== 'month' || known.nature === null || !FOLLOW_PAPER.includes(known.nature)) return known
    return { ...knownLine({ ...line, label: `${line.label} ${PAPER_WORD[of]}`, nature: known.nature }, table), label: line.label }
  })
}

const PAPER_WORD: Readonly<Record<PayOf, string>> = { month: '', thirteenth: '13', vacation: 'ferias', plr: 'plr' }

/**
 * Merges the documents of a month. Advances and their deductions cancel out. In a payslip without the advance, the net vacation pay (9221)
 * was already paid and lowers no base. A vacation receipt whose lines are repeated in the payslip counts once.
 */
export function monthOf(papers: readonly Paper[], facts: Facts, table: readonly PayrollLine[], confirmed = false): Month {
  const main = papers.find(({ kind }) => kind === 'monthly') ?? papers[0]!
  const repeated = papers.some(({ kind, lines }) => kind === 'monthly' && linesOf({ kind, lines }, table).some(isVacation))
  const kept = papers.filter(({ kind }) => !(kind === 'vacation' && repeated && papers.length > 1))
  const all = kept.flatMap((paper) => linesOf(paper, table))
  const advanced = all.some(({ nature }) => nature === '1015')
  const ended = facts.terminationDate !== undefined || all.some(({ nature }) => nature !== null && ENDING.includes(nature))
  const lines = all.map((line) => {
    if (line.nature === '9221' && !advanced) return { ...line, incidence: [NO_INCIDENCE] }
    return line.nature === '6006' && !ended ? { ...line, incidence: [...PAID_BY_MONTH, ...line.incidence] } : line
  })
  const worker = workerOf(lines, facts.worker)
  const { kind: _kind, lines: _lines, ...printed } = main
  const salaries = kept.flatMap(({ lines: own }) => own).filter((_, at) => all[at]!.nature === '1000')
  const thirtyDays = salaries.length === 1 && WHOLE_MONTH.test(salaries[0]!.reference ?? '')
  return {
    lines: lines.map((line) => ofWorker(line, worker.kind)),
    printed,
    facts,
    kinds: papers.map(({ kind }) => kind),
    whole: wholeOf(papers, confirmed),
    worker,
    wholeMonth: isWholeMonth(lines, facts),
    thirtyDays,
  }
}

const PENSION = '7001'

/** "Outros proventos" of a worker who is not a retiree is unclassified pay. */
const ofWorker = (line: KnownLine, worker: Worker): KnownLine =>
  line.nature === PENSION && worker !== 'retiree' ? { ...line, nature: null, act: null, incidence: [] } : line

const WHOLE_MONTH = /^(?:30|220)(?:[,.:]00?)? ?(?:d|dias|h|hs|horas)?$/i

/** Natures paid only at the end of a contract. */
const ENDING = ['6000', '6002', '6003', '6007', '6101', '6901']
/**
 * Proportional vacation in a continuing contract is intermittent work: paid with each call and subject to contribution (CLT, art. 452-A, §§
 * 6º and 8º). The tax is the vacation's or the month's.
 */
const PAID_BY_MONTH: KnownLine['incidence'] = [
  { cp: '11', irrf: '13', fgts: '11' },
  { cp: '11', irrf: '11', fgts: '11' },
]

const isVacation = ({ nature }: KnownLine): boolean => nature === '1016' || nature === '1017' || nature === '9221'

const TELLING: Readonly<Record<string, Worker>> = {
  '3508': 'partner',
  '3506': 'partner',
  '3501': 'own_account',
  '1350': 'intern',
  [PENSION]: 'retiree',
}

/** Kind of worker from the input or the lines. Defaults to employee, certain only with a salary line. */
function workerOf(lines: readonly KnownLine[], told: Worker | undefined): Month['worker'] {
  if (told !== undefined) return { kind: told, told: true }
  const natures = lines.flatMap(({ nature, kind }) => (kind === 'earning' && nature !== null ? [nature] : []))
  if (!natures.includes('1000') && !natures.includes('6000')) {
    const telling = natures.map((nature) => TELLING[nature]).find((kind) => kind !== undefined)
    // Neither a pension nor an internship has INSS: with INSS withheld, the words name other pay.
    const retired = (telling === 'retiree' || telling === 'intern') && lines.some(({ nature }) => nature === '9201')
    if (telling && !retired) return { kind: telling, told: true }
  }
  const words = lines.map(({ label }) => foldedLabel(label)).join(' ')
  if (/\baprendiz/.test(words)) return { kind: 'apprentice', told: true }
  if (/\bdomestic/.test(words)) return { kind: 'domestic', told: true }
  return { kind: 'employee', told: natures.includes('1000') }
}

const ABSENCES = ['9207', '9208', '9209', '9210', '9211', '9212']
const BROKEN_MONTH = ['1016', '1050', '4050', '6000', '9930', '1015']
const FULL_MONTH_DAYS = 30

function isWholeMonth(lines: readonly KnownLine[], { admissionDate, terminationDate, daysWorked, grossOnly }: Facts): boolean {
  if (grossOnly) return false
  if (lines.some(({ nature }) => nature !== null && [...ABSENCES, ...BROKEN_MONTH].includes(nature))) return false
  return admissionDate === undefined && terminationDate === undefined && (daysWorked === undefined || daysWorked >= FULL_MONTH_DAYS)
}

/** Days of the month within the contract, from the admission or termination date or the days informed; null for a whole month. */
export function daysInContract(day: Day, { admissionDate, terminationDate, daysWorked }: Facts, lastDay: number): number | null {
  if (daysWorked !== undefined) return daysWorked
  const from = admissionDate !== undefined && inMonthOf(admissionDate, day) ? Number(admissionDate.slice(-2)) : 1
  const to = terminationDate !== undefined && inMonthOf(terminationDate, day) ? Number(terminationDate.slice(-2)) : lastDay
  return from === 1 && to === lastDay ? null : Math.max(0, to - from + 1)
}

interface Equation {
  readonly id: string
  readonly left: Money
  readonly right: Money
  readonly difference: Money
  readonly holds: boolean
}

export interface Reconciliation {
  /** Null when too few totals are printed. */
  readonly closes: boolean | null
  readonly equations: readonly Equation[]
}

const equation = (id: string, left: Money, right: Money): Equation => ({ id, left, right, difference: left - right, holds: left === right })

/** Checks that the lines add up to the printed totals; only then can the audit report mistakes. */
export function reconciled(
  paper: Pick<Paper, 'total_earnings' | 'total_deductions' | 'net_received'> & {
    readonly lines: readonly { readonly amount: Money; readonly kind: string }[]
  },
): Reconciliation {
  const { lines, total_earnings: plus, total_deductions: minus, net_received: net } = paper
  const [earned, taken] = [sideOf(lines, 'earning'), sideOf(lines, 'deduction')]
  const equations: Equation[] = []
  if (plus !== undefined) equations.push(equation('total_earnings', earned, plus))
  if (minus !== undefined) equations.push(equation('total_deductions', taken, minus))
  if (net !== undefined) equations.push(equation('net', (plus ?? earned) - (minus ?? taken), net))
  if (equations.some(({ holds }) => !holds)) return { closes: false, equations }
  return { closes: equations.length >= 2 ? true : null, equations }
}

/** Reconciles all documents of a month; one open document leaves them all open. */
export function reconciledAll(papers: readonly Paper[]): Reconciliation {
  const each = papers.map(reconciled)
  const equations = each.flatMap((found, index) =>
    found.equations.map((one) => (papers.length === 1 ? one : { ...one, id: `${one.id}_${index + 1}` })),
  )
  if (each.some(({ closes }) => closes === false)) return { closes: false, equations }
  return { closes: each.every(({ closes }) => closes === true) ? true : null, equations }
}

interface Whole {
  readonly earnings: boolean
  readonly deductions: boolean
}

/**
 * A side is whole when its own total, or the net, is the sum of the lines, or when the person confirmed the lines. A total that fails leaves
 * neither side whole.
 */
function wholeOf(
  papers: readonly Pick<Paper, 'lines' | 'total_earnings' | 'total_deductions' | 'net_received'>[],
  confirmed: boolean,
): Whole {
  const each = papers.map(({ lines, total_earnings: plus, total_deductions: minus, net_received: net }) => {
    const [earned, taken] = [sideOf(lines, 'earning'), sideOf(lines, 'deduction')]
    const fails = (plus !== undefined && plus !== earned) || (minus !== undefined && minus !== taken)
    const byNet = net !== undefined && earned - taken === net
    const opens = fails || (net !== undefined && !byNet)
    return {
      earnings: !opens && (confirmed || byNet || plus !== undefined),
      deductions: !opens && (confirmed || byNet || minus !== undefined),
    }
  })
  return { earnings: each.every(({ earnings }) => earnings), deductions: each.every(({ deductions }) => deductions) }
}

/** User-facing message for the first equation that does not close. */
export function openSum({ equations }: Reconciliation): Phrase {
  const open = equations.find(({ holds }) => !holds)!
  const what = open.id.startsWith('net')
    ? say`Os vencimentos menos os descontos dão ${open.left} e o líquido impresso é ${open.right}`
    : say`As linhas somam ${open.left} e o total ${open.id.startsWith('total_d') ? 'de descontos' : 'de vencimentos'} impresso é ${open.right}`
  return say`${what}: falta alguma linha? Nada foi conferido além disso.`
}
