import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['feriados', 'feriado bancário', 'quais feriados', 'feriados do ano', 'feriados bancários', 'dias úteis', 'calendário anbima'],
  phrases: 'lista de feriados, que feriados há, feriados em 2027, quando é feriado, dias em que o banco não abre',
}
