import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'ipca',
    'igpm',
    'inpc',
    'correção monetária',
    'atualizar valor',
    'reajuste',
    'corrigir valor',
    'corrigir pela inflação',
    'quanto valeria hoje',
    'valor de antigamente hoje',
    'poder de compra',
    'dinheiro de antes hoje',
    'quanto vale hoje',
    'reais de antigamente em dinheiro de hoje',
  ],
  phrases: `
    valor de hoje, dinheiro antigo, quanto valia, mil reais de, corrigido pela inflação, inflação desde, preço corrigido,
    atualizar pelo ipca, equivale a hoje, valor atualizado, desvalorizou, dinheiro perde valor, inflação acumulada no período, quanto era,
    real em 1994, valor corrigido, cruzeiro, preço de antigamente, ajustar pela inflação, equivalente hoje, valiam, reais de antigamente`,
}
