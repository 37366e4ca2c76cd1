import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface DeathPension {
  /** Share of the base for the family and per dependent, up to a maximum. */
  readonly family: Ratio
  readonly perDependent: Ratio
  readonly most: Ratio
  /** Duration for a spouse, in years by age on the day of death; null years mean for life. A null `spouse` means not recorded. */
  readonly spouse: {
    readonly bands: readonly { readonly upToAge: number | null; readonly years: number | null }[]
    /** Below either minimum, the pension lasts only these months, unless the death was an accident. */
    readonly leastContributions: number
    readonly leastUnionYears: number
    readonly shortMonths: number
  } | null
}

type Ages = readonly [number, number, number, number, number]

const YEARS = [3, 6, 10, 15, 20] as const

const spouse = (ages: Ages) => ({
  bands: [...YEARS.map((years, index) => ({ upToAge: ages[index]!, years })), { upToAge: null, years: null }],
  leastContributions: 18,
  leastUnionYears: 2,
  shortMonths: 4,
})

const QUOTAS = { family: rate('50'), perDependent: rate('10'), most: rate('100') }
const FULL_PENSION = { family: rate('100'), perDependent: rate('0'), most: rate('100') }
const AGES_2015: Ages = [20, 26, 29, 40, 43]

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'
const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'
const ARTICLE_23 = 'https://modeloinicial.com.br/lei/EMC-103-2019/emenda-constitucional-103/art-23,par-6'

export default law<DeathPension>({
  id: 'death-pension',
  title: 'Pensão por morte: cotas e duração',
  dateMeans: 'dia da morte',
  reviewedOn: '2026-11-16',
  words: {
    family: 'Cota da família',
    perDependent: 'Por dependente',
    most: 'No máximo',
    spouse: 'Cônjuge',
    bands: 'Duração pela idade',
    upToAge: 'Até a idade',
    years: 'Anos',
    leastContributions: 'Contribuições mínimas',
    leastUnionYears: 'Anos de união mínimos',
    shortMonths: 'Meses sem esses mínimos',
  },
  versions: [
    {
      from: '2021-01-01',
      norm: {
        act: 'Portaria ME nº 424/2020',
        article: 'Lei nº 8.213/1991, art. 77, § 2º, V; EC nº 103/2019, art. 23',
        published: '2020-12-30',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://armeniords.blogspot.com/2021/01/novas-idades-para-cessacao-da-pensao.html',
          'https://site.objetivaedicoes.com.br/ver_noticia.php?id=MjUzNjI%3D',
        ],
      },
      value: { ...QUOTAS, spouse: spouse([21, 27, 30, 41, 44]) },
    },
    {
      from: '2019-11-13',
      norm: { act: 'Emenda Constitucional nº 103/2019', article: 'art. 23', published: '2019-11-13', url: EC_103 },
      evidence: { status: 'verified', sources: [EC_103, ARTICLE_23] },
      value: { ...QUOTAS, spouse: spouse(AGES_2015) },
    },
    {
      from: '2015-06-18',
      norm: { act: 'Lei nº 13.135/2015', article: 'Lei nº 8.213/1991, arts. 75 e 77, § 2º, V', published: '2015-06-18', url: L8213 },
      evidence: { status: 'verified', sources: [L8213] },
      value: { ...FULL_PENSION, spouse: spouse(AGES_2015) },
    },
    {
      from: '1995-04-29',
      norm: { act: 'Lei nº 9.032/1995', article: 'Lei nº 8.213/1991, art. 75', published: '1995-04-29', url: L8213 },
      evidence: { status: 'verified', sources: [L8213] },
      value: { ...FULL_PENSION, spouse: null },
    },
  ],
})
