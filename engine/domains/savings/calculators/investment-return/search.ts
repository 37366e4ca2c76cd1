import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cdb',
    'lci',
    'lca',
    'tesouro direto',
    'renda fixa',
    'cdi',
    'rendimento de cdb',
    'rendimento de lci',
    'quanto rende o cdb',
    'quanto rende o tesouro selic',
    'rendimento líquido',
  ],
  phrases: `
    quanto rende, cdb prefixado, rendimento do cdb, render por mês, aplicação, rendimento líquido de imposto, resgate líquido,
    lucro da aplicação, rendimento bruto e líquido, quanto recebo no vencimento, debênture, lc, letra financeira, cdb de 2 anos,
    renda fixa prefixada, dinheiro aplicado, imposto da aplicação, rendimento mensal, cdb ipca, cri e cra, ir sobre cdb, apliquei, investi,
    cdb pré, cdb ao ano, quanto recebo líquido do cdb, aplicação por 3 anos, render líquido`,
}
