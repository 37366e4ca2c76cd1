import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['sgs', 'código da série', 'séries temporais'],
}
