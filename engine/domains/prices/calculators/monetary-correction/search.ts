import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'calculadora do cidadão',
    'atualizar valor',
    'corrigir valor',
    'ipca',
    'igp-m',
    'inpc',
    'selic',
    'cdi',
    'poupança',
    'taxa legal',
    'ipca-e',
    'corrigir valor pelo ipca',
    'corrigir valor pelo igpm',
    'atualização monetária',
    'calculadora do banco central',
    'corrigir entre datas',
  ],
  phrases: `
    correção de valores, corrigir pelo inpc, corrigir pelo igpm, corrigir pelo cdi, corrigir pela selic, corrigir pela poupança,
    corrigir pela tr, correção por índice, correção pelo ipca, bcb calculadora, banco central corrigir, correção entre datas,
    atualizar pelo igpm, atualizar pelo inpc, atualizar pela selic, correção de contrato, tabela de correção, índice de correção,
    calculadora cidadã, ipca-e de data a data`,
}
