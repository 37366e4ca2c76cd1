import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Mil reais de horas extras, 25 dias úteis e 5 de descanso',
    on: '2026-11-14',
    input: { variable_pay: 1000, working_days: 25, rest_days: 5 },
    result: { dailyAverage: 40, restDayReflex: 200, total: 1200 },
    source: 'https://liderconcontabilidade.com.br/blog/03/10/2017/dsr-sobre-horas-extras-entenda-o-que-e-e-como-e-realizado-o-calculo/',
  },
  {
    title: 'Duzentos reais e quatro domingos',
    on: '2026-11-14',
    input: { variable_pay: 200, working_days: 25, rest_days: 4 },
    result: { dailyAverage: 8, restDayReflex: 32, total: 232 },
    source: 'https://euquerosabertudo.com/geral/quando-a-empresa-tem-que-pagar-dsr.html',
  },
  {
    title: 'Comissão e hora extra somadas, em mês de 27 dias úteis',
    on: '2026-11-14',
    input: { overtime: 150, commission: 850.5, working_days: 27, rest_days: 4 },
    result: { variablePay: 1000.5, dailyAverage: 37.06, restDayReflex: 148.22, total: 1148.72 },
    source: 'Lei nº 605/1949, art. 7º; Súmulas TST 27 e 172: (150,00 + 850,50) ÷ 27 × 4 = 148,22; com a média arredondada seriam 148,24',
  },
]
