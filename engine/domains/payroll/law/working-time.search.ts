import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    jornada, divisor, divisor 220, divisor 200, divisor 180, divisor 150, 44 horas semanais, 40 horas semanais, turno de 6 horas,
    jornada de trabalho, escala 6x1, escala 5x2, limite da jornada, turno ininterrupto, quantas horas posso trabalhar, carga horária,
    8 horas por dia, horas semanais, 36 horas semanais, jornada máxima, bancário 6 horas`,
}
