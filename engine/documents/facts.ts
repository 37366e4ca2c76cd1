/** What a paper prints beside its lines, where a figure may be printed more than once, and not always the same. */
import { type Money, portion, sum } from '../core/money.ts'
import { percent } from '../core/ratio.ts'
import { PRINTED_FIELDS, type PrintedField } from './printed.ts'

export type Seen = Partial<Record<PrintedField, Money[]>>
export type Printed = Partial<Record<PrintedField, Money>>

export function see(seen: Seen, field: PrintedField, amount: Money): void {
  if (amount === 0n) return
  const found = seen[field] ?? []
  if (!found.includes(amount)) seen[field] = [...found, amount]
}

const TOTALS: readonly PrintedField[] = ['totalEarnings', 'totalDeductions', 'net']
const MAX_CHOICES = 12

/** The totals a paper may mean, the first printed first: copies of one paper print them once each, two papers on a page do not. */
export function totalsIn(seen: Seen): Printed[] {
  let choices: Printed[] = [{}]
  for (const field of TOTALS)
    choices = (seen[field] ?? [undefined]).flatMap((amount) =>
      choices.map((each) => (amount === undefined ? each : { ...each, [field]: amount })),
    )
  return choices.slice(0, MAX_CHOICES)
}

/** No deposit of a month passes this part of what is paid: the domestic worker's 11.2% (LC 150/2015) is the largest. */
const MAX_DEPOSIT = percent('12')

/** The rate beside a deposit that was not read: "FGTS mensal 8,00". */
const RATES: readonly Money[] = [2_00n, 8_00n, 8_50n, 11_20n]

/** The other facts: one printed with two values is of no use, and a deposit larger than any law's is a balance. */
export function factsIn(seen: Seen, earned: Money): { readonly printed: Printed; readonly conflicting: readonly PrintedField[] } {
  const printed: Printed = {}
  const conflicting: PrintedField[] = []
  for (const field of PRINTED_FIELDS) {
    if (TOTALS.includes(field)) continue
    const found = (seen[field] ?? []).filter(
      (amount) => field !== 'fgts' || (!RATES.includes(amount) && (earned === 0n || amount <= portion(earned, MAX_DEPOSIT, 'halfUp'))),
    )
    if (found.length === 1) printed[field] = found[0]!
    else if (found.length > 1 || (seen[field]?.length ?? 0) > 0) conflicting.push(field)
  }
  return { printed, conflicting }
}

export const earnedIn = (lines: readonly { readonly kind: string; readonly amount: Money }[]): Money =>
  sum(lines.filter(({ kind }) => kind === 'earning').map(({ amount }) => amount))

export const FIELD_WORDS: Readonly<Record<PrintedField, string>> = {
  basicSalary: 'salário do contrato',
  totalEarnings: 'total de vencimentos',
  totalDeductions: 'total de descontos',
  net: 'líquido',
  inssBase: 'base do INSS',
  irrfBase: 'base do IRRF',
  fgtsBase: 'base do FGTS',
  fgts: 'FGTS do mês',
  thirteenthInssBase: 'base do INSS do 13º',
  thirteenthIrrfBase: 'base do IRRF do 13º',
  vacationIrrfBase: 'base do IRRF das férias',
  plrIrrfBase: 'base do IRRF da PLR',
}
