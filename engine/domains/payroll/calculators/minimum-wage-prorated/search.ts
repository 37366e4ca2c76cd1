import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'mínimo por hora',
    'mínimo por dia',
    'meio período',
    'tempo parcial',
    'salário mínimo por hora',
    'salário mínimo por dia',
    'mínimo proporcional',
  ],
  phrases: `
    mínimo de 20 horas, jornada reduzida, meia jornada, meio expediente, salário de meio período, trabalho 4 horas por dia,
    20 horas semanais, 30 horas semanais, menor salário, menor valor permitido, proporcional às horas, salário proporcional,
    valor da hora do mínimo, diária do mínimo, mínimo da diária, regime parcial, part time, intermitente, posso pagar menos que o mínimo,
    hora do salário mínimo, 25 horas semanais, salário mínimo hora, só de manhã, menos que o mínimo, pagar menos que o mínimo,
    trabalho poucas horas, trabalho 3 dias na semana`,
}
