import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'caderneta',
    'poupança',
    'rendimento',
    'quanto rende na poupança',
    'dinheiro na poupança',
    'render na poupança',
    'guardar na poupança',
    'quanto rende a poupança',
    'poupança por mês',
  ],
  phrases: `
    dinheiro na caderneta, caderneta de poupança, poupança da caixa, rendendo na poupança, rendimento poupança, aplicar na poupança,
    poupança rende, aniversário da poupança, juros da poupança, poupança antiga, poupança nova, deixar na poupança, guardado na poupança,
    poupança em um ano, quanto dá na poupança, rende poupança, parado na poupança, parados na poupança, deixei na poupança`,
  situations: { savings: { place: 5, asks: { initial_amount: 'amount', months: 'months' } } },
}
