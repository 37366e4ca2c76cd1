import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['tolerância do ponto', 'intervalo intrajornada'],
  phrases: `
    cinco minutos no ponto, dez minutos por dia, tolerância de atraso, hora de almoço na lei, intervalo de uma hora, intervalo de 15 minutos,
    descanso entre jornadas, 11 horas de descanso, súmula 366, artigo 58, artigo 71`,
}
