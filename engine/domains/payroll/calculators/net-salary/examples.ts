import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RFB_2026 = 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025'

/** Published figures. Where a page rounds the INSS sum, these use the eSocial INSS and recompute the tax with the same table. */
export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco mil reais em 2026: imposto zerado pela redução',
    on: '2026-11-14',
    input: { gross_salary: 5000 },
    result: {
      inss: 501.5,
      irrf: 0,
      netSalary: 4498.5,
      irrfDetail: { deductionUsed: 'simplified', beforeReduction: 312.89, reduction: 312.89 },
    },
    source: `${RFB_2026} (imposto zero até R$ 5.000,00; redução máxima de 312,89)`,
  },
  {
    title: 'Contracheque de abril de 2026 com um dependente',
    on: '2026-11-14',
    input: { gross_salary: 5200, dependents: 1, reference_date: '2026-04-30' },
    result: {
      inss: 529.5,
      irrf: 46.44,
      netSalary: 4624.06,
      irrfDetail: { deductionUsed: 'legal', beforeReduction: 332.71, reduction: 286.27 },
    },
    source: 'Contracheque relatado de abril de 2026: INSS 529,50, IRRF 332,71 − 286,27 = 46,44, líquido 4.624,06',
  },
  {
    title: 'Seis mil reais em 2026: redução parcial',
    on: '2026-11-14',
    input: { gross_salary: 6000, reference_date: '2026-01-31' },
    result: { inss: 641.5, irrf: 385.11, irrfDetail: { reduction: 179.75 } },
    source: `${RFB_2026} (redução de 179,75 sobre 6.000,00; com o INSS de 649,60 da página o imposto é 382,88, com o de 641,50 é 385,11)`,
  },
  {
    title: 'Dois salários mínimos em 2026: desconto simplificado e faixa isenta',
    on: '2026-11-14',
    input: { gross_salary: 3036, reference_date: '2026-01-31' },
    result: { irrf: 0, irrfDetail: { base: 2428.8, beforeReduction: 0, reduction: 0 } },
    source: RFB_2026,
  },
  {
    title: 'Teto do INSS em 2026',
    on: '2026-11-14',
    input: { gross_salary: 8475.55, reference_date: '2026-01-31' },
    result: { inss: 988.07 },
    source:
      'Portaria Interministerial MPS/MF nº 13/2026: 121,57 + 115,36 + 174,17 + 576,97, cada faixa truncada (manual do eSocial, S-1200, 5.2)',
  },
  {
    title: 'Acima do teto o INSS não cresce',
    on: '2026-11-14',
    input: { gross_salary: 20000, reference_date: '2026-01-31' },
    result: { inss: 988.07, irrf: 4319.55 },
    source: 'Lei nº 15.191/2025: (20.000,00 − 988,07) × 27,5% − 908,73 = 4.319,55; sem redução acima de 7.350,00',
  },
  {
    title: 'Exemplo do manual do eSocial, março de 2020',
    on: '2026-11-14',
    input: { gross_salary: 2500, reference_date: '2020-03-31' },
    result: { inss: 221.62, inssSlices: [{ amount: 78.37 }, { amount: 94.01 }, { amount: 49.24 }] },
    source: 'https://www.yumpu.com/pt/document/view/66908722/manual-esocial/110',
  },
  {
    title: 'INSS de 2024 sobre cinco mil reais',
    on: '2026-11-14',
    input: { gross_salary: 5000, reference_date: '2024-01-31' },
    result: { inss: 518.81 },
    source: 'https://github.com/Pauloparakleto/inss_calculator/issues/11',
  },
  {
    title: 'INSS de 2024 sobre mil e quinhentos reais',
    on: '2026-11-14',
    input: { gross_salary: 1500, reference_date: '2024-01-31' },
    result: { inss: 113.82 },
    source: 'https://einvestidor.estadao.com.br/educacao-financeira/como-calcular-contribuicao-inss-2024',
  },
  {
    title: 'Dois salários mínimos em fevereiro de 2024',
    on: '2026-11-14',
    input: { gross_salary: 2824, reference_date: '2024-02-29' },
    result: { inss: 237.69, irrf: 0, irrfDetail: { deductionUsed: 'simplified', simplifiedBase: 2259.2 } },
    source: 'https://icbr.com.br/Noticias/Conteudo/tabela-progressiva---alteracoes-a-partir-de-fevereiro2024',
  },
  {
    title: 'INSS de 2022 sobre mil e quinhentos reais',
    on: '2026-11-14',
    input: { gross_salary: 1500, reference_date: '2022-01-31' },
    result: { inss: 116.82 },
    source: 'https://dol.com.br/noticias/brasil/693378/mudanca-na-contribuicao-do-inss-veja-quanto-voce-vai-pagar',
  },
  {
    title: 'Quatro mil reais em abril de 2025, véspera da nova tabela',
    on: '2026-11-14',
    input: { gross_salary: 4000, reference_date: '2025-04-30' },
    result: { irrf: 133.84 },
    source: 'https://impostoderendarestituicao.com.br/tabela-imposto-de-renda-2025',
  },
  {
    title: 'Cinco mil reais em maio de 2025, primeira tabela com isenção de 2.428,80',
    on: '2026-11-14',
    input: { gross_salary: 5000, reference_date: '2025-05-31' },
    result: { irrf: 312.89 },
    source: 'https://impostoderendarestituicao.com.br/tabela-imposto-de-renda-2025',
  },
  {
    title: 'Junho de 2019: uma só alíquota de INSS',
    on: '2026-11-14',
    input: { gross_salary: 3000, reference_date: '2019-06-01' },
    result: { inss: 330, irrf: 57.45, netSalary: 2612.55, irrfDetail: { base: 2670, simplifiedBase: null } },
    source: 'Portaria ME nº 9/2019: 3.000,00 × 11% = 330,00; Lei nº 13.149/2015: 2.670,00 × 7,5% − 142,80 = 57,45',
  },
  {
    title: 'Com vale-transporte, plano de saúde e refeição',
    on: '2026-11-14',
    input: { gross_salary: 3000, transport_cost: 193.6, health_plan: 150, meal_share: 60, reference_date: '2026-06-01' },
    result: {
      inss: 248.58,
      irrf: 0,
      transportDiscount: 180,
      healthPlan: 150,
      mealShare: 60,
      totalDeductions: 638.58,
      netSalary: 2361.42,
      fgts: 240,
    },
    source:
      'Lei nº 7.418/1985, art. 4º: 3.000,00 × 6% = 180,00, menos que 193,60; Portaria MPS/MF nº 13/2026: INSS de 121,57 + 115,36 + 11,65 = 248,58; 3.000,00 − 248,58 − 180,00 − 150,00 − 60,00',
  },
  {
    title: 'Transporte mais barato que 6%: desconta-se o custo',
    on: '2026-11-14',
    input: { gross_salary: 2000, transport_cost: 100, reference_date: '2026-06-01' },
    result: { transportDiscount: 100 },
    source: 'https://universodelas.com.br/quanto-descontar-de-vale-transporte (desconto de 100,00, o custo, e não de 120,00)',
  },
  {
    title: 'Salário mínimo de 2026 com dois filhos: salário-família',
    on: '2026-11-14',
    input: { gross_salary: 1621, children: 2, reference_date: '2026-06-01' },
    result: { inss: 121.57, familyAllowance: 135.08, netSalary: 1634.51, totalDeductions: 121.57, fgts: 129.68 },
    source:
      'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026 (2 × 67,54 = 135,08); 1.621,00 − 121,57 + 135,08; 1.621,00 × 8% = 129,68',
  },
  {
    title: 'As horas extras do mês levam o salário acima do limite do salário-família',
    on: '2026-11-14',
    input: { gross_salary: 1800, overtime_pay: 150, premiums: 30.39, children: 2, reference_date: '2026-06-01' },
    result: { totalPay: 1980.39, familyAllowance: 0, inss: 153.91, netSalary: 1826.48, fgts: 158.43 },
    source:
      'Portaria MPS/MF nº 13/2026: o limite é 1.980,38; INSS de 121,57 + 359,39 × 9% = 32,34; 1.980,39 − 153,91; FGTS de 8% sobre 1.980,39',
  },
  {
    title: 'O que a empresa gasta com três mil reais de salário',
    on: '2026-11-14',
    input: { gross_salary: 3000, transport_cost: 193.6, regime: 'normal', reference_date: '2026-06-01' },
    result: {
      fgts: 240,
      employer: { pay: 3000, inss: 600, rat: 90, thirdParties: 174, fgts: 240, transportShare: 13.6, total: 4117.6 },
    },
    source: 'Lei nº 8.212/1991, art. 22: 20% + 3% + 5,8%; Lei nº 8.036/1990, art. 15: 8%; 3.000,00 + 864,00 + 240,00 + 13,60',
  },
]
