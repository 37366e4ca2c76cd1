import { composed, word } from '../../../core/text/language.ts'
import { brl, integer, list, object } from '../../../operation/input/fields.ts'

const MAX_POINTS = 120

/** Strides that divide a year or are multiples of it, so anniversaries (or every few) are always points. */
function stride(last: number): number {
  for (const months of [1, 2, 3, 4, 6]) if (Math.ceil(last / months) < MAX_POINTS) return months
  return 12 * Math.ceil(last / (12 * (MAX_POINTS - 1)))
}

/** Reduces monthly points (the first is month 0) to at most 120, evenly spaced, always including the first and the last. */
export function thinned<P>(points: readonly P[]): P[] {
  const last = points.length - 1
  const step = stride(last)
  return points.filter((_, month) => month % step === 0 || month === last)
}

/** Result field of a growing balance. */
export function timeline(description: string) {
  return list(
    description,
    object('Ponto', {
      month: integer('Mês', { hint: '0 é o começo' }),
      invested: brl('Total colocado até o mês'),
      interest: brl('Rendimento até o mês'),
      balance: brl('Saldo no fim do mês'),
    }),
    { hint: composed(() => word`Até ${MAX_POINTS} pontos`) },
  )
}
