import type { Money } from '../../../core/money.ts'
import { portion } from '../../../core/money.ts'
import type { InssTable } from '../law/inss.ts'
import type { IrrfTable } from '../law/irrf.ts'
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
  /** Deducted from the base of the tax; not taken from the net here. */
  readonly alimony?: Money
  /** The 13th salary. */
  readonly finalAtSource?: boolean
  /** Where the month's contribution is shared with another payment; omitted: this payment alone. */
  readonly contribution?: Pick<InssDue, 'amount' | 'deductible'>
}

/** What one payment leaves after INSS and IRRF. */
export function netPay({ gross, dependents, alimony = 0n, finalAtSource = false, contribution }: Payment, tables: PayTables): NetPay {
  const due = contribution ?? inssDue(gross, tables.inss)
  const deductions = due.deductible + BigInt(dependents) * tables.irrf.perDependent + alimony
  const irrf = irrfDue({ gross, deductions, finalAtSource }, tables.irrf).amount
  return { gross, inss: due.amount, irrf, net: gross - due.amount - irrf }
}

/** Contribution, tax and reduction are each rounded: together they never move the net by more. */
const ROUNDINGS = 4n

/**
 * How the net strays from rising with the gross. It falls where the waived withholding ends and, before March 2020, where a higher INSS
 * rate takes the whole pay; and it steps, either way, where the published parcels of the tax do not quite join.
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
