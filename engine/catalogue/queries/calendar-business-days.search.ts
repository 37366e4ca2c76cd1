import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['dias úteis', 'prazo em dias úteis'],
}
