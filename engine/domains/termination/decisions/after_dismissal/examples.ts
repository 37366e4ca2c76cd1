import type { Example } from '../../../../core/operation/card.ts'

export const examples: Example[] = [
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
]
