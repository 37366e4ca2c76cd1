import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface TransportVoucher {
  /** Maximum employee share of the basic salary; the employer pays the rest. */
  readonly employeeShare: Ratio
}

const L7418 = 'https://www.planalto.gov.br/ccivil_03/leis/L7418compilado.htm'

export default law<TransportVoucher>({
  id: 'transport-voucher',
  title: 'Vale-transporte',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: { employeeShare: 'Parte do empregado, no máximo' },
  versions: [
    {
      from: '1985-12-17',
      norm: { act: 'Lei nº 7.418/1985', article: 'arts. 2º e 4º', published: '1985-12-17', url: L7418 },
      evidence: { status: 'verified', sources: [L7418] },
      value: { employeeShare: rate('6') },
    },
  ],
})
