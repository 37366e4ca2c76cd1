import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    tabela regressiva, tabela regressiva do ir, 22,5 20 17,5 15, 15% a 22,5% renda fixa, ir da renda fixa, imposto do cdb, alíquota do cdb,
    alíquota da renda fixa, imposto sobre investimentos, ir regressivo, até 180 dias, 180 360 720 dias, imposto sobre aplicação,
    imposto do tesouro, leão na aplicação, lci isenta na lei, alíquota regressiva, imposto do cdb em um ano, imposto do resgate,
    alíquota do resgate`,
}
