import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULE = 'https://calculafin.com.br/blog/como-organizar-orcamento-50-30-20'

export const examples: Examples<typeof definition> = [
  {
    title: 'Renda de 4.000,00 pela regra 50/30/20',
    on: '2026-11-14',
    input: { monthly_income: 4000 },
    result: { allocations: { needs: 2000, wants: 1200, savings: 800 }, deviations: { needs: null, wants: null, savings: null } },
    source: `${RULE} (4.000,00: 2.000,00, 1.200,00 e 800,00)`,
  },
  {
    title: 'Necessidades de 2.300,00 passam 300,00 do previsto',
    on: '2026-11-14',
    input: { monthly_income: 4000, needs_spent: 2300, wants_spent: 900, savings_spent: 800 },
    result: { deviations: { needs: 300, wants: -300, savings: 0 }, unallocated: 0 },
    source: `${RULE} (necessidades de 2.300,00: cortar 300,00 dos desejos)`,
  },
  {
    title: 'Renda de 3.000,00',
    on: '2026-11-14',
    input: { monthly_income: 3000 },
    result: { allocations: { needs: 1500, wants: 900, savings: 600 } },
    source: 'https://www.rendio.com.br/blog/regra-50-30-20-organize-seu-orcamento-de-forma-simples (3.000,00: 1.500,00 para necessidades)',
  },
  {
    title: 'Terços que não dividem: as partes somam a renda',
    on: '2026-11-14',
    input: { monthly_income: 1000.01, needs_percent: 33.33, wants_percent: 33.33, savings_percent: 33.34 },
    result: { allocations: { needs: 333.3, wants: 333.3, savings: 333.41 } },
    source: '1.000,01 × 33,33% = 333,303, duas vezes; o resto é 1.000,01 − 666,60 = 333,41',
  },
  {
    title: 'Tudo para necessidades, com um centavo de renda',
    on: '2026-11-14',
    input: { monthly_income: 0.01, needs_percent: 100, wants_percent: 0, savings_percent: 0 },
    result: { allocations: { needs: 0.01, wants: 0, savings: 0 } },
    source: '0,01 × 100% = 0,01',
  },
]
