import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: valor do seu motor de cálculo'

export const examples: Examples<typeof definition> = [
  {
    title: '10% de R$ 10.000,00',
    on: '2026-11-19',
    input: { settled_on: '2021-06-10', percent: 10, gross: 10000 },
    result: { corrected: 1000, total: 1000, withheld: 0 },
    source: ENGINE,
  },
  {
    title: 'Escritório: 1,5% retido',
    on: '2026-11-19',
    input: { settled_on: '2021-06-10', percent: 7.5, gross: 1234.56, withhold: 'company' },
    result: { corrected: 92.59, withheld: 1.39, withheldRatePercent: 1.5 },
    source: ENGINE,
  },
  {
    title: 'Advogado pessoa física: a tabela do mês',
    on: '2026-11-19',
    input: { settled_on: '2021-06-10', percent: 10, gross: 30000, withhold: 'person' },
    result: { corrected: 3000, withheld: 95.2, withheldRatePercent: 15 },
    source: ENGINE,
  },
  {
    title: 'Valor fixo com juros',
    on: '2026-11-19',
    input: { settled_on: '2021-06-10', amount: 2500, interest_percent: 1 },
    result: { interest: 25, total: 2525 },
    source: ENGINE,
  },
]
