import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['comprar imóvel', 'aluguel', 'casa própria', 'morar de aluguel ou financiar', 'comprar ou alugar casa', 'alugar ou financiar'],
  phrases: `
    alugar ou comprar casa, financiar ou alugar, aluguel ou financiamento, comprar apartamento ou alugar, aluguel ou comprar,
    casa própria ou aluguel, comprar ou morar de aluguel, aluguel é dinheiro jogado fora, comparar aluguel e compra`,
}
