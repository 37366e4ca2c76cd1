import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/l8212cons.htm'
const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Três mil reais no regime normal, o resto em branco',
    on: '2026-11-14',
    input: { salary: 3000 },
    result: {
      charges: { inss: 600, rat: 90, thirdParties: 174, fgts: 240, total: 1104 },
      provisions: { thirteenth: 250, vacation: 333.33, charges: 214.67, total: 798 },
      benefits: 0,
      monthlyTotal: 4902,
      annualTotal: 58824,
      factor: 1.634,
    },
    source: `${L8212}, art. 22: 20% + 3% + 5,8% + FGTS 8% = 36,8%; 3.000,00 ÷ 12, ÷ 9, e 36,8% de 583,33`,
  },
  {
    title: 'Custo publicado com RAT de 1%: 1.218,00 de encargos e 680,56 de provisões',
    on: '2026-11-14',
    input: { salary: 3500, rat_rate: 1, reference_date: '2026-06-30' },
    result: {
      charges: { inss: 700, rat: 35, thirdParties: 203, fgts: 280, total: 1218 },
      provisions: { thirteenth: 291.67, vacation: 388.89, charges: 236.83 },
      monthlyTotal: 5635.39,
      factor: 1.6101,
    },
    source:
      'https://www.junny.com.br/calculadoras/trabalhistas-e-carreira/custo-funcionario (1.218,00 e 680,56; o total de 5.398,56 da página não conta os encargos sobre as provisões: 34,8% de 680,56 = 236,83)',
  },
  {
    title: 'Optante do Simples: só o FGTS',
    on: '2026-11-14',
    input: { salary: 3000, regime: 'simples' },
    result: {
      charges: { inss: 0, rat: 0, thirdParties: 0, fgts: 240, total: 240 },
      provisions: { charges: 46.67 },
      monthlyTotal: 3870,
      factor: 1.29,
    },
    source: `${LC123}, art. 13, VI e § 3º: patronal no DAS e sem terceiros; 3.000,00 × 8% e 8% de 583,33`,
  },
  {
    title: 'Simples no anexo IV: patronal e RAT fora do DAS, sem terceiros',
    on: '2026-11-14',
    input: { salary: 3000, regime: 'simples_anexo_iv' },
    result: {
      charges: { inss: 600, rat: 90, thirdParties: 0, fgts: 240, total: 930 },
      provisions: { charges: 180.83 },
      monthlyTotal: 4694.16,
    },
    source: `${LC123}, art. 13, VI, e art. 18, § 5º-C: 20% + 3% + 8% = 31%; 31% de 583,33 = 180,83`,
  },
  {
    title: 'Com benefícios e centavos',
    on: '2026-11-14',
    input: { salary: 2222.22, rat_rate: 2, vale_transporte: 200, vale_refeicao: 500, plano_saude: 200 },
    result: {
      charges: { inss: 444.44, rat: 44.44, thirdParties: 128.89, fgts: 177.77, total: 795.54 },
      provisions: { thirteenth: 185.19, vacation: 246.91, charges: 154.69 },
      benefits: 900,
      monthlyTotal: 4504.55,
      annualTotal: 54054.6,
    },
    source: `${L8212}, art. 22: 20% + 2% + 5,8% + 8% de 2.222,22, o FGTS truncado (manual do eSocial, S-5003, 1.13); 35,8% de 432,10; 200,00 + 500,00 + 200,00`,
  },
  {
    title: 'RAT de 3% com o maior FAP: 6%',
    on: '2026-11-14',
    input: { salary: 1000, rat_rate: 6 },
    result: { charges: { rat: 60, total: 398 } },
    source: `${L8212}, art. 22, II, e Decreto nº 6.957/2009 (FAP de 0,5 a 2): 3% × 2; 20% + 6% + 5,8% + 8%`,
  },
  {
    title: 'Março de 2005: mais 0,5% da LC nº 110/2001',
    on: '2026-11-14',
    input: { salary: 1000, reference_date: '2005-03-01' },
    result: {
      charges: { inss: 200, rat: 30, thirdParties: 58, fgts: 80, socialContribution: 5, total: 373 },
      provisions: { charges: 72.53 },
      monthlyTotal: 1639.97,
    },
    source: 'https://vlex.com.br/vid/es-sociais-lei-complementar-n-533824322 (0,5% de janeiro de 2002 a dezembro de 2006); 37,3% de 194,44',
  },
  {
    title: 'O ano em 13,33 e em 14,33 salários',
    on: '2026-11-14',
    input: { salary: 3000, reference_date: '2026-06-30' },
    result: {
      annualTotal: 58824,
      annual: { paidSalaries: 13.33, paidTotal: 54720, coveredSalaries: 14.33, coveredTotal: 58824 },
    },
    source: `${L8212}, art. 22: (3.000,00 + 1.104,00) × 12 + 4.000,00 × 136,8% = 54.720,00; com mais um mês de 4.104,00, 58.824,00`,
  },
  {
    title: 'RAT de 2% com FAP de 1,5, terceiros de 2,7% e outros benefícios',
    on: '2026-11-14',
    input: { salary: 1000, rat_rate: 2, fap: 1.5, third_parties_rate: 2.7, other_benefits: 50, reference_date: '2026-06-30' },
    result: { charges: { inss: 200, rat: 30, thirdParties: 27, fgts: 80, total: 337 }, benefits: 50 },
    source: `${L8212}, art. 22, II, e Decreto nº 6.957/2009: 2% × 1,5 = 3%; 20% + 3% + 2,7% + 8% de 1.000,00`,
  },
  {
    title: 'Empresa de tecnologia com a desoneração da folha em 2026',
    on: '2026-11-14',
    input: { salary: 12000, rat_rate: 2, payroll_relief: 'it', reference_date: '2026-06-30' },
    result: {
      charges: { inss: 1200, rat: 240, thirdParties: 696, fgts: 960 },
      provisions: { thirteenth: 1000, vacation: 1333.33, charges: 502 },
    },
    source:
      'Lei nº 12.546/2011 e Lei nº 14.973/2024: 20% × 50% de 12.000; nas provisões, 1.000 × (2% + 5,8% + 8%) + 1.333,33 × (10% + 15,8%)',
  },
]
