import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'porcentagem',
    'por cento',
    'percentual',
    'calcular porcentagem',
    'variação percentual',
    'quantos por cento',
    'aumento percentual',
    'valor antes do desconto',
    'quanto subiu',
    'quanto caiu',
    'quanto aumentou',
  ],
  phrases: `
    aumentou de para quantos por cento, subiu de para, caiu de para, quantos por cento subiu, quantos por cento aumentou,
    quanto é por cento de, quanto é 10% de, quantos por cento é, que porcentagem, quanto aumentou em por cento, quanto caiu em por cento,
    diferença percentual, valor antes do aumento, preço sem o desconto, tirar o desconto, somar porcentagem, aumentar por cento,
    diminuir por cento, pontos percentuais, porcentagem inversa, desfazer o aumento, calculadora de porcentagem`,
  situations: { debts: { place: 8 } },
}
