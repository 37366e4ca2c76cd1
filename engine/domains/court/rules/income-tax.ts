/** Income tax of a labour claim: current income apart by kind, and income of earlier years accumulated. */
import { type Day, yearOf } from '../../../core/day.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { ParcelBracket } from '../../../core/scale.ts'
import { accumulatedReduction, accumulatedTax } from '../../income-tax/rules/accumulated-income.ts'
import type { IrrfTable } from '../../payroll/law/irrf.ts'
import { centavos, inReais, notBelowZero, over, type Reading, total, whole } from './amounts.ts'

export const INCOME_KINDS = ['vacation', 'thirteenth', 'other'] as const
export type IncomeKind = (typeof INCOME_KINDS)[number]

export const TAX_KINDS = ['rra', 'separate', 'exclusive', 'normal'] as const
type TaxKind = (typeof TAX_KINDS)[number]

export interface TaxedParcel {
  readonly kind: IncomeKind
  readonly day: Day
  readonly amount: Ratio
  readonly interest?: Ratio
  /** INSS of the same month. */
  readonly inss?: Ratio
}

export interface TaxTerms {
  readonly settledOn: Day
  /** First day of accumulated taxation (Lei 7.713/1988, art. 12-A). */
  readonly accumulatedFrom: Day
  readonly cash: boolean
  readonly separateVacation: boolean
  readonly exclusiveThirteenth: boolean
  readonly dependents: number
  readonly over65: boolean
  readonly privatePension: Ratio
  /** Part of the alimony on taxable items. */
  readonly alimony: Ratio
  /** Fees that the claimant owes, and the gross on which they fall. */
  readonly fees: Ratio
  readonly gross: Ratio
  readonly otherDeductions: Ratio
  readonly reading: Reading
}

export interface TaxOccurrence {
  readonly kind: TaxKind
  readonly income: Ratio
  readonly base: Ratio
  readonly months: number
  readonly rate: Ratio
  readonly deduct: Ratio
  readonly tax: Ratio
  readonly bracketFrom: Ratio
  readonly bracketTo: Ratio | null
  readonly deductions: Ratio
}

/** Kind of taxation of a parcel. */
function taxKindOf({ kind, day }: TaxedParcel, terms: TaxTerms): TaxKind {
  const { settledOn, cash, accumulatedFrom, separateVacation, exclusiveThirteenth } = terms
  if (!cash && settledOn >= accumulatedFrom && yearOf(day) < yearOf(settledOn)) return 'rra'
  if (kind === 'vacation' && separateVacation) return 'separate'
  return kind === 'thirteenth' && exclusiveThirteenth ? 'exclusive' : 'normal'
}

/** Months of accumulated income: distinct months of common items, and of the 13th salary. */
function accumulatedMonths(parcels: readonly TaxedParcel[]): number {
  const months = new Set(
    parcels.flatMap(({ kind, day, amount }) => (kind === 'vacation' || amount.n <= 0n ? [] : [`${kind} ${day.slice(0, 7)}`])),
  )
  return Math.max(months.size, 1)
}

export function incomeTax(parcels: readonly TaxedParcel[], terms: TaxTerms, table: IrrfTable, months?: number): TaxOccurrence[] {
  const groups = new Map<TaxKind, TaxedParcel[]>()
  for (const parcel of parcels) {
    const kind = months !== undefined && months > 1 ? 'rra' : taxKindOf(parcel, terms)
    const group = groups.get(kind) ?? []
    group.push(parcel)
    groups.set(kind, group)
  }
  const itemsOf = (group: readonly TaxedParcel[]): Ratio => total(group.map(({ amount }) => amount))
  const withInterest = (group: readonly TaxedParcel[]): Ratio => itemsOf(group).plus(total(group.map(({ interest = ZERO }) => interest)))
  const [allItems, all] = [itemsOf(parcels), withInterest(parcels)]
  return TAX_KINDS.flatMap((kind) => {
    const group = groups.get(kind)
    if (!group) return []
    const income = withInterest(group)
    const inss = total(group.map((parcel) => parcel.inss ?? ZERO))
    const deductions = total([
      inss,
      terms.privatePension.times(over(itemsOf(group), allItems)),
      terms.alimony.times(over(income, all)),
      terms.fees.times(over(income, terms.gross)),
      ...(parcels.length === group.length ? [terms.otherDeductions] : [terms.otherDeductions.times(over(income, all))]),
    ])
    const count = kind === 'rra' ? (months ?? accumulatedMonths(group)) : 1
    return [taxedOccurrence(kind, income, deductions, count, terms, table)]
  })
}

function taxedOccurrence(
  kind: TaxKind,
  income: Ratio,
  deductions: Ratio,
  months: number,
  terms: TaxTerms,
  table: IrrfTable,
): TaxOccurrence {
  const times = whole(months)
  const allowances = inReais(table.perDependent)
    .times(whole(terms.dependents))
    .plus(terms.over65 && table.exemptFrom65 !== null ? inReais(table.exemptFrom65) : ZERO)
    .times(times)
  const base = notBelowZero(income.minus(deductions).minus(allowances))
  const { bracket, before } = bracketAt(base, times, table.brackets)
  const bracketTo = bracket.limit === null ? null : inReais(bracket.limit).times(times)
  const bracketFrom = before?.limit ? inReais(before.limit).times(times).plus(CENTAVO) : ZERO
  const deduct = inReais(bracket.deduct).times(times)
  const shown = { kind, income, base, months, rate: bracket.rate, deduct, bracketFrom, bracketTo, deductions }
  if (terms.reading === 'law') return { ...shown, tax: taxByLaw(base, income, months, table) }
  return { ...shown, tax: notBelowZero(base.times(bracket.rate).minus(deduct)) }
}

const CENTAVO = Ratio.of(1n, 100n)

/** Bracket of an amount in a table whose limits are multiplied by the months. */
function bracketAt(
  base: Ratio,
  times: Ratio,
  brackets: readonly ParcelBracket[],
): { bracket: ParcelBracket; before: ParcelBracket | undefined } {
  const at = brackets.findIndex(({ limit }) => limit === null || base.compare(inReais(limit).times(times)) <= 0)
  return { bracket: brackets[at]!, before: brackets[at - 1] }
}

/** Slices of the accumulated table (IN RFB 1.500/2014, annex IV) and the reduction of Lei 15.270/2025. */
function taxByLaw(base: Ratio, income: Ratio, months: number, table: IrrfTable): Ratio {
  const times = whole(months)
  const due = accumulatedTax(centavos(base), times, table.brackets).tax
  const reduction = accumulatedReduction(Ratio.of(centavos(income)).over(times), times, table.reduction)
  return notBelowZero(inReais(due - (reduction < due ? reduction : due)))
}
