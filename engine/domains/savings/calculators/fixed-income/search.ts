import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['renda fixa', 'cdb prefixado', 'cdb ipca', 'lci', 'lca', 'debênture', 'percentual do cdi', 'taxa equivalente'],
  phrases: `
    cdb ipca+ rende, debênture incentivada, cri, cra, prefixado ou cdi, ipca mais 6, equivalente em cdi, taxa isenta equivalente,
    rendimento entre datas, título privado, letra de câmbio, rende até o vencimento`,
  situations: { savings: { place: 7 } },
}
