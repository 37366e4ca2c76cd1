import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface PeriodicTax {
  /** Come-cotas: taken in quotas on the last business day of May and of November. */
  readonly advance: Ratio
  /** Rates at redemption, by calendar days held; the last bracket has no limit. */
  readonly brackets: readonly { readonly upToDays: number | null; readonly rate: Ratio }[]
}

export interface FundTax {
  readonly longTerm: PeriodicTax
  readonly shortTerm: PeriodicTax
  /** Equity funds: taxed only at redemption. */
  readonly equity: Ratio
}

export default law<FundTax>({
  id: 'fund-tax',
  title: 'Imposto de renda dos fundos de investimento (come-cotas)',
  dateMeans: 'dia do come-cotas ou do resgate',
  reviewedOn: '2026-11-14',
  words: {
    longTerm: 'Fundo de longo prazo',
    shortTerm: 'Fundo de curto prazo',
    equity: 'Fundo de ações',
    advance: 'Antecipação em maio e novembro',
    brackets: 'No resgate, por prazo',
    upToDays: 'Até quantos dias',
    rate: 'Alíquota',
  },
  versions: [
    {
      from: '2024-01-01',
      norm: { act: 'Lei nº 14.754/2023', article: 'arts. 17 a 27', published: '2023-12-13' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.legjur.com/legislacao/nivel/lei_00147542023/capitulo-ii-da-tributacao-dos-rendimentos-de-apli-secao-v-das-regras-de-transicao',
          'https://invistanoamanha.com.br/?p=477',
        ],
      },
      value: {
        longTerm: {
          advance: rate('15'),
          brackets: [
            { upToDays: 180, rate: rate('22.5') },
            { upToDays: 360, rate: rate('20') },
            { upToDays: 720, rate: rate('17.5') },
            { upToDays: null, rate: rate('15') },
          ],
        },
        shortTerm: {
          advance: rate('20'),
          brackets: [
            { upToDays: 180, rate: rate('22.5') },
            { upToDays: null, rate: rate('20') },
          ],
        },
        equity: rate('15'),
      },
    },
  ],
})
