import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface ExchangeIof {
  /** Cards, prepaid cards, traveller's cheques and withdrawals abroad. */
  readonly card: Ratio
  /** Foreign currency in cash. */
  readonly cash: Ratio
  /** Transfers to the sender's own account abroad. */
  readonly ownAccount: Ratio
  /** Transfers to someone else abroad. */
  readonly thirdParty: Ratio
  /** Transfers abroad for investment. */
  readonly investment: Ratio
  /** Incoming money and all other operations. */
  readonly inflow: Ratio
}

const table = (card: string, personal: string, thirdParty: string, investment: string): ExchangeIof => ({
  card: rate(card),
  cash: rate(personal),
  ownAccount: rate(personal),
  thirdParty: rate(thirdParty),
  investment: rate(investment),
  inflow: rate('0.38'),
})

const REGULATION = 'https://planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306compilado.htm'
const TAUIL =
  'https://www.tauilchequer.com.br/pt/perspectives-events/publications/2022/03/brazil-reduction-of-tax-rate-related-to-tax-on-financial-transactions-iof'
const MARTINELLI = 'https://www.martinelli.adv.br/congresso-derruba-aumento-das-aliquotas-do-iof'
const OLIVEIRA = 'https://oliveiraalves.com.br/pb/stf-restabelece-aumento-do-iof-por-decreto-e-exclui-incidencia-sobre-risco-sacado'
const ROMEU = 'https://romeuamaral.com.br/congresso-nacional-revoga-decreto-do-iof-e-restabelece-regras-anteriores'

const FALLING = {
  act: 'Decreto nº 6.306/2007, com os Decretos nº 10.997/2022 e nº 11.153/2022',
  article: 'arts. 15-B e 15-C',
  url: REGULATION,
} as const

export default law<ExchangeIof>({
  id: 'iof-exchange',
  title: 'IOF sobre operações de câmbio',
  dateMeans: 'dia da liquidação do câmbio',
  reviewedOn: '2026-11-14',
  words: {
    card: 'Cartão, pré-pago, cheque de viagem e saque no exterior',
    cash: 'Moeda em espécie',
    ownAccount: 'Remessa à própria conta no exterior',
    thirdParty: 'Remessa a outra pessoa',
    investment: 'Remessa para investir no exterior',
    inflow: 'Dinheiro que entra e demais operações',
  },
  versions: [
    {
      from: '2025-07-17',
      norm: {
        act: 'Decreto nº 6.306/2007, com o Decreto nº 12.499/2025, restabelecido pelo STF (ADC 96, medida cautelar de 16/07/2025)',
        article: 'art. 15-B',
        published: '2025-07-16',
        url: REGULATION,
      },
      evidence: { status: 'verified', sources: [REGULATION, OLIVEIRA, ROMEU] },
      caveat:
        'O IOF de câmbio de 2025 vale por decisão cautelar do STF (ADC 96), com o plenário pendente; a queda até zero em 2028, prevista em 2022, não corre mais.',
      value: table('3.5', '3.5', '3.5', '1.1'),
    },
    {
      from: '2025-06-27',
      norm: {
        act: 'Decreto nº 6.306/2007, na redação anterior aos decretos de 2025 (sustados pelo Decreto Legislativo nº 176/2025)',
        article: 'art. 15-B',
        published: '2025-06-27',
        url: REGULATION,
      },
      evidence: { status: 'verified', sources: [MARTINELLI, ROMEU] },
      caveat:
        'De 27/06 a 16/07/2025 valem as alíquotas anteriores: a decisão do STF voltou a 11/06/2025, e a Receita Federal não cobra a diferença deste intervalo.',
      value: table('3.38', '1.1', '0.38', '0.38'),
    },
    {
      from: '2025-05-23',
      norm: {
        act: 'Decreto nº 6.306/2007, com os Decretos nº 12.466/2025, nº 12.467/2025 e nº 12.499/2025',
        article: 'art. 15-B',
        url: REGULATION,
      },
      evidence: { status: 'verified', sources: [OLIVEIRA, ROMEU, 'https://bellainvestimentos.com/novo-iof'] },
      value: table('3.5', '3.5', '3.5', '1.1'),
    },
    {
      from: '2025-01-02',
      norm: FALLING,
      evidence: {
        status: 'verified',
        sources: [
          TAUIL,
          'https://economia.uol.com.br/noticias/estadao-conteudo/2025/01/06/iof-sobre-compras-feitas-no-exterior-com-cartao-cai-para-338.htm',
        ],
      },
      value: table('3.38', '1.1', '0.38', '0.38'),
    },
    {
      from: '2024-01-02',
      norm: FALLING,
      evidence: { status: 'verified', sources: [TAUIL, MARTINELLI] },
      value: table('4.38', '1.1', '0.38', '0.38'),
    },
    {
      from: '2023-01-02',
      norm: FALLING,
      evidence: {
        status: 'verified',
        sources: [TAUIL, 'https://exame.com/invest/minhas-financas/iof-compra-internacional-cartao-credito-reduzido/'],
      },
      value: table('5.38', '1.1', '0.38', '0.38'),
    },
    {
      from: '2022-03-16',
      norm: { ...FALLING, published: '2022-03-16' },
      evidence: { status: 'verified', sources: [TAUIL, MARTINELLI] },
      value: table('6.38', '1.1', '0.38', '0.38'),
    },
  ],
})
