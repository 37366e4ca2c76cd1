import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface LatePayment {
  /** Daily fine as a share of the tax, from the first business day after the due date to the payment, both included. */
  readonly finePerDay: Ratio
  readonly fineCap: Ratio
  /** Interest of the payment month; earlier months accrue the Selic. */
  readonly lastMonth: Ratio
  /** True when refunds of overpayments earn the same interest (Lei 9.250/1995, art. 39, § 4º; Lei 9.532/1997, art. 73). */
  readonly refund: boolean
}

const L9430 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9430compilada.htm'
const VALUE = { finePerDay: rate('0.33'), fineCap: rate('20'), lastMonth: rate('1') }

export default law<LatePayment>({
  id: 'late-payment',
  title: 'Tributo federal em atraso: multa e juros',
  dateMeans: 'data do vencimento',
  reviewedOn: '2026-11-15',
  words: {
    finePerDay: 'Multa por dia',
    fineCap: 'Multa, no máximo',
    lastMonth: 'Juros do mês do pagamento',
    refund: 'Restituição com os mesmos juros',
  },
  versions: [
    {
      from: '1998-01-01',
      norm: {
        act: 'Lei nº 9.430/1996; Lei nº 9.250/1995',
        article: 'arts. 5º, § 3º, e 61; art. 39, § 4º',
        published: '1996-12-30',
        url: L9430,
      },
      evidence: { status: 'verified', sources: [L9430, 'https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm'] },
      value: { ...VALUE, refund: true },
    },
    {
      from: '1997-01-01',
      norm: { act: 'Lei nº 9.430/1996', article: 'arts. 5º, § 3º, e 61', published: '1996-12-30', url: L9430 },
      evidence: { status: 'verified', sources: [L9430] },
      value: { ...VALUE, refund: false },
    },
  ],
})
