/** Parameters for eSocial totals by worker, besides the contribution tables: manual, S-5001 and S-5003; Tabela 23. */
import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface EsocialTotals {
  /** S-2299 reasons (Tabela 19) with FGTS paid by the termination slip. */
  readonly terminationReasons: readonly string[]
  /** S-2399 reasons of a director with FGTS (category 721), paid the same way. */
  readonly directorReasons: readonly string[]
  /**
   * The termination month is paid by the termination slip only when the last day plus `days` is on or before the monthly due date: day
   * `dueDay` of the next month or the previous business day. Null: always.
   */
  readonly dueDateTest: { readonly days: number; readonly dueDay: number } | null
  /** Rate of the short-term rural worker (category 102), on pay up to the ceiling. */
  readonly shortTermRate: Ratio
}

const MANUAL = 'https://www.gov.br/esocial/pt-br/documentacao-tecnica/manuais'
const TABLES = 'https://www.gov.br/esocial/pt-br/documentacao-tecnica/leiautes-esocial-versao-s-1-3-nt-06-2026-tabelas'
const FGTS_DIGITAL = 'https://otrabalhador.com/fgts/manual-de-orientacao-do-fgts-digital-tem-nova-versao'

const COMMON = {
  terminationReasons: ['02', '03', '05', '06', '14', '17', '23', '26', '27', '33', '47', '48', '49'],
  directorReasons: ['01', '02', '04', '06'],
  shortTermRate: rate('8'),
} as const

const ACT = 'Manual de Orientação do eSocial S-1.3, S-5001 (itens 2.2 a 2.13) e S-5003 (itens 1.3 a 1.13); Tabela 23'

export default law<EsocialTotals>({
  id: 'esocial-totals',
  title: 'Totais do eSocial por trabalhador (S-5001 e S-5003)',
  dateMeans: 'mês de apuração',
  reviewedOn: '2026-11-16',
  words: {
    terminationReasons: 'Motivos de desligamento com guia rescisória',
    directorReasons: 'Motivos de término do diretor com guia rescisória',
    dueDateTest: 'Prazo para o mês da rescisão ir na guia rescisória',
    days: 'Dias depois do desligamento',
    dueDay: 'Dia do vencimento mensal',
    shortTermRate: 'Trabalhador rural por pequeno prazo',
  },
  versions: [
    {
      from: '2024-03-01',
      norm: { act: `${ACT}; Portaria MTE nº 240/2024 (FGTS Digital)`, url: MANUAL },
      evidence: { status: 'corroborated', sources: [MANUAL, TABLES, FGTS_DIGITAL] },
      value: { ...COMMON, dueDateTest: null },
    },
    {
      from: '2018-01-01',
      norm: { act: ACT, url: MANUAL },
      evidence: { status: 'corroborated', sources: [MANUAL, TABLES] },
      value: { ...COMMON, dueDateTest: { days: 10, dueDay: 7 } },
    },
  ],
})
