import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'média das contribuições',
    'salário de benefício',
    'descarte de contribuições',
    'divisor mínimo',
    'cnis',
    'correção pelo inpc',
  ],
  phrases: `
    média do inss, extrato do cnis, calcular média, contribuições baixas, descartar contribuição, média desde 1994, salários de contribuição,
    atualizar salários de contribuição, fator de correção, revisão da média`,
  situations: { retirement: { place: 8 } },
}
