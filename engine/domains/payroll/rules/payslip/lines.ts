/** INSS, income tax and FGTS bases of a list of payroll lines (eSocial manual, S-5001 1.2 and S-5003 1.6). */

import { keysOf } from '../../../../core/collections/records.ts'
import { atLeastZero, type Money, sum } from '../../../../core/money.ts'
import type { Incidence, LineKind, PayrollLine } from '../../law/payroll-lines.ts'
import { naturesOf, type PayOf, payOf } from './line-labels.ts'

/** A line as printed on the document. */
export interface PaperLine {
  readonly label: string
  readonly amount: Money
  readonly kind: LineKind
  readonly nature?: string | undefined
  /** Days, hours or a rate, as printed beside the amount. */
  readonly reference?: string | undefined
}

export const totalOf = (lines: readonly { readonly amount: Money }[]): Money => sum(lines.map(({ amount }) => amount))

/** Total of the earnings, deductions or informative lines. */
export const sideOf = (lines: readonly { readonly amount: Money; readonly kind: string }[], kind: LineKind): Money =>
  totalOf(lines.filter((line) => line.kind === kind))

/** A classified line. Empty `incidence`: unknown, so it may enter any base. */
export interface KnownLine {
  readonly label: string
  readonly amount: Money
  readonly kind: LineKind
  readonly nature: string | null
  /** Hours printed beside the amount; null without them. */
  readonly hours: number | null
  /** Days printed beside the amount; null without them. */
  readonly days: number | null
  /** Every nature that the words admit. */
  readonly natures: readonly string[]
  readonly act: string | null
  readonly incidence: readonly Incidence[]
  /** Pay that a withholding refers to. Default: the month. */
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
  /** Indemnified notice and the 13th salary on it. */
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

/** Every incidence the law admits for a nature, including its codes for the 13th, the vacation and the PLR. */
export const admittedIncidences = (nature: string, lines: readonly PayrollLine[]): readonly Incidence[] => [
  ...lines.filter((line) => line.nature === nature).flatMap(({ incidence }) => incidence),
  ...Object.values(QUALIFIED[nature] ?? {}),
]

/** Classifies a line by its nature, or by its label without one. A nature missing from the table leaves the line unknown. */
export function knownLine({ label, amount, kind, nature, reference }: PaperLine, lines: readonly PayrollLine[]): KnownLine {
  const natures = nature === undefined ? naturesOf(label, kind, lines) : lines.filter((line) => line.nature === nature)
  const own = natures.filter((line) => line.kind === kind || kind === 'informative')
  const first = own[0]
  const of = payOf(label)
  if (!first) return { label, amount, kind, nature: nature ?? null, hours: null, days: null, natures: [], act: null, incidence: [], of }
  const qualified = QUALIFIED[first.nature]?.[of]
  const open = own.some(({ incidence }) => incidence.length === 0)
  const plain = distinct(own.flatMap((line) => line.incidence))
  const incidence = qualified ? [qualified] : open ? [] : [...partOf(of, kind, plain), ...plain]
  return {
    label,
    amount,
    kind,
    nature: own.length === 1 ? first.nature : null,
    hours: hoursOf(reference),
    days: daysOf(reference),
    natures: [...new Set(own.map((line) => line.nature))],
    act: first.act,
    // Informative lines enter no base of a payslip, except maternity pay borne by the INSS.
    incidence: kind === 'informative' && first.kind !== 'informative' ? [NO_INCIDENCE] : incidence,
    of,
  }
}

/** Least number beside a salary that counts hours: a month has no more than 31 days. */
const LEAST_HOURS = 100
const MAX_HOURS = 744

/** Hours of a reference: with their unit, or a number too great for days. */
export function hoursOf(reference: string | null | undefined): number | null {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?|\d{1,3}:\d{2}) ?(h|hs|hrs|horas)?$/i.exec((reference ?? '').trim())
  if (!found) return null
  const [hours, minutes] = found[1]!.split(':')
  const value = minutes === undefined ? Number(hours!.replace(',', '.')) : Number(hours) + Number(minutes) / 60
  return (found[2] !== undefined || value >= LEAST_HOURS) && value > 0 && value <= MAX_HOURS ? value : null
}

/** Days of a reference: with their unit, or a whole number that a month has. */
function daysOf(reference: string | undefined): number | null {
  const found = /^(\d{1,2})(?:[.,]0{1,2})? ?(?:d|dias?)?$/i.exec((reference ?? '').trim())
  return found && Number(found[1]) >= 1 && Number(found[1]) <= 31 ? Number(found[1]) : null
}

/** Month pay whose label marks it as part of the 13th or of the vacation: "Periculosidade s/ 13º". */
function partOf(of: PayOf, kind: LineKind, plain: readonly Incidence[]): readonly Incidence[] {
  const ofMonth = plain.length === 1 && plain[0]!.cp === '11' && plain[0]!.irrf === '11' && plain[0]!.fgts === '11'
  if (kind !== 'earning' || !ofMonth) return []
  if (of === 'thirteenth') return [{ cp: '12', irrf: '12', fgts: '12' }]
  return of === 'vacation' ? [{ cp: '11', irrf: '13', fgts: '11' }] : []
}

const distinct = (all: readonly Incidence[]): Incidence[] => [
  ...new Map(all.map((each) => [`${each.cp}/${each.irrf}/${each.fgts}`, each])).values(),
]

/** Adds a line to the bases of its incidence: earnings and informative lines add, deductions subtract. */
function addTo(bases: Record<Base, Money>, line: ClassifiedLine['line'], incidence: Incidence): void {
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

/** A line under one chosen incidence. */
export interface ClassifiedLine {
  readonly line: Pick<KnownLine, 'kind' | 'amount'>
  readonly incidence: Incidence
}

/** Base of the employer's own contribution: excludes maternity pay (STF, Tema 72) and codes on which only the employee contributes. */
const OF_CP_EMPLOYER: Readonly<Record<string, 'month' | 'thirteenth'>> = {
  '11': 'month',
  '13': 'month',
  '12': 'thirteenth',
  '14': 'thirteenth',
}

export function employerBasesOf(lines: readonly ClassifiedLine[]): { readonly month: Money; readonly thirteenth: Money } {
  const bases = { month: 0n, thirteenth: 0n }
  for (const { line, incidence } of lines) {
    const base = OF_CP_EMPLOYER[incidence.cp]
    if (base) bases[base] += line.kind === 'deduction' ? -line.amount : line.amount
  }
  return { month: atLeastZero(bases.month), thirteenth: atLeastZero(bases.thirteenth) }
}

/** Bases of lines, each under one incidence, clamped at zero. */
export function basesOf(lines: readonly ClassifiedLine[]): Bases {
  const bases: Record<Base, Money> = { ...NO_BASES }
  for (const { line, incidence } of lines) addTo(bases, line, incidence)
  for (const base of keysOf(NO_BASES)) bases[base] = atLeastZero(bases[base])
  return bases
}

/** Limit of lines with two admitted incidences; above it the combinations are not enumerated. */
const MAX_EITHER = 8

export interface Readings {
  /** Bases under each combination of admitted incidences, starting with every line's first; empty above `MAX_EITHER`. */
  readonly all: readonly Bases[]
  /** Lines with more than one admitted incidence. */
  readonly either: readonly KnownLine[]
  /** Lines that may enter any base: unclassified, or undecidable from the document. */
  readonly unknown: readonly KnownLine[]
}

/** Every reading of the lines that the law admits. */
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
