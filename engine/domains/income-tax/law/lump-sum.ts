import { law } from '../../../core/dated.ts'

export interface LumpSum {
  /** True when this taxation covers all income of earlier years; before, only work and social-security benefits. */
  readonly allIncome: boolean
  /** Decimals allowed in the number of months: several payments of one sum share them (IN RFB 1.500/2014, art. 45). */
  readonly monthsDecimals: number
}

const L7713 = 'https://www.planalto.gov.br/ccivil_03/leis/l7713.htm'
const IN1500 = 'Testes públicos da IN RFB nº 1.500/2014 (RRA)'

export default law<LumpSum>({
  id: 'lump-sum',
  title: 'Rendimentos recebidos acumuladamente (RRA)',
  dateMeans: 'dia do pagamento',
  reviewedOn: '2026-11-16',
  words: { allIncome: 'Todos os rendimentos', monthsDecimals: 'Casas decimais dos meses' },
  versions: [
    {
      from: '2015-03-11',
      norm: { act: 'Lei nº 7.713/1988, art. 12-A (Leis nº 12.350/2010 e 13.149/2015)', published: '2015-03-11', url: L7713 },
      evidence: { status: 'verified', sources: [L7713, IN1500] },
      value: { allIncome: true, monthsDecimals: 1 },
    },
    {
      from: '2010-07-28',
      norm: { act: 'Lei nº 7.713/1988, art. 12-A (MP nº 497/2010 e Lei nº 12.350/2010)', published: '2010-07-28', url: L7713 },
      evidence: { status: 'verified', sources: [L7713, IN1500] },
      caveat: 'Até 10/03/2015 só rendimentos do trabalho, aposentadoria e pensão eram tributados assim.',
      value: { allIncome: false, monthsDecimals: 1 },
    },
  ],
})
