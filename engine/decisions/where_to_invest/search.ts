import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'onde investir',
    'renda fixa',
    'cdb ou tesouro',
    'lci ou cdb',
    'melhor investimento',
    'reserva de emergência',
    'onde deixar o dinheiro',
    'melhor lugar para investir',
    'melhor lugar para deixar',
    'onde aplicar',
    'onde colocar meu dinheiro',
    'melhor aplicação',
    'investir com segurança',
  ],
  phrases: `
    onde guardar dinheiro, onde aplico, onde boto o dinheiro, onde ponho, onde deixar a reserva, lugar seguro, aplicação segura,
    investimento seguro, melhor investimento hoje, investir pouco, investir para daqui 6 meses, dinheiro para 6 meses,
    melhor aplicação para curto prazo, melhor renda fixa para mim, começar a investir, sobrou dinheiro onde investir, onde deixo,
    investimento conservador, sem risco, curto prazo, investir reserva, tenho dinheiro parado, primeiro investimento, deixar a grana,
    qual investimento, liquidez diária, qual lugar deixar, vou precisar em um ano, dinheiro que vou precisar, guardar para daqui um ano`,
  situations: { savings: { place: 1, asks: { amount: 'amount', months: 'months' } } },
}
