import type { Money } from '../../../../core/money.ts'
import { portion } from '../../../../core/money.ts'
import type { InssTable } from '../../law/inss.ts'
import type { IrrfTable } from '../../law/irrf.ts'
import { type InssDue, inssDue } from './inss.ts'
import { irrfDue } from './irrf.ts'

export interface PayTables {
  readonly inss: InssTable
  readonly irrf: IrrfTable
}

interface NetPay {
  readonly gross: Money
  readonly inss: Money
  readonly irrf: Money
  readonly net: Money
}

interface Payment {
  readonly gross: Money
  readonly dependents: number
  /** Deducted from the tax base, not from the net. */
  readonly alimony?: Money
  /** True for the 13th salary. */
  readonly finalAtSource?: boolean
  /** Contribution shared with another payment of the month. Default: computed from this payment alone. */
  readonly contribution?: Pick<InssDue, 'amount' | 'deductible'>
}

/** Net pay of one payment after INSS and IRRF. */
export function netPay({ gross, dependents, alimony = 0n, finalAtSource = false, contribution }: Payment, tables: PayTables): NetPay {
  const due = contribution ?? inssDue(gross, tables.inss)
  const deductions = due.deductible + BigInt(dependents) * tables.irrf.perDependent + alimony
  const irrf = irrfDue({ gross, deductions, finalAtSource }, tables.irrf).amount
  return { gross, inss: due.amount, irrf, net: gross - due.amount - irrf }
}

/** Upper bound, in centavos: contribution, tax and reduction are each rounded. */
const ROUNDINGS = 4n

/**
 * Bounds how far net pay departs from rising with the gross. It falls where the waived withholding ends and, before March 2020, where a
 * higher INSS rate applies to the whole pay. It steps up or down where the published tax deductions leave a gap between brackets.
 */
export function netPayShape({ inss, irrf }: PayTables): { readonly dip: bigint; readonly rise: bigint } {
  let dip = ROUNDINGS + (irrf.waivedUpTo ?? 0n)
  let rise = 1n
  if (!inss.progressive)
    for (const [index, { limit, rate }] of inss.brackets.entries()) {
      const next = inss.brackets[index + 1]
      if (next) dip += portion(limit, next.rate, 'halfUp') - portion(limit, rate, 'halfUp')
    }
  for (const [index, { limit, rate, deduct }] of irrf.brackets.entries()) {
    const next = irrf.brackets[index + 1]
    if (limit === null || !next) continue
    const step = portion(limit, next.rate, 'halfUp') - next.deduct - (portion(limit, rate, 'halfUp') - deduct)
    if (step > 0n) dip += step
    else if (1n - step > rise) rise = 1n - step
  }
  return { dip, rise }
}
