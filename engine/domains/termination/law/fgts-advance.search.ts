import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['limite da antecipação do fgts'],
  phrases: `
    limite da antecipação, regras da antecipação, novas regras do saque-aniversário, carência de 90 dias, limite de parcelas,
    limite de 500 por parcela, regra nova do fgts, antecipação mudou, quantas parcelas antecipar, teto da antecipação do fgts,
    novas regras do fgts`,
}
