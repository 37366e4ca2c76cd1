import { law, rate, type Version } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface BySex<T> {
  readonly male: T
  readonly female: T
}

export interface Age {
  /** In years; halves are six months. */
  readonly age: number
  readonly contributionYears: number
}

interface Points {
  /** Age plus contribution, in years. */
  readonly points: number
  readonly contributionYears: number
}

export interface RetirementTransition {
  /** Insured persons who contributed by this day may choose a transition rule. */
  readonly reform: `${number}-${number}-${number}`
  /** Art. 15; its § 3º for teachers. */
  readonly points: BySex<Points>
  readonly teacherPoints: BySex<Points>
  /** Art. 16; its § 2º for teachers. */
  readonly progressiveAge: BySex<Age>
  readonly teacherProgressiveAge: BySex<Age>
  /** Art. 18. */
  readonly oldAge: BySex<Age>
  /** Art. 17: with more than these years on the day of the reform, the toll is half of the missing time, and the factor sets the amount. */
  readonly halfToll: BySex<{ readonly moreThanYears: number; readonly contributionYears: number }> & { readonly toll: Ratio }
  /** Art. 20; its § 1º for teachers, whose toll is computed on the shorter time. */
  readonly fullToll: BySex<Age> & { readonly toll: Ratio; readonly benefit: Ratio }
  readonly teacherFullToll: BySex<Age>
  /** Art. 19. */
  readonly permanent: BySex<Age>
  readonly teacherPermanent: BySex<Age>
  /** Lei 8.213/1991, art. 29, § 9º, and annex: the rate of the factor, and the years added to the contribution. */
  readonly factor: { readonly rate: Ratio; readonly extraYears: { readonly woman: number; readonly teacher: number } }
  /** Lei 8.213/1991, art. 25, II. */
  readonly waitingMonths: number
}

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'
const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'

const CONSTANT = {
  reform: '2019-11-13',
  halfToll: {
    male: { moreThanYears: 33, contributionYears: 35 },
    female: { moreThanYears: 28, contributionYears: 30 },
    toll: rate('50'),
  },
  fullToll: {
    male: { age: 60, contributionYears: 35 },
    female: { age: 57, contributionYears: 30 },
    toll: rate('100'),
    benefit: rate('100'),
  },
  teacherFullToll: { male: { age: 55, contributionYears: 30 }, female: { age: 52, contributionYears: 25 } },
  permanent: { male: { age: 65, contributionYears: 20 }, female: { age: 62, contributionYears: 15 } },
  teacherPermanent: { male: { age: 60, contributionYears: 25 }, female: { age: 57, contributionYears: 25 } },
  factor: { rate: rate('31'), extraYears: { woman: 5, teacher: 5 } },
  waitingMonths: 180,
} satisfies Partial<RetirementTransition>

/** Requirements of one year; each pair is men, women. */
interface Year {
  readonly points: readonly [number, number]
  readonly teacherPoints: readonly [number, number]
  readonly age: readonly [number, number]
  readonly teacherAge: readonly [number, number]
  readonly womanOldAge: number
}

function year(
  from: `${number}-${number}-${number}`,
  { points, teacherPoints, age, teacherAge, womanOldAge }: Year,
): Version<RetirementTransition> {
  return {
    from,
    norm: {
      act: 'Emenda Constitucional nº 103/2019; Lei nº 8.213/1991',
      article: 'arts. 15, 16, 17, 18, 19, 20 e 26 da EC nº 103/2019; arts. 25, II, e 29, §§ 7º a 9º, da Lei nº 8.213/1991',
      published: '2019-11-13',
      url: EC_103,
    },
    evidence: {
      status: 'corroborated',
      sources: [
        EC_103,
        L8213,
        'https://previdenciarista.com/blog/como-calcular-o-tempo-de-pedagio-para-aposentadoria/?cat=117%2C4',
        'https://einvestidor.estadao.com.br/webstories/aposentadoria-regra-pontos-professores-2026',
        'https://trabalhosfeitos.com/ensaios/Fator-Previdenciário/63312085.html',
      ],
    },
    value: {
      ...CONSTANT,
      points: { male: { points: points[0], contributionYears: 35 }, female: { points: points[1], contributionYears: 30 } },
      teacherPoints: {
        male: { points: teacherPoints[0], contributionYears: 30 },
        female: { points: teacherPoints[1], contributionYears: 25 },
      },
      progressiveAge: { male: { age: age[0], contributionYears: 35 }, female: { age: age[1], contributionYears: 30 } },
      teacherProgressiveAge: {
        male: { age: teacherAge[0], contributionYears: 30 },
        female: { age: teacherAge[1], contributionYears: 25 },
      },
      oldAge: { male: { age: 65, contributionYears: 15 }, female: { age: womanOldAge, contributionYears: 15 } },
    },
  }
}

export default law<RetirementTransition>({
  id: 'retirement-transition',
  title: 'Regras de transição da aposentadoria do INSS',
  dateMeans: 'data em que os requisitos são cumpridos',
  reviewedOn: '2026-11-15',
  words: {
    reform: 'Para quem contribuía em',
    points: 'Pontos (art. 15)',
    teacherPoints: 'Pontos, professores (art. 15, § 3º)',
    progressiveAge: 'Idade progressiva (art. 16)',
    teacherProgressiveAge: 'Idade progressiva, professores (art. 16, § 2º)',
    oldAge: 'Idade (art. 18)',
    halfToll: 'Pedágio de 50% (art. 17)',
    fullToll: 'Pedágio de 100% (art. 20)',
    teacherFullToll: 'Pedágio de 100%, professores (art. 20, § 1º)',
    permanent: 'Regra permanente (art. 19)',
    teacherPermanent: 'Regra permanente, professores (art. 19)',
    male: 'Homem',
    female: 'Mulher',
    age: 'Idade, em anos',
    contributionYears: 'Tempo de contribuição, em anos',
    moreThanYears: 'Tinha mais de, em anos',
    toll: 'Pedágio sobre o que faltava',
    benefit: 'Parte da média',
    factor: 'Fator previdenciário',
    rate: 'Alíquota do fator',
    extraYears: 'Anos somados ao tempo',
    woman: 'Mulher',
    teacher: 'Professor',
    waitingMonths: 'Carência, em meses',
  },
  versions: [
    year('2033-01-01', { points: [105, 100], teacherPoints: [100, 92], age: [65, 62], teacherAge: [60, 57], womanOldAge: 62 }),
    year('2032-01-01', { points: [105, 99], teacherPoints: [100, 92], age: [65, 62], teacherAge: [60, 57], womanOldAge: 62 }),
    year('2031-01-01', { points: [105, 98], teacherPoints: [100, 92], age: [65, 62], teacherAge: [60, 57], womanOldAge: 62 }),
    year('2030-01-01', { points: [105, 97], teacherPoints: [100, 92], age: [65, 61.5], teacherAge: [60, 56.5], womanOldAge: 62 }),
    year('2029-01-01', { points: [105, 96], teacherPoints: [100, 91], age: [65, 61], teacherAge: [60, 56], womanOldAge: 62 }),
    year('2028-01-01', { points: [105, 95], teacherPoints: [100, 90], age: [65, 60.5], teacherAge: [60, 55.5], womanOldAge: 62 }),
    year('2027-01-01', { points: [104, 94], teacherPoints: [99, 89], age: [65, 60], teacherAge: [60, 55], womanOldAge: 62 }),
    year('2026-01-01', { points: [103, 93], teacherPoints: [98, 88], age: [64.5, 59.5], teacherAge: [59.5, 54.5], womanOldAge: 62 }),
    year('2025-01-01', { points: [102, 92], teacherPoints: [97, 87], age: [64, 59], teacherAge: [59, 54], womanOldAge: 62 }),
    year('2024-01-01', { points: [101, 91], teacherPoints: [96, 86], age: [63.5, 58.5], teacherAge: [58.5, 53.5], womanOldAge: 62 }),
    year('2023-01-01', { points: [100, 90], teacherPoints: [95, 85], age: [63, 58], teacherAge: [58, 53], womanOldAge: 62 }),
    year('2022-01-01', { points: [99, 89], teacherPoints: [94, 84], age: [62.5, 57.5], teacherAge: [57.5, 52.5], womanOldAge: 61.5 }),
    year('2021-01-01', { points: [98, 88], teacherPoints: [93, 83], age: [62, 57], teacherAge: [57, 52], womanOldAge: 61 }),
    year('2020-01-01', { points: [97, 87], teacherPoints: [92, 82], age: [61.5, 56.5], teacherAge: [56.5, 51.5], womanOldAge: 60.5 }),
    year('2019-11-13', { points: [96, 86], teacherPoints: [91, 81], age: [61, 56], teacherAge: [56, 51], womanOldAge: 60 }),
  ],
})
