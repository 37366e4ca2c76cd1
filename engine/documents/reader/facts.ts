/** Figures printed outside the lines, which may appear several times with different values. */
import { type Money, portion, sum } from '../../core/money.ts'
import { percent } from '../../core/ratio.ts'
import { PRINTED_FIELDS, type PrintedField } from './printed.ts'

export type PrintedCandidates = Partial<Record<PrintedField, Money[]>>
export type Printed = Partial<Record<PrintedField, Money>>

const KEEPS_ZERO: readonly PrintedField[] = ['totalDeductions', 'totalEarnings', 'net', 'fgts', 'fgtsBase', 'inssBase', 'irrfBase']

export function recordAmount(seen: PrintedCandidates, field: PrintedField, amount: Money): void {
  const found = seen[field] ?? []
  // A printed zero is zero; beside another figure it is an empty cell.
  if (amount === 0n && (found.length > 0 || !KEEPS_ZERO.includes(field))) return
  if (found[0] === 0n) found.shift()
  if (!found.includes(amount)) seen[field] = [...found, amount]
}

const TOTALS: readonly PrintedField[] = ['totalEarnings', 'totalDeductions', 'net']
const MAX_CHOICES = 12

/** Candidate totals, the first printed first: copies repeat the same totals, two documents on a page have different ones. */
export function totalsIn(seen: PrintedCandidates): Printed[] {
  let choices: Printed[] = [{}]
  for (const field of TOTALS)
    choices = (seen[field] ?? [undefined]).flatMap((amount) =>
      choices.map((each) => (amount === undefined ? each : { ...each, [field]: amount })),
    )
  return choices.slice(0, MAX_CHOICES)
}

/** Upper bound of a monthly deposit as a share of pay; the largest legal rate is 11.2%, for domestic workers (LC 150/2015). */
const MAX_DEPOSIT = percent('12')

/** Rates printed where the deposit is missing: "FGTS mensal 8,00". */
const RATES: readonly Money[] = [2_00n, 8_00n, 8_50n, 11_20n]

/** Other printed facts. Discards a fact with two values and a deposit above any legal rate, which is a balance. */
export function factsIn(
  seen: PrintedCandidates,
  earned: Money,
): { readonly printed: Printed; readonly conflicting: readonly PrintedField[] } {
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
