import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `honorários de sucumbência trabalhistas na lei, imposto retido de advogado`,
}
