import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'comparar investimentos',
    'cdb',
    'lci',
    'lca',
    'poupança',
    'qual rende mais',
    'cdb ou lci',
    'cdb ou lca',
    'cdb lci cdi',
    'cdb ou poupança',
    'cdb ou tesouro',
    'lci ou cdb qual rende mais',
    'comparar renda fixa',
  ],
  phrases: `
    tesouro selic, tesouro reserva, cdb ou tesouro selic, cdb ou lci ou poupança, lci ou poupança, melhor renda fixa, cdb x lci, qual aplicação rende mais, poupança ou cdb,
    tesouro ou poupança, comparativo de investimentos, rende mais, comparar aplicações, cdb 110 ou lci 90, lca ou cdb,
    qual banco rende mais, comparar cdb, nubank ou poupança`,
  situations: { savings: { place: 4, asks: { principal: 'amount', months: 'months' } } },
}
