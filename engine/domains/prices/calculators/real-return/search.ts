import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'ganho real',
    'juro real',
    'acima da inflação',
    'fórmula de fisher',
    'rendimento descontado a inflação',
    'rendimento acima da inflação',
    'juros reais',
    'ganho descontada a inflação',
  ],
  phrases: `
    acima do ipca, descontar a inflação, tirando a inflação, rendimento menos inflação, ganhei da inflação, taxa real, taxa de juros real,
    juro real do brasil, rentabilidade real, ganho de verdade, rendeu de verdade, inflação comeu, perdeu da inflação, cdb menos inflação,
    descontando a inflação, lucro real do investimento, poupança perde da inflação, preços subiram, rendimento e inflação, bater a inflação,
    rendeu e a inflação foi, investimento rendeu, inflação foi, rendeu mais que a inflação, sobrou acima da inflação`,
}
