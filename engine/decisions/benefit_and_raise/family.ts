/** Family income in a month for a given pay: net pay plus every benefit that depends on it. */
import type { Money } from '../../core/money.ts'
import netSalary from '../../domains/payroll/calculators/net-salary/index.ts'
import bolsaFamilia from '../../domains/social-security/calculators/bolsa-familia/index.ts'
import bpc from '../../domains/social-security/calculators/bpc/index.ts'
import familyAllowance from '../../domains/social-security/calculators/family-allowance/index.ts'
import inclusionAid from '../../domains/social-security/calculators/inclusion-aid/index.ts'
import type { Definition } from '../../operation/definition/operation.ts'

export interface Household {
  readonly members: number
  readonly children_0_6: number
  readonly children_7_17: number
  readonly children_up_to_14?: number | undefined
  readonly other_income: Money
  readonly formal: boolean
  readonly dependents: number
  readonly bpc: 'none' | 'elderly' | 'disabled'
  readonly disability?: 'mild' | 'moderate' | 'severe' | undefined
  readonly already_beneficiary: boolean
}

/** Runs an operation, either as a visible step or as a what-if. */
export type Ask = <I extends object, R>(name: readonly [id: string, title: string], operation: Definition<I, R>, input: I) => R

export interface Month {
  readonly net: Money
  /** True when income tax is withheld. Tax up to R$ 10.00 is waived, so net pay drops where withholding begins. */
  readonly taxed: boolean
  readonly allowance: Money
  readonly assistance: Money
  readonly mayBeWidened: boolean
  readonly bolsa: Money
  /** Duration of the protection in months; null when none applies. */
  readonly protectionMonths: number | null
  /** Bolsa Família after the protection ends. */
  readonly bolsaLater: Money
  readonly total: Money
  readonly totalLater: Money
}

export function monthOf(ask: Ask, family: Household, pay: Money, elderlyAge: number): Month {
  const { members, other_income: others } = family
  const { net, taxed } = pay > 0n && family.formal ? netOf(ask, family, pay) : { net: pay, taxed: false }
  const allowance = pay > 0n && family.formal ? allowanceOf(ask, family, pay) : 0n
  const { amount: assistance, mayBeWidened } = assistanceOf(ask, family, pay, elderlyAge)
  const { status, benefit, protectionMonths } = ask(['bolsa_familia', 'O Bolsa Família'], bolsaFamilia, {
    members,
    monthly_income: others + pay + assistance,
    children_0_6: family.children_0_6,
    children_7_17: family.children_7_17,
    already_beneficiary: family.already_beneficiary,
  })
  const bolsaLater = status === 'in' ? benefit : 0n
  const rest = others + net + allowance + assistance
  return {
    net,
    taxed,
    allowance,
    assistance,
    mayBeWidened,
    bolsa: benefit,
    protectionMonths,
    bolsaLater,
    total: rest + benefit,
    totalLater: rest + bolsaLater,
  }
}

function netOf(ask: Ask, { dependents }: Household, pay: Money): { readonly net: Money; readonly taxed: boolean } {
  const { netSalary: net, irrf } = ask(['net_salary', 'O salário líquido'], netSalary, { gross_salary: pay, dependents })
  return { net, taxed: irrf > 0n }
}

/** Children covered by the family allowance. Default: all of them. */
export const childrenOf = ({ children_up_to_14: said, children_0_6: small, children_7_17: older }: Household): number =>
  said ?? small + older

function allowanceOf(ask: Ask, family: Household, pay: Money): Money {
  const children = childrenOf(family)
  if (children === 0) return 0n
  return ask(['family_allowance', 'O salário-família'], familyAllowance, { remuneration: pay, children }).amount
}

interface Assistance {
  readonly amount: Money
  readonly mayBeWidened: boolean
}

/** The elderly BPC depends on family income; the BPC of a disabled person who works becomes the inclusion aid (auxílio-inclusão). */
function assistanceOf(ask: Ask, family: Household, pay: Money, age: number): Assistance {
  const { bpc: kind, members, other_income: others, disability } = family
  if (kind === 'none') return { amount: 0n, mayBeWidened: false }
  if (kind === 'disabled' && pay > 0n) {
    const aid = ask(['inclusion_aid', 'O auxílio-inclusão'], inclusionAid, {
      pay,
      disability: disability!,
      insured: family.formal,
      members,
      other_family_income: others,
    })
    return { amount: aid.amount, mayBeWidened: false }
  }
  return ask(['bpc', 'O BPC'], bpc, { applicant: kind, age, members, family_income: others + pay })
}
