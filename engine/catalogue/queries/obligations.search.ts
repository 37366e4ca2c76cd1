import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['vencimentos', 'obrigações', 'agenda tributária', 'calendário de impostos', 'ics', 'icalendar'],
}
