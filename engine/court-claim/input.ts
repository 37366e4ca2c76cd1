/** A labour claim as the caller writes it: plain numbers and days. */
import type { Day } from '../core/day.ts'
import type { Reading } from '../domains/court/rules/amounts.ts'
import type { UpdateRule } from '../domains/court/rules/correction.ts'
import type { ActField } from '../domains/court/rules/costs.ts'
import type { FineBase } from '../domains/court/rules/fgts.ts'
import type { CourtIndex } from '../domains/court/rules/indexes.ts'
import type { CountingOfMonths, Regime } from '../domains/court/rules/interest.ts'
import type { ContractKind, VacationStatus } from '../domains/court/rules/vacation-periods.ts'

/** Values by month, `2021-01`. */
export type ByMonth = Readonly<Record<string, number>>

export interface PeriodInput {
  readonly from: Day
  readonly to: Day
}

export interface ContractInput {
  readonly admission: Day
  readonly dismissal?: Day | undefined
  readonly filed: Day
  readonly settled_on: Day
  readonly ends_on?: Day | undefined
  readonly kind: ContractKind
  readonly last_pay?: number | undefined
  readonly highest_pay?: number | undefined
  readonly notice_days?: number | undefined
  readonly project_notice: boolean
  readonly monthly_hours: number
  readonly hours_exceptions: readonly (PeriodInput & { readonly hours: number })[]
  readonly saturday: 'workday' | 'rest'
  readonly saturday_exceptions: readonly PeriodInput[]
  readonly holidays?: { readonly country?: boolean | undefined; readonly dates: readonly Day[] } | undefined
  readonly five_year_limit: boolean
  readonly limit_twelfths: boolean
  readonly proportional_vacation_days?: number | undefined
}

export interface PayInput {
  readonly id: string
  readonly months?: ByMonth | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly amount?: number | undefined
  readonly prorate: boolean
  readonly inss: boolean
  readonly fgts: boolean
  readonly deposited: boolean
}

export interface VacationInput {
  readonly acquired_from: Day
  readonly acquired_to: Day
  readonly grant_from?: Day | undefined
  readonly grant_to?: Day | undefined
  readonly days: number
  readonly status: VacationStatus
  readonly taken: readonly (PeriodInput & { readonly double: boolean })[]
  readonly sold_days: number
  readonly double: boolean
}

type Nature = 'common' | 'thirteenth' | 'notice' | 'vacation'
type When = 'monthly' | 'dismissal' | 'december' | 'acquisition'
export const DIVISORS = ['monthly_hours', 'working_days'] as const
export const QUANTITIES = ['notice_days', 'twelfths', 'rests', 'working_days', 'holidays', 'rests_and_holidays'] as const
export const NAMED_BASES = ['last_pay', 'highest_pay', 'minimum_wage'] as const
export type NamedBase = (typeof NAMED_BASES)[number]
export type BaseInput = string | readonly string[]

export interface ReflexInput {
  readonly of: readonly string[]
  readonly by: 'monthly' | 'average_value' | 'average_corrected' | 'average_quantity'
  readonly window: 'acquisition' | 'year' | 'last_12' | 'previous_12'
  readonly fraction: 'keep' | 'whole' | 'drop' | 'drop_under_15'
}

export interface ChargesInput {
  readonly inss: boolean
  readonly fgts: boolean
  readonly income_tax: boolean
  readonly alimony: boolean
  readonly private_pension: boolean
}

export interface TypedOccurrence extends PeriodInput {
  readonly due: number
  readonly paid: number
  readonly factor?: number | undefined
}

/** Amount paid, as a quantity of a base. */
export interface PaidOnBase {
  readonly base: BaseInput
  readonly prorate?: boolean
  readonly quantity?: number
}

export interface ItemInput {
  readonly id: string
  readonly name?: string | undefined
  readonly kind: 'calculated' | 'given' | 'reflex'
  readonly nature: Nature
  readonly when: When
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly base?: BaseInput | undefined
  readonly base_prorate: boolean
  readonly base_items: readonly { readonly item: string; readonly whole: boolean }[]
  readonly divisor?: number | string | ByMonth | undefined
  readonly multiplier: number
  readonly quantity?: number | string | ByMonth | undefined
  readonly quantity_prorate: boolean
  readonly double: boolean
  readonly amount?: number | ByMonth | undefined
  readonly prorate: boolean
  readonly paid?: number | ByMonth | PaidOnBase | undefined
  readonly paid_prorate: boolean
  readonly exclude: readonly ('vacations' | 'justified' | 'unjustified')[]
  readonly zero_negative: boolean
  readonly principal: boolean
  readonly interest_from: 'due' | 'filing'
  readonly variable: boolean
  readonly charges: ChargesInput
  readonly feeds: { readonly items: 'difference' | 'due'; readonly reflexes: 'difference' | 'due' }
  readonly occurrences?: readonly TypedOccurrence[] | undefined
  readonly reflex?: ReflexInput | undefined
}

export const PRESETS = [
  'overtime',
  'night_premium',
  'unhealthy',
  'hazardous',
  'pay_difference',
  'meal_break',
  'weekly_rest',
  'severance',
  'fgts_missing',
  'thirteenth',
  'vacation_double',
  'fine_477',
  'fine_467',
  'moral_damages',
] as const
export type Preset = (typeof PRESETS)[number]

/** Fields that may be omitted. */
export type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** An item or a preset, as written: a preset's omitted fields take its own defaults. */
export interface AskedItem extends Loose<Omit<ItemInput, 'id' | 'charges' | 'feeds' | 'reflex' | 'paid'>> {
  readonly id: string
  readonly preset?: Preset | undefined
  readonly paid?: ItemInput['paid'] | undefined
  readonly charges?: Loose<ChargesInput> | undefined
  readonly feeds?: Loose<ItemInput['feeds']> | undefined
  readonly reflex?: Loose<ReflexInput> | undefined
  readonly pay?: string | undefined
  readonly percent?: number | undefined
  readonly hours?: number | ByMonth | undefined
  readonly clock_hours?: number | ByMonth | undefined
  readonly peer_pay?: number | ByMonth | undefined
  readonly days?: number | ByMonth | undefined
  readonly omit?: readonly string[] | undefined
  readonly day?: Day | undefined
  readonly of?: readonly string[] | undefined
  readonly acquired?: readonly Day[] | undefined
  readonly reflexes?: readonly string[] | undefined
}

export interface UpdateInput {
  readonly rule?: UpdateRule | undefined
  readonly phases?: readonly { readonly from: string; readonly index: CourtIndex; readonly interest: Regime }[] | undefined
  readonly index?: CourtIndex | undefined
  readonly factors?: ByMonth | undefined
  readonly start: 'next_month' | 'due_month'
  readonly ignore_negative: boolean
  readonly interest?: Regime | undefined
  readonly pre_judicial: boolean
  readonly interest_percent?: number | undefined
  readonly monthly_rate?: number | undefined
  readonly counting: CountingOfMonths
  readonly compound: boolean
}

export interface FgtsInput {
  readonly rate_percent: number
  readonly on_pay: boolean
  readonly limit: boolean
  readonly in_gross: boolean
  readonly deduct: number
  readonly fine?:
    | {
        readonly percent: number
        readonly on: FineBase
        readonly without_notice: boolean
        readonly deposited?: number | undefined
        readonly article_467: boolean
        readonly ten_percent: boolean
        readonly amount?: number | undefined
        readonly factor?: number | undefined
      }
    | undefined
  readonly amount?: number | undefined
  readonly fine_amount?: number | undefined
  readonly article_467_amount?: number | undefined
}

export interface InssInput {
  readonly rates: { readonly company: number; readonly rat: number; readonly third_parties: number }
  readonly simples: boolean
  readonly update: 'labour' | 'social_security'
  readonly charged_to: 'claimant' | 'employer'
  readonly thirteenth_pay: ByMonth
  readonly fine_percent: number
}

interface IncomeTaxInput {
  readonly cash: boolean
  readonly interest_taxed: boolean
  readonly separate_vacation: boolean
  readonly exclusive_thirteenth: boolean
  readonly dependents: number
  readonly over_65: boolean
  readonly charged_to: 'claimant' | 'employer'
}

export interface FineInput {
  readonly name?: string | undefined
  readonly between: 'claimant_from_employer' | 'employer_from_claimant' | 'third_from_employer' | 'third_from_claimant'
  readonly percent?: number | undefined
  readonly base: 'principal' | 'principal_less_inss' | 'principal_less_inss_pension' | 'claim_value'
  readonly amount?: number | undefined
  readonly factor: number
  readonly interest_percent: number
  readonly deduct: boolean
}

export interface FeeClaimInput {
  readonly kind: 'attorney' | 'expert' | 'assistance' | 'contract' | 'other'
  readonly owed_by: 'employer' | 'claimant'
  readonly percent?: number | undefined
  readonly base: 'gross' | 'gross_less_inss' | 'gross_less_inss_pension'
  readonly amount?: number | undefined
  readonly interest_percent: number
  readonly withhold: 'none' | 'company' | 'person'
  readonly withhold_on_interest: boolean
  readonly deduct: boolean
}

export interface CostsClaimInput {
  readonly base: 'gross' | 'gross_and_debts'
  readonly knowledge: 'none' | 'two_percent' | 'amount'
  readonly knowledge_amount: number
  readonly settlement: 'none' | 'half_percent' | 'amount'
  readonly settlement_amount: number
  readonly acts: Readonly<Partial<Record<ActField, number | undefined>>>
  readonly appraisals: readonly number[]
  readonly storage: readonly { readonly appraisal: number; readonly days: number }[]
  readonly paid: readonly number[]
}

export const GIVEN = [
  'inss_employee',
  'inss_employer',
  'income_tax',
  'private_pension',
  'family_allowance',
  'unemployment',
  'claim_value',
  'costs_claimant',
  'fgts_to_deposit',
] as const
type GivenTotals = Readonly<Partial<Record<(typeof GIVEN)[number], number | undefined>>>

export const COMPARED = ['net', 'gross', 'corrected', 'interest', 'employer_total'] as const
export type Compared = (typeof COMPARED)[number]

export interface ClaimInput {
  readonly as: Reading
  readonly contract: ContractInput
  readonly pay: readonly PayInput[]
  readonly absences: readonly (PeriodInput & { readonly justified: boolean; readonly restarts_vacation: boolean })[]
  readonly vacations?: readonly VacationInput[] | undefined
  readonly items: readonly AskedItem[]
  readonly payments: readonly { readonly day: Day; readonly amount: number; readonly of?: string | undefined }[]
  readonly update?: UpdateInput | undefined
  readonly fgts?: FgtsInput | undefined
  readonly inss?: InssInput | undefined
  readonly income_tax?: IncomeTaxInput | undefined
  readonly alimony?: { readonly percent: number; readonly on_fgts: boolean } | undefined
  readonly private_pension?: { readonly percent?: number | undefined; readonly amount?: number | undefined } | undefined
  readonly family_allowance?: { readonly children: number } | undefined
  readonly unemployment?: { readonly installments: number; readonly average_pay?: number | undefined } | undefined
  readonly fines: readonly FineInput[]
  readonly fees: readonly FeeClaimInput[]
  readonly costs?: CostsClaimInput | undefined
  readonly given: GivenTotals
  readonly compare?: Readonly<Partial<Record<Compared, number | undefined>>> | undefined
}
