import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    lei do inquilinato reajuste, reajuste uma vez por ano, periodicidade do reajuste, limite do reajuste, quanto pode aumentar o aluguel,
    reajuste antes de um ano, qual índice do aluguel, lei do aluguel, aumento permitido, de quanto em quanto tempo reajusta,
    aumentar antes de um ano, aumento antes de um ano`,
}
