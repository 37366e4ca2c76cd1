import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['divisor mínimo', 'descarte de contribuições'],
  phrases: `divisor mínimo de 108, média desde julho de 1994, correção pelo inpc, descartar contribuições baixas`,
}
