import type { Examples } from '../../../../core/operation/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez mil no bolso pelo fator R',
    on: '2026-11-14',
    input: { desired_net: 10000, strategy: 'fator_r', reference_date: '2026-06-01' },
    result: { invoice: 11273.64, annex: 'III', das: 676.42, proLabore: 3156.62, inss: 347.22, irrf: 0, dividendWithholding: 0, net: 10000 },
    source:
      'LC nº 123/2006, anexo III: 11.273,64 × 6% = 676,42; 28% = 3.156,62; Lei nº 8.212/1991: 11% = 347,22; 11.273,64 − 676,42 − 347,22 − 250,00 = 10.000,00',
  },
  {
    title: 'Dez mil no bolso com pró-labore mínimo',
    on: '2026-11-14',
    input: { desired_net: 10000, strategy: 'minimum', reference_date: '2026-06-01' },
    result: { invoice: 12341.19, annex: 'V', das: 1912.88, proLabore: 1621, inss: 178.31 },
    source: 'LC nº 123/2006, anexo V: 12.341,19 × 15,5% = 1.912,88; 12.341,19 − 1.912,88 − 178,31 − 250,00 = 10.000,00',
  },
  {
    title: 'Lucro acima de cinquenta mil no mês: 10% retidos de tudo',
    on: '2026-11-14',
    input: { desired_net: 60000, strategy: 'minimum', reference_date: '2026-06-01' },
    result: { invoice: 82402.11, annex: 'V', das: 15467.43, proLabore: 1621, profit: 65063.68, dividendWithholding: 6506.37, net: 60000 },
    source:
      'Lei nº 9.250/1995, art. 6º-A: 10% de 65.063,68; anexo V: 82.402,11 × 20,5% − 17.100,00 ÷ 12 = 15.467,43; 82.402,11 − 15.467,43 − 178,31 − 6.506,37 − 250,00 = 60.000,00',
  },
  {
    title: 'Em 2025 não havia retenção sobre lucros',
    on: '2026-11-14',
    input: { desired_net: 60000, strategy: 'minimum', reference_date: '2025-06-01' },
    result: { annex: 'V', proLabore: 1518, inss: 166.98, dividendWithholding: 0, net: 60000 },
    source: 'Lei nº 9.249/1995, art. 10: lucros isentos; salário mínimo de 1.518,00 × 11% = 166,98',
  },
]
