import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULE_OF_300 = 'https://granainvestimentos.com.br/?p=1554 (regra dos 300: 5.000,00 por mês pedem 1.500.000,00)'
const RECURRENCE = 'saldo do mês = (saldo + aporte) × (1 + retorno anual)^(1/12), com 120 algarismos'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco mil por mês com dois mil de aporte',
    on: '2026-11-14',
    input: { monthly_expenses: 5000, monthly_investment: 2000 },
    result: {
      targetAmount: 1500000,
      gap: 1500000,
      monthsToTarget: 274,
      yearsToTarget: 22.83,
      reachable: true,
      monthlyIncomeAtTarget: 5000,
    },
    source: `${RULE_OF_300}; ${RECURRENCE}: no mês 274, 1.500.612,79`,
  },
  {
    title: 'Seis mil por mês: um milhão e oitocentos mil',
    on: '2026-11-14',
    input: { monthly_expenses: 6000 },
    result: { targetAmount: 1800000, gap: 1800000, monthsToTarget: null, yearsToTarget: null, reachable: false },
    source: 'https://blog.plutoofinance.com/post/regra-dos-4-por-cento-independencia-financeira; sem patrimônio e sem aporte nada cresce',
  },
  {
    title: 'Meta já alcançada',
    on: '2026-11-14',
    input: { monthly_expenses: 10000, current_savings: 3500000 },
    result: {
      targetAmount: 3000000,
      gap: 0,
      monthsToTarget: 0,
      yearsToTarget: 0,
      reachable: true,
      timeline: [{ month: 0, invested: 3500000, interest: 0, balance: 3500000 }],
    },
    source: 'https://blog.plutoofinance.com/post/regra-dos-4-por-cento-independencia-financeira (10.000,00 por mês: 3.000.000,00)',
  },
  {
    title: 'Metade do patrimônio dobra em dez anos a 8%',
    on: '2026-11-14',
    input: { monthly_expenses: 5000, current_savings: 750000 },
    result: { gap: 750000, monthsToTarget: 109, yearsToTarget: 9.08 },
    source: `${RULE_OF_300}; ln 2 ÷ ln 1,08 = 9,0065 anos = 108,08 meses, para cima 109`,
  },
  {
    title: 'Retorno negativo: o patrimônio encolhe e a meta não chega',
    on: '2026-11-14',
    input: { monthly_expenses: 5000, current_savings: 1000000, annual_return: -5 },
    result: { reachable: false, monthsToTarget: null, yearsToTarget: null },
    source: 'Sem aporte, 1.000.000,00 × 0,95^n nunca cresce até 1.500.000,00',
  },
  {
    title: 'Retorno zero: só os aportes',
    on: '2026-11-14',
    input: { monthly_expenses: 1000, monthly_investment: 1000, annual_return: 0 },
    result: { targetAmount: 300000, monthsToTarget: 300, yearsToTarget: 25 },
    source: 'Regra dos 300: 1.000,00 × 300 ÷ 1.000,00 por mês = 300 meses',
  },
  {
    title: 'Taxa de retirada de 100%: um ano de gastos',
    on: '2026-11-14',
    input: { monthly_expenses: 1000, current_savings: 11000, monthly_investment: 1000, annual_return: 0, withdrawal_rate: 100 },
    result: { targetAmount: 12000, gap: 1000, monthsToTarget: 1, monthlyIncomeAtTarget: 1000 },
    source: '1.000,00 × 12 ÷ 100% = 12.000,00; falta um aporte de 1.000,00',
  },
]
