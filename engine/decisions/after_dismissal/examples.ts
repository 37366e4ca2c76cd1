import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dispensa sem justa causa com despesas e dívida no cartão',
    on: '2026-11-14',
    input: {
      salary: 3000,
      admission_date: '2023-03-01',
      exit_date: '2026-02-28',
      exit_type: 'without_cause',
      fgts_balance: 9000,
      monthly_expenses: 2500,
      debt_amount: 2000,
      debt_monthly_rate: 12,
      cdi_annual: 14,
    },
    result: { debt: 'pay_debt', received: { unemployment: 10833.3 }, fgtsEstimated: false },
    source:
      'Tabela do seguro-desemprego de 2026 (MTE): 1.777,74 + (3.000,00 − 2.222,17) × 50% = 2.166,65, cinco parcelas (Lei nº 7.998/1990, art. 4º)',
  },
  {
    title: 'Pedido de demissão não dá seguro-desemprego nem saque do FGTS',
    on: '2026-11-14',
    input: { salary: 3000, admission_date: '2024-01-02', exit_date: '2026-06-30', exit_type: 'resignation', fgts_balance: 7000 },
    result: { verdict: 'expenses_unknown', debt: 'none', monthsCovered: null, received: { fgts: 0, unemployment: 0 } },
    source: 'Lei nº 7.998/1990, art. 3º (dispensa sem justa causa) e Lei nº 8.036/1990, art. 20 (hipóteses de saque)',
  },
  {
    title: 'A reserva de três meses vem antes da dívida',
    on: '2026-11-14',
    input: {
      salary: 3000,
      admission_date: '2025-06-02',
      exit_date: '2026-06-30',
      exit_type: 'resignation',
      fgts_balance: 0,
      monthly_expenses: 1000,
      debt_amount: 5000,
      debt_monthly_rate: 8,
      cdi_annual: 14,
    },
    result: {
      verdict: 'tight',
      debt: 'pay_debt',
      received: { severance: 4472.25 },
      reserve: 3000,
      debtPaid: 1472.25,
      debtRemaining: 3527.75,
      monthsCovered: 3,
      monthsCoveredPaying: 3,
      monthsCoveredKeeping: 4,
    },
    source:
      'Saldo de 3.000,00, 13º de 6/12 (1.500,00) e férias de 1/12 com o terço (333,33), menos INSS de 248,58 e 112,50 = 4.472,25; 3 × 1.000,00 de reserva; 8% ao mês passa de 14% ao ano',
  },
  {
    title: 'Dívida sem juros informados não é dívida a zero: falta saber',
    on: '2026-11-14',
    input: {
      salary: 3000,
      admission_date: '2024-01-02',
      exit_date: '2026-06-30',
      exit_type: 'resignation',
      fgts_balance: 7000,
      monthly_expenses: 1000,
      debt_amount: 5000,
    },
    result: { debt: 'rate_unknown', debtPaid: 0, debtRemaining: 5000 },
    source: 'Sem a taxa não se compara com o rendimento: a dívida continua inteira',
  },
]
