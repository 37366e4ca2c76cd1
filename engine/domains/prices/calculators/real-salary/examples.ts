import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const FISHER = 'Variação real, (1 + nominal) ÷ (1 + inflação) − 1'

export const examples: Examples<typeof definition> = [
  {
    title: 'De 3.000,00 a 3.180,00 com inflação de 4,5%',
    on: '2026-11-14',
    input: { previous_salary: 3000, current_salary: 3180, inflation_period: 4.5 },
    result: {
      nominalChangePercent: 6,
      inflationPercent: 4.5,
      realChangePercent: 1.435407,
      breakEvenSalary: 3135,
      monthlyGainOrLoss: 45,
    },
    source: `https://www.em.com.br/trends/2026/01/7336687-como-calcular-se-o-reajuste-do-seu-salario-superou-a-inflacao.html (reajuste de 6%); ${FISHER}: 1,06 ÷ 1,045`,
  },
  {
    title: 'Reajuste de 5% com inflação de 2%',
    on: '2026-11-14',
    input: { previous_salary: 10000, current_salary: 10500, inflation_period: 2 },
    result: { nominalChangePercent: 5, realChangePercent: 2.941176, breakEvenSalary: 10200, monthlyGainOrLoss: 300 },
    source:
      'https://www.prof-edigleyalexandre.com/2019/04/como-matematica-explica-inflacao-versus-reajuste-salarial-professor.html (10.500 ÷ 1,02 = 10.294,12 de poder de compra: 2,9412% de ganho)',
  },
  {
    title: 'Três anos sem reajuste a 5%, 6% e 7%',
    on: '2026-11-14',
    input: { previous_salary: 100, current_salary: 100, inflation_period: 19.091 },
    result: { nominalChangePercent: 0, inflationPercent: 19.091, breakEvenSalary: 119.09, monthlyGainOrLoss: -19.09 },
    source: 'http://kantegablog.blogspot.com.br/2009/09/licao-matematica-n4-inflacao-e.html (1,05 × 1,06 × 1,07 = 1,191)',
  },
  {
    title: 'Reajuste igual à inflação: empate',
    on: '2026-11-14',
    input: { previous_salary: 2000, current_salary: 2096.6, inflation_period: 4.83 },
    result: { nominalChangePercent: 4.83, realChangePercent: 0, breakEvenSalary: 2096.6, monthlyGainOrLoss: 0 },
    source: `${FISHER}: 2.000,00 × 1,0483 = 2.096,60`,
  },
  {
    title: 'Salário menor e deflação',
    on: '2026-11-14',
    input: { previous_salary: 1000, current_salary: 900, inflation_period: -10 },
    result: { nominalChangePercent: -10, realChangePercent: 0, breakEvenSalary: 900, monthlyGainOrLoss: 0 },
    source: `${FISHER}: 0,9 ÷ 0,9 − 1 = 0`,
  },
  {
    title: 'Sem inflação a variação real é a nominal',
    on: '2026-11-14',
    input: { previous_salary: 1621, current_salary: 3242, inflation_period: 0 },
    result: { nominalChangePercent: 100, realChangePercent: 100, breakEvenSalary: 1621, monthlyGainOrLoss: 1621 },
    source: `${FISHER}, com inflação zero`,
  },
]
