import { law } from '../../../core/dated.ts'

export interface WorkingTime {
  readonly dailyHours: number
  readonly weeklyHours: number
  /** Days over which the weekly hours are spread for the daily pay. */
  readonly weekDays: number
  /** Days paid by a monthly salary, in any month. */
  readonly monthDays: number
}

export default law<WorkingTime>({
  id: 'working-time',
  title: 'Jornada e divisor do salário mensal',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-14',
  words: {
    dailyHours: 'Horas por dia',
    weeklyHours: 'Horas por semana',
    weekDays: 'Dias úteis da semana',
    monthDays: 'Dias do mês comercial',
  },
  versions: [
    {
      from: '1988-10-05',
      norm: {
        act: 'Constituição Federal, art. 7º, XIII; CLT, art. 64; Súmula TST 431',
        published: '1988-10-05',
        url: 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
          'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm',
          'https://www.tst.jus.br/documents/10157/63003/Livro-Internet.pdf',
          'https://www.mobills.com.br/noticias/comissao-do-senado-aprova-fim-da-escala-6x1',
        ],
      },
      value: { dailyHours: 8, weeklyHours: 44, weekDays: 6, monthDays: 30 },
    },
  ],
})
