import { law } from '../../../core/dated.ts'

export interface TimeBank {
  /** Months to compensate the hours, by type of agreement; null when not yet allowed. */
  readonly months: { readonly collective: number; readonly individual: number | null; readonly same_month: number | null }
  /** Monthly hours per weekly hour: 44 a week are 220 a month. */
  readonly monthlyHoursPerWeeklyHour: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'

export default law<TimeBank>({
  id: 'time-bank',
  title: 'Banco de horas',
  dateMeans: 'início do banco de horas',
  reviewedOn: '2026-11-16',
  words: {
    months: 'Meses para compensar',
    collective: 'Acordo coletivo',
    individual: 'Acordo individual escrito',
    same_month: 'No mesmo mês',
    monthlyHoursPerWeeklyHour: 'Divisor, por hora semanal',
  },
  versions: [
    {
      from: '2017-11-11',
      norm: {
        act: 'CLT, art. 59, §§ 2º, 3º, 5º e 6º, e art. 59-B (Lei nº 13.467/2017); Súmula TST 431',
        published: '2017-07-14',
        url: CLT,
      },
      evidence: { status: 'verified', sources: [CLT] },
      value: { months: { collective: 12, individual: 6, same_month: 1 }, monthlyHoursPerWeeklyHour: 5 },
    },
    {
      from: '2001-08-24',
      norm: { act: 'CLT, art. 59, § 2º (MP nº 2.164-41/2001)', published: '2001-08-27', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { months: { collective: 12, individual: null, same_month: null }, monthlyHoursPerWeeklyHour: 5 },
    },
  ],
})
