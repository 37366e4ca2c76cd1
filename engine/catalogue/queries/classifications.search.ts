import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['cclasstrib', 'ncm', 'nbs', 'cst', 'cesta básica', 'código da reforma tributária'],
}
