import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['auxílio-inclusão'],
  phrases: 'metade do bpc, trabalhar recebendo bpc, limite do auxílio-inclusão, dois salários mínimos do auxílio-inclusão',
}
