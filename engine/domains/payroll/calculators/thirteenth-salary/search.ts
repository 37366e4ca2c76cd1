import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    '13o',
    'gratificação de natal',
    'segunda parcela',
    '13 proporcional',
    '13 salário',
    'primeira parcela do 13',
    'décimo',
    'décimo terceiro',
    'décimo terceiro proporcional',
    'quando sai o 13',
    '13 de quem entrou no meio do ano',
  ],
  phrases: `
    abono natalino, salário de natal, parcela de dezembro, parcela de novembro, 13 terceiro, décimo terceiro, 13 líquido, 13º proporcional,
    segunda parcela do décimo, primeira parcela, adiantamento do 13, gratificação natalina, décimo com desconto, 13 salário proporcional,
    entrei em maio, quanto vem de décimo, dezembro, desconto do 13, 13 da doméstica, meio do ano 13, décimo de meses, 20 de dezembro,
    13 com faltas, entrei em abril, meu décimo, décimo de quem entrou, quanto é o décimo`,
  popularity: 4,
  questions: [
    { question: 'Quanto é o 13º de quem ganha R$ 2.000 e trabalhou o ano todo?', input: { salary: 2000, months_worked: 12 } },
    { question: 'Quanto é o 13º de quem ganha R$ 2.000 e trabalhou 6 meses no ano?', input: { salary: 2000, months_worked: 6 } },
  ],
}
