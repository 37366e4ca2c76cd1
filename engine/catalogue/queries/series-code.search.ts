import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['sgs', 'código da série', 'séries temporais'],
}
