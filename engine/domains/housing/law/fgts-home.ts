import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface FgtsHomeRule {
  /** Maximum value of a home bought with FGTS. */
  readonly maxPropertyValue: Money
  /** Minimum years of FGTS, summed over jobs. */
  readonly yearsOfFgts: number
  /** Minimum years before using it for another home. */
  readonly yearsToUseAgain: number
}

export default law<FgtsHomeRule>({
  id: 'fgts-home',
  title: 'FGTS na compra da casa própria',
  dateMeans: 'dia da compra',
  reviewedOn: '2026-11-14',
  words: {
    maxPropertyValue: 'Valor do imóvel até',
    yearsOfFgts: 'Anos de FGTS, somados os empregos',
    yearsToUseAgain: 'Anos até poder usar de novo',
  },
  versions: [
    {
      from: '2025-11-26',
      norm: {
        act: 'Decisão do Conselho Curador do FGTS de 26/11/2025',
        published: '2025-11-26',
        url: 'https://exame.com/economia/conselho-do-fgts-aprova-fundo-para-imoveis-avaliados-em-ate-r-225-milhoes/',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://exame.com/economia/conselho-do-fgts-aprova-fundo-para-imoveis-avaliados-em-ate-r-225-milhoes/',
          'https://tmc.com.br/?p=18027',
        ],
      },
      value: { maxPropertyValue: reais('2250000.00'), yearsOfFgts: 3, yearsToUseAgain: 3 },
    },
  ],
})
