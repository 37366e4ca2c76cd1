import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { steps } from '../../../core/scale.ts'

export interface PrivatePension {
  /** Rates by years since each contribution; limits are inclusive. */
  readonly regressive: readonly { readonly limit: number | null; readonly value: Ratio }[]
  /** Withheld from a lump sum and settled in the annual return. */
  readonly progressiveAtSource: Ratio
}

export default law<PrivatePension>({
  id: 'private-pension',
  title: 'Imposto de renda da previdência privada',
  dateMeans: 'dia do resgate',
  reviewedOn: '2026-11-14',
  words: { regressive: 'Tabela regressiva', limit: 'Até quantos anos', value: 'Alíquota', progressiveAtSource: 'Progressiva, na fonte' },
  versions: [
    {
      from: '2005-01-01',
      norm: {
        act: 'Lei nº 11.053/2004',
        article: 'arts. 1º e 3º',
        published: '2004-12-30',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11053.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11053.htm',
          'https://iniciantenabolsa.com.br/investimentos/previdencia-privada-2-pgbl-ou-vgbl-tributacao-progressiva-ou-regressiva',
        ],
      },
      value: {
        regressive: steps([
          [2, rate('35')],
          [4, rate('30')],
          [6, rate('25')],
          [8, rate('20')],
          [10, rate('15')],
          [null, rate('10')],
        ]),
        progressiveAtSource: rate('15'),
      },
    },
  ],
})
