import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['focus', 'boletim focus', 'projeção', 'previsão', 'expectativa'],
}
