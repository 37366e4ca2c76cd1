import { type Money, portion } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { Fgts } from '../../law/fgts.ts'

export type DepositRounding = Pick<Fgts, 'depositRounding'>

/** One FGTS deposit, rounded separately: truncated since FGTS Digital uses the eSocial figure (manual, S-5003, item 1.13). */
export const fgtsDeposit = (pay: Money, rate: Ratio, { depositRounding }: DepositRounding): Money => portion(pay, rate, depositRounding)

/** States the rounding of the deposit, on which sources disagree. */
export function assumeFgtsRounding(ctx: Context, { depositRounding }: DepositRounding): void {
  ctx.assume(
    depositRounding === 'truncate'
      ? 'FGTS truncado no centavo em cada depósito, como o FGTS Digital o toma do eSocial desde a competência de março de 2024 (manual do eSocial, evento S-5003, item 1.13); sites que arredondam mostram um centavo a mais.'
      : 'FGTS arredondado no centavo em cada depósito: o truncamento do eSocial só vale desde a competência de março de 2024.',
  )
}
