import type { Money } from '../../../core/money.ts'
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
  /** The 13th salary. */
  readonly finalAtSource?: boolean
  /** Where the month's contribution is shared with another payment; omitted: this payment alone. */
  readonly contribution?: Pick<InssDue, 'amount' | 'deductible'>
}

/** What one payment leaves after INSS and IRRF. */
export function netPay({ gross, dependents, finalAtSource = false, contribution }: Payment, tables: PayTables): NetPay {
  const due = contribution ?? inssDue(gross, tables.inss)
  const deductions = due.deductible + BigInt(dependents) * tables.irrf.perDependent
  const irrf = irrfDue({ gross, deductions, finalAtSource }, tables.irrf).amount
  return { gross, inss: due.amount, irrf, net: gross - due.amount - irrf }
}
