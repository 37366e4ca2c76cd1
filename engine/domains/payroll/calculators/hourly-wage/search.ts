import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'salário hora',
    'quanto vale minha hora',
    'hora trabalhada',
    'quanto ganho por hora',
    'valor da minha hora',
    'salário por hora',
    'valor da diária',
    'diária',
  ],
  phrases: `
    valor hora, hora de trabalho, minha hora, preço da hora, salário dividido por 220, divisor 220, divisor 200, 220 horas,
    quanto custa minha hora, ganho por hora, dia de trabalho, valor da hora normal, hora aula, tempo no trânsito, hora real, hora líquida,
    quanto tiro por hora, contrato de 220h, mensalista para horista, horista, salário por dia, freelancer valor da hora, hora do salário`,
  questions: [{ question: 'Ganho R$ 2.000 por mês: quanto vale a minha hora?', input: { monthly_salary: 2000 } }],
}
