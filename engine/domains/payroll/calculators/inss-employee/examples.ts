import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const TABLE_2026 =
  'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal; faixas truncadas como no eSocial, S-1200, item 5.2'

export const examples: Examples<typeof definition> = [
  {
    title: 'Três mil reais em 2026',
    on: '2026-11-16',
    input: { salary: 3000, reference_date: '2026-06-15' },
    result: { inss: 248.58, effectiveRatePercent: 8.286, ceiling: 8475.55, ceilingApplied: false },
    source: `${TABLE_2026}: 1.621,00 × 7,5% = 121,57; 1.281,84 × 9% = 115,36; 97,16 × 12% = 11,65`,
  },
  {
    title: 'No teto de 2026',
    on: '2026-11-16',
    input: { salary: 8475.55, reference_date: '2026-01-01' },
    result: { inss: 988.07, ceilingApplied: false },
    source: 'Manual do eSocial, S-1200, item 5.2: 988,07 no teto (a soma arredondada daria 988,09)',
  },
  {
    title: 'Um centavo acima do teto paga o mesmo',
    on: '2026-11-16',
    input: { salary: 8475.56, reference_date: '2026-01-01' },
    result: { inss: 988.07, ceilingApplied: true },
    source: 'Manual do eSocial, S-1200, item 5.2: 988,07 no teto',
  },
  {
    title: 'Cinco mil em 2025: as faixas truncadas, e não a parcela da Receita',
    on: '2026-11-16',
    input: { salary: 5000, reference_date: '2025-12-15' },
    result: { inss: 509.58 },
    source:
      'Portaria MPS/MF nº 6/2025: 113,85 + 114,82 + 167,63 + 113,28 = 509,58; os exemplos da Lei nº 15.270/2025 imprimem 509,60 pela parcela',
  },
  {
    title: 'No último dia da tabela de uma só alíquota, fevereiro de 2020',
    on: '2026-11-16',
    input: { salary: 3000, reference_date: '2020-02-29' },
    result: { inss: 270, effectiveRatePercent: 9, ceiling: 6101.06, ceilingApplied: false },
    source: 'Portaria SEPRT/ME nº 3.659/2020: de 1.830,30 a 3.050,52, 9% do todo; 3.000,00 × 9% = 270,00',
  },
  {
    title: 'No primeiro dia da tabela progressiva, março de 2020',
    on: '2026-11-16',
    input: { salary: 3000, reference_date: '2020-03-01' },
    result: { inss: 281.62 },
    source: 'EC nº 103/2019, art. 28: 78,37 (1.045,00 × 7,5%) + 94,01 (1.044,60 × 9%) + 109,24 (910,40 × 12%) = 281,62',
  },
]
