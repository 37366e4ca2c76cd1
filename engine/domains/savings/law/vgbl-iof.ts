import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface VgblIof {
  readonly rate: Ratio
  /** Contributions exempt from the tax. */
  readonly limit: Money
  /** Taxable part above the limit: the whole month, or only the excess. */
  readonly taxed: 'whole' | 'excess'
  /** Contributions counted towards the limit. */
  readonly counted: 'month' | 'insurer' | 'year'
}

const BRASILPREV = 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL'
const ITAU = 'https://www.ion.itau/news/cobranca-de-iof-no-vgbl-o-que-muda-em-2026'
const DECREE = 'https://www2.camara.leg.br/legin/fed/decret/2025/decreto-12499-11-junho-2025-797588-publicacaooriginal-175631-pe.html'
const D12499 = { act: 'Decreto nº 6.306/2007', article: 'com o Decreto nº 12.499/2025', published: '2025-06-11', url: DECREE } as const
const EVIDENCE = { status: 'corroborated', sources: [BRASILPREV, ITAU, DECREE] } as const
const PER_INSURER = { rate: rate('5'), limit: reais('300000.00'), taxed: 'excess', counted: 'insurer' } as const

export default law<VgblIof>({
  id: 'vgbl-iof',
  title: 'IOF sobre aportes em VGBL',
  dateMeans: 'dia do aporte',
  reviewedOn: '2026-11-14',
  words: {
    rate: 'Alíquota',
    limit: 'Sem IOF até',
    taxed: 'O que paga',
    counted: 'O que conta',
    whole: 'Todo o valor',
    excess: 'O que passa do limite',
    month: 'Aportes do mês',
    insurer: 'Aportes do período na seguradora',
    year: 'Aportes do ano em todas as seguradoras',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: D12499,
      evidence: EVIDENCE,
      value: { rate: rate('5'), limit: reais('600000.00'), taxed: 'excess', counted: 'year' },
    },
    { from: '2025-07-17', norm: D12499, evidence: EVIDENCE, value: PER_INSURER },
    {
      from: '2025-06-27',
      norm: { ...D12499, article: 'com o Decreto nº 12.499/2025, sustado e restabelecido' },
      evidence: EVIDENCE,
      caveat: 'Os aportes de 27/06 a 16/07/2025 não pagaram IOF, mas contam no limite do período.',
      value: { ...PER_INSURER, rate: rate('0') },
    },
    { from: '2025-06-11', norm: D12499, evidence: EVIDENCE, value: PER_INSURER },
    {
      from: '2025-05-23',
      norm: { act: 'Decreto nº 6.306/2007', article: 'com o Decreto nº 12.466/2025', published: '2025-05-22' },
      evidence: EVIDENCE,
      value: { rate: rate('5'), limit: reais('50000.00'), taxed: 'whole', counted: 'month' },
    },
  ],
})
