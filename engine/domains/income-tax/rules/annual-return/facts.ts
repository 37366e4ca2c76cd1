/** Facts of an annual return, as the input gives them. */
import type { Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { AnnualReturnRules } from '../../law/annual-return.ts'
import type { AnnualIncomeTax } from '../../law/irpf-annual.ts'

export const HOLDER = 'holder'

/** Statement of income of one payer (IN RFB 2.060/2021), by the numbers of its lines. */
export interface Payer {
  readonly name?: string | undefined
  readonly cnpj?: string | undefined
  readonly of: string
  readonly kind: 'salary' | 'retirement' | 'rent' | 'other'
  readonly taxable: Money
  readonly inss: Money
  readonly complementary: Money
  readonly alimony: Money
  readonly withheld: Money
  readonly exempt_65: Money
  readonly exempt_65_thirteenth: Money
  readonly serious_illness: Money
  readonly profits: Money
  readonly small_company: Money
  readonly severance: Money
  readonly late_interest: Money
  readonly other_exempt: Money
  readonly thirteenth: Money
  readonly thirteenth_withheld: Money
  readonly profit_sharing: Money
  readonly other_exclusive: Money
  readonly reported?: { readonly taxable?: Money | undefined; readonly withheld?: Money | undefined } | undefined
}

export interface PersonIncome {
  readonly of: string
  readonly month: number
  readonly kind: 'work' | 'rent' | 'other'
  readonly amount: Money
  readonly book_expenses: Money
  readonly inss: Money
  readonly alimony: Money
  readonly carne_leao: Money
}

type Relation = 'spouse' | 'child' | 'stepchild' | 'grandchild' | 'sibling' | 'parent' | 'ward' | 'incapable'

export interface Dependent {
  readonly id: string
  readonly relation: Relation
  readonly birth_date?: Day | undefined
  readonly student: boolean
  readonly disabled: boolean
  readonly income?: Money | undefined
  readonly also_declared: boolean
  readonly custody?: boolean | undefined
}

export type PaymentKind =
  | 'health'
  | 'health_plan'
  | 'education'
  | 'pgbl'
  | 'fapi'
  | 'funpresp'
  | 'alimony'
  | 'alimony_by_deed'
  | 'vgbl'
  | 'course'
  | 'medicine'

export interface Payment {
  readonly kind: PaymentKind
  readonly for: string
  readonly amount: Money
  readonly reimbursed: Money
  readonly provider?: string | undefined
  readonly proof: 'yes' | 'no' | 'unknown'
}

/** Income of earlier years received at once (Lei 7.713/1988, art. 12-A). */
export interface LumpSum {
  readonly of: string
  readonly amount: Money
  readonly months: Ratio
  readonly inss: Money
  readonly alimony: Money
  readonly legal_expenses: Money
  readonly late_interest: Money
  readonly withheld: Money
  readonly month: number
  readonly option: 'best' | 'exclusive' | 'adjust'
}

/** The part of a return that decides its tax. */
export interface TaxFacts {
  readonly birth_date?: Day | undefined
  readonly payers: readonly Payer[]
  readonly people_income: readonly PersonIncome[]
  readonly dependents: readonly Dependent[]
  readonly payments: readonly Payment[]
  readonly rra: readonly LumpSum[]
  readonly complementary_tax: Money
  readonly stock_irrf_left: Money
  readonly incentive_donations: Money
}

/** Law of one calendar year. */
export interface YearLaw {
  readonly year: number
  readonly annual: AnnualIncomeTax
  readonly rules: AnnualReturnRules
  /** Exempt part of a month of pension from the age of 65; null where the table has none. */
  readonly exemptFrom65: Money
}

/** The facts without a dependent: their income, tax and payments leave with them. */
export function withoutDependent(facts: TaxFacts, id: string): TaxFacts {
  const other = <T extends { readonly of: string }>(rows: readonly T[]): readonly T[] => rows.filter(({ of }) => of !== id)
  return {
    ...facts,
    payers: other(facts.payers),
    people_income: other(facts.people_income),
    rra: other(facts.rra),
    dependents: facts.dependents.filter((each) => each.id !== id),
    payments: facts.payments.filter((each) => each.for !== id),
  }
}
