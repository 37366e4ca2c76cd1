import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface AssistanceBenefit {
  /** Limit of family income per person, inclusive, as a share of the minimum wage. */
  readonly incomeShare: Ratio
  /** Limit to which a regulation may extend the income share, given proof. */
  readonly widenedShare: Ratio
  readonly elderlyAge: number
  /** True when no deductions beyond those of the statute are allowed. */
  readonly noOtherDeductions: boolean
}

const L8742 = 'https://www.planalto.gov.br/ccivil_03/leis/l8742compilado.htm'
const RULE = { incomeShare: rate('25'), widenedShare: rate('50'), elderlyAge: 65 }

export default law<AssistanceBenefit>({
  id: 'bpc',
  title: 'Benefício de Prestação Continuada (BPC)',
  dateMeans: 'dia do pedido',
  reviewedOn: '2026-11-16',
  words: {
    incomeShare: 'Renda por pessoa até, do salário mínimo',
    widenedShare: 'Pode ser ampliada até, do salário mínimo',
    elderlyAge: 'Idade do idoso',
    noOtherDeductions: 'Sem outras deduções da renda',
  },
  versions: [
    {
      from: '2024-12-27',
      norm: { act: 'Lei nº 8.742/1993, arts. 20 a 21-B (Leis nº 14.176/2021 e 15.077/2024)', published: '2024-12-27', url: L8742 },
      evidence: {
        status: 'verified',
        sources: [
          L8742,
          'https://odia.ig.com.br/economia/2024/12/6976693-lula-sanciona-projeto-de-lei-do-pacote-fiscal-sobre-bpc-com-dois-vetos.html',
          'https://metropoles.com/brasil/lula-sanciona-com-dois-vetos-projeto-de-lei-do-pacote-fiscal-sobre-bpc',
        ],
      },
      value: { ...RULE, noOtherDeductions: true },
    },
    {
      from: '2021-06-23',
      norm: { act: 'Lei nº 8.742/1993, art. 20, §§ 3º e 11-A (Lei nº 14.176/2021)', published: '2021-06-23', url: L8742 },
      evidence: { status: 'verified', sources: [L8742] },
      value: { ...RULE, noOtherDeductions: false },
    },
  ],
})
