/** Annual income tax of declarants before and after a change of the law, by income: an estimate with a measured error. */
import { once } from '../../core/collections/lazy-value.ts'
import { DECLARANTS } from './declarants.ts'
import { gammaNodes } from './gamma.ts'

export const YEARS = [2013, 2019, 2020] as const
export type PopulationYear = (typeof YEARS)[number]

/** Quadrature nodes: per half cell for income, and for deductions. */
const INCOME_NODES = 40
const DEDUCTION_NODES = 200
/**
 * Gamma shape, the only parameter: dispersion of deductions among people of equal income. Best of 16 values tried on 2020; 2013 and 2019
 * give the same choice.
 */
const SHAPE = 0.3
/** Changes below R$ 1.00 a year count as none. */
const SAME = 1

/** One percentile of declarants, or a tenth of the last percentile. */
export interface Cell {
  readonly declarants: number
  readonly from: number
  readonly to: number
  /** Per declarant, per year. */
  readonly mean: number
  readonly deductions: number
  /** As declared, R$ millions. */
  readonly taxDue: number
  readonly tenth: number
}

const read = new Map<PopulationYear, readonly Cell[]>()

export function cellsOf(year: PopulationYear): readonly Cell[] {
  let cells = read.get(year)
  if (!cells) {
    let from = 0
    const lines = DECLARANTS[year]!.trim().split('\n')
    cells = lines.map((line, index) => {
      const [declarants = 0, limit = 0, income = 0, deductions = 0, taxDue = 0] = line.split(',').map(Number)
      const mean = (income * 1e6) / declarants
      // The open top cell extends to twice its mean minus its lower limit.
      const to = index === lines.length - 1 ? 2 * mean - from : Math.max(limit, from)
      const cell = {
        declarants,
        from,
        to,
        mean,
        deductions: (deductions * 1e6) / declarants,
        taxDue,
        tenth: Math.min(9, Math.floor(index / 10)),
      }
      from = to
      return cell
    })
    read.set(year, cells)
  }
  return cells
}

/** Annual tax law as plain numbers: sums over millions of people do not need centavo precision. */
export interface AnnualTax {
  readonly limits: readonly number[]
  readonly rates: readonly number[]
  readonly parcels: readonly number[]
  readonly simplified: { readonly rate: number; readonly cap: number }
  readonly reduction: {
    readonly fullUpTo: number
    readonly fullAmount: number
    readonly phaseOutUpTo: number
    readonly constant: number
    readonly slope: number
  } | null
}

function taxOn(base: number, { limits, rates, parcels }: AnnualTax): number {
  let row = 0
  while (row < limits.length && base > limits[row]!) row++
  return Math.max(0, base * rates[row]! - parcels[row]!)
}

function reductionFor(income: number, { reduction }: AnnualTax): number {
  if (!reduction || income > reduction.phaseOutUpTo) return 0
  return income <= reduction.fullUpTo ? reduction.fullAmount : Math.max(0, reduction.constant - reduction.slope * income)
}

interface Tenth {
  declarants: number
  income: number
  from: number
  to: number
  before: number
  after: number
}

export interface Estimate {
  /** R$ per year. */
  readonly before: number
  readonly after: number
  readonly declarants: number
  readonly tenths: readonly Tenth[]
  readonly gains: Side
  readonly loses: Side
  readonly same: Side
  readonly gini: { readonly before: number; readonly after: number }
}

/** People on one side of a change, and the total effect on their net income. */
interface Side {
  people: number
  change: number
  readonly byTenth: number[]
}

const nobody = (): Side => ({ people: 0, change: 0, byTenth: Array.from({ length: 10 }, () => 0) })

const spreadOnce = once(() => gammaNodes(SHAPE, DEDUCTION_NODES))

/** @param money multiplier of incomes and deductions. @param people multiplier of declarants. */
export function estimated(year: PopulationYear, laws: readonly [AnnualTax, AnnualTax], money: number, people: number): Estimate {
  const spread = spreadOnce()
  const tenths: Tenth[] = Array.from({ length: 10 }, () => ({ declarants: 0, income: 0, from: 0, to: 0, before: 0, after: 0 }))
  const sides = { gains: nobody(), loses: nobody(), same: nobody() }
  const nets: { readonly weight: number; readonly before: number; readonly after: number }[] = []
  for (const cell of cellsOf(year)) {
    const tenth = tenths[cell.tenth]!
    const [from, mean, to] = [cell.from * money, cell.mean * money, cell.to * money]
    if (tenth.declarants === 0) tenth.from = from
    tenth.to = to
    tenth.declarants += cell.declarants * people
    const first = to > from ? (to - mean) / (to - from) : 1
    for (const [low, high, share] of [
      [from, mean, first],
      [mean, to, 1 - first],
    ] as const)
      for (let node = 0; node < INCOME_NODES; node++) {
        const income = low + ((node + 0.5) / INCOME_NODES) * (high - low)
        const weight = (cell.declarants * people * share) / INCOME_NODES
        const deduction = mean > 0 ? (cell.deductions * money * income) / mean : 0
        const paid = paidOn(income, deduction, spread, laws, weight, sides, cell.tenth)
        tenth.income += weight * income
        tenth.before += weight * paid.before
        tenth.after += weight * paid.after
        nets.push({ weight, before: income - paid.before, after: income - paid.after })
      }
  }
  const total = (name: 'before' | 'after' | 'declarants'): number => tenths.reduce((sum, tenth) => sum + tenth[name], 0)
  return {
    before: total('before'),
    after: total('after'),
    declarants: total('declarants'),
    tenths,
    ...sides,
    gini: { before: giniOf(nets, 'before'), after: giniOf(nets, 'after') },
  }
}

interface Sides {
  readonly gains: Side
  readonly loses: Side
  readonly same: Side
}

/** Mean tax of people of equal income with different deductions; each takes the better of the deductions and the simplified discount. */
function paidOn(
  income: number,
  deduction: number,
  spread: Float64Array,
  [before, after]: readonly [AnnualTax, AnnualTax],
  weight: number,
  sides: Sides,
  tenth: number,
): { readonly before: number; readonly after: number } {
  const lowest = taxes(income, before, 0)
  const highest = taxes(income, after, 0)
  const [least, most] = [discount(income, before), discount(income, after)]
  let [one, other] = [0, 0]
  const each = weight / spread.length
  // Nodes ascend: up to this index everybody takes the simplified discount under both laws.
  const simplified = notAbove(spread, deduction === 0 ? Number.POSITIVE_INFINITY : Math.min(least, most) / deduction)
  for (let node = simplified; node < spread.length; node++) {
    const own = Math.min(income, deduction * spread[node]!)
    const [was, is] = [own <= least ? lowest : taxes(income, before, own), own <= most ? highest : taxes(income, after, own)]
    one += was
    other += is
    tell(was - is, each, sides, tenth)
  }
  if (simplified > 0) tell(lowest - highest, each * simplified, sides, tenth)
  return { before: (one + simplified * lowest) / spread.length, after: (other + simplified * highest) / spread.length }
}

/** Count of values at or below `limit` in an ascending array, by binary search. */
function notAbove(rising: Float64Array, limit: number): number {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rising[middle]! <= limit) low = middle + 1
    else high = middle
  }
  return low
}

const discount = (income: number, { simplified }: AnnualTax): number => Math.min(income * simplified.rate, simplified.cap)

const taxes = (income: number, law: AnnualTax, own: number): number =>
  Math.max(0, taxOn(income - Math.max(own, discount(income, law)), law) - reductionFor(income, law))

function tell(change: number, weight: number, { gains, loses, same }: Sides, tenth: number): void {
  const side = change >= SAME ? gains : change <= -SAME ? loses : same
  side.people += weight
  side.byTenth[tenth]! += weight
  side.change += change * weight
}

function giniOf(
  nets: readonly { readonly weight: number; readonly before: number; readonly after: number }[],
  name: 'before' | 'after',
): number {
  const sorted = [...nets].sort((one, other) => one[name] - other[name])
  let [people, money, area] = [0, 0, 0]
  for (const net of sorted) {
    area += net.weight * (money + (net.weight * net[name]) / 2)
    money += net.weight * net[name]
    people += net.weight
  }
  return money === 0 ? 0 : 1 - (2 * area) / (people * money)
}
