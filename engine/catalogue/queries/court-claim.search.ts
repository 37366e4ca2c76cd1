import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'cálculo trabalhista',
    'liquidação de sentença',
    'pje-calc',
    'pje calc',
    'reflexos de horas extras',
    'horas extras na justiça',
    'quanto vale meu processo',
    'liquidar sentença trabalhista',
  ],
  phrases: `
    calcular processo trabalhista, quanto vou receber da ação trabalhista, cálculo de liquidação, planilha de cálculo trabalhista,
    perito contábil trabalhista, verbas e reflexos, impugnar cálculo trabalhista, conferir cálculo do pje-calc`,
}
