import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['renda anual', 'ganho por ano', 'quanto ganho por ano', 'salário no ano', 'quanto recebo no ano', 'salário mensal em anual'],
  phrases: `
    renda do ano, salário com 13 e férias, rendimento anual, pacote anual, remuneração anual, de janeiro a dezembro, ano inteiro,
    soma do ano, renda anual clt, 12 meses de salário, ganhos no ano, salário de um ano, faturo por ano de salário, soma de 12 salários,
    somando tudo no ano, ano inteiro recebendo, salário vezes 13`,
}
