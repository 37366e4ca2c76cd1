import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['dicionário de campos', 'nomes dos campos', 'sinônimos de campos', 'vocabulário da api'],
}
