import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['focus', 'boletim focus', 'projeção', 'previsão', 'expectativa'],
}
