import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L7418 = 'https://www.planalto.gov.br/ccivil_03/leis/L7418compilado.htm, art. 4º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Duas passagens por dia em 22 dias',
    on: '2026-11-14',
    input: { salary: 3000, daily_cost: 8.8, days: 22 },
    result: { cost: 193.6, maxDiscount: 180, discount: 180, employerShare: 13.6, worthAccepting: true },
    source: 'https://informebrasil.com.br/desconto-do-vale-transporte-e-certo-ou-errado',
  },
  {
    title: 'Transporte mais barato que 6%: desconta-se só o custo',
    on: '2026-11-14',
    input: { salary: 2000, monthly_cost: 100 },
    result: { maxDiscount: 120, discount: 100, employerShare: 0, worthAccepting: false },
    source: 'https://universodelas.com.br/quanto-descontar-de-vale-transporte',
  },
  {
    title: 'Custo igual ao limite: a empresa não paga nada',
    on: '2026-11-14',
    input: { salary: 2000, fare: 5, trips_per_day: 2, days: 12 },
    result: { cost: 120, maxDiscount: 120, discount: 120, employerShare: 0, worthAccepting: false },
    source: `${L7418}: 5,00 × 2 × 12 = 120,00; 2.000,00 × 6% = 120,00`,
  },
  {
    title: 'Meio mês e vale-refeição com 20% descontados',
    on: '2026-11-14',
    input: { salary: 3000, fare: 5.5, trips_per_day: 4, days: 11, month_days: 15, meal_monthly_cost: 600, meal_share_percent: 20 },
    result: { cost: 242, maxDiscount: 90, discount: 90, employerShare: 152, mealDiscount: 120, mealEmployerShare: 480 },
    source: `${L7418}: 3.000,00 × 6% × 15 ÷ 30 = 90,00; 600,00 × 20% = 120,00`,
  },
]
