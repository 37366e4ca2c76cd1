import type { SearchText } from '../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['vencimentos', 'obrigações', 'agenda tributária', 'calendário de impostos', 'ics', 'icalendar'],
}
