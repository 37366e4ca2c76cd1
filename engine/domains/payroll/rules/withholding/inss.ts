import { greatest, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { bracketOf, slicesOf } from '../../../../core/scale.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { InssTable } from '../../law/inss.ts'

/** @public Appears in the package's type declarations. */
export interface InssSlice {
  readonly upTo: Money
  readonly ratePercent: Ratio
  readonly base: Money
  readonly amount: Money
}

export interface InssDue {
  readonly amount: Money
  readonly slices: InssSlice[]
  /** Amount deductible from the income tax: the contribution, except while the CPMF reduced its rate. */
  readonly deductible: Money
}

/**
 * Employee's INSS. Progressive (since March 2020): each slice is truncated to the centavo before adding (eSocial manual, S-1200 item 5.2);
 * rounding the sum gives 988.09 at the 2026 ceiling instead of 988.07. Before: a single rounded rate on the whole pay.
 */
export function inssDue(pay: Money, table: InssTable): InssDue {
  const capped = smallest(pay, table.ceiling)
  if (table.progressive) {
    const slices = slicesOf(capped, table.brackets, 'truncate').map(({ bracket: { limit, rate }, base, amount }) => ({
      upTo: limit,
      ratePercent: rate,
      base,
      amount,
    }))
    const amount = sum(slices.map((slice) => slice.amount))
    return { amount, slices, deductible: amount }
  }
  const bracket = bracketOf(capped, table.brackets)!
  const amount = portion(capped, bracket.rate, 'halfUp')
  return {
    amount,
    slices: [{ upTo: bracket.limit, ratePercent: bracket.rate, base: capped, amount }],
    deductible: bracket.incomeTaxRate ? portion(capped, bracket.incomeTaxRate, 'halfUp') : amount,
  }
}

/** Payroll systems round each slice or the sum: at most one centavo per slice. */
const ROUNDINGS = 5n

/** Maximum contribution of this pay as a second job, for any pay of the first: the slices begin where those of the first end. */
export function mostAsSecondJob(pay: Money, table: InssTable): Money {
  const capped = smallest(pay, table.ceiling)
  if (!table.progressive) return portion(capped, table.brackets.at(-1)!.rate, 'halfUp') + ROUNDINGS
  const limits = table.brackets.map(({ limit }) => limit)
  const starts = [0n, ...limits, ...limits.map((limit) => limit - capped)].filter((start) => start >= 0n && start <= table.ceiling)
  return starts.map((start) => inssDue(start + capped, table).amount - inssDue(start, table).amount).reduce(greatest) + ROUNDINGS
}

/** States the rounding of the contribution, on which sources disagree. */
export function assumeInssRounding(ctx: Context, table: InssTable): void {
  ctx.assume(
    table.progressive
      ? 'INSS com cada faixa truncada no centavo e depois somada (manual do eSocial, evento S-1200, item 5.2); sites que arredondam a soma mostram até 3 centavos a mais.'
      : 'INSS pela tabela da época: uma única alíquota sobre todo o salário, até o teto, arredondada no centavo.',
  )
}

/** "(R$ 1.621,00 × 7,5% = R$ 121,57) + …" */
export function inssFormula(due: InssDue): Phrase {
  return joined(
    due.slices.map(({ base, ratePercent, amount }) => say`(${base} × ${ratePercent} = ${amount})`),
    ' + ',
  )
}
