import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface ForeignInvestments {
  readonly rate: Ratio
  /** Annual limit in dollars on sales of foreign cash with an exempt gain. */
  readonly cashExemptDollars: number
}

const L14754 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14754.htm'

export default law<ForeignInvestments>({
  id: 'foreign-investments',
  title: 'Aplicações financeiras no exterior da pessoa física',
  dateMeans: 'ano do rendimento',
  reviewedOn: '2026-11-16',
  words: { rate: 'Alíquota', cashExemptDollars: 'Moeda em espécie isenta até, em dólares por ano' },
  versions: [
    {
      from: '2024-01-01',
      norm: { act: 'Lei nº 14.754/2023', article: 'arts. 2º a 6º e 9º', published: '2023-12-13', url: L14754 },
      evidence: { status: 'verified', sources: [L14754] },
      value: { rate: rate('15'), cashExemptDollars: 5000 },
    },
  ],
})
