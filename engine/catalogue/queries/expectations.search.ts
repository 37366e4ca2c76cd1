import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['focus', 'boletim focus', 'projeção', 'previsão', 'expectativa'],
}
