import { law } from '../../../core/dated.ts'

/** By years of exposure: 15, 20 or 25. */
interface ByDegree {
  readonly '15': number
  readonly '20': number
  readonly '25': number
}

export interface SpecialRetirement {
  /** For those already insured: age plus contribution. */
  readonly points: ByDegree
  /** For those who joined later: minimum age. */
  readonly age: ByDegree
  /** Years of contribution above which each year raises the share; for 15 years of exposure, the women's threshold applies to everybody. */
  readonly shareFrom: { readonly male: number; readonly female: number; readonly degree15: number }
}

const ARTICLE_19 = 'https://www.legjur.com/legislacao/art/emc_00001032019-19'

export default law<SpecialRetirement>({
  id: 'special-retirement',
  title: 'Aposentadoria especial do INSS',
  dateMeans: 'data do pedido',
  reviewedOn: '2026-11-16',
  words: {
    points: 'Pontos de quem já contribuía',
    age: 'Idade de quem entrou depois',
    shareFrom: 'Anos a partir dos quais a parte da média cresce',
    male: 'Homem',
    female: 'Mulher',
    degree15: 'Com 15 anos de exposição',
    '15': '15 anos de exposição',
    '20': '20 anos de exposição',
    '25': '25 anos de exposição',
  },
  versions: [
    {
      from: '2019-11-13',
      norm: {
        act: 'Emenda Constitucional nº 103/2019',
        article: 'arts. 19, § 1º, I, 21 e 26, §§ 2º e 5º',
        published: '2019-11-13',
        url: ARTICLE_19,
      },
      evidence: {
        status: 'corroborated',
        sources: [ARTICLE_19, 'Manual de orientação de cálculos da Justiça Federal, em três cópias públicas (pontos do art. 21)'],
      },
      value: {
        points: { '15': 66, '20': 76, '25': 86 },
        age: { '15': 55, '20': 58, '25': 60 },
        shareFrom: { male: 20, female: 15, degree15: 15 },
      },
    },
  ],
})
