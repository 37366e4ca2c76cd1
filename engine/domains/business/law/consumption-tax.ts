import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Document rates; null until set by law. */
export interface ConsumptionTax {
  readonly cbs: Ratio | null
  readonly ibsState: Ratio | null
  readonly ibsMunicipal: Ratio | null
  /** Test year: taxes are computed in the document but not collected from taxpayers that fulfil the ancillary duties (art. 348). */
  readonly testYear: boolean
}

const ACT = 'Lei Complementar nº 214/2025'
const SOURCES = [
  'https://dicastributarias.blog.br/2025/06/22/as-regras-de-transicao-do-ibs-e-da-cbs-na-lei-complementar-no-214-25-e-os-equivocos-das-notas-tecnicas-dos-documentos-eletronicos',
  'https://github.com/pedro554/calculadoraimpostogov',
] as const
const evidence = { status: 'verified', sources: SOURCES } as const
const norm = (article: string) => ({ act: ACT, article, published: '2025-01-16' as const, url: SOURCES[0] })

export default law<ConsumptionTax>({
  id: 'consumption-tax',
  title: 'CBS e IBS no documento fiscal: alíquotas',
  dateMeans: 'dia da operação',
  reviewedOn: '2026-11-16',
  words: { cbs: 'CBS', ibsState: 'IBS do estado', ibsMunicipal: 'IBS do município', testYear: 'Ano de teste' },
  versions: [
    {
      from: '2029-01-01',
      norm: norm('arts. 342 a 369'),
      evidence,
      value: { cbs: null, ibsState: null, ibsMunicipal: null, testYear: false },
    },
    {
      from: '2027-01-01',
      norm: norm('arts. 344 e 347'),
      evidence,
      value: { cbs: null, ibsState: rate('0.05'), ibsMunicipal: rate('0.05'), testYear: false },
    },
    {
      from: '2026-01-01',
      norm: norm('arts. 343, 346 e 348'),
      evidence,
      value: { cbs: rate('0.9'), ibsState: rate('0.1'), ibsMunicipal: rate('0'), testYear: true },
    },
  ],
})
