import { law, say } from '../../../core/dated.ts'

export interface Apprentice {
  /** Weeks of a month by its days, truncated to four decimals as the labour inspection does. */
  readonly months: readonly { readonly days: number; readonly weeks: number }[]
  /** Six working days entitle to seven paid days. */
  readonly paidDaysOfTheWeek: number
  readonly workingDaysOfTheWeek: number
  readonly dailyHours: number
  /** For apprentices who finished elementary school, including theory hours. */
  readonly dailyHoursWithTheory: number
  readonly longestYears: number
  readonly youngestAge: number
  readonly oldestAge: number
}

/** Possible lengths of a month. */
const LENGTHS = [28, 29, 30, 31]

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<Apprentice>({
  id: 'apprentice',
  title: 'Salário do aprendiz',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: {
    months: 'Meses',
    days: 'Dias do mês',
    weeks: 'Semanas do mês',
    paidDaysOfTheWeek: 'Dias pagos na semana',
    workingDaysOfTheWeek: 'Dias trabalhados na semana',
    dailyHours: 'Horas por dia, no máximo',
    dailyHoursWithTheory: 'Horas por dia com a teoria, no máximo',
    longestYears: 'Anos de contrato, no máximo',
    youngestAge: 'Idade mínima',
    oldestAge: 'Idade máxima',
  },
  check({ months }) {
    const days = months.map((month) => month.days)
    const lacking = LENGTHS.filter((length) => !days.includes(length))
    return lacking.length === 0 ? [] : [{ path: ['months'], message: say`falta o mês de ${lacking.join(' e de ')} dias` }]
  },
  versions: [
    {
      from: '2000-12-20',
      norm: {
        act: 'CLT, arts. 428 a 433 (Lei nº 10.097/2000); Nota Técnica nº 52/COPES/DEFIT/SIT/MTE',
        published: '2000-12-20',
        url: CLT,
      },
      evidence: {
        status: 'verified',
        sources: [
          CLT,
          'https://caltrab.com/calculo-do-salario-do-aprendiz',
          'https://atendimento.tron.com.br/kb/article/217712/calculo-para-o-salario-do-menor-aprendiz',
          'https://www.coletivoaprendiz.org.br/post/qual-o-sal%C3%A1rio-do-jovem-aprendiz-em-2024',
        ],
      },
      value: {
        months: [
          { days: 28, weeks: 4 },
          { days: 29, weeks: 4.1428 },
          { days: 30, weeks: 4.2857 },
          { days: 31, weeks: 4.4285 },
        ],
        paidDaysOfTheWeek: 7,
        workingDaysOfTheWeek: 6,
        dailyHours: 6,
        dailyHoursWithTheory: 8,
        longestYears: 2,
        youngestAge: 14,
        oldestAge: 24,
      },
    },
  ],
})
