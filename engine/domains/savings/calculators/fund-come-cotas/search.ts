import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'come-cotas',
    'fundo de investimento',
    'fundo di',
    'multimercado',
    'imposto semestral',
    'imposto do fundo',
    'come cotas quando',
  ],
  phrases: `
    maio e novembro, sumiram cotas, sumiu cota, cotas diminuíram, desconto no fundo, tributação de fundos, fundo de renda fixa imposto,
    fundo multimercado, imposto do fundo de investimento, antecipação do imposto do fundo, fundo de curto prazo, fundo de longo prazo,
    resgatar do fundo, quotas do fundo, fundo exclusivo, fundo do banco, fundo perdeu cotas, perdi cotas, cotas a menos, fundo diminuiu`,
}
