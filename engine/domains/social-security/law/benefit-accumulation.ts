import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Share of the smaller benefit that the beneficiary still receives, by slices in minimum wages. */
export interface BenefitAccumulation {
  readonly slices: readonly { readonly upToMinimumWages: number | null; readonly share: Ratio }[]
}

const ARTICLE_24 = 'https://modeloinicial.com.br/lei/EMC-103-2019/emenda-constitucional-103/art-24,par-3'

export default law<BenefitAccumulation>({
  id: 'benefit-accumulation',
  title: 'Pensão por morte junto com aposentadoria',
  dateMeans: 'dia em que nasce o direito ao segundo benefício',
  reviewedOn: '2026-11-16',
  words: { slices: 'Faixas do benefício menor', upToMinimumWages: 'Até, em salários mínimos', share: 'Parte paga' },
  versions: [
    {
      from: '2019-11-13',
      norm: { act: 'Emenda Constitucional nº 103/2019', article: 'art. 24, § 2º', published: '2019-11-13', url: ARTICLE_24 },
      evidence: { status: 'verified', sources: [ARTICLE_24, 'https://apufsc.org.br/previdencia/'] },
      value: {
        slices: [
          { upToMinimumWages: 1, share: rate('100') },
          { upToMinimumWages: 2, share: rate('60') },
          { upToMinimumWages: 3, share: rate('40') },
          { upToMinimumWages: 4, share: rate('20') },
          { upToMinimumWages: null, share: rate('10') },
        ],
      },
    },
  ],
})
