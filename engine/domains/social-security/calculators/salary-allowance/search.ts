import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'abono salarial',
    'pis',
    'pasep',
    'pis pasep',
    'valor do pis',
    'quanto vou receber de pis',
    'abono do pis',
    'calendário do pis',
  ],
  phrases: `
    direito ao pis, receber o pis, sacar o pis, quando sai o pis, pis 2026, pis do ano-base, abono do pis pasep, 14º do governo,
    quanto vem de pis, tenho pis para receber, trabalhei 6 meses e o pis, pis atrasado, valor do abono salarial, pis de quem nasceu em`,
  questions: [
    { question: 'Quem ganha R$ 2.000 e trabalhou o ano todo recebe o abono do PIS?', input: { average_pay: 2000, months_worked: 12 } },
  ],
  situations: { family: { place: 3 } },
}
