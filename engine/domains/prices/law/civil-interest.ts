import { law } from '../../../core/dated.ts'

export interface CivilInterest {
  /** Default interest without an agreed rate. */
  readonly interest: 'legal_rate' | 'selic'
  /** Index applied besides the interest; none when the interest already includes correction. */
  readonly correction: 'ipca' | 'none'
}

const LEI_14905 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14905.htm'

export default law<CivilInterest>({
  id: 'civil-interest',
  title: 'Juros e correção de dívidas civis',
  dateMeans: 'dia em que os juros correm',
  reviewedOn: '2026-11-14',
  words: {
    interest: 'Juros sem acordo',
    correction: 'Correção sem acordo',
    legal_rate: 'Taxa legal',
    selic: 'Selic',
    ipca: 'IPCA',
    none: 'Nenhuma: já vem na Selic',
  },
  versions: [
    {
      from: '2024-08-30',
      norm: {
        act: 'Código Civil',
        article: 'arts. 389, parágrafo único, e 406 (Lei nº 14.905/2024)',
        published: '2024-07-01',
        url: LEI_14905,
      },
      evidence: { status: 'verified', sources: [LEI_14905] },
      value: { interest: 'legal_rate', correction: 'ipca' },
    },
    {
      from: '2003-01-11',
      norm: { act: 'STJ, Tema 1.368', article: 'REsp 2.199.164, Corte Especial, 15/10/2025', published: '2025-10-15' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.duartegarcia.com.br/br/noticias/exibir/1117',
          'https://zna.adv.br/noticias/2025/11/25/stj-define-aplicacao-da-taxa-selic-em-dividas-civis-anteriores-a-lei-14-905-2024',
        ],
      },
      caveat: 'Antes de 30/08/2024 vale a Selic, sem outro índice, salvo contrato ou sentença em contrário (STJ, Tema 1.368).',
      value: { interest: 'selic', correction: 'none' },
    },
  ],
})
