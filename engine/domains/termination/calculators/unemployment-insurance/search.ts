import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'auxílio desemprego',
    'seguro desemprego',
    'parcelas',
    'quanto vou receber de seguro',
    'valor do seguro',
    'parcelas do seguro',
    'seguro de quem foi demitido',
  ],
  phrases: `
    seguro, parcelas do seguro desemprego, direito ao seguro, dar entrada no seguro, seguro desemprego valor, segunda vez seguro,
    primeira vez, me dispensaram, 12 meses trabalhados, carência do seguro, seguro da doméstica, pego seguro, pegar seguro,
    média dos 3 últimos salários, últimos salários, desempregado, quanto vem de seguro, parcela do seguro, seguro de 5 parcelas, desemprego,
    recebo seguro, seguro por quantos meses, meses de seguro, quantos meses de seguro, por quantos meses recebo seguro, seguro de quem saiu`,
  popularity: 5,
  situations: {
    dismissed: {
      place: 2,
      asks: { average_salary: 'salary', months_worked: 'months_in_36' },
      when: { exit: ['sem_justa_causa', 'rescisao_indireta'] },
    },
  },
  questions: [
    {
      question: 'Trabalhei 12 meses e ganhava R$ 2.000: quanto é o seguro-desemprego?',
      input: { months_worked: 12, average_salary: 2000 },
    },
  ],
}
