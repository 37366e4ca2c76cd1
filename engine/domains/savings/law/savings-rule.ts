import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface SavingsRule {
  /** Monthly interest added to the TR while the Selic target exceeds the threshold (always, without a threshold). */
  readonly fixedMonthly: Ratio
  /** At or below this Selic target, a share of the target replaces the fixed interest. */
  readonly selic: { readonly upTo: Ratio; readonly share: Ratio } | null
}

const LAW_8177 = 'https://modeloinicial.com.br/lei/L-8177-1991/lei-8177/art-12'
const CAIXA = 'https://caixa.gov.br/empresa/contas/poupanca'

export default law<SavingsRule>({
  id: 'savings-rule',
  title: 'Remuneração da poupança',
  dateMeans: 'dia do depósito',
  reviewedOn: '2026-11-14',
  words: { fixedMonthly: 'Juros fixos ao mês', selic: 'Ligada à Selic', upTo: 'Vale com a Selic até', share: 'Parte da Selic' },
  versions: [
    {
      from: '2012-05-04',
      norm: {
        act: 'Lei nº 8.177/1991',
        article: 'art. 12 (com a MP nº 567/2012 e a Lei nº 12.703/2012)',
        published: '2012-05-04',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12703.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12703.htm',
          LAW_8177,
          CAIXA,
          'https://migalhas.com.br/quentes/156714/bc-baixa-circular-com-novo-calculo-de-remuneracao-da-poupanca',
        ],
      },
      value: { fixedMonthly: rate('0.5'), selic: { upTo: rate('8.5'), share: rate('70') } },
    },
    {
      // The act dates from March 1991; the record starts with the Real.
      from: '1994-07-01',
      norm: { act: 'Lei nº 8.177/1991', article: 'art. 12', published: '1991-03-04' },
      evidence: {
        status: 'corroborated',
        sources: [
          CAIXA,
          'https://www.meuvademecumonline.com.br/legislacao/mp/132/pagina_1/4/mps-567-de-3-5-2012/artigo_2',
          'https://www.cartoriomassote.com/news/mp-institui-novas-regras-para-poupança/newscbm_641109/18',
        ],
      },
      value: { fixedMonthly: rate('0.5'), selic: null },
    },
  ],
})
