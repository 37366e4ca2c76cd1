import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const QUIZ = 'https://wayground.com/admin/quiz/617b51eb596b15001ddcf756/educacao-financeira (6 meses com registro, 12 para autônomos)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Carteira assinada, custo de vida de 1.500,00',
    on: '2026-11-14',
    input: { monthly_expenses: 1500, monthly_contribution: 500 },
    result: { targetMonths: 6, targetAmount: 9000, gap: 9000, coveredMonths: 0, monthsToTarget: 18, reachable: true },
    source: `${QUIZ}: 6 × 1.500,00 = 9.000,00; ÷ 500,00 = 18`,
  },
  {
    title: 'Autônomo: doze meses',
    on: '2026-11-14',
    input: { monthly_expenses: 3000, profile: 'self_employed', current_savings: 10000, monthly_contribution: 1000 },
    result: { targetMonths: 12, targetAmount: 36000, gap: 26000, coveredMonths: 3.33, monthsToTarget: 26 },
    source: `${QUIZ}: 12 × 3.000,00 = 36.000,00; 26.000,00 ÷ 1.000,00`,
  },
  {
    title: 'Servidor público: três meses, já guardados',
    on: '2026-11-14',
    input: { monthly_expenses: 4000, profile: 'public_servant', current_savings: 12000 },
    result: { targetMonths: 3, targetAmount: 12000, gap: 0, coveredMonths: 3, monthsToTarget: 0, reachable: true },
    source: 'https://www.financecalcbr.com.br/orcamento/reserva-emergencia (três meses para renda estável): 3 × 4.000,00',
  },
  {
    title: 'Sem guardar nada a reserva não se completa',
    on: '2026-11-14',
    input: { monthly_expenses: 2000 },
    result: { targetAmount: 12000, gap: 12000, monthsToTarget: null, reachable: false },
    source: `${QUIZ}: 6 × 2.000,00; sem aporte não há como completar`,
  },
  {
    title: 'Meses escolhidos e sobra de um centavo para o mês seguinte',
    on: '2026-11-14',
    input: { monthly_expenses: 1000.01, months: 1, monthly_contribution: 500 },
    result: { targetMonths: 1, targetAmount: 1000.01, monthsToTarget: 3 },
    source: 'Soma escrita: 1.000,01 ÷ 500,00 = 2,00002, para cima 3',
  },
  {
    title: 'Mais de cem anos é nunca',
    on: '2026-11-14',
    input: { monthly_expenses: 1000, monthly_contribution: 4.99 },
    result: { gap: 6000, monthsToTarget: null, reachable: false },
    source: 'Soma escrita: 6.000,00 ÷ 4,99 = 1.202,4 meses, mais que 1.200',
  },
  {
    title: 'Cem anos em ponto',
    on: '2026-11-14',
    input: { monthly_expenses: 1000, monthly_contribution: 5 },
    result: { gap: 6000, monthsToTarget: 1200, reachable: true },
    source: 'Soma escrita: 6.000,00 ÷ 5,00 = 1.200 meses',
  },
]
