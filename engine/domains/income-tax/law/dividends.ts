import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface DividendTax {
  /** Withheld on the total that one company pays one resident in a month, when above the threshold (Lei 9.250/1995, art. 6º-A). */
  readonly withholding: { readonly above: Money; readonly rate: Ratio } | null
}

export default law<DividendTax>({
  id: 'dividends',
  title: 'Lucros e dividendos pagos a pessoa física residente',
  dateMeans: 'data do pagamento',
  reviewedOn: '2026-11-14',
  words: {
    withholding: 'Retenção na fonte',
    above: 'Acima de, por mês e por empresa',
    rate: 'Alíquota',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Lei nº 15.270/2025',
        article: 'art. 6º-A da Lei nº 9.250/1995',
        published: '2025-11-26',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://qladvogados.com.br/pb/novo-regime-de-tributacao-de-dividendos-lei-no-15-270-2025',
          'https://laborcontabilistas.com.br/?p=2060',
        ],
      },
      value: { withholding: { above: reais('50000.00'), rate: rate('10') } },
    },
    {
      from: '1996-01-01',
      norm: {
        act: 'Lei nº 9.249/1995',
        article: 'art. 10',
        published: '1995-12-27',
        url: 'https://gov.br/receitafederal/pt-br/acesso-a-informacao/institucional/memoria/sitios-antigos-da-receita-federal/oitenta-anos-do-imposto-de-renda-no-brasil-2013-1922-a-2002/1996-isencao-dos-lucros-e-dividendos',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://gov.br/receitafederal/pt-br/acesso-a-informacao/institucional/memoria/sitios-antigos-da-receita-federal/oitenta-anos-do-imposto-de-renda-no-brasil-2013-1922-a-2002/1996-isencao-dos-lucros-e-dividendos',
          'https://modeloinicial.com.br/lei/L-9249-1995/lei-9249/art-10',
        ],
      },
      value: { withholding: null },
    },
  ],
})
