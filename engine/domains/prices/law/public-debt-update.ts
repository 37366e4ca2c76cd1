import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface PublicDebtUpdate {
  readonly correction: 'ipca' | 'none'
  /** Simple annual interest besides the correction; null when only the Selic applies. */
  readonly annualInterest: Ratio | null
  /** Caps the total at the Selic of the same period. */
  readonly cappedBySelic: boolean
  /** True when it applies only from the issue of the requisition (precatório or RPV) to its payment. */
  readonly requisitionsOnly: boolean
}

const EC136 =
  'https://sjmg.trf6.jus.br/emenda-constitucional-no-136-2025-altera-criterios-de-atualizacao-e-antecipa-prazo-para-inclusao-de-precatorios-na-proposta-orcamentaria'
const TRANSCRIBED =
  'https://aprimora.site/carvalhoalmeidaadvogados/2025/09/26/ec-136-25-e-seus-efeitos-nos-juros-de-mora-e-correcao-monetaria-judiciais'

export default law<PublicDebtUpdate>({
  id: 'public-debt-update',
  title: 'Atualização de condenações da Fazenda Pública',
  dateMeans: 'dia em que a atualização corre',
  reviewedOn: '2026-11-14',
  words: {
    correction: 'Correção',
    ipca: 'IPCA',
    none: 'Nenhuma: já vem na Selic',
    annualInterest: 'Juros simples ao ano',
    cappedBySelic: 'Limitada à Selic do período',
    requisitionsOnly: 'Só da expedição do requisitório ao pagamento',
  },
  versions: [
    {
      from: '2025-09-10',
      norm: {
        act: 'Emenda Constitucional nº 113/2021',
        article: 'art. 3º, e ADCT, art. 97, §§ 16 e 16-A (Emenda Constitucional nº 136/2025)',
        published: '2025-09-09',
        url: EC136,
      },
      evidence: { status: 'verified', sources: [EC136, TRANSCRIBED, 'https://analise.com/opiniao/20549?sep=dna'] },
      caveat: 'A Emenda Constitucional nº 136/2025 é contestada no STF (ADI 7.873); há quem date a regra dos Estados de 01/08/2025.',
      value: { correction: 'ipca', annualInterest: rate('2'), cappedBySelic: true, requisitionsOnly: true },
    },
    {
      from: '2021-12-09',
      norm: { act: 'Emenda Constitucional nº 113/2021', article: 'art. 3º', published: '2021-12-09', url: TRANSCRIBED },
      evidence: { status: 'verified', sources: [TRANSCRIBED, EC136] },
      value: { correction: 'none', annualInterest: null, cappedBySelic: false, requisitionsOnly: false },
    },
  ],
})
