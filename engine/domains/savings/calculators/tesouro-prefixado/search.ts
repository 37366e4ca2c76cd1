import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'tesouro direto',
    'prefixado',
    'ltn',
    'ntn-f',
    'juros semestrais',
    'preço unitário',
    'pu',
    'prefixado 2029',
    'taxa prefixada do tesouro',
  ],
  phrases: `
    tesouro pré, título prefixado, título público prefixado, tesouro prefixado 2029, tesouro prefixado 2032, taxa fixa,
    taxa fixa do governo, ltn 2029, ntnf, vender prefixado antes, pu do prefixado, preço da ltn, título de taxa fixa, prefixado do governo,
    juros fixos do tesouro, tesouro 2032, título do governo, título público`,
}
