import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface InvestmentIncomeTax {
  /** Calendar days held; limits are inclusive and the last bracket has none. */
  readonly brackets: readonly { readonly upToDays: number | null; readonly rate: Ratio }[]
  /** Exempt for individuals. */
  readonly exempt: readonly string[]
}

const BRACKETS = [
  { upToDays: 180, rate: rate('22.5') },
  { upToDays: 360, rate: rate('20') },
  { upToDays: 720, rate: rate('17.5') },
  { upToDays: null, rate: rate('15') },
]

/** MP 1.303/2025 would have replaced this table by a single rate; it lapsed on 2025-10-08 without ever taking effect. */
export default law<InvestmentIncomeTax>({
  id: 'investment-income-tax',
  title: 'Imposto de renda sobre aplicações de renda fixa',
  dateMeans: 'dia do resgate',
  reviewedOn: '2026-11-14',
  words: {
    lci: 'LCI',
    lca: 'LCA',
    savings: 'Poupança',
    brackets: 'Faixas por prazo',
    upToDays: 'Até quantos dias',
    rate: 'Alíquota',
    exempt: 'Isentos',
  },
  versions: [
    {
      from: '2006-06-14',
      norm: {
        act: 'Lei nº 11.033/2004',
        article: 'arts. 1º e 3º (com a Lei nº 11.311/2006)',
        published: '2006-06-14',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
          'https://www.jusbrasil.com.br/topicos/10924918/artigo-3-da-lei-n-11033-de-21-de-dezembro-de-2004/diarios/atualizacoes',
          'https://insights.ionited.io/finances/taxas-para-venda-de-acoes-fiis-cdbs-e-outros-titulos',
          'https://www.rumobr.com/mp-1303-caduca-isencoes-de-investimento-mantidas',
        ],
      },
      value: { brackets: BRACKETS, exempt: ['lci', 'lca', 'savings'] },
    },
    {
      from: '2005-01-01',
      norm: {
        act: 'Lei nº 11.033/2004',
        article: 'arts. 1º e 3º',
        published: '2004-12-22',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
          'https://www.jusbrasil.com.br/topicos/10924918/artigo-3-da-lei-n-11033-de-21-de-dezembro-de-2004/diarios/atualizacoes',
        ],
      },
      caveat: 'Nesta data a LCA ainda não era isenta; o dia em que a isenção começou, 14/06/2006, é inferido de uma única fonte.',
      value: { brackets: BRACKETS, exempt: ['lci', 'savings'] },
    },
  ],
})
