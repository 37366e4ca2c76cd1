import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'rra',
    'rendimentos recebidos acumuladamente',
    'rendimentos acumulados',
    'imposto sobre ação trabalhista',
    'ganhei ação trabalhista',
    'imposto sobre precatório',
    'atrasados do inss',
  ],
  phrases: `
    ganhei ação trabalhista imposto, recebi atrasados do inss, imposto da ação na justiça, precatório imposto de renda, rpv imposto de renda,
    diferenças salariais de anos anteriores, imposto sobre atrasados, processo trabalhista imposto de renda, revisão da aposentadoria atrasados`,
  situations: { dismissed: { place: 6 } },
}
