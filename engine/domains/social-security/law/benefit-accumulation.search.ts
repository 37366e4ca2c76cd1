import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['acumular pensão e aposentadoria'],
  phrases: `pensão com aposentadoria, dois benefícios, acumulação de benefícios, redução da pensão, 60% 40% 20% 10%`,
}
