import { law } from '../../../core/dated.ts'

export interface AlimonyArrest {
  /** Months before the lawsuit whose debt may lead to arrest, besides those due during it. */
  readonly months: number
}

const CPC = 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13105.htm'
const STJ = 'https://scon.stj.jus.br/SCON/sumstj/'

export default law<AlimonyArrest>({
  id: 'alimony-arrest',
  title: 'Prisão por pensão alimentícia atrasada',
  dateMeans: 'dia em que se cobra',
  reviewedOn: '2026-11-17',
  words: { months: 'Meses antes do pedido' },
  versions: [
    {
      from: '2016-03-18',
      norm: { act: 'Código de Processo Civil (Lei nº 13.105/2015)', article: 'art. 528, § 7º', published: '2015-03-17', url: CPC },
      evidence: { status: 'reported', sources: [CPC] },
      value: { months: 3 },
    },
    {
      from: '2006-04-19',
      norm: { act: 'Súmula nº 309 do STJ', published: '2006-04-19', url: STJ },
      evidence: { status: 'reported', sources: [STJ] },
      value: { months: 3 },
    },
  ],
})
