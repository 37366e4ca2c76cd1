import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'tempo de serviço',
    'cnis',
    'carência',
    'tempo especial',
    'insalubridade',
    'contagem de tempo',
    'somar tempo de contribuição',
    'quanto tempo de inss eu tenho',
    'contar tempo de carteira',
  ],
  phrases: `
    tempo de carteira, tempo trabalhado, somar carteiras, anos de contribuição, anos de carteira, conversão de tempo especial, tempo rural,
    atividade especial, multiplicar por 1,4, extrato do inss, períodos trabalhados, quanto tempo contribuí, vínculos, carteira de trabalho,
    contar tempo para aposentar, ppp, tempo de exército, tempo de serviço militar, somar empregos, anos trabalhados, meses de contribuição,
    vários empregos, tempo concomitante, converter tempo, registros na carteira, anos de previdência, anos de inss, empregos na carteira,
    quantos anos tenho de inss, quantos anos de carteira`,
}
