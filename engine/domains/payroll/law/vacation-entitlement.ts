import { law } from '../../../core/dated.ts'
import { steps } from '../../../core/scale.ts'

export interface VacationEntitlement {
  /** Vacation days by unexcused absences in the acquisition period; inclusive limits. */
  readonly daysByAbsences: ReturnType<typeof steps<number>>
  /** Minimum days between payment and the start of the vacation. */
  readonly paidDaysBefore: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<VacationEntitlement>({
  id: 'vacation-entitlement',
  title: 'Férias: dias por faltas e prazo do pagamento',
  dateMeans: 'período aquisitivo; para o prazo, início das férias',
  reviewedOn: '2026-11-15',
  words: {
    daysByAbsences: 'Dias de férias por faltas',
    limit: 'Faltas sem justificativa, até',
    value: 'Dias de férias',
    paidDaysBefore: 'Pagamento até, em dias antes do início',
  },
  versions: [
    {
      from: '1977-05-01',
      norm: { act: 'CLT, arts. 130 e 145 (Decreto-Lei nº 1.535/1977)', published: '1977-04-13', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: {
        daysByAbsences: steps([
          [5, 30],
          [14, 24],
          [23, 18],
          [32, 12],
          [null, 0],
        ]),
        paidDaysBefore: 2,
      },
    },
  ],
})
