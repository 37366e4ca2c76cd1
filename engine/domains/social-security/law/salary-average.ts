import { law } from '../../../core/dated.ts'

export interface SalaryAverage {
  /** Minimum divisor of the mean, in months, for those who joined until July 1994; null when there was none. */
  readonly leastDivisor: number | null
}

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'

export default law<SalaryAverage>({
  id: 'salary-average',
  title: 'Média dos salários de contribuição',
  dateMeans: 'mês do benefício',
  reviewedOn: '2026-11-16',
  words: { leastDivisor: 'Divisor mínimo, em meses' },
  versions: [
    {
      from: '2022-05-05',
      norm: { act: 'Lei nº 14.331/2022', article: 'Lei nº 8.213/1991, art. 135-A', published: '2022-05-05', url: L8213 },
      evidence: {
        status: 'verified',
        sources: [
          L8213,
          'https://www.manganeli.com.br/post/ind%C3%ADcios-de-inconstitucionalidade-do-novo-m%C3%ADnimo-divisor-de-108-meses',
        ],
      },
      value: { leastDivisor: 108 },
    },
    {
      from: '2019-11-13',
      norm: {
        act: 'Emenda Constitucional nº 103/2019',
        article: 'art. 26; Lei nº 8.213/1991, art. 29-B',
        published: '2019-11-13',
        url: L8213,
      },
      evidence: {
        status: 'verified',
        sources: [L8213, 'https://estudoemfocosaude.com.br/salario-de-contribuicao-para-calculo-2/'],
      },
      value: { leastDivisor: null },
    },
  ],
})
