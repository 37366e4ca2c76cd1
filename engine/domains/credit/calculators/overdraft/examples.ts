import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CAP = 'Resolução CMN nº 4.765/2019, art. 3º: até 8% ao mês'
const IOF = 'Decreto nº 6.306/2007, art. 7º, I, a: 0,0082% ao dia sobre o saldo de cada dia e 0,38% sobre cada aumento'

export const examples: Examples<typeof definition> = [
  {
    title: 'Mil reais por 90 dias, com os juros somados à dívida todo mês',
    on: '2026-11-14',
    input: { amount: 1000, monthly_rate: 8, days: 90, compounding: 'monthly' },
    result: { interest: 259.71, total: 1259.71, annualRatePercent: 151.817012, capMonthlyPercent: 8, warning: null },
    source: `1.000,00 × 1,08³ = 1.259,71; 1,08^12 − 1 = 151,82%; ${CAP}`,
  },
  {
    title: 'Mil reais por 10 dias',
    on: '2026-11-14',
    input: { amount: 1000, days: 10 },
    result: { interest: 26.67, iof: 4.62, total: 1026.67, totalWithIof: 1031.29, annualRatePercent: 151.817012 },
    source: `1.000,00 × 8% × 10 ÷ 30 = 26,67; ${IOF}: 0,82 + 3,80; https://economia.estadao.com.br/blogs/regina-pitoscia/calcule-sua-divida-no-cheque-especial-com-juro-de-8-ao-mes/ (151,8% ao ano)`,
  },
  {
    title: 'Taxa de 9%: acima do teto',
    on: '2026-11-14',
    input: { amount: 1000, monthly_rate: 9, days: 30 },
    result: { interest: 90, warning: 'above_cap', capMonthlyPercent: 8 },
    source: `1.000,00 × 9% = 90,00; ${CAP}`,
  },
  {
    title: 'No teto não há aviso',
    on: '2026-11-14',
    input: { amount: 1000, monthly_rate: 8, days: 30 },
    result: { interest: 80, iof: 6.26, warning: null },
    source: `1.000,00 × 8% = 80,00; ${CAP}; ${IOF}: 2,46 + 3,80`,
  },
  {
    title: 'Saldo de cada dia: o adicional só sobre o que aumenta',
    on: '2026-11-14',
    input: { balances: [1000, 1000, 1500, 500, 700] },
    result: { usedAmount: 700, interest: 12.53, iof: 6.85, total: 712.53 },
    source: `(1.000 + 1.000 + 1.500 + 500 + 700) × 8% ÷ 30 = 12,53; ${IOF}: 4.700 × 0,0082% = 0,39 e (1.000 + 500 + 200) × 0,38% = 6,46`,
  },
]
