import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const MTE_2026 = 'https://portalfat.mte.gov.br/mte-reajusta-valores-do-beneficio-seguro-desemprego/'
const GRID = 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm (arts. 3º, I, e 4º, § 2º)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Média de 2.800 reais em 2026, primeiro pedido com dois anos de casa',
    on: '2026-11-14',
    input: { average_salary: 2800, months_worked: 24 },
    result: {
      eligible: true,
      installmentAmount: 2066.66,
      installmentRoundedUp: 2067,
      installments: 5,
      total: 10333.3,
      bracket: 2,
      floorApplied: false,
    },
    source: `${MTE_2026}: 1.777,74 + (2.800,00 − 2.222,17) × 0,5 = 2.066,655; para o real seguinte, 2.067,00 (Lei nº 7.998/1990, art. 4º, § 4º); ${GRID}`,
  },
  {
    title: 'Limite da primeira faixa em 2026',
    on: '2026-11-14',
    input: { average_salary: 2222.17, months_worked: 12, reference_date: '2026-02-01' },
    result: { installmentAmount: 1777.74, installments: 4, total: 7110.96, bracket: 1 },
    source: `${MTE_2026}: 2.222,17 × 0,8 = 1.777,736, que a tabela imprime como 1.777,74`,
  },
  {
    title: 'Um centavo acima do limite, já na segunda faixa',
    on: '2026-11-14',
    input: { average_salary: 2222.18, months_worked: 23, reference_date: '2026-02-01' },
    result: { installmentAmount: 1777.75, installmentRoundedUp: 1778, installments: 4, bracket: 2 },
    source: `${MTE_2026}: 1.777,74 + 0,01 × 0,5 = 1.777,745`,
  },
  {
    title: 'Limite da segunda faixa encontra o teto',
    on: '2026-11-14',
    input: { average_salary: 3703.99, months_worked: 36, reference_date: '2026-02-01' },
    result: { installmentAmount: 2518.65, installments: 5, bracket: 2 },
    source: `${MTE_2026}: 1.777,74 + (3.703,99 − 2.222,17) × 0,5 = 2.518,65`,
  },
  {
    title: 'Acima da segunda faixa, valor fixo',
    on: '2026-11-14',
    input: { average_salary: 3704, months_worked: 36, reference_date: '2026-02-01' },
    result: { installmentAmount: 2518.65, total: 12593.25, bracket: 3 },
    source: `${MTE_2026}: acima de 3.703,99, 2.518,65`,
  },
  {
    title: 'Ninguém recebe menos que o salário mínimo',
    on: '2026-11-14',
    input: { average_salary: 2000, months_worked: 12, reference_date: '2026-02-01' },
    result: { installmentAmount: 1621, installments: 4, total: 6484, floorApplied: true },
    source: `${MTE_2026}: 2.000,00 × 0,8 = 1.600,00, menos que o mínimo de 1.621,00 (Lei nº 7.998/1990, art. 5º, § 2º)`,
  },
  {
    title: 'Onze meses não bastam no primeiro pedido',
    on: '2026-11-14',
    input: { average_salary: 3000, months_worked: 11, reference_date: '2026-02-01' },
    result: { eligible: false, installmentAmount: 0, installments: 0, total: 0, bracket: 2 },
    source: `${GRID}: 12 meses no primeiro pedido`,
  },
  {
    title: 'Oito meses não bastam no segundo pedido',
    on: '2026-11-14',
    input: { average_salary: 3000, months_worked: 8, times_requested: 2, reference_date: '2026-02-01' },
    result: { eligible: false, installments: 0 },
    source: `${GRID}: 9 meses no segundo pedido`,
  },
  {
    title: 'Nove meses no segundo pedido dão três parcelas',
    on: '2026-11-14',
    input: { average_salary: 3000, months_worked: 9, times_requested: 2, reference_date: '2026-02-01' },
    result: { eligible: true, installmentAmount: 2166.66, installmentRoundedUp: 2167, installments: 3, total: 6499.98 },
    source: `${GRID}; ${MTE_2026}: 1.777,74 + 777,83 × 0,5 = 2.166,655`,
  },
  {
    title: 'Seis meses bastam no terceiro pedido',
    on: '2026-11-14',
    input: { average_salary: 3000, months_worked: 6, times_requested: 3, reference_date: '2026-02-01' },
    result: { eligible: true, installments: 3 },
    source: `${GRID}: cada um dos 6 meses anteriores, a partir do terceiro pedido`,
  },
  {
    title: 'Teto de 2025',
    on: '2026-11-14',
    input: { average_salary: 5000, months_worked: 24, reference_date: '2025-02-01' },
    result: { installmentAmount: 2424.11, installments: 5, total: 12120.55, bracket: 3 },
    source: 'https://www.jornaldocomercio.com/economia/2025/01/1187062-teto-do-seguro-desemprego-sobe-para-rs-2-424-em-2025.html',
  },
  {
    title: 'Véspera da tabela de 2026: valores de 2025, piso já do novo mínimo',
    on: '2026-11-14',
    input: { average_salary: 1900, months_worked: 12, reference_date: '2026-01-10' },
    result: { installmentAmount: 1621, bracket: 1, floorApplied: true },
    source:
      'https://www.gov.br/trabalho-e-emprego/pt-br/pdfs/sei_4274391_anexo.pdf: 1.900,00 × 0,8 = 1.520,00; Decreto nº 12.797/2025: 1.621,00',
  },
  {
    title: 'Teto de 2020',
    on: '2026-11-14',
    input: { average_salary: 2666.3, months_worked: 12, reference_date: '2020-03-01' },
    result: { installmentAmount: 1813.03, installments: 4, bracket: 3 },
    source: 'https://gazetadopovo.com.br/economia/breves/tabela-do-seguro-desemprego-reajustada-pelo-inpc',
  },
  {
    title: 'Pelos três últimos salários',
    on: '2026-11-14',
    input: { last_salaries: [2700, 2800, 2900], months_worked: 24 },
    result: { eligible: true, averageSalary: 2800, installmentAmount: 2066.66, installments: 5, monthsMissing: 0 },
    source: `Lei nº 7.998/1990, art. 5º, § 1º: (2.700,00 + 2.800,00 + 2.900,00) ÷ 3 = 2.800,00; ${MTE_2026}`,
  },
  {
    title: 'Três meses de casa: faltam nove',
    on: '2026-11-14',
    input: { average_salary: 3000, months_worked: 3, reference_date: '2026-02-01' },
    result: { eligible: false, monthsMissing: 9, installments: 0, total: 0 },
    source: `${GRID}: 12 − 3 = 9`,
  },
  {
    title: 'Cinco meses no terceiro pedido: falta um',
    on: '2026-11-14',
    input: { average_salary: 3000, months_worked: 5, times_requested: 3, reference_date: '2026-02-01' },
    result: { eligible: false, monthsMissing: 1 },
    source: `${GRID}: 6 − 5 = 1`,
  },
]
