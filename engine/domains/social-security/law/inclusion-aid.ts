import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface InclusionAid {
  /** Share of the BPC, which is one minimum wage. */
  readonly share: Ratio
  /** Maximum pay, in minimum wages. */
  readonly payLimitMinimumWages: number
  /** Maximum income per person of the rest of the family, as a share of the minimum wage. */
  readonly incomeShare: Ratio
}

const L8742 = 'https://www.planalto.gov.br/ccivil_03/leis/l8742compilado.htm'

export default law<InclusionAid>({
  id: 'inclusion-aid',
  title: 'Auxílio-inclusão',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-16',
  words: {
    share: 'Parte do BPC',
    payLimitMinimumWages: 'Salário até, em salários mínimos',
    incomeShare: 'Renda por pessoa dos outros até, do salário mínimo',
  },
  versions: [
    {
      from: '2021-10-01',
      norm: { act: 'Lei nº 8.742/1993, arts. 26-A a 26-D (Lei nº 14.176/2021)', published: '2021-06-23', url: L8742 },
      evidence: {
        status: 'verified',
        sources: [
          L8742,
          'https://terrabrasilnoticias.com/2026/03/inss-pode-liberar-ate-r-81050-para-quem-comecar-a-trabalhar-em-2026-sem-perder-o-beneficio',
        ],
      },
      caveat: 'Auxílio-inclusão desde 01/10/2021: o primeiro dia tem uma só fonte.',
      value: { share: rate('50'), payLimitMinimumWages: 2, incomeShare: rate('25') },
    },
  ],
})
