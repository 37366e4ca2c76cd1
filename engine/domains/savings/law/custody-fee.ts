import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CustodyFee {
  /** Annual rate on the value held. */
  readonly annualRate: Ratio
  /** Tesouro Selic stock per person exempt from the fee. */
  readonly selicExemptUpTo: Money
}

const TARIFF = 'Política de tarifação do Tesouro Direto (B3)'

export default law<CustodyFee>({
  id: 'custody-fee',
  title: 'Taxa de custódia do Tesouro Direto',
  dateMeans: 'dia em que o título está em custódia',
  reviewedOn: '2026-11-14',
  words: { annualRate: 'Taxa ao ano', selicExemptUpTo: 'Tesouro Selic isento até' },
  versions: [
    {
      from: '2024-12-31',
      norm: { act: TARIFF, article: 'cobrança no resgate, no vencimento ou no cupom, e não mais a cada semestre' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://abcdoabc.com.br/taxa-de-custodia-do-tesouro-direto-passa-por-mudanca/',
          'https://www.meiahora.com.br/geral/2024/12/6977416-taxa-de-custodia-do-tesouro-direto-deixa-de-ser-cobrada-semestralmente.html',
          'https://santandercorretora.com.br/corretora/home/taxas/taxas-de-tesouro.html',
        ],
      },
      value: { annualRate: rate('0.20'), selicExemptUpTo: reais('10000.00') },
    },
    {
      from: '2022-01-01',
      norm: { act: TARIFF },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://invest.exame.com/invest/taxa-do-tesouro-direto-sera-reduzida-a-partir-de-janeiro/',
          'https://economia.ig.com.br/2022-01-03/taxa-de-custodia-tesouro-direto.html',
        ],
      },
      value: { annualRate: rate('0.20'), selicExemptUpTo: reais('10000.00') },
    },
    {
      from: '2020-08-01',
      norm: { act: TARIFF, published: '2020-07-23', url: 'http://www.b3.com.br/pt_br/noticias/tesouro-selic.htm' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.b3.com.br/pt_br/noticias/tesouro-selic.htm',
          'https://g1.globo.com/economia/noticia/2020/07/23/tesouro-direto-aplicacao-ate-r-10-mil-em-titulos-corrigidos-pela-selic-tem-taxa-de-custodia-zerada.ghtml',
        ],
      },
      value: { annualRate: rate('0.25'), selicExemptUpTo: reais('10000.00') },
    },
    {
      from: '2019-01-01',
      norm: { act: TARIFF },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://economia.ig.com.br/2022-01-03/taxa-de-custodia-tesouro-direto.html',
          'https://valorinveste.globo.com/produtos/renda-fixa/tesouro-direto/noticia/2021/10/07/taxa-do-tesouro-direto-vai-cair-para-02percent-em-2022-anuncia-secretario.ghtml',
        ],
      },
      caveat: 'A redução da custódia a 0,25% é de 2019; as fontes não dizem o dia, tomado como 1º de janeiro.',
      value: { annualRate: rate('0.25'), selicExemptUpTo: reais('0.00') },
    },
  ],
})
