import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['feriados', 'feriado bancário', 'dias úteis', 'calendário anbima'],
}
