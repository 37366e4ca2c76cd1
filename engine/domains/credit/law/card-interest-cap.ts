import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CardInterestCap {
  /** Maximum total of interest and charges as a share of the debt first financed; null before the cap existed. */
  readonly chargesOverDebt: Ratio | null
}

export default law<CardInterestCap>({
  id: 'card-interest-cap',
  title: 'Teto de juros e encargos do cartão de crédito',
  dateMeans: 'dia em que a fatura foi financiada',
  reviewedOn: '2026-11-14',
  words: { chargesOverDebt: 'Juros e encargos sobre a dívida original, no máximo' },
  versions: [
    {
      from: '2024-01-03',
      norm: {
        act: 'Lei nº 14.690/2023',
        article: 'art. 28, § 1º (Resolução CMN nº 4.549/2017, art. 2º-A, incluído pela Resolução CMN nº 5.112/2023)',
        published: '2023-10-03',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14690.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14690.htm',
          'https://normativos.bcb.gov.br/Lists/Normativos/Attachments/50330/Res_4549_v2_L.pdf',
          'https://g1.globo.com/podcast/o-assunto/noticia/2024/01/04/como-o-limite-do-rotativo-do-cartao-impacta-consumidores-e-instituicoes-financeiras.ghtml',
          'https://burburinhonews.com.br/amp/novas-regras-limitam-juros-no-rotativo-do-cartao-de-credito-a-partir-de-hoje',
        ],
      },
      value: { chargesOverDebt: rate('100') },
    },
    {
      from: '2017-04-03',
      norm: {
        act: 'Resolução CMN nº 4.549/2017',
        article: 'arts. 1º e 2º',
        published: '2017-01-30',
        url: 'https://normativos.bcb.gov.br/Lists/Normativos/Attachments/50330/Res_4549_v2_L.pdf',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://bmadv.com/entra-em-vigor-nova-resolucao-do-cmn-sobre-o-credito-rotativo-em-cartao-de-credito/',
          'http://www.portaldofomento.com.br/noticia.php?id=3655',
        ],
      },
      caveat: 'Antes de 03/01/2024 não havia teto para a soma de juros e encargos do cartão.',
      value: { chargesOverDebt: null },
    },
  ],
})
