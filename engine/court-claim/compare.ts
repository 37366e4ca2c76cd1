/** Comparison with totals typed by the caller: which single change of a parameter gives the other total. */

import { addMonths, endOfMonth } from '../core/day.ts'
import { InvalidInput } from '../core/errors.ts'
import type { Ratio } from '../core/ratio.ts'
import type { Context } from '../operation/evaluation/context.ts'
import { type ClaimTotals, claimOf } from './claim.ts'
import { type AskedItem, type ClaimInput, COMPARED, type Compared } from './input.ts'
import { exact } from './session.ts'

export interface Comparison {
  readonly field: Compared
  readonly typed: Ratio
  readonly ours: Ratio
  readonly difference: Ratio
  readonly equal: boolean
  readonly explainedBy: readonly string[]
}

const FIGURES = {
  net: 'net',
  gross: 'gross',
  corrected: 'corrected',
  interest: 'interest',
  employer_total: 'employerTotal',
} as const satisfies Record<Compared, keyof ClaimTotals>

/** Totals within this are equal: less than half a centavo. */
const NEAR = exact(0.004)

const isNear = (a: Ratio, b: Ratio): boolean => {
  const gap = a.minus(b)
  return (gap.n < 0n ? gap.times(exact(-1)) : gap).compare(NEAR) <= 0
}

/** Single changes of a claim, by their description. */
const CHANGES: Readonly<Record<string, (input: ClaimInput) => ClaimInput | null>> = {
  'o primeiro mês corrigido (o devido ou o seguinte)': (input) =>
    input.update
      ? { ...input, update: { ...input.update, start: input.update.start === 'next_month' ? 'due_month' : 'next_month' } }
      : null,
  'os meses negativos do índice': (input) =>
    input.update ? { ...input, update: { ...input.update, ignore_negative: !input.update.ignore_negative } } : null,
  'juros de 1% ao mês': (input) => withInterest(input, 'one_percent'),
  'juros padrão da Justiça do Trabalho': (input) => withInterest(input, 'standard'),
  'nenhum juro': (input) => withInterest(input, 'none'),
  'o terço como 1,33': (input) => withThird(input, 1.33),
  'o terço como 1,33333333': (input) => withThird(input, 1.333_333_33),
  'o aviso prévio na projeção do contrato': (input) => ({
    ...input,
    contract: { ...input.contract, project_notice: !input.contract.project_notice },
  }),
  'a outra conta do INSS e do imposto (PJe-Calc ou lei)': (input) => ({ ...input, as: input.as === 'law' ? 'pje-calc' : 'law' }),
  'o imposto pelo regime de caixa': (input) =>
    input.income_tax ? { ...input, income_tax: { ...input.income_tax, cash: !input.income_tax.cash } } : null,
  'a liquidação um mês antes': (input) => {
    const settled = endOfMonth(addMonths(input.contract.settled_on, -1))
    return settled < input.contract.filed ? null : { ...input, contract: { ...input.contract, settled_on: settled } }
  },
}

const withInterest = (input: ClaimInput, interest: 'one_percent' | 'standard' | 'none'): ClaimInput | null =>
  input.update && input.update.interest !== interest ? { ...input, update: { ...input.update, interest } } : null

const isThird = ({ multiplier }: AskedItem): boolean => multiplier !== undefined && Math.abs(multiplier - 4 / 3) < 0.004

function withThird(input: ClaimInput, multiplier: number): ClaimInput | null {
  if (!input.items.some(isThird)) return null
  return { ...input, items: input.items.map((item) => (isThird(item) ? { ...item, multiplier } : item)) }
}

export function comparisonOf(input: ClaimInput, ours: ClaimTotals, contextOf: () => Context): Comparison[] {
  const { compare } = input
  if (!compare) return []
  const asked = COMPARED.filter((field) => compare[field] !== undefined)
  const found = asked.map((field) => ({ field, typed: exact(compare[field]!), figure: ours[FIGURES[field]] }))
  const differs = found.some(({ typed, figure }) => !isNear(typed, figure))
  const tried = differs ? Object.entries(CHANGES).flatMap(([name, change]) => totalsWith(input, name, change, contextOf)) : []
  return found.map(({ field, typed, figure }) => {
    const equal = isNear(typed, figure)
    const explainedBy = equal ? [] : tried.filter(({ totals }) => isNear(typed, totals[FIGURES[field]])).map(({ name }) => name)
    return { field, typed, ours: figure, difference: typed.minus(figure), equal, explainedBy }
  })
}

/** Totals under one change; none when the change makes the claim invalid. */
function totalsWith(input: ClaimInput, name: string, change: (input: ClaimInput) => ClaimInput | null, contextOf: () => Context) {
  const changed = change(input)
  if (!changed) return []
  try {
    return [{ name, totals: claimOf(changed, contextOf()).totals }]
  } catch (error) {
    if (error instanceof InvalidInput) return []
    throw error
  }
}
