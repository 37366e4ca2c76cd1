import { law } from '../../../core/dated.ts'

export interface Internship {
  readonly dailyHours: number
  readonly weeklyHours: number
  /** Special education and the final years of elementary school for young people and adults. */
  readonly specialWeeklyHours: number
  /** For courses alternating theory and practice, in periods without classes. */
  readonly alternateWeeklyHours: number
  readonly longestYears: number
  readonly recessDays: number
  /** Months of internship for the full recess. */
  readonly recessMonths: number
}

const L11788 = 'https://www.planalto.gov.br/ccivil_03/_Ato2007-2010/2008/Lei/L11788.htm'

export default law<Internship>({
  id: 'internship',
  title: 'Estágio',
  dateMeans: 'mês do estágio',
  reviewedOn: '2026-11-15',
  words: {
    dailyHours: 'Horas por dia, no máximo',
    weeklyHours: 'Horas por semana, no máximo',
    specialWeeklyHours: 'Horas por semana na educação especial',
    alternateWeeklyHours: 'Horas por semana em cursos que alternam teoria e prática',
    longestYears: 'Anos, no máximo',
    recessDays: 'Dias de recesso',
    recessMonths: 'Meses que dão o recesso inteiro',
  },
  versions: [
    {
      from: '2008-09-26',
      norm: { act: 'Lei nº 11.788/2008', article: 'arts. 9º a 13', published: '2008-09-26', url: L11788 },
      evidence: { status: 'verified', sources: [L11788] },
      value: {
        dailyHours: 6,
        weeklyHours: 30,
        specialWeeklyHours: 20,
        alternateWeeklyHours: 40,
        longestYears: 2,
        recessDays: 30,
        recessMonths: 12,
      },
    },
  ],
})
