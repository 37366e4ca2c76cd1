import { type Money, sum } from '../../../core/money.ts'
import { type Slice, slicesOf } from '../../../core/scale.ts'
import { joined, type Phrase, say } from '../../../core/text/sentence.ts'
import type { CapitalGain } from '../law/capital-gain.ts'

interface GainTax {
  readonly tax: Money
  readonly slices: readonly Slice<CapitalGain['brackets'][number]>[]
}

/** Progressive brackets. Every limit yields whole centavos at its rate, so only the last slice is rounded. */
export function capitalGainTax(gain: Money, { brackets }: CapitalGain): GainTax {
  const slices = slicesOf(gain, brackets, 'halfUp')
  return { tax: sum(slices.map(({ amount }) => amount)), slices }
}

/** "(R$ 5.000.000,00 × 15%) + …" */
export function gainFormula({ slices }: GainTax): Phrase {
  if (slices.length === 0) return say`${0n}`
  return joined(
    slices.map(({ base, bracket }) => say`(${base} × ${bracket.rate})`),
    ' + ',
  )
}
