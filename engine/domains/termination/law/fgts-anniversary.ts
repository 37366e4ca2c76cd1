import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface FgtsAnniversary {
  readonly bands: readonly {
    /** Limit of the sum of all account balances; null in the last bracket. */
    readonly limit: Money | null
    readonly rate: Ratio
    readonly additional: Money
  }[]
  /**
   * Withdrawal window: from the first business day of the month of birth to the last of this many months later; null while another calendar
   * applied.
   */
  readonly openMonthsAfter: number | null
  /** Months after a request to leave; it takes effect on the first day of that month. */
  readonly returnMonths: number
}

const LAW = 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'
const NORM = { act: 'Lei nº 8.036/1990, na redação da Lei nº 13.932/2019', article: 'arts. 20-A a 20-D e Anexo', url: LAW }
const EVIDENCE = {
  status: 'corroborated' as const,
  sources: [
    LAW,
    'https://einvestidor.estadao.com.br/radar-einvestidor/saque-aniversario-fgts-quanto-receber-2026',
    'https://centralpiaui.com.br/amp/noticias/brasil/fgts-libera-saque-aniversario-para-quem-faz-aniversario-em-janeiro-14587.html',
  ],
}

const BANDS: FgtsAnniversary['bands'] = [
  { limit: reais('500.00'), rate: rate('50'), additional: reais('0.00') },
  { limit: reais('1000.00'), rate: rate('40'), additional: reais('50.00') },
  { limit: reais('5000.00'), rate: rate('30'), additional: reais('150.00') },
  { limit: reais('10000.00'), rate: rate('20'), additional: reais('650.00') },
  { limit: reais('15000.00'), rate: rate('15'), additional: reais('1150.00') },
  { limit: reais('20000.00'), rate: rate('10'), additional: reais('1900.00') },
  { limit: null, rate: rate('5'), additional: reais('2900.00') },
]

export default law<FgtsAnniversary>({
  id: 'fgts-anniversary',
  title: 'Saque-aniversário do FGTS',
  dateMeans: 'mês do saque',
  reviewedOn: '2026-11-14',
  words: {
    bands: 'Faixas de saldo',
    limit: 'Saldo até',
    rate: 'Parte que se saca',
    additional: 'Parcela adicional',
    openMonthsAfter: 'Aberto por mais, em meses',
    returnMonths: 'Volta ao saque-rescisão, em meses',
  },
  versions: [
    { from: '2021-01-01', norm: NORM, evidence: EVIDENCE, value: { bands: BANDS, openMonthsAfter: 2, returnMonths: 25 } },
    {
      from: '2020-04-01',
      norm: NORM,
      evidence: EVIDENCE,
      caveat: 'Em 2020 o calendário do saque-aniversário foi próprio e não está neste registro.',
      value: { bands: BANDS, openMonthsAfter: null, returnMonths: 25 },
    },
  ],
})
