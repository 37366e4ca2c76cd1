import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['sgs', 'código da série', 'séries temporais'],
}
