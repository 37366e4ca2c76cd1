import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface IntermittentWork {
  /** Divisor of the pay for the vacation and 13th salary of each call. */
  readonly parts: number
  /** Divisor of the vacation for its third. */
  readonly vacationThird: number
  /** Working days per weekly rest day, when the contract has no rule. */
  readonly restDays: number
  /** Fine as a share of the call's pay, for accepting a call and not appearing or withdrawing. */
  readonly noShowFine: Ratio
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'

export default law<IntermittentWork>({
  id: 'intermittent',
  title: 'Trabalho intermitente',
  dateMeans: 'dia trabalhado',
  reviewedOn: '2026-11-16',
  words: {
    parts: 'Férias e 13º: uma parte em',
    vacationThird: 'Terço de férias: uma parte em',
    restDays: 'Descanso semanal: uma parte em',
    noShowFine: 'Multa de quem aceita e não vai',
  },
  versions: [
    {
      from: '2017-11-11',
      norm: { act: 'CLT, art. 452-A (Lei nº 13.467/2017)', published: '2017-07-14', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { parts: 12, vacationThird: 3, restDays: 6, noShowFine: rate('50') },
    },
  ],
})
