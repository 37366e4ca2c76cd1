import { law } from '../../../core/dated.ts'
import { type Bracket, progressive } from '../../../core/scale.ts'

export interface CapitalGain {
  /** Progressive brackets on the gain of one sale (Lei 8.981/1995, art. 21). */
  readonly brackets: readonly Bracket[]
  /** Revenue code of the payment slip (DARF). */
  readonly code: string
}

const L8981 = 'https://www.planalto.gov.br/ccivil_03/leis/l8981.htm'
const CODE = '4600'

export default law<CapitalGain>({
  id: 'capital-gain',
  title: 'Ganho de capital da pessoa física',
  dateMeans: 'data da venda',
  reviewedOn: '2026-11-15',
  words: {
    brackets: 'Faixas',
    limit: 'Ganho até',
    rate: 'Alíquota',
    code: 'Código do DARF',
  },
  versions: [
    {
      from: '2017-01-01',
      norm: { act: 'Lei nº 8.981/1995, na redação da Lei nº 13.259/2016', article: 'art. 21', published: '2016-03-17', url: L8981 },
      evidence: {
        status: 'corroborated',
        sources: [
          L8981,
          'https://github.com/ottodigitalmedia/calculo-oficial',
          'https://buhreradvogados.com.br/artigos/o-imposto-de-renda-sobre-o-ganho-de-capital-na-venda-de-imovel-urbano',
        ],
      },
      value: {
        brackets: progressive([
          ['5000000.00', '15'],
          ['10000000.00', '17.5'],
          ['30000000.00', '20'],
          [null, '22.5'],
        ]),
        code: CODE,
      },
    },
    {
      from: '1995-01-01',
      norm: { act: 'Lei nº 8.981/1995', article: 'art. 21', url: L8981 },
      evidence: {
        status: 'corroborated',
        sources: [L8981, 'http://apoiotributario.blogspot.com/2009/04/como-calcular-o-ganho-de-capital-da.html'],
      },
      caveat:
        'As alíquotas de 17,5% a 22,5% são aplicadas a vendas desde 1º de janeiro de 2017, como entende a Receita Federal; há quem as conte desde 17 de março de 2016.',
      value: { brackets: progressive([[null, '15']]), code: CODE },
    },
  ],
})
