import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface EarlyPayoffRule {
  /** Rate that discounts the installments to the payment date. */
  readonly discountRate: 'contract_rate'
  /** Maximum fee for early payoff. */
  readonly fee: Ratio
}

export default law<EarlyPayoffRule>({
  id: 'early-payoff',
  title: 'Liquidação antecipada de dívida',
  dateMeans: 'dia em que a dívida é antecipada',
  reviewedOn: '2026-11-14',
  words: { discountRate: 'Taxa do desconto', contract_rate: 'A do contrato', fee: 'Tarifa de liquidação' },
  versions: [
    {
      from: '2022-05-02',
      norm: {
        act: 'Resolução CMN nº 5.004/2022 e Lei nº 8.078/1990 (Código de Defesa do Consumidor)',
        article: 'art. 7º; CDC, art. 52, § 2º; Resolução CMN nº 3.516/2007, art. 1º',
        url: 'https://normativos.bcb.gov.br/Votos/CMN/202233/Voto_do_CMN_33_2022.pdf',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
          'https://normativos.bcb.gov.br/Votos/CMN/202233/Voto_do_CMN_33_2022.pdf',
          'https://normativos.bcb.gov.br/Lists/Normativos/Attachments/48006/Res_3516_v3_L.pdf',
        ],
      },
      value: { discountRate: 'contract_rate', fee: rate('0') },
    },
  ],
})
