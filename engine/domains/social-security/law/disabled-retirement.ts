import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface Years {
  readonly severe: number
  readonly moderate: number
  readonly mild: number
  /** Minimum age of the route with fewer years. */
  readonly age: number
}

export interface DisabledRetirement {
  readonly male: Years
  readonly female: Years
  /** Retirement by age: years of contribution, all with the disability. */
  readonly ageYears: number
  readonly byTime: Ratio
  readonly byAge: { readonly base: Ratio; readonly perYear: Ratio; readonly most: Ratio }
}

const LC_142 = 'https://www.planalto.gov.br/ccivil_03/LEIS/LCP/Lcp142.htm'

export default law<DisabledRetirement>({
  id: 'disabled-retirement',
  title: 'Aposentadoria da pessoa com deficiência',
  dateMeans: 'data do pedido',
  reviewedOn: '2026-11-16',
  words: {
    male: 'Homem',
    female: 'Mulher',
    severe: 'Deficiência grave, em anos',
    moderate: 'Deficiência moderada, em anos',
    mild: 'Deficiência leve, em anos',
    age: 'Idade',
    ageYears: 'Anos de contribuição com deficiência, por idade',
    byTime: 'Parte da média, por tempo',
    byAge: 'Parte da média, por idade',
    base: 'Base',
    perYear: 'Por ano de contribuição',
    most: 'No máximo',
  },
  versions: [
    {
      from: '2013-11-08',
      norm: {
        act: 'Lei Complementar nº 142/2013',
        article: 'arts. 3º e 8º',
        published: '2013-05-09',
        url: LC_142,
      },
      evidence: {
        status: 'corroborated',
        sources: [LC_142, 'https://www.blogdoemanoellima.com/2025/09/aposentadoria-da-pessoa-com-deficiencia.html'],
      },
      value: {
        male: { severe: 25, moderate: 29, mild: 33, age: 60 },
        female: { severe: 20, moderate: 24, mild: 28, age: 55 },
        ageYears: 15,
        byTime: rate('100'),
        byAge: { base: rate('70'), perYear: rate('1'), most: rate('100') },
      },
    },
  ],
})
