/** Costs and fees of the labour courts (CLT, arts. 789 to 791-A). */
import type { Money } from '../../../core/money.ts'
import { type Ratio, ZERO } from '../../../core/ratio.ts'
import { bracketOf } from '../../../core/scale.ts'
import type { IrrfTable } from '../../payroll/law/irrf.ts'
import type { CourtCosts } from '../law/court-costs.ts'
import { centavos, inReais, least, most, notBelowZero, total, whole } from './amounts.ts'

type Act = keyof CourtCosts['acts']

export const ACTS = [
  'urban_acts',
  'rural_acts',
  'instrument_appeal',
  'petition_appeal',
  'settlement_objection',
  'auction_motion',
  'execution_motion',
  'third_party_motion',
  'review_appeal',
] as const
export type ActField = (typeof ACTS)[number]

const ACT_OF: Readonly<Record<ActField, Act>> = {
  urban_acts: 'urbanActs',
  rural_acts: 'ruralActs',
  instrument_appeal: 'instrumentAppeal',
  petition_appeal: 'petitionAppeal',
  settlement_objection: 'settlementObjection',
  auction_motion: 'auctionMotion',
  execution_motion: 'executionMotion',
  third_party_motion: 'thirdPartyMotion',
  review_appeal: 'reviewAppeal',
}

export interface CostsInput {
  readonly base: Ratio
  readonly knowledge: 'none' | 'two_percent' | 'amount'
  readonly knowledgeAmount: Ratio
  readonly settlement: 'none' | 'half_percent' | 'amount'
  readonly settlementAmount: Ratio
  readonly acts: Readonly<Partial<Record<ActField, number | undefined>>>
  readonly appraisals: readonly Ratio[]
  readonly storage: readonly { readonly appraisal: Ratio; readonly days: number }[]
  readonly paid: readonly Ratio[]
}

export interface Costs {
  readonly knowledge: Ratio
  readonly settlement: Ratio
  readonly ceiling: Ratio | null
  readonly acts: readonly { readonly act: ActField; readonly count: number; readonly amount: Ratio }[]
  readonly appraisals: Ratio
  readonly storage: Ratio
  readonly total: Ratio
}

/** @param inssCeiling of the day, for the ceiling of the knowledge costs; null where it does not apply. */
export function courtCosts(input: CostsInput, table: CourtCosts, inssCeiling: Money | null, round: (amount: Ratio) => Ratio): Costs {
  const ceiling =
    inssCeiling === null || table.knowledge.ceilingTimes === null ? null : inReais(inssCeiling).times(whole(table.knowledge.ceilingTimes))
  const knowledge =
    input.knowledge === 'amount' ? input.knowledgeAmount : input.knowledge === 'none' ? ZERO : knowledgeCosts(input.base, table, ceiling)
  const settlement =
    input.settlement === 'amount'
      ? input.settlementAmount
      : input.settlement === 'none'
        ? ZERO
        : least(notBelowZero(input.base).times(table.settlement.rate), inReais(table.settlement.ceiling))
  const acts = ACTS.flatMap((act) => {
    const count = input.acts[act] ?? 0
    return count === 0 ? [] : [{ act, count, amount: round(inReais(table.acts[ACT_OF[act]]).times(whole(count))) }]
  })
  const appraisals = total(
    input.appraisals.map((value) => round(least(value.times(table.appraisal.rate), inReais(table.appraisal.ceiling)))),
  )
  const storage = total(input.storage.map(({ appraisal, days }) => round(appraisal.times(table.storageDaily).times(whole(days)))))
  const due = total([knowledge, settlement, ...acts.map(({ amount }) => amount), appraisals, storage])
  return { knowledge, settlement, ceiling, acts, appraisals, storage, total: notBelowZero(due.minus(total(input.paid))) }
}

/** No costs on nothing; the floor on anything. */
function knowledgeCosts(base: Ratio, { knowledge }: CourtCosts, ceiling: Ratio | null): Ratio {
  if (base.n <= 0n) return ZERO
  const due = most(base.times(knowledge.rate), inReais(knowledge.floor))
  return ceiling === null ? due : least(due, ceiling)
}

export interface FeeInput {
  readonly base: Ratio
  readonly percent: Ratio | null
  readonly amount: Ratio | null
  readonly interest: Ratio
  readonly withhold: 'none' | 'company' | 'person'
  readonly withholdOnInterest: boolean
}

export interface Fee {
  readonly corrected: Ratio
  readonly interest: Ratio
  readonly total: Ratio
  readonly withheld: Ratio
  readonly withheldRate: Ratio
  /** True when the table's parcel exceeds the tax: PJe-Calc lets it become negative. */
  readonly isNegativeInPjeCalc: boolean
}

export function courtFee(input: FeeInput, companyRate: Ratio, irrf: IrrfTable, round: (amount: Ratio) => Ratio): Fee {
  const corrected = round(input.percent === null ? (input.amount ?? ZERO) : input.base.times(input.percent))
  const interest = corrected.times(input.interest)
  const taxed = input.withholdOnInterest ? corrected.plus(interest) : corrected
  const sums = { corrected, interest, total: corrected.plus(interest) }
  if (input.withhold === 'none') return { ...sums, withheld: ZERO, withheldRate: ZERO, isNegativeInPjeCalc: false }
  if (input.withhold === 'company')
    return { ...sums, withheld: taxed.times(companyRate), withheldRate: companyRate, isNegativeInPjeCalc: false }
  const { rate, deduct } = bracketOf(centavos(taxed), irrf.brackets)!
  const withheld = taxed.times(rate).minus(inReais(deduct))
  return { ...sums, withheld: notBelowZero(withheld), withheldRate: rate, isNegativeInPjeCalc: withheld.n < 0n }
}
