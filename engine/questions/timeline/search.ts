import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['histórico', 'lei de antes', 'como era', 'evolução', 'ano a ano', 'poder de compra', 'inflação'],
}
