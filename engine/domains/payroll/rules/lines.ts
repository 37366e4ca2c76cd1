/** The bases of a list of payroll lines: which of them INSS, income tax and FGTS fall on (eSocial manual, S-5001 1.2 and S-5003 1.6). */
import { atLeastZero, type Money, sum } from '../../../core/money.ts'
import { keysOf } from '../../../core/records.ts'
import type { Incidence, LineKind, PayrollLine } from '../law/payroll-lines.ts'
import { naturesOf, type PayOf, payOf } from './line-labels.ts'

/** A line as a paper has it. */
export interface PaperLine {
  readonly label: string
  readonly amount: Money
  readonly kind: LineKind
  readonly nature?: string | undefined
  /** Days, hours or a rate, as the paper prints them beside the amount. */
  readonly reference?: string | undefined
}

/** What lines come to together. */
export const totalOf = (lines: readonly { readonly amount: Money }[]): Money => sum(lines.map(({ amount }) => amount))

/** What one side of a paper comes to. */
export const sideOf = (lines: readonly { readonly amount: Money; readonly kind: string }[], kind: LineKind): Money =>
  totalOf(lines.filter((line) => line.kind === kind))

/** A line with what it is; `incidence` empty: not known, so it may enter any base. */
export interface KnownLine {
  readonly label: string
  readonly amount: Money
  readonly kind: LineKind
  readonly nature: string | null
  readonly act: string | null
  readonly incidence: readonly Incidence[]
  /** What a withholding is of; the month where nothing else is said. */
  readonly of: PayOf
}

export interface Bases {
  readonly inss: Money
  readonly inss13: Money
  readonly irrf: Money
  readonly irrf13: Money
  readonly irrfVacation: Money
  readonly irrfPlr: Money
  readonly fgts: Money
  readonly fgts13: Money
  /** Indemnified notice and the 13th on it. */
  readonly fgtsNotice: Money
}

type Base = keyof Bases

const OF_CP: Readonly<Record<string, Base>> = { '11': 'inss', '15': 'inss', '21': 'inss', '12': 'inss13', '16': 'inss13', '22': 'inss13' }
const OF_IRRF: Readonly<Record<string, Base>> = { '11': 'irrf', '12': 'irrf13', '13': 'irrfVacation', '14': 'irrfPlr' }
const OF_FGTS: Readonly<Record<string, Base>> = { '11': 'fgts', '12': 'fgts13', '21': 'fgtsNotice' }

export const NO_INCIDENCE: Incidence = { cp: '00', irrf: '9', fgts: '00' }

const QUALIFIED: Readonly<Record<string, Readonly<Partial<Record<PayOf, Incidence>>>>> = {
  '9201': { thirteenth: { cp: '32', irrf: '42', fgts: '00' }, vacation: { cp: '31', irrf: '43', fgts: '00' } },
  '9203': {
    thirteenth: { cp: '00', irrf: '32', fgts: '00' },
    vacation: { cp: '00', irrf: '33', fgts: '00' },
    plr: { cp: '00', irrf: '34', fgts: '00' },
  },
  '9213': {
    thirteenth: { cp: '00', irrf: '52', fgts: '00' },
    vacation: { cp: '00', irrf: '53', fgts: '00' },
    plr: { cp: '00', irrf: '54', fgts: '00' },
  },
  '9223': { thirteenth: { cp: '00', irrf: '47', fgts: '00' }, vacation: { cp: '00', irrf: '48', fgts: '00' } },
}

/** Every incidence the law admits of a nature, with those of the 13th, the vacation and the PLR where it has them. */
export const admittedIncidences = (nature: string, lines: readonly PayrollLine[]): readonly Incidence[] => [
  ...lines.filter((line) => line.nature === nature).flatMap(({ incidence }) => incidence),
  ...Object.values(QUALIFIED[nature] ?? {}),
]

/** What a line is: by the nature it says, else by its words. A nature that is not in the table leaves it unknown. */
export function knownLine({ label, amount, kind, nature }: PaperLine, lines: readonly PayrollLine[]): KnownLine {
  const natures = nature === undefined ? naturesOf(label, kind, lines) : lines.filter((line) => line.nature === nature)
  const own = natures.filter((line) => line.kind === kind || kind === 'informative')
  const first = own[0]
  const of = payOf(label)
  if (!first) return { label, amount, kind, nature: nature ?? null, act: null, incidence: [], of }
  const qualified = QUALIFIED[first.nature]?.[of]
  const open = own.some(({ incidence }) => incidence.length === 0)
  const plain = distinct(own.flatMap((line) => line.incidence))
  const incidence = qualified ? [qualified] : open ? [] : [...partOf(of, kind, plain), ...plain]
  return {
    label,
    amount,
    kind,
    nature: own.length === 1 ? first.nature : null,
    act: first.act,
    // What is printed for information enters no base of a payslip, but for the maternity pay of the INSS.
    incidence: kind === 'informative' && first.kind !== 'informative' ? [NO_INCIDENCE] : incidence,
    of,
  }
}

/** Pay of the month whose words say it is a part of the 13th or of the vacation: "Periculosidade s/ 13º". */
function partOf(of: PayOf, kind: LineKind, plain: readonly Incidence[]): readonly Incidence[] {
  const ofMonth = plain.length === 1 && plain[0]!.cp === '11' && plain[0]!.irrf === '11' && plain[0]!.fgts === '11'
  if (kind !== 'earning' || !ofMonth) return []
  if (of === 'thirteenth') return [{ cp: '12', irrf: '12', fgts: '12' }]
  return of === 'vacation' ? [{ cp: '11', irrf: '13', fgts: '11' }] : []
}

const distinct = (all: readonly Incidence[]): Incidence[] => [
  ...new Map(all.map((each) => [`${each.cp}/${each.irrf}/${each.fgts}`, each])).values(),
]

/** What a line adds to each base under an incidence: earnings and informative lines add, deductions subtract. */
function addTo(bases: Record<Base, Money>, line: SettledLine['line'], incidence: Incidence): void {
  const signed = line.kind === 'deduction' ? -line.amount : line.amount
  for (const base of [OF_CP[incidence.cp], OF_IRRF[incidence.irrf], OF_FGTS[incidence.fgts]]) if (base) bases[base] += signed
}

export const NO_BASES: Bases = {
  inss: 0n,
  inss13: 0n,
  irrf: 0n,
  irrf13: 0n,
  irrfVacation: 0n,
  irrfPlr: 0n,
  fgts: 0n,
  fgts13: 0n,
  fgtsNotice: 0n,
}

/** A line read one way. */
export interface SettledLine {
  readonly line: Pick<KnownLine, 'kind' | 'amount'>
  readonly incidence: Incidence
}

/** What the employer's own contribution falls on: not the maternity pay (STF, Tema 72), nor what only the employee pays on. */
const OF_CP_EMPLOYER: Readonly<Record<string, 'month' | 'thirteenth'>> = {
  '11': 'month',
  '13': 'month',
  '12': 'thirteenth',
  '14': 'thirteenth',
}

/** The bases of the employer's contributions, by the same incidence. */
export function employerBasesOf(lines: readonly SettledLine[]): { readonly month: Money; readonly thirteenth: Money } {
  const bases = { month: 0n, thirteenth: 0n }
  for (const { line, incidence } of lines) {
    const base = OF_CP_EMPLOYER[incidence.cp]
    if (base) bases[base] += line.kind === 'deduction' ? -line.amount : line.amount
  }
  return { month: atLeastZero(bases.month), thirteenth: atLeastZero(bases.thirteenth) }
}

/** The bases of lines, each under one incidence; a base never goes below zero. */
export function basesOf(lines: readonly SettledLine[]): Bases {
  const bases: Record<Base, Money> = { ...NO_BASES }
  for (const { line, incidence } of lines) addTo(bases, line, incidence)
  for (const base of keysOf(NO_BASES)) bases[base] = atLeastZero(bases[base])
  return bases
}

/** Lines with two admitted incidences are at most so many: past it nothing can be said of what they enter. */
const MAX_EITHER = 8

export interface Readings {
  /** The bases under each combination of admitted incidences, the first of every line first; empty where there are too many. */
  readonly all: readonly Bases[]
  /** Lines with more than one admitted incidence. */
  readonly either: readonly KnownLine[]
  /** Lines that may enter any base: not known, or known and not decided by what a paper shows. */
  readonly unknown: readonly KnownLine[]
}

/** Every way the law admits of reading the lines. */
export function readingsOf(lines: readonly KnownLine[]): Readings {
  const unknown = lines.filter(({ incidence, kind }) => incidence.length === 0 && kind !== 'informative')
  const either = lines.filter(({ incidence }) => incidence.length > 1)
  if (either.length > MAX_EITHER) return { all: [], either, unknown }
  const settled = lines.filter(({ incidence }) => incidence.length === 1).map((line) => ({ line, incidence: line.incidence[0]! }))
  let combinations: { line: KnownLine; incidence: Incidence }[][] = [settled]
  for (const line of either)
    combinations = line.incidence.flatMap((incidence) => combinations.map((each) => [...each, { line, incidence }]))
  return { all: combinations.map(basesOf), either, unknown }
}
