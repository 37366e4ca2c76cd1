import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L9250 = 'Lei nº 9.250/1995, arts. 3º-A e 4º, § 2º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Livro-caixa de dois mil: maior que o desconto simplificado, e só ele',
    on: '2026-06-15',
    input: { monthly_income: 8000, book_expenses: 2000, reference_date: '2026-06-15' },
    result: {
      bookApplied: 2000,
      bookCarried: 0,
      deductionUsed: 'legal',
      base: 6000,
      reduction: 0,
      tax: 741.27,
      darfCode: '0190',
      dueDate: '2026-07-31',
      payable: true,
    },
    source: `${L9250}; Lei nº 8.134/1990, art. 6º: 6.000,00 × 27,5% − 908,73 = 741,27; somar o desconto ao livro-caixa contraria o § 2º`,
  },
  {
    title: 'Despesas maiores que o recebido passam para o mês seguinte',
    on: '2026-06-15',
    input: { monthly_income: 3000, book_expenses: 5000, reference_date: '2026-06-15' },
    result: { bookApplied: 3000, bookCarried: 2000, base: 0, tax: 0, payable: false },
    source: 'https://github.com/ottodigitalmedia/calculo-oficial (tests/golden/carne-leao.test.ts); Lei nº 8.134/1990, art. 6º, § 3º',
  },
  {
    title: 'O de novembro se paga até o penúltimo dia útil de dezembro',
    on: '2026-11-10',
    input: { monthly_income: 8000, reference_date: '2026-11-10' },
    result: { dueDate: '2026-12-30' },
    source:
      'Resolução CMN nº 4.880/2020, art. 3º: sem atendimento nos bancos no último dia útil do ano; como em 2025: https://www.contabeis.com.br/noticias/74291/atencao-vencimentos-de-tributos-antecipados-para-30-12',
  },
  {
    title: 'Em dezembro a sobra se perde',
    on: '2026-12-15',
    input: { monthly_income: 3000, book_expenses: 5000, reference_date: '2026-12-15' },
    result: { bookApplied: 3000, bookCarried: 0, dueDate: '2027-01-29' },
    source: 'Lei nº 8.134/1990, art. 6º, § 3º: o excesso só se usa até dezembro',
  },
  {
    title: 'Seis mil sem despesas: desconto simplificado e redução de 2026',
    on: '2026-06-15',
    input: { monthly_income: 6000, reference_date: '2026-06-15' },
    result: {
      deductionUsed: 'simplified',
      simplifiedDiscount: 607.2,
      base: 5392.8,
      beforeReduction: 574.29,
      reduction: 179.75,
      tax: 394.54,
    },
    source: `${L9250}: 5.392,80 × 27,5% − 908,73 = 574,29; 978,62 − 0,133145 × 6.000,00 = 179,75`,
  },
  {
    title: 'Cinco mil: o imposto é zerado pela redução',
    on: '2026-06-15',
    input: { monthly_income: 5000, reference_date: '2026-06-15' },
    result: { beforeReduction: 312.89, reduction: 312.89, tax: 0, payable: false },
    source: `${L9250}: 4.392,80 × 22,5% − 675,49 = 312,89, redução de até 312,89`,
  },
  {
    title: 'Menos de dez reais: o DARF espera o mês seguinte',
    on: '2024-06-15',
    input: { monthly_income: 2950, reference_date: '2024-06-15' },
    result: { base: 2385.2, tax: 9.45, payable: false },
    source: 'Tabela de fevereiro de 2024: (2.950,00 − 564,80) × 7,5% − 169,44 = 9,45; Lei nº 9.430/1996, art. 68: DARF de menos de 10,00',
  },
  {
    title: 'Motorista de passageiros: sessenta por cento tributados',
    on: '2026-06-15',
    input: { monthly_income: 10000, transport: 'passengers', inss_paid: 700, reference_date: '2026-06-15' },
    result: { taxableIncome: 6000, legalDeductions: 700, base: 5300, tax: 369.02 },
    source: 'Lei nº 7.713/1988, art. 9º, II: 60%; 5.300,00 × 27,5% − 908,73 = 548,77; − redução de 179,75',
  },
  {
    title: 'Aluguel com IPTU e administração, e imposto pago fora',
    on: '2026-06-15',
    input: { monthly_income: 10000, rental_costs: 1000, foreign_tax_paid: 300, reference_date: '2026-06-15' },
    result: { taxableIncome: 9000, base: 8392.8, foreignTaxCredit: 300, tax: 1099.29 },
    source: 'Tabela de 2026: (9.000,00 − 607,20) × 27,5% − 908,73 = 1.399,29; − 300,00 do exterior (Lei nº 4.862/1965, art. 5º)',
  },
  {
    title: 'Em 2012, antes do desconto simplificado mensal',
    on: '2026-06-15',
    input: { monthly_income: 3000, book_expenses: 500, dependents: 1, reference_date: '2012-06-15' },
    result: { simplifiedDiscount: null, legalDeductions: 664.56, base: 2335.44, tax: 52.38, dueDate: '2012-07-31' },
    source: 'Tabela de 2012: 3.000,00 − 500,00 − 164,56 = 2.335,44; × 7,5% − 122,78 = 52,38',
  },
]
