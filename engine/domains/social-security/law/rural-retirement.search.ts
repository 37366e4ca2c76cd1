import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['segurado especial', 'aposentadoria rural'],
  phrases: `lavrador aposentar, agricultor familiar, pescador artesanal, roça aposentadoria, 55 anos mulher rural, 60 anos homem rural`,
}
