import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface MeiExcess {
  /** First-bracket Simples rates by activity, applied to the excess over the MEI limit. */
  readonly rates: { readonly commerce: Ratio; readonly industry: Ratio; readonly services: Ratio }
  /** Maximum twelve-month revenue for these rates. */
  readonly firstBracketUpTo: Money
}

const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'

export default law<MeiExcess>({
  id: 'mei-excess',
  title: 'MEI que passa do limite: imposto sobre o excesso',
  dateMeans: 'ano do excesso',
  reviewedOn: '2026-11-15',
  words: {
    rates: 'Alíquota sobre o excesso',
    commerce: 'Comércio',
    industry: 'Indústria',
    services: 'Serviços',
    firstBracketUpTo: 'Vale para receita de 12 meses até',
  },
  versions: [
    {
      from: '2012-01-01',
      norm: {
        act: 'Lei Complementar nº 123/2006',
        article: 'art. 18-A, §§ 7º, 9º e 10',
        url: LC123,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          LC123,
          'https://otrabalhador.com/seguro-e-emprego/micro-empreendedor-individual-mei/desenquadramento-saiba-como-deixar-de-ser-mei',
          'http://dalconcontabilidade.cnt.br/site/2020/10/29/mei-desenquadramento-por-excesso-de-faturamento',
        ],
      },
      value: {
        rates: { commerce: rate('4'), industry: rate('4.5'), services: rate('6') },
        firstBracketUpTo: reais('180000.00'),
      },
    },
  ],
})
