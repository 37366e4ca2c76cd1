import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['novidades', 'atualizações', 'mudanças na lei', 'feed'],
}
