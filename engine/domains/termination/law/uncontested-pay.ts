import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface UncontestedPay {
  /** Increase of the undisputed amount not paid by the first hearing. */
  readonly addition: Ratio
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<UncontestedPay>({
  id: 'uncontested-pay',
  title: 'Rescisão: acréscimo sobre as verbas incontroversas não pagas',
  dateMeans: 'data da primeira audiência',
  reviewedOn: '2026-11-15',
  words: { addition: 'Acréscimo' },
  versions: [
    {
      from: '2017-11-11',
      norm: { act: 'CLT, art. 467', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { addition: rate('50') },
    },
  ],
})
