/** S-5002 per worker and month: sums the statements paid by S-1210 by kind of income, with the table's tax for reference. */

import { type Day, isDay } from '../../../core/day.ts'
import { formatBRL, type Money } from '../../../core/money.ts'
import { word } from '../../../core/text/language.ts'
import irrf from '../../../domains/payroll/law/irrf.ts'
import { irrfDue } from '../../../domains/payroll/rules/withholding/irrf.ts'
import type { Payments } from '../events/payments.ts'
import type { KnownItem, Rebuilt } from './rebuild.ts'
import { incomeAmount, incomeType } from './tax-totals.ts'

export interface Income {
  readonly sums: ReadonlyMap<string, Money>
  /** True when every paid statement was read and is supported. */
  readonly whole: boolean
  /** Monthly tax from the table, without dependents; null when not computed. */
  readonly byTable: Money | null
}

/** @param owed events of the worker, from any period. */
export function incomeOf({ paid }: Payments, owed: readonly Rebuilt[]): Income {
  const items: KnownItem[] = []
  let whole = true
  for (const { statement, reference, event, abroad } of paid) {
    const sources = owed.filter(({ remuneration }) => remuneration.event === event && remuneration.period === reference)
    const own = sources.flatMap(({ known }) => known.filter(({ item }) => item.statement === statement))
    const unread = sources.some(({ unknown }) => unknown.some(({ item }) => item.statement === statement))
    if (abroad || unread || own.length === 0 || own.some(({ item }) => item.accumulated)) whole = false
    if (!abroad) items.push(...own.filter(({ item }) => item.taxedHere && !item.accumulated))
  }
  const sums = new Map<string, Money>()
  const codes = new Map<string, Money>()
  for (const { rubric, amount } of items) {
    const type = incomeType(rubric.irrf)
    if (type === null) continue
    const signed = incomeAmount(rubric, amount)
    sums.set(type, (sums.get(type) ?? 0n) + signed)
    codes.set(rubric.irrf, (codes.get(rubric.irrf) ?? 0n) + signed)
  }
  const paidOn = paid.map((each) => each.paidOn).find(isDay)
  return { sums, whole, byTable: whole && paidOn ? taxOf(codes, paidOn) : null }
}

function taxOf(codes: ReadonlyMap<string, Money>, day: Day): Money | null {
  const of = (code: string): Money => codes.get(code) ?? 0n
  if (of('11') <= 0n || day < irrf.recordStarts) return null
  const deductions = of('41') + of('46') + of('51')
  return irrfDue({ gross: of('11'), deductions }, irrf.at(day).value).amount
}

/** Notes for sums that differ from the returned ones; they never affect the verdict. */
export function incomeNotes({ sums, whole }: Income, returned: ReadonlyMap<string, Money>, whose: string): string[] {
  if (!whole) return []
  const types = [...new Set([...sums.keys(), ...returned.keys()])].filter((type) => !/^79\d\d$/.test(type)).sort()
  return types.flatMap((type) => {
    const [own, told] = [sums.get(type) ?? 0n, returned.get(type) ?? 0n]
    // Layouts up to S-1.2 omitted negative sums (S-5002, 1.5.8).
    if (own === told || (own < 0n && told === 0n)) return []
    return [word`S-5002 de ${whose}: as rubricas do tipo ${type} somam ${formatBRL(own)}, e o devolvido tem ${formatBRL(told)}.`]
  })
}
