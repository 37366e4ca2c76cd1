import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Periculosidade sobre 1.500 reais, sem a comissão',
    on: '2026-11-14',
    input: { type: 'dangerous', salary: 1500 },
    result: { ratePercent: 30, base: 1500, amount: 450, salaryWithPremium: 1950, alternative: null, better: 'dangerous' },
    source: 'https://jus.com.br/artigos/94131/valor-do-adicional-de-periculosidade-e-como-calcular (os 300,00 de comissão ficam fora)',
  },
  {
    title: 'Insalubridade em grau médio em 2026',
    on: '2026-11-14',
    input: { type: 'unhealthy', degree: 'medium', reference_date: '2026-06-01' },
    result: { ratePercent: 20, base: 1621, amount: 324.2, hourlyAmount: 1.47, salaryWithPremium: null },
    source: `${CLT}, art. 192: 1.621,00 × 20%`,
  },
  {
    title: 'Grau mínimo em janeiro de 2020, com o mínimo de 1.039 reais',
    on: '2026-11-14',
    input: { type: 'unhealthy', degree: 'minimum', reference_date: '2020-01-15' },
    result: { ratePercent: 10, base: 1039, amount: 103.9 },
    source: `${CLT}, art. 192: 1.039,00 × 10%`,
  },
  {
    title: 'Grau máximo contra periculosidade: o frentista escolhe',
    on: '2026-11-14',
    input: { type: 'unhealthy', degree: 'maximum', salary: 2000, reference_date: '2026-06-01' },
    result: {
      ratePercent: 40,
      amount: 648.4,
      salaryWithPremium: 2648.4,
      alternative: { type: 'dangerous', amount: 600 },
      better: 'unhealthy',
    },
    source: `${CLT}, arts. 192 e 193, § 2º: 1.621,00 × 40% = 648,40; 2.000,00 × 30% = 600,00`,
  },
  {
    title: 'Base maior fixada em convenção coletiva',
    on: '2026-11-14',
    input: { type: 'unhealthy', degree: 'medium', base_value: 2000, reference_date: '2026-06-01' },
    result: { base: 2000, amount: 400 },
    source: `${CLT}, art. 192, e Súmula Vinculante 4 do STF: a norma coletiva pode fixar outra base; 2.000,00 × 20%`,
  },
]
