import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['dias úteis', 'prazo em dias úteis'],
}
