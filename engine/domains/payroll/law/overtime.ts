import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface Overtime {
  /** Minimum addition to the normal hour. */
  readonly premium: Ratio
  /** For a Sunday or holiday without a compensatory rest day. */
  readonly restDayPremium: Ratio
  readonly night: {
    readonly premium: Ratio
    readonly from: string
    readonly to: string
    /** A night hour has 52 minutes and 30 seconds. */
    readonly hourSeconds: number
  }
}

export default law<Overtime>({
  id: 'overtime',
  title: 'Horas extras e trabalho noturno urbano',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-14',
  words: {
    premium: 'Adicional da hora extra',
    restDayPremium: 'Adicional em domingos e feriados',
    night: 'Trabalho noturno',
    from: 'Começa às',
    to: 'Termina às',
    hourSeconds: 'Segundos da hora noturna',
  },
  versions: [
    {
      from: '1988-10-05',
      norm: {
        act: 'Constituição Federal, art. 7º, IX e XVI; CLT, art. 73; Lei nº 605/1949, art. 9º; Súmulas TST 146 e 172',
        published: '1988-10-05',
        url: 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
          'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm',
          'https://www.tst.jus.br/documents/10157/63003/Livro-Internet.pdf',
        ],
      },
      value: {
        premium: rate('50'),
        restDayPremium: rate('100'),
        night: { premium: rate('20'), from: '22:00', to: '05:00', hourSeconds: 3150 },
      },
    },
  ],
})
