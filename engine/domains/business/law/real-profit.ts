import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Non-cumulative PIS and Cofins of actual profit; IRPJ and CSLL have the rates of presumed profit. */
export interface RealProfit {
  readonly pis: Ratio
  readonly cofins: Ratio
}

const L10833 = 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.833.htm'

export default law<RealProfit>({
  id: 'real-profit',
  title: 'PIS e Cofins não cumulativos',
  dateMeans: 'mês de apuração',
  reviewedOn: '2026-11-19',
  ends: { on: '2026-12-31', because: 'a CBS substitui PIS e Cofins a partir de 2027 (LC nº 214/2025)' },
  words: { pis: 'PIS', cofins: 'Cofins' },
  versions: [
    {
      from: '2004-02-01',
      norm: { act: 'Lei nº 10.637/2002, art. 2º; Lei nº 10.833/2003, art. 2º', url: L10833 },
      evidence: { status: 'corroborated', sources: ['https://www.planalto.gov.br/ccivil_03/leis/2002/l10637.htm', L10833] },
      value: { pis: rate('1.65'), cofins: rate('7.6') },
    },
  ],
})
