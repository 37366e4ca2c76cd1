import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['abono salarial', 'pis', 'pasep', 'calendário do pis'],
  phrases: `
    calendário do pis, calendário do abono, limite do pis, quem tem direito ao pis, teto do abono salarial, pis 2026, ano-base do pis,
    renda média do pis`,
}
