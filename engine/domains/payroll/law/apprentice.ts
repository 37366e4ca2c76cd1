import { law } from '../../../core/dated.ts'

export interface Apprentice {
  /** Weeks of a month by its days, cut at four decimals as the labour inspection does. */
  readonly weeks: { readonly days28: number; readonly days29: number; readonly days30: number; readonly days31: number }
  /** Six days worked pay seven. */
  readonly paidDaysOfTheWeek: number
  readonly workingDaysOfTheWeek: number
  readonly dailyHours: number
  /** For whoever has finished elementary school, the hours of theory counted. */
  readonly dailyHoursWithTheory: number
  readonly longestYears: number
  readonly youngestAge: number
  readonly oldestAge: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<Apprentice>({
  id: 'apprentice',
  title: 'Salário do aprendiz',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: {
    weeks: 'Semanas do mês',
    days28: 'De 28 dias',
    days29: 'De 29 dias',
    days30: 'De 30 dias',
    days31: 'De 31 dias',
    paidDaysOfTheWeek: 'Dias pagos na semana',
    workingDaysOfTheWeek: 'Dias trabalhados na semana',
    dailyHours: 'Horas por dia, no máximo',
    dailyHoursWithTheory: 'Horas por dia com a teoria, no máximo',
    longestYears: 'Anos de contrato, no máximo',
    youngestAge: 'Idade mínima',
    oldestAge: 'Idade máxima',
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
        weeks: { days28: 4, days29: 4.1428, days30: 4.2857, days31: 4.4285 },
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
