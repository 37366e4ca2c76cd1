import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    carência da lci, carência da lca, prazo da lci, prazo da lca, quando posso sacar a lci, tempo mínimo da lci, 6 meses de lci,
    9 meses de lca, sacar lci, resgatar lci antes, lci presa, resgate da lci, vencimento mínimo da lci, cmn lci, tempo da lci,
    carência mínima, carência lci, carência lca`,
}
