import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['mínimo existencial', 'lei do superendividamento'],
  phrases:
    'valor do mínimo existencial, 600 reais do mínimo existencial, superendividamento na lei, plano de pagamento de dívidas em 5 anos',
}
