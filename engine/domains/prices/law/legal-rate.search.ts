import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    taxa legal, juros legais, regra da taxa legal, lei 14.905, artigo 406, selic menos ipca na lei, metodologia da taxa legal,
    resolução cmn 5.171`,
}
