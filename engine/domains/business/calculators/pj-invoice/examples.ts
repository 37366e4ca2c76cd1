import type { Examples } from '../../../../operation/definition/examples.ts'
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
    title: 'Lucro acima de cinquenta mil no mês: 10% retidos de tudo, e quase tudo volta',
    on: '2026-11-14',
    input: { desired_net: 60000, strategy: 'minimum', reference_date: '2026-06-01' },
    result: {
      invoice: 76017.24,
      annex: 'V',
      das: 14158.53,
      proLabore: 1621,
      profit: 59987.71,
      dividendWithholding: 5998.77,
      minimumTax: 17164.74,
      settlement: -54820.5,
      net: 60000,
    },
    source:
      'Lei nº 9.250/1995, arts. 6º-A e 16-A: retidos 10% de 59.987,71; renda do ano de 739.304,52 × 2,321742% = 17.164,74; anexo V: 76.017,24 × 20,5% − 17.100,00 ÷ 12 = 14.158,53; 76.017,24 − 14.158,53 − 178,31 − 250,00 − 17.164,74 ÷ 12 = 60.000,00',
  },
  {
    title: 'Pelo fator R o imposto do pró-labore cobre o mínimo: todo o retido volta',
    on: '2026-11-14',
    input: { desired_net: 67800, reference_date: '2026-06-01' },
    result: { invoice: 84989.77, profit: 50314.27, dividendWithholding: 5031.43, minimumTax: 0, settlement: -60377.16, net: 67800 },
    source:
      'Lei nº 9.250/1995, art. 16-A: renda do ano de 889.328,88 × 4,822148% = 42.884,76, menos que o imposto do pró-labore, 64.557,60; anexo III: 12,3% efetivos em 1.019.877,24',
  },
  {
    title: 'Em 2025 não havia retenção sobre lucros',
    on: '2026-11-14',
    input: { desired_net: 60000, strategy: 'minimum', reference_date: '2025-06-01' },
    result: { annex: 'V', proLabore: 1518, inss: 166.98, dividendWithholding: 0, net: 60000 },
    source: 'Lei nº 9.249/1995, art. 10: lucros isentos; salário mínimo de 1.518,00 × 11% = 166,98',
  },
]
