import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['novidades', 'atualizações', 'mudanças na lei', 'feed'],
}
