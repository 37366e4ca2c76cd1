import { law } from '../../../core/dated.ts'

export interface Vacation {
  /** Vacation days for a full period with at most five unexcused absences. */
  readonly days: number
  /** Divisor of the constitutional third, and of the maximum share of days that may be sold. */
  readonly thirdDivisor: number
  /** Parts of the acquisition period; each month worked earns one. */
  readonly parts: number
  /** Minimum days worked for a month of the acquisition period to count ("more than 14"). */
  readonly monthFromDays: number
  /** Multiplier for vacation not granted within 12 months after the acquisition period. */
  readonly latePayFactor: number
  /** True when income tax was withheld on sold days and their third. */
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
