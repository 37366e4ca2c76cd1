/** S-5002 of a worker and month: the statements that S-1210 pays, added by kind of income, beside what the tax table would give. */

import { type Day, isDay } from '../../core/day.ts'
import { word } from '../../core/language.ts'
import { formatBRL, type Money } from '../../core/money.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import { irrfDue } from '../../domains/payroll/rules/irrf.ts'
import type { Payments } from './payments.ts'
import type { KnownItem, Rebuilt } from './rebuild.ts'
import { incomeAmount, incomeType } from './tax-totals.ts'

export interface Income {
  readonly sums: ReadonlyMap<string, Money>
  /** Whether every statement paid was read and is of a kind that is added here. */
  readonly whole: boolean
  /** The month's tax by the table, without dependents; null where it is not worked out. */
  readonly byTable: Money | null
}

/** @param owed the events of the worker, of any period. */
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

/** Sums that are not what was returned: told, and never a difference of the verdict. */
export function incomeNotes({ sums, whole }: Income, returned: ReadonlyMap<string, Money>, whose: string): string[] {
  if (!whole) return []
  const types = [...new Set([...sums.keys(), ...returned.keys()])].filter((type) => !/^79\d\d$/.test(type)).sort()
  return types.flatMap((type) => {
    const [own, told] = [sums.get(type) ?? 0n, returned.get(type) ?? 0n]
    // Until layout S-1.2 what is below zero was left out (S-5002, 1.5.8).
    if (own === told || (own < 0n && told === 0n)) return []
    return [word`S-5002 de ${whose}: as rubricas do tipo ${type} somam ${formatBRL(own)}, e o devolvido tem ${formatBRL(told)}.`]
  })
}
