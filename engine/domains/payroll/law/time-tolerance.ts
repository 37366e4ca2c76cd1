import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface TimeTolerance {
  /** Minutes per punch, and per day, that count as neither overtime nor absence. */
  readonly perPunchMinutes: number
  readonly perDayMinutes: number
  /** Minimum break by length of the working day. */
  readonly longBreak: { readonly overMinutes: number; readonly minutes: number }
  readonly shortBreak: { readonly overMinutes: number; readonly minutes: number }
  /** Premium on break minutes not granted, paid as indemnity; null while another rule applied. */
  readonly breakPremium: Ratio | null
  /** Maximum working day with overtime, and minimum rest between two days. */
  readonly longestDayMinutes: number
  readonly restMinutes: number
  /** Length of a 12x36 shift; null before the law introduced it. */
  readonly shiftMinutes: number | null
}

const RULE = {
  perPunchMinutes: 5,
  perDayMinutes: 10,
  longBreak: { overMinutes: 360, minutes: 60 },
  shortBreak: { overMinutes: 240, minutes: 15 },
  longestDayMinutes: 600,
  restMinutes: 660,
}
const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'

export default law<TimeTolerance>({
  id: 'time-tolerance',
  title: 'Marcação do ponto: tolerância e intervalo',
  dateMeans: 'dia trabalhado',
  reviewedOn: '2026-11-16',
  words: {
    perPunchMinutes: 'Minutos tolerados em cada marcação',
    perDayMinutes: 'Minutos tolerados no dia',
    longBreak: 'Intervalo da jornada longa',
    shortBreak: 'Intervalo da jornada curta',
    overMinutes: 'Acima de, em minutos de trabalho',
    minutes: 'Minutos de intervalo',
    breakPremium: 'Adicional do intervalo não dado',
    longestDayMinutes: 'Maior dia com horas extras, em minutos',
    restMinutes: 'Descanso entre dois dias, em minutos',
    shiftMinutes: 'Jornada 12x36, em minutos',
  },
  versions: [
    {
      from: '2017-11-11',
      norm: {
        act: 'CLT, arts. 58, § 1º, 59, 59-A, 66 e 71 (Leis nº 10.243/2001 e 13.467/2017); Súmula TST 366',
        published: '2017-07-14',
        url: CLT,
      },
      evidence: { status: 'verified', sources: [CLT, 'https://jurishand.com/sumula-tst-366-de-18-maio-2015'] },
      value: { ...RULE, breakPremium: rate('50'), shiftMinutes: 720 },
    },
    {
      from: '2001-06-20',
      norm: { act: 'CLT, arts. 58, § 1º (Lei nº 10.243/2001), 59, 66 e 71; Súmula TST 366', published: '2001-06-20', url: CLT },
      evidence: { status: 'verified', sources: [CLT, 'https://jurishand.com/sumula-tst-366-de-18-maio-2015'] },
      value: { ...RULE, breakPremium: null, shiftMinutes: null },
    },
  ],
})
