import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'reajuste de aluguel',
    'igp-m',
    'ipca',
    'ivar',
    'aniversário do contrato',
    'aumento do aluguel',
    'locação',
    'aumentar o aluguel',
    'novo aluguel',
    'correção do aluguel',
    'aluguel com igpm',
    'aluguel com ipca',
    'reajustar aluguel',
  ],
  phrases: `
    aumento de aluguel, aluguel novo, reajuste anual do aluguel, aluguel igpm, aluguel ipca, corrigir aluguel, reajuste do contrato,
    contrato de aluguel, contrato de locação, subir o aluguel, aumentar do inquilino, inquilino, locador, aluguel faz aniversário,
    índice do aluguel, reajuste da locação, quanto sobe o aluguel, reajuste comercial, aluguel corrigido, imobiliária mandou reajuste,
    aluguel pelo igpm, novo valor do aluguel, aluguel vai subir, valor do aluguel novo`,
  situations: { home: { place: 4 } },
}
