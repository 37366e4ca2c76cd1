import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

/** Company size by gross annual revenue. Above `small`, the Simples is not available. */
export interface CompanySize {
  /** Microempresa. */
  readonly micro: Money
  /** Empresa de pequeno porte. */
  readonly small: Money
}

const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'

export default law<CompanySize>({
  id: 'company-size',
  title: 'Porte da empresa: microempresa e pequeno porte',
  dateMeans: 'ano-calendário',
  reviewedOn: '2026-11-15',
  words: { micro: 'Microempresa até', small: 'Empresa de pequeno porte até' },
  versions: [
    {
      from: '2018-01-01',
      norm: { act: 'Lei Complementar nº 123/2006, na redação da LC nº 155/2016', article: 'art. 3º, I e II', url: LC123 },
      evidence: {
        status: 'corroborated',
        sources: [
          LC123,
          'https://www.fiscalnews.com.br/2025/11/portaria-cgsn-define-sublimite-de-3-6-mi-para-o-simples-nacional-em-2026.html',
        ],
      },
      value: { micro: reais('360000.00'), small: reais('4800000.00') },
    },
  ],
})
