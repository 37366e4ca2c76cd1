import { composed, word } from '../../../core/language.ts'
import { brl, integer, list, object } from '../../../core/operation/fields.ts'

const MAX_POINTS = 120

/** Divisors and multiples of a year, so that whatever the term every anniversary (or every few) is a point. */
function stride(last: number): number {
  for (const months of [1, 2, 3, 4, 6]) if (Math.ceil(last / months) < MAX_POINTS) return months
  return 12 * Math.ceil(last / (12 * (MAX_POINTS - 1)))
}

/** At most 120 points out of one a month (the first is month 0), evenly apart, the first and the last always among them. */
export function thinned<P>(points: readonly P[]): P[] {
  const last = points.length - 1
  const step = stride(last)
  return points.filter((_, month) => month % step === 0 || month === last)
}

/** The result field of a growing balance. */
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
