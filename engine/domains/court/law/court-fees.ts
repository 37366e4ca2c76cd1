import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CourtFees {
  /** Income tax withheld from a company of professional services. */
  readonly companyWithholding: Ratio
  /** Highest share that the court fixes for the lawyer who wins. */
  readonly mostShare: Ratio
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'
const L7450 = 'https://www.planalto.gov.br/ccivil_03/leis/l7450.htm'

export default law<CourtFees>({
  id: 'court-fees',
  title: 'Honorários na Justiça do Trabalho',
  dateMeans: 'liquidação da conta',
  reviewedOn: '2026-11-19',
  words: { companyWithholding: 'Imposto de renda retido de pessoa jurídica', mostShare: 'Honorários de sucumbência, no máximo' },
  versions: [
    {
      from: '1996-01-01',
      norm: { act: 'Lei nº 7.450/1985, art. 52 (Lei nº 9.064/1995, art. 6º); CLT, art. 791-A', url: L7450 },
      evidence: { status: 'corroborated', sources: [L7450, CLT] },
      value: { companyWithholding: rate('1.5'), mostShare: rate('15') },
    },
  ],
})
