import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['grupo ibscbs', 'nt 2025.002'],
  phrases: `quando a nota precisa de ibs e cbs, ibs cbs obrigatório na nota, simples nacional precisa destacar ibs e cbs`,
}
