import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'iof regressivo',
    'resgate',
    '30 dias',
    'cdb',
    'tesouro selic',
    'tabela do iof',
    'resgatar antes de 30 dias',
    'iof do cdb',
    'tirar o dinheiro antes',
  ],
  phrases: `
    resgatar cdb, resgate em 10 dias, resgatar em 15 dias, iof da aplicação, iof nos 30 dias, saquei antes do mês, tirei o dinheiro antes,
    tirar da aplicação, resgate antecipado, resgate rápido, iof do tesouro, iof na caixinha, saquei com 12 dias, perdi rendimento,
    resgatei antes, iof da renda fixa, sacar investimento, saquei a aplicação, saquei antes, comeram o rendimento, resgatei em poucos dias,
    tirei em poucos dias`,
}
