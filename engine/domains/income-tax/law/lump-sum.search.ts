import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['rra', 'rendimentos acumulados'],
  phrases:
    'tabela do rra, imposto sobre precatório, imposto de ação trabalhista recebida de uma vez, artigo 12-a, rendimentos de anos anteriores',
}
