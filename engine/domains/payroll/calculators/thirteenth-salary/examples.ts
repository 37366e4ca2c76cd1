import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 4.090/1962'
const RFB_2026 = 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Seis mil reais, ano inteiro, em 2026',
    on: '2026-11-14',
    input: { salary: 6000, months_worked: 12 },
    result: {
      grossThirteenth: 6000,
      firstInstallment: 3000,
      secondInstallmentGross: 3000,
      inss: 641.5,
      irrf: 385.11,
      secondInstallmentNet: 1973.39,
      netThirteenth: 4973.39,
    },
    source: `${RFB_2026} (redução de 179,75 sobre 6.000,00, que alcança o 13º pelo art. 3º-A, § 3º, da Lei nº 9.250/1995); 3.000,00 − 641,50 − 385,11 = 1.973,39`,
  },
  {
    title: 'Cinco mil reais em 2026: a redução zera o imposto do 13º',
    on: '2026-11-14',
    input: { salary: 5000, months_worked: 12, reference_date: '2026-12-20' },
    result: { inss: 501.5, irrf: 0, secondInstallmentNet: 1998.5, netThirteenth: 4498.5 },
    source: `${RFB_2026} (imposto zero até 5.000,00); INSS 121,57 + 115,36 + 174,17 + 90,40 = 501,50`,
  },
  {
    title: 'Um centavo acima de cinco mil: a redução já encolhe, mas ainda cobre o imposto',
    on: '2026-11-14',
    input: { salary: 5000.01, months_worked: 12, reference_date: '2026-12-20' },
    result: { firstInstallment: 2500.01, inss: 501.5, irrf: 0, netThirteenth: 4498.51 },
    source: 'Lei nº 15.270/2025: (5.000,01 − 607,20) × 22,5% − 675,49 = 312,89; 978,62 − 0,133145 × 5.000,01 = 312,89',
  },
  {
    title: 'Último real com redução em 2026',
    on: '2026-11-14',
    input: { salary: 7350, months_worked: 12, reference_date: '2026-12-20' },
    result: { inss: 830.5, irrf: 884.13, netThirteenth: 5635.37 },
    source: 'Lei nº 15.270/2025: (7.350,00 − 830,50) × 27,5% − 908,73 = 884,13; redução 978,62 − 0,133145 × 7.350,00 = 0,00',
  },
  {
    title: 'Um centavo acima, sem redução',
    on: '2026-11-14',
    input: { salary: 7350.01, months_worked: 12, reference_date: '2026-12-20' },
    result: { firstInstallment: 3675.01, secondInstallmentGross: 3675, inss: 830.5, irrf: 884.14 },
    source: 'Lei nº 15.191/2025: (7.350,01 − 830,50) × 27,5% = 1.792,87; − 908,73 = 884,14; metade de 7.350,01 arredondada a 3.675,01',
  },
  {
    title: 'Sete meses: 7/12 do salário e faixa isenta',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 7, reference_date: '2026-12-20' },
    result: {
      grossThirteenth: 1750,
      firstInstallment: 875,
      inss: 133.18,
      irrf: 0,
      secondInstallmentNet: 741.82,
      netThirteenth: 1616.82,
    },
    source: `${LAW}, art. 1º, § 1º: 3.000,00 × 7/12 = 1.750,00; INSS 121,57 + 11,61 = 133,18 (Portaria MPS/MF nº 13/2026)`,
  },
  {
    title: 'Teto do INSS e dois dependentes em 2026',
    on: '2026-11-14',
    input: { salary: 8000, months_worked: 12, dependents: 2, reference_date: '2026-12-20' },
    result: { inss: 921.5, irrf: 933.58, secondInstallmentNet: 2144.92 },
    source: 'Lei nº 15.191/2025: (8.000,00 − 921,50 − 2 × 189,59) × 27,5% − 908,73 = 933,58',
  },
  {
    title: 'Acima do teto o INSS do 13º não cresce',
    on: '2026-11-14',
    input: { salary: 20000, months_worked: 12, reference_date: '2026-12-20' },
    result: { inss: 988.07, irrf: 4319.55, secondInstallmentNet: 4692.38 },
    source:
      'Portaria MPS/MF nº 13/2026: 121,57 + 115,36 + 174,17 + 576,97; Lei nº 15.191/2025: (20.000,00 − 988,07) × 27,5% − 908,73 = 4.319,55',
  },
  {
    title: 'Imposto pequeno não é dispensado no 13º',
    on: '2026-11-14',
    input: { salary: 3080, months_worked: 12, reference_date: '2025-12-20' },
    result: { inss: 263, irrf: 3.3, netThirteenth: 2813.7 },
    source:
      'Lei nº 15.191/2025: (3.080,00 − 607,20) × 7,5% − 182,16 = 3,30; a dispensa da Lei nº 9.430/1996, art. 67, não alcança o que é exclusivo na fonte',
  },
  {
    title: 'Dezembro de 2024, tabelas daquele ano',
    on: '2026-11-14',
    input: { salary: 3200, months_worked: 12, reference_date: '2024-12-20' },
    result: { inss: 282.81, irrf: 28.2, secondInstallmentNet: 1288.99 },
    source: 'Portaria MPS/MF nº 2/2024: 105,90 + 112,92 + 63,99 = 282,81; Lei nº 14.848/2024: (3.200,00 − 564,80) × 7,5% − 169,44 = 28,20',
  },
  {
    title: 'Dezembro de 2004: a exclusão de R$ 100,00 vale também para o 13º',
    on: '2026-11-14',
    input: { salary: 2000, months_worked: 12, reference_date: '2004-12-20' },
    result: { inss: 220, irrf: 93.3 },
    source: 'MP nº 202/2004, art. 1º, parágrafo único: (2.000,00 − 220,00 − 100,00) × 15% − 158,70 = 93,30',
  },
  {
    title: 'Com média de comissões, informada',
    on: '2026-11-14',
    input: { salary: 2000, months_worked: 12, variable_average: 1000, reference_date: '2026-12-20' },
    result: { grossThirteenth: 3000, firstInstallment: 1500, inss: 248.58, irrf: 0, netThirteenth: 2751.42, variableAverage: 1000 },
    source: `${LAW} e Súmula TST 45: 2.000,00 + 1.000,00; INSS 121,57 + 115,36 + 11,65 = 248,58 (Portaria MPS/MF nº 13/2026)`,
  },
  {
    title: 'A mesma média, pelos meses',
    on: '2026-11-14',
    input: { salary: 2000, months_worked: 12, variable_months: [1500, 1500, 0], reference_date: '2026-12-20' },
    result: { grossThirteenth: 3000, netThirteenth: 2751.42, variableAverage: 1000 },
    source: `${LAW} e Súmula TST 45: (1.500,00 + 1.500,00 + 0,00) ÷ 3 = 1.000,00`,
  },
  {
    title: 'Parcela já adiantada nas férias',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 12, advance: 1000, reference_date: '2026-12-20' },
    result: { firstInstallment: 1000, secondInstallmentGross: 2000, inss: 248.58, secondInstallmentNet: 1751.42, netThirteenth: 2751.42 },
    source: 'Lei nº 4.749/1965, art. 2º: da segunda parcela se desconta o adiantado; 3.000,00 − 1.000,00 − 248,58 = 1.751,42',
  },
]
