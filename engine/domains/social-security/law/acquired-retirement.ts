import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface Demand {
  readonly years: number
  readonly teacherYears: number
  readonly age: number
  readonly points: number
}

export interface AcquiredRetirement {
  readonly male: Demand
  readonly female: Demand
  /** Extra points credited to teachers. */
  readonly teacherPoints: number
  /** Minimum years of contribution for retirement by age, and the general waiting period. */
  readonly leastYears: number
  readonly byAge: { readonly base: Ratio; readonly perYear: Ratio; readonly most: Ratio }
  readonly factor: { readonly rate: Ratio; readonly extraYears: { readonly woman: number; readonly teacher: number } }
}

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'

export default law<AcquiredRetirement>({
  id: 'acquired-retirement',
  title: 'Aposentadoria pelas regras anteriores à reforma de 2019',
  dateMeans: 'dia em que os requisitos se cumpriram, até 12/11/2019',
  reviewedOn: '2026-11-16',
  words: {
    male: 'Homem',
    female: 'Mulher',
    years: 'Anos de contribuição',
    teacherYears: 'Anos de contribuição de professor',
    age: 'Idade',
    points: 'Pontos que dispensam o fator',
    teacherPoints: 'Pontos somados ao professor',
    leastYears: 'Anos por idade e de carência',
    byAge: 'Parte da média, por idade',
    base: 'Base',
    perYear: 'Por ano',
    most: 'No máximo',
    factor: 'Fator previdenciário',
    rate: 'Alíquota do fator',
    extraYears: 'Anos somados ao tempo',
    woman: 'Mulher',
    teacher: 'Professor',
  },
  versions: [
    {
      from: '2018-12-31',
      norm: {
        act: 'Lei nº 8.213/1991',
        article: 'arts. 25, II, 29, 29-C, 48, 50, 52, 56 e anexo',
        published: '1991-07-25',
        url: L8213,
      },
      evidence: { status: 'verified', sources: [L8213] },
      value: {
        male: { years: 35, teacherYears: 30, age: 65, points: 96 },
        female: { years: 30, teacherYears: 25, age: 60, points: 86 },
        teacherPoints: 5,
        leastYears: 15,
        byAge: { base: rate('70'), perYear: rate('1'), most: rate('100') },
        factor: { rate: rate('31'), extraYears: { woman: 5, teacher: 5 } },
      },
    },
  ],
})
