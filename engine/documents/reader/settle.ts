/** Assigns a side to each line so that the document reconciles, deviating as little as possible from the lines' own evidence. */

import { type Money, sum } from '../../core/money.ts'
import { word } from '../../core/text/language.ts'
import type { LineKind, PayrollLine } from '../../domains/payroll/law/payroll-lines.ts'
import { foldedLabel, naturesOf } from '../../domains/payroll/rules/payslip/line-labels.ts'
import type { ReadLine } from '../reading.ts'
import type { PrintedField } from './printed.ts'

type Side = 'earning' | 'deduction'

export interface Candidate {
  readonly row: number
  readonly code: string | null
  readonly label: string
  readonly reference: string | null
  readonly amount: Money
  /** Side from a sign, a column or a form; null when only the label can decide. */
  readonly side: Side | null
  /** Signs and numbered forms are certain. */
  readonly fixed: boolean
  readonly nature: string | null
  /** Possible natures of the label, on either side. */
  readonly natures: readonly PayrollLine[]
  /** Other numbers of the row that may be the amount. */
  readonly others: readonly Money[]
}

interface ReconciledLines {
  readonly lines: readonly ReadLine[]
  /** `either`: two different readings reconcile equally well. */
  readonly closes: 'settled' | 'either'
  readonly doubts: readonly string[]
  /** True when the sums match the printed totals. */
  readonly holds: boolean
}

/** Maximum lines per document; no payslip has more. */
export const MAX_LINES = 120
const MAX_SIDES = 12
const MAX_NUMBERS = 8

interface Choice {
  readonly sides: readonly Side[]
  readonly amounts: readonly Money[]
  readonly cost: number
}

/** Natures that usually are earnings. An ambiguous label otherwise means a deduction. */
const LIKELY_EARNINGS = ['1016', '5504', '5001', '1012', '1023']

function likelySide({ natures, side }: Candidate): Side {
  if (side !== null) return side
  const kinds = natures.filter(({ kind }) => kind !== 'informative')
  if (kinds.length === 0) return 'earning'
  if (kinds.every(({ kind }) => kind === 'earning')) return 'earning'
  return kinds.some(({ nature }) => LIKELY_EARNINGS.includes(nature)) ? 'earning' : 'deduction'
}

/** Labels of refunds, adjustments and roundings, which occur on both sides. */
const EITHER_SIDE =
  /\b(?:arred\w*|dif\w*|ajuste\w*|estorno\w*|devol\w*|restitu\w*|ressarc\w*|reemb\w*|saldo|outros|acerto\w*|justificad\w*|abonad\w*)\b/

/** True when the label is ambiguous or contradicts the figure's column. */
function doubtful(candidate: Candidate, sides: readonly Side[], table: readonly PayrollLine[]): boolean {
  if (candidate.fixed) return false
  if (EITHER_SIDE.test(foldedLabel(candidate.label))) return true
  const kinds = new Set([...candidate.natures, ...bothSides(candidate.label, table)].map(({ kind }) => kind))
  if (candidate.side === null) return !(kinds.size === 1)
  return !kinds.has(candidate.side) || kinds.size > 1 || sides.length === 0
}

const bothSides = (label: string, table: readonly PayrollLine[]): PayrollLine[] =>
  (['earning', 'deduction'] as const).flatMap((kind) => naturesOf(label, kind, table).slice(0, 1))

export function reconcileLines(
  all: readonly Candidate[],
  printed: Readonly<Partial<Record<PrintedField, Money>>>,
  table: readonly PayrollLine[],
): ReconciledLines {
  const candidates = all.filter(({ amount }) => amount > 0n)
  const usual: Choice = { sides: candidates.map(likelySide), amounts: candidates.map(({ amount }) => amount), cost: 0 }
  const holds = (choice: Choice) => closesWith(choice, printed)
  const usually = holds(usual)
  // Search is pointless without printed totals, or when lines were truncated at `MAX_LINES`.
  const searches = usually === false && candidates.length <= MAX_LINES
  const best = usually === true ? [usual] : searches ? searched(candidates, usual, table, printed) : []
  const chosen = best[0] ?? usual
  const open = candidates.filter(
    (candidate, index) =>
      candidate.side === null && candidate.natures.length === 0 && best.length !== 1 && usual.sides[index] !== undefined,
  )
  const doubts = best.length > 1 ? ambiguous(candidates, best) : open.map(({ label }) => word`"${label}" é vencimento ou desconto?`)
  return {
    lines: candidates.map((candidate, index) => lineOf(candidate, chosen.sides[index]!, chosen.amounts[index]!, table)),
    closes: best.length > 1 ? 'either' : 'settled',
    holds: holds(chosen) === true,
    doubts,
  }
}

function ambiguous(candidates: readonly Candidate[], [first, second]: readonly Choice[]): string[] {
  return candidates.flatMap(({ label }, index) =>
    first!.sides[index] === second!.sides[index] && first!.amounts[index] === second!.amounts[index]
      ? []
      : [word`Mais de uma leitura fecha: "${label}" é vencimento ou desconto?`],
  )
}

function closesWith({ sides, amounts }: Choice, printed: Readonly<Partial<Record<PrintedField, Money>>>): boolean | null {
  const of = (side: Side) => sum(amounts.filter((_, index) => sides[index] === side))
  return closesAt(of('earning'), of('deduction'), printed)
}

/** Null when the printed totals are insufficient to check the sums. */
function closesAt(
  earned: Money,
  taken: Money,
  { totalEarnings: plus, totalDeductions: minus, net }: Readonly<Partial<Record<PrintedField, Money>>>,
): boolean | null {
  if (plus === undefined && minus === undefined && net === undefined) return null
  if (plus !== undefined && plus !== earned) return false
  if (minus !== undefined && minus !== taken) return false
  return net === undefined || (plus ?? earned) - (minus ?? taken) === net
}

/** Cheapest choices that reconcile: inverting a side costs 1, selecting another number of the row costs 2. */
function searched(
  candidates: readonly Candidate[],
  usual: Choice,
  table: readonly PayrollLine[],
  printed: Readonly<Partial<Record<PrintedField, Money>>>,
): Choice[] {
  const open: number[] = []
  for (let index = 0; index < candidates.length && open.length < MAX_SIDES; index++)
    if (doubtful(candidates[index]!, usual.sides, table)) open.push(index)
  const dear = open.map((index) => (candidates[index]!.side !== null || candidates[index]!.natures.length > 0 ? 1 : 0))
  const numbers: readonly (readonly [number, Money] | null)[] = [
    null,
    ...candidates.flatMap(({ others }, index) => others.map((amount) => [index, amount] as const)).slice(0, MAX_NUMBERS),
  ]
  let found: Choice[] = []
  for (const number of numbers) {
    const amounts = number ? usual.amounts.map((amount, index) => (index === number[0] ? number[1] : amount)) : usual.amounts
    const earned = sum(amounts.filter((_, index) => usual.sides[index] === 'earning'))
    const all = sum(amounts)
    // Effect of each inverted side on the earnings; the sum of a set extends the sum of the set without its lowest bit.
    const adds = open.map((index) => (usual.sides[index] === 'earning' ? -amounts[index]! : amounts[index]!))
    const sums: Money[] = [earned]
    const costs: number[] = [number ? 2 : 0]
    for (let turned = 0; turned < 2 ** open.length; turned++) {
      if (turned > 0) {
        const lowest = 31 - Math.clz32(turned & -turned)
        sums[turned] = sums[turned & (turned - 1)]! + adds[lowest]!
        costs[turned] = costs[turned & (turned - 1)]! + dear[lowest]!
      }
      const cost = costs[turned]!
      if ((found.length > 0 && cost > found[0]!.cost) || closesAt(sums[turned]!, all - sums[turned]!, printed) !== true) continue
      const flips = open.filter((_, bit) => (turned >> bit) % 2 === 1)
      const sides = usual.sides.map((side, index) => (flips.includes(index) ? (side === 'earning' ? 'deduction' : 'earning') : side))
      const choice = { sides, amounts, cost }
      found = found.length > 0 && cost === found[0]!.cost ? [...found, choice] : [choice]
    }
  }
  return found
}

function lineOf({ row, code, label, reference, nature }: Candidate, side: Side, amount: Money, table: readonly PayrollLine[]): ReadLine {
  const natures = naturesOf(label, side, table)
  const kind: LineKind = side
  return {
    row,
    code,
    label,
    reference,
    amount,
    kind,
    nature: nature ?? (natures.length === 1 ? natures[0]!.nature : null),
    candidates: natures.map((line) => line.nature),
  }
}
