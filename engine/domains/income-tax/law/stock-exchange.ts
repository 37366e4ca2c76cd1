import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface StockExchange {
  readonly common: Ratio
  readonly dayTrade: Ratio
  readonly realEstateFunds: Ratio
  /** Monthly cash-market sales over all brokers up to which the gain is exempt. */
  readonly exemptSalesUpTo: Money
  readonly code: string
  readonly smallestSlip: Money
}

export default law<StockExchange>({
  id: 'stock-exchange',
  title: 'Operações em bolsa da pessoa física',
  dateMeans: 'mês das vendas',
  reviewedOn: '2026-11-15',
  words: {
    common: 'Operações comuns',
    dayTrade: 'Day trade',
    realEstateFunds: 'Fundos imobiliários e Fiagro',
    exemptSalesUpTo: 'Vendas de ações isentas no mês até',
    code: 'Código do DARF',
    smallestSlip: 'Menor DARF que se paga',
  },
  versions: [
    {
      from: '2005-01-01',
      norm: {
        act: 'Lei nº 11.033/2004',
        article: 'arts. 2º e 3º',
        published: '2004-12-22',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.sencon.com.br/artigos/obtive-prejuizo-e-darf-no-mesmo-mes-como-isso-e-possivel',
          'https://b18.com.br/compensacao-de-prejuizos-em-operacoes-com-fundos-de-investimento-imobiliario-fiis',
          'https://br.investing.com./analysis/como-pagar-menos-impostos-em-acoes-e-maximizar-seu-lucro-liquido-200438508',
        ],
      },
      value: {
        common: rate('15'),
        dayTrade: rate('20'),
        realEstateFunds: rate('20'),
        exemptSalesUpTo: reais('20000.00'),
        code: '6015',
        smallestSlip: reais('10.00'),
      },
    },
  ],
})
