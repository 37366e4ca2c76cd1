import { law } from '../../../core/dated.ts'

export interface Notice {
  /** Days owed by the employer for less than a full year of service. */
  readonly baseDays: number
  readonly daysPerFullYear: number
  readonly maximumDays: number
  /** Days owed by a resigning employee. */
  readonly resignationDays: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'
const CONSTITUTION = 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm'

export default law<Notice>({
  id: 'notice',
  title: 'Aviso prévio',
  dateMeans: 'data do aviso',
  reviewedOn: '2026-11-14',
  words: {
    baseDays: 'Dias no primeiro ano',
    daysPerFullYear: 'Dias por ano completo',
    maximumDays: 'Dias, no máximo',
    resignationDays: 'Dias no pedido de demissão',
  },
  versions: [
    {
      from: '2011-10-13',
      norm: {
        act: 'Lei nº 12.506/2011; CLT, art. 487',
        published: '2011-10-13',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12506.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12506.htm',
          CLT,
          'https://github.com/ottodigitalmedia/calculo-oficial',
        ],
      },
      value: { baseDays: 30, daysPerFullYear: 3, maximumDays: 90, resignationDays: 30 },
    },
    {
      from: '1988-10-05',
      norm: { act: 'Constituição Federal, art. 7º, XXI; CLT, art. 487', published: '1988-10-05', url: CONSTITUTION },
      evidence: { status: 'reported', sources: [CONSTITUTION, CLT] },
      value: { baseDays: 30, daysPerFullYear: 0, maximumDays: 30, resignationDays: 30 },
    },
  ],
})
