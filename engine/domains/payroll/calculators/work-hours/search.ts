import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'horas trabalhadas',
    'folha de ponto',
    'cartão de ponto',
    'calcular ponto',
    'espelho de ponto',
    'tolerância do ponto',
    'soma de horas',
    'batida de ponto',
  ],
  phrases: `
    horas extras pelo ponto, horas que fiz hoje, quantas horas fiz,
    somar as horas do dia, entrei e saí, marcações do ponto, bati o ponto, ponto eletrônico, minutos de tolerância, cheguei atrasado,
    atraso de 10 minutos, saí mais cedo, almoço de 30 minutos, intervalo não cumprido, hora de almoço reduzida, quantas horas trabalhei,
    calcular jornada, 12x36, descanso entre jornadas, interjornada`,
  situations: { payslip: { place: 6 } },
}
