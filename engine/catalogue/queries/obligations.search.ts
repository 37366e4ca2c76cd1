import type { SearchText } from '../../core/operation/card.ts'

export const search: SearchText = {
  keywords: ['vencimentos', 'obrigações', 'agenda tributária', 'calendário de impostos', 'ics', 'icalendar'],
}
