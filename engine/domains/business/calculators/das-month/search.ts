import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['das do mês', 'guia do simples do mês', 'pgdas-d', 'das com dois anexos', 'sublimite do simples', 'exportação simples'],
  phrases: `
    quanto é o das, passei do sublimite, das com dois anexos, exportação simples, guia com várias atividades, icms fora do das, iss fora do das,
    icms substituição tributária simples, monofásico simples, iss retido simples, passou do teto do simples, excesso de receita simples,
    apuração do simples, das comércio e serviço, sublimite de 3,6 milhões, das de empresa nova, rbt12 proporcional, notas fiscais do mês das`,
}
