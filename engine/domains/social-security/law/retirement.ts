import { law, rate, type Version } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** By gender, keyed as in the API contract. */
interface ByGender<T> {
  readonly homem: T
  readonly mulher: T
}

export interface Retirement {
  /** For those who joined after 13 November 2019. */
  readonly permanent: ByGender<{ readonly age: number; readonly contributionYears: number }>
  /** Share of the average of all contributions since July 1994, and the increment per full year above the minimum. */
  readonly benefit: {
    readonly base: Ratio
    readonly perYear: Ratio
    /** Full share of the average, for incapacity caused by work and for the full toll (art. 26, § 3º). */
    readonly whole: Ratio
  }
  /** Transition by points: age plus contribution. */
  readonly points: ByGender<{ readonly points: number; readonly contributionYears: number }>
  /** Transition by minimum age, rising half a year each year. */
  readonly progressiveAge: ByGender<{ readonly age: number; readonly contributionYears: number }>
  /** Transition with a toll of all the time missing on 13 November 2019. */
  readonly fullToll: ByGender<{ readonly age: number; readonly contributionYears: number }>
  /** Transition with a toll of half the missing time, for those with more than these years on that day. */
  readonly halfToll: ByGender<{ readonly moreThanYears: number; readonly contributionYears: number }>
  /** Transition by age, with fewer years of contribution. */
  readonly oldAge: ByGender<{ readonly age: number; readonly contributionYears: number }>
}

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'

const CONSTANT = {
  permanent: { homem: { age: 65, contributionYears: 20 }, mulher: { age: 62, contributionYears: 15 } },
  benefit: { base: rate('60'), perYear: rate('2'), whole: rate('100') },
  fullToll: { homem: { age: 60, contributionYears: 35 }, mulher: { age: 57, contributionYears: 30 } },
  halfToll: { homem: { moreThanYears: 33, contributionYears: 35 }, mulher: { moreThanYears: 28, contributionYears: 30 } },
} satisfies Partial<Retirement>

/** Requirements of a transition year for men and women (EC 103/2019, arts. 15, 16 and 18). */
function transition(
  from: `${number}-${number}-${number}`,
  points: [number, number],
  age: [number, number],
  womanOldAge = 62,
): Version<Retirement> {
  return {
    from,
    norm: {
      act: 'Emenda Constitucional nº 103/2019',
      article:
        'arts. 15 (pontos), 16 (idade progressiva), 17 (pedágio de 50%), 18 (idade), 19 (regra permanente), 20 (pedágio de 100%) e 26 (valor)',
      published: '2019-11-13',
      url: EC_103,
    },
    evidence: {
      status: 'corroborated',
      sources: [
        EC_103,
        'https://portal6.com.br/2026/03/05/aposentadoria-em-2026-a-regra-de-transicao-que-pode-ser-o-seu-atalho-para-o-beneficio-antes-da-idade-minima/',
        'https://poa24horas.com.br/variedades/2026/01/aposentadoria-em-2026-tera-novas-exigencias',
      ],
    },
    value: {
      ...CONSTANT,
      points: {
        homem: { points: points[0], contributionYears: 35 },
        mulher: { points: points[1], contributionYears: 30 },
      },
      progressiveAge: {
        homem: { age: age[0], contributionYears: 35 },
        mulher: { age: age[1], contributionYears: 30 },
      },
      oldAge: { homem: { age: 65, contributionYears: 15 }, mulher: { age: womanOldAge, contributionYears: 15 } },
    },
  }
}

export default law<Retirement>({
  id: 'retirement',
  title: 'Aposentadoria programada do INSS',
  dateMeans: 'data em que os requisitos são cumpridos',
  reviewedOn: '2026-11-14',
  words: {
    permanent: 'Regra permanente',
    homem: 'Homem',
    mulher: 'Mulher',
    age: 'Idade, em anos',
    contributionYears: 'Tempo de contribuição, em anos',
    benefit: 'Benefício',
    base: 'Parte da média no tempo mínimo',
    perYear: 'Acréscimo por ano além do mínimo',
    whole: 'Incapacidade causada pelo trabalho e pedágio de 100%',
    fullToll: 'Transição com pedágio de 100%',
    halfToll: 'Transição com pedágio de 50%',
    moreThanYears: 'Tinha mais de, em anos, em 13/11/2019',
    oldAge: 'Transição por idade',
    points: 'Transição por pontos',
    progressiveAge: 'Transição por idade progressiva',
  },
  versions: [
    transition('2033-01-01', [105, 100], [65, 62]),
    transition('2032-01-01', [105, 99], [65, 62]),
    transition('2031-01-01', [105, 98], [65, 62]),
    transition('2030-01-01', [105, 97], [65, 61.5]),
    transition('2029-01-01', [105, 96], [65, 61]),
    transition('2028-01-01', [105, 95], [65, 60.5]),
    transition('2027-01-01', [104, 94], [65, 60]),
    transition('2026-01-01', [103, 93], [64.5, 59.5]),
    transition('2025-01-01', [102, 92], [64, 59]),
    transition('2024-01-01', [101, 91], [63.5, 58.5]),
    transition('2023-01-01', [100, 90], [63, 58]),
    transition('2022-01-01', [99, 89], [62.5, 57.5], 61.5),
    transition('2021-01-01', [98, 88], [62, 57], 61),
    transition('2020-01-01', [97, 87], [61.5, 56.5], 60.5),
    transition('2019-11-13', [96, 86], [61, 56], 60),
  ],
})
