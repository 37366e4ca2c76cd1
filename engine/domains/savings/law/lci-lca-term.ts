import { law } from '../../../core/dated.ts'

export interface LciLcaTerm {
  /** Minimum months before redemption or maturity of an LCI not tied to a price index. */
  readonly lciMonths: number
  readonly lcaMonths: number
}

const UNSURE = 'O dia de início desta carência de LCI e LCA vem de uma única fonte.'

export default law<LciLcaTerm>({
  id: 'lci-lca-term',
  title: 'Prazo mínimo de LCI e LCA',
  dateMeans: 'dia da emissão',
  reviewedOn: '2026-11-14',
  words: { lciMonths: 'Meses da LCI', lcaMonths: 'Meses da LCA' },
  versions: [
    {
      from: '2025-05-22',
      norm: { act: 'Resolução CMN nº 5.215/2025', published: '2025-05-22' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.pinheiroguimaraes.com.br/cmn-atualiza-regras-aplicaveis-aos-prazos-de-vencimento-das-lcis-e-lcas',
          'https://irib.org.br/noticias/detalhes/prazo-minimo-de-vencimento-da-lca-e-da-lci-e-ajustado-pelo-cmn',
        ],
      },
      value: { lciMonths: 6, lcaMonths: 6 },
    },
    {
      from: '2024-08-22',
      norm: { act: 'Resolução CMN nº 5.168/2024' },
      evidence: {
        status: 'reported',
        sources: ['https://www.pinheiroguimaraes.com.br/cmn-atualiza-regras-aplicaveis-aos-prazos-de-vencimento-das-lcis-e-lcas'],
      },
      caveat: UNSURE,
      value: { lciMonths: 9, lcaMonths: 9 },
    },
    {
      from: '2024-02-02',
      norm: { act: 'Resolução CMN nº 5.119/2024' },
      evidence: {
        status: 'reported',
        sources: ['https://www.pinheiroguimaraes.com.br/cmn-atualiza-regras-aplicaveis-aos-prazos-de-vencimento-das-lcis-e-lcas'],
      },
      caveat: UNSURE,
      value: { lciMonths: 12, lcaMonths: 9 },
    },
  ],
})
