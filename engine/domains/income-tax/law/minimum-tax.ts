import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface MinimumTax {
  /** Annual income threshold; the rate grows linearly from zero here to full at `fullFrom`. */
  readonly above: Money
  readonly fullFrom: Money
  readonly fullRate: Ratio
  /** Maximum combined tax of company and owner on profits (Lei 9.250/1995, art. 16-B). */
  readonly combinedCap: { readonly general: Ratio; readonly insurer: Ratio; readonly bank: Ratio }
}

const L15270 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm'

export default law<MinimumTax>({
  id: 'minimum-tax',
  title: 'Imposto mínimo das altas rendas (IRPFM)',
  dateMeans: 'ano-calendário',
  reviewedOn: '2026-11-15',
  words: {
    above: 'Renda do ano acima de',
    fullFrom: 'Alíquota cheia a partir de',
    fullRate: 'Alíquota cheia',
    combinedCap: 'Máximo somado da empresa e do sócio',
    general: 'Empresas em geral',
    insurer: 'Seguradoras e afins',
    bank: 'Bancos',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Lei nº 15.270/2025',
        article: 'arts. 16-A e 16-B da Lei nº 9.250/1995',
        published: '2025-11-26',
        url: L15270,
      },
      evidence: {
        status: 'verified',
        sources: [
          L15270,
          'https://github.com/ottodigitalmedia/calculo-oficial',
          'https://qladvogados.com.br/pb/novo-regime-de-tributacao-de-dividendos-lei-no-15-270-2025',
        ],
      },
      value: {
        above: reais('600000.00'),
        fullFrom: reais('1200000.00'),
        fullRate: rate('10'),
        combinedCap: { general: rate('34'), insurer: rate('40'), bank: rate('45') },
      },
    },
  ],
})
