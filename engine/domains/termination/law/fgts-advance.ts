import { law, reais, type Version } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface FgtsAdvance {
  /** Maximum number of yearly withdrawals that can be assigned. */
  readonly maxWithdrawals: number
  readonly minimumEach: Money
  readonly maximumEach: Money
  /** Waiting period in days after choosing the anniversary withdrawal. */
  readonly waitDays: number
}

const SOURCES = [
  'https://advocaciadinamica.com/home/noticias-detalhe/134191/resolucao-que-que-regula-a-alienacao-ou-cessao-fiduciaria-do-direito-ao-saque-aniversario-sofre-alteracao',
  'https://einvestidor.estadao.com.br/webstories/fgts-valor-antecipar-parcelas',
]

function version(from: `${number}-${number}-${number}`, maxWithdrawals: number): Version<FgtsAdvance> {
  return {
    from,
    norm: {
      act: 'Resolução CCFGTS nº 1.130/2025; Lei nº 8.036/1990',
      article: 'art. 20-D, §§ 3º a 5º, da Lei nº 8.036/1990',
      url: SOURCES[0]!,
    },
    evidence: { status: 'corroborated', sources: SOURCES },
    value: { maxWithdrawals, minimumEach: reais('100.00'), maximumEach: reais('500.00'), waitDays: 90 },
  }
}

export default law<FgtsAdvance>({
  id: 'fgts-advance',
  title: 'Antecipação do saque-aniversário do FGTS',
  dateMeans: 'dia da contratação',
  reviewedOn: '2026-11-15',
  words: {
    maxWithdrawals: 'Saques que se podem antecipar',
    minimumEach: 'Menor parcela',
    maximumEach: 'Maior parcela',
    waitDays: 'Espera depois da opção, em dias',
  },
  versions: [version('2026-11-01', 3), version('2025-11-01', 5)],
})
