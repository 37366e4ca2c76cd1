import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'tesouro direto',
    'ipca+',
    'ntn-b',
    'ntn-b principal',
    'renda+',
    'educa+',
    'vna',
    'juro real',
    'tesouro ipca+',
    'tesouro 2035',
    'tesouro renda mais',
    'tesouro educa mais',
  ],
  phrases: `
    ipca mais, tesouro inflação, ntnb, tesouro ipca 2035, tesouro ipca 2045, ipca + 6%, tesouro renda+, renda mais 2050, educa mais,
    título que protege da inflação, título atrelado à inflação, título do governo inflação, marcação a mercado, vender tesouro antes,
    resgate antecipado do tesouro, tesouro aposentadoria, tesouro educação, título público ipca, juros semestrais ipca, tesouro 2045,
    tesouro 2050, título do governo, ipca+ 2040, ntnb 2035, título ipca+, comprei ipca+, renda+ vender antes`,
}
