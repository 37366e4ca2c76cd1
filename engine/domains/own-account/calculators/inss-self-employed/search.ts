import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'gps',
    'carnê',
    'contribuinte individual',
    'facultativo',
    'plano simplificado',
    'baixa renda',
    'código 1007',
    'dona de casa inss',
    'pagar inss por conta própria',
    'gps código',
    'carnê do inss',
    'contribuir por conta própria',
    'inss de mei',
    'inss facultativo',
  ],
  phrases: `
    contribuinte facultativo, autônomo inss, pagar inss sozinho, guia do inss, carnezinho, código 1163, código 1406, código 1473,
    código 1929, 11% ou 20%, 5% baixa renda, dona de casa, estudante pagar inss, desempregado pagar inss, pagar previdência,
    contribuição autônomo, recolher inss, motorista de aplicativo inss, complementar inss, inss em atraso, carnê laranja,
    pagar para se aposentar, desempregado inss, faço bico, contribuir sozinho, guia gps, não trabalho e quero pagar inss,
    previdência por conta, pagar inss sem trabalhar, motorista de uber inss`,
}
