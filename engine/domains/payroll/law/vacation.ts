import { law } from '../../../core/dated.ts'

export interface Vacation {
  /** Days of rest for a full period with at most five unexcused absences. */
  readonly days: number
  /** One over this is the constitutional addition, and also the largest share of the days that may be sold. */
  readonly thirdDivisor: number
  /** Parts of the acquisition period: each month worked gives one. */
  readonly parts: number
  /** A month of the acquisition period with at least so many days worked counts whole ("more than 14"). */
  readonly monthFromDays: number
  /** Vacation not granted within the 12 months after it was earned is paid so many times. */
  readonly latePayFactor: number
  /** Whether the income tax was withheld on the days sold and their third. */
  readonly soldDaysTaxed: boolean
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'

export default law<Vacation>({
  id: 'vacation',
  title: 'Férias',
  dateMeans: 'data do pagamento',
  reviewedOn: '2026-11-14',
  words: {
    days: 'Dias de férias',
    thirdDivisor: 'Divisor do adicional constitucional',
    parts: 'Avos do ano',
    monthFromDays: 'Mês conta a partir de quantos dias',
    latePayFactor: 'Férias vencidas são pagas vezes',
    soldDaysTaxed: 'Imposto de renda sobre os dias vendidos',
  },
  versions: [
    {
      from: '2006-11-17',
      norm: {
        act: 'Constituição Federal, art. 7º, XVII; CLT, arts. 130, 134, 137, 142, 143 e 146; Ato Declaratório PGFN nº 6/2006',
        url: CLT,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          CLT,
          'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
          'https://www.legjur.com/legislacao/art/DCL_00054521943-137',
          'https://modeloinicial.com.br/lei/CLT/efeitos-cessacao-contrato-trabalho-@___II_IV_V',
        ],
      },
      value: { days: 30, thirdDivisor: 3, parts: 12, monthFromDays: 15, latePayFactor: 2, soldDaysTaxed: false },
    },
    {
      from: '1988-10-05',
      norm: { act: 'Constituição Federal, art. 7º, XVII; CLT, arts. 130, 134, 137, 142, 143 e 146', url: CLT },
      evidence: {
        status: 'corroborated',
        sources: [
          CLT,
          'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
          'https://www.legjur.com/legislacao/art/DCL_00054521943-137',
          'https://modeloinicial.com.br/lei/CLT/efeitos-cessacao-contrato-trabalho-@___II_IV_V',
        ],
      },
      value: { days: 30, thirdDivisor: 3, parts: 12, monthFromDays: 15, latePayFactor: 2, soldDaysTaxed: true },
    },
  ],
})
