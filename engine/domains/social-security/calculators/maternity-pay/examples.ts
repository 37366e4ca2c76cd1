import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'
const IN_188 = 'https://www.contabeis.com.br/artigos/71765/inss-regulamenta-isencao-de-carencia-no-salario-maternidade-apos-decisao-do-stf'

export const examples: Examples<typeof definition> = [
  {
    title: 'Empregada com salário de 3.000,00',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 3000 },
    result: {
      eligible: true,
      waitingMonths: 0,
      days: 120,
      monthlyAmount: 3000,
      dailyAmount: 100,
      total: 12000,
      paidBy: 'employer',
      inss: 248.58,
      net: 2751.42,
    },
    source: `${L8213}, arts. 71 e 72: remuneração integral por 120 dias; INSS de 2026 sobre 3.000,00: 121,57 + 115,36 + 11,65`,
  },
  {
    title: 'Comissionista: a média dos últimos seis meses',
    on: '2026-11-14',
    input: { category: 'variable_employee', last_salaries: [1000, 1200, 1100, 1500, 1400, 1800], reference_date: '2017-10-01' },
    result: { monthlyAmount: 1333.33, total: 5333.32 },
    source:
      'https://draelaynemoura.blogspot.com/2020/03/como-calcular-o-valor-do-salario_11.html (8.000,00 ÷ 6; em 120 dias, 1.333,33 × 4)',
  },
  {
    title: 'Autônoma: a soma das doze últimas dividida por doze',
    on: '2026-11-14',
    input: {
      category: 'self_employed',
      contributions: [1000, 1200, 1100, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100],
      reference_date: '2023-06-01',
    },
    result: { eligible: true, waitingMonths: 10, monthlyAmount: 1550, paidBy: 'inss', inss: 0 },
    source: 'https://soufinancas.com.br/?p=43 (as contribuições; a soma é 18.600,00, e 18.600,00 ÷ 12 = 1.550,00)',
  },
  {
    title: 'Autônoma com nove contribuições antes da decisão do STF',
    on: '2026-11-14',
    input: {
      category: 'self_employed',
      contributions: [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000],
      reference_date: '2024-04-04',
    },
    result: { eligible: false, waitingMonths: 10, monthlyAmount: 0, total: 0 },
    source: `${L8213}, art. 25, III: dez contribuições`,
  },
  {
    title: 'A mesma no dia seguinte: uma contribuição basta',
    on: '2026-11-14',
    input: {
      category: 'self_employed',
      contributions: [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000],
      reference_date: '2024-04-05',
    },
    result: { eligible: true, waitingMonths: 0, monthlyAmount: 1500 },
    source: `${IN_188}; ${L8213}, art. 73, III: 18.000,00 ÷ 12`,
  },
  {
    title: 'Uma só contribuição: o salário mínimo',
    on: '2026-11-14',
    input: { category: 'optional', contributions: [1621], reference_date: '2026-06-01' },
    result: { eligible: true, monthlyAmount: 1621, total: 6484 },
    source: `${L8213}, art. 73: 1.621,00 ÷ 12 é menos que o mínimo; 1.621,00 ÷ 30 × 120`,
  },
  {
    title: 'Empresa Cidadã: 180 dias',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 10000, event: 'company_program', reference_date: '2026-06-01' },
    result: { days: 180, monthlyAmount: 10000, total: 60000, inss: 988.07 },
    source: 'Lei nº 11.770/2008, art. 1º: 60 dias além dos 120; 10.000,00 ÷ 30 × 180; INSS no teto de 2026: 988,07',
  },
  {
    title: 'Aborto não criminoso: duas semanas',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 3000, event: 'miscarriage', reference_date: '2026-06-01' },
    result: { days: 14, total: 1400 },
    source: 'CLT, art. 395; Decreto nº 3.048/1999, art. 93, § 5º: 3.000,00 ÷ 30 × 14',
  },
  {
    title: 'Doméstica acima do teto',
    on: '2026-11-14',
    input: { category: 'domestic', last_salary: 9000, reference_date: '2026-06-01' },
    result: { monthlyAmount: 8475.55, paidBy: 'inss', inss: 988.07 },
    source: `${L8213}, art. 73, I: o último salário de contribuição, até 8.475,55`,
  },
  {
    title: 'Segurada especial: um salário mínimo',
    on: '2026-11-14',
    input: { category: 'special_rural', reference_date: '2026-06-01' },
    result: { eligible: true, monthlyAmount: 1621, total: 6484, paidBy: 'inss' },
    source: `${L8213}, art. 39, parágrafo único: um salário mínimo`,
  },
  {
    title: 'Adoção: pago pelo INSS, com vinte dias a mais',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 3000, event: 'adoption', extra_days: 20, reference_date: '2026-06-01' },
    result: { days: 140, total: 14000, paidBy: 'inss' },
    source: `${L8213}, art. 71-A e § 1º: 120 dias, pagos diretamente pela Previdência; 3.000,00 ÷ 30 × 140`,
  },
  {
    title: 'Nove mil por mês, com o imposto do contracheque',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 9000, reference_date: '2026-06-01' },
    result: { monthlyAmount: 9000, inss: 988.07, irrf: 1294.55, net: 6717.38 },
    source: 'Lei nº 9.250/1995, art. 4º: (9.000,00 − 988,07) × 27,5% − 908,73 = 1.294,55; 9.000,00 − 988,07 − 1.294,55',
  },
  {
    title: 'Adoção antes da lei: sem direito',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 1000, event: 'adoption', reference_date: '2002-04-15' },
    result: { eligible: false, days: 0, monthlyAmount: 0, total: 0 },
    source: 'Lei nº 10.421/2002, art. 5º: não se aplica a fatos anteriores à publicação, de 16/04/2002',
  },
  {
    title: 'Adoção de criança de três anos em 2005: 60 dias',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 1500, event: 'adoption', child_age: 3, reference_date: '2005-06-01' },
    result: { eligible: true, days: 60, total: 3000, paidBy: 'inss' },
    source: 'Lei nº 8.213/1991, art. 71-A, na redação da Lei nº 10.421/2002: 60 dias entre 1 e 4 anos; 1.500,00 ÷ 30 × 60',
  },
  {
    title: 'Parto de empregada em 2001: quem pagava era o INSS',
    on: '2026-11-14',
    input: { category: 'employee', last_salary: 1000, reference_date: '2001-06-01' },
    result: { eligible: true, days: 120, paidBy: 'inss' },
    source: 'https://www.planalto.gov.br/ccivil_03/Leis/2003/L10.710.htm: só desde setembro de 2003 a empresa voltou a pagar',
  },
]
