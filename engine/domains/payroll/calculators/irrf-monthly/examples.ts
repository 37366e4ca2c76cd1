import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RFB = 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025'

export const examples: Examples<typeof definition> = [
  {
    title: 'Seis mil em novembro de 2026, com o INSS descontado',
    on: '2026-11-16',
    input: { taxable_income: 6000, inss: 641.5 },
    result: { base: 5358.5, deductionUsed: 'legal', beforeReduction: 564.86, reduction: 179.75, irrf: 385.11 },
    source: 'Lei nº 15.270/2025: (6.000,00 − 641,50) × 27,5% − 908,73 = 564,86; redução de 978,62 − 0,133145 × 6.000,00 = 179,75',
  },
  {
    title: 'Cinco mil em 2026, exemplo da Receita',
    on: '2026-11-16',
    input: { taxable_income: 5000, inss: 509.6, reference_date: '2026-01-15' },
    result: {
      irrf: 0,
      irrfOtherReading: 0,
      exempt65: 0,
      base: 4392.8,
      deductionUsed: 'simplified',
      ratePercent: 22.5,
      deduct: 675.49,
      beforeReduction: 312.89,
      reduction: 312.89,
      waived: 0,
    },
    source: `${RFB}, exemplo 3`,
  },
  {
    title: 'O mesmo no último dia antes da redução',
    on: '2026-11-16',
    input: { taxable_income: 5000, inss: 509.6, reference_date: '2025-12-31' },
    result: { irrf: 312.89, reduction: 0 },
    source: `${RFB}: o imposto antes da redução, que só vale desde 01/01/2026`,
  },
  {
    title: 'Um centavo acima de cinco mil',
    on: '2026-11-16',
    input: { taxable_income: 5000.01, inss: 509.6, reference_date: '2026-01-15' },
    result: { base: 4392.81, beforeReduction: 312.89, reduction: 312.89, irrf: 0 },
    source: 'Lei nº 15.270/2025: 978,62 − 0,133145 × 5.000,01 = 312,89; 4.392,81 × 22,5% − 675,49 = 312,89',
  },
  {
    title: 'No fim da redução, 7.350,00',
    on: '2026-11-16',
    input: { taxable_income: 7350, reference_date: '2026-06-15' },
    result: { base: 6742.8, beforeReduction: 945.54, reduction: 0, irrf: 945.54 },
    source: 'Lei nº 15.270/2025: 978,62 − 0,133145 × 7.350,00 = 0,00; 6.742,80 × 27,5% − 908,73 = 945,54',
  },
  {
    title: 'Aposentado de 65 anos com seis mil: as duas leituras dão zero',
    on: '2026-11-16',
    input: { taxable_income: 6000, retirement_income: 6000, age_65: true, reference_date: '2026-06-15' },
    result: { exempt65: 1903.98, irrf: 0, irrfOtherReading: 0, base: 3488.82 },
    source:
      'Lei nº 7.713/1988, art. 6º, XV: 6.000,00 − 1.903,98 = 4.096,02, até 5.000,00; a redução de 312,89 cobre 129,16 (3.488,82 × 15% − 394,16) e 246,11 (4.096,02 × 22,5% − 675,49)',
  },
  {
    title: 'Oito mil de aposentadoria aos 65: as leituras se separam',
    on: '2026-11-16',
    input: { taxable_income: 8000, retirement_income: 8000, age_65: true, reference_date: '2026-06-15' },
    result: { exempt65: 1903.98, base: 5488.82, beforeReduction: 600.7, reduction: 166.97, irrf: 433.73, irrfOtherReading: 600.71 },
    source:
      'Rendimento isento: 6.096,02 − 607,20 = 5.488,82 × 27,5% − 908,73 = 600,70, menos 978,62 − 0,133145 × 6.096,02 = 166,97; dedução: 6.096,02 × 27,5% − 908,73 = 767,68, menos 166,97',
  },
  {
    title: 'Antes do desconto simplificado só há uma leitura',
    on: '2026-11-16',
    input: { taxable_income: 5000, retirement_income: 5000, age_65: true, reference_date: '2023-04-30' },
    result: { exempt65: 1903.98, base: 3096.02, deductionUsed: 'legal', irrf: 109.6, irrfOtherReading: 109.6 },
    source: 'Tabela de abril de 2015: (5.000,00 − 1.903,98) × 15% − 354,80 = 109,60',
  },
  {
    title: 'A aposentadoria menor que a parte isenta fica toda isenta',
    on: '2026-11-16',
    input: { taxable_income: 4000, retirement_income: 1500, age_65: true, reference_date: '2025-06-15' },
    result: { exempt65: 1500, base: 1892.8, irrf: 0, irrfOtherReading: 0, waived: 0, beforeReduction: 0 },
    source:
      'Lei nº 7.713/1988, art. 6º, XV: 4.000,00 − 1.500,00 − 607,20 = 1.892,80, abaixo de 2.428,80; como dedução, 2.500,00 × 7,5% − 182,16 = 5,34, dispensado',
  },
  {
    title: 'Até dez reais a retenção é dispensada',
    on: '2026-11-16',
    input: { taxable_income: 3169.33, reference_date: '2025-06-15' },
    result: { base: 2562.13, beforeReduction: 10, waived: 10, irrf: 0 },
    source: 'Lei nº 9.430/1996, art. 67: 2.562,13 × 7,5% − 182,16 = 10,00',
  },
  {
    title: 'Um centavo acima de dez reais já se retém',
    on: '2026-11-16',
    input: { taxable_income: 3169.43, reference_date: '2025-06-15' },
    result: { base: 2562.23, beforeReduction: 10.01, waived: 0, irrf: 10.01 },
    source: 'Lei nº 9.430/1996, art. 67: 2.562,23 × 7,5% − 182,16 = 10,01',
  },
]
