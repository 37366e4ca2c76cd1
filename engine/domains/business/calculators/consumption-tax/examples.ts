import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const OFFICIAL =
  'Testes da Calculadora de Tributos da Receita Federal (br.gov.serpro.rtc), por github.com/pedro554/calculadoraimpostogov, commit afeb8ca'
const LC = 'LC nº 214/2025'
const DAY = '2026-11-16'
const RATES_2027 = { cbs_rate: 8.4, ibs_state_rate: 0.05, ibs_municipal_rate: 0.05 }
/** Test rates for 2028. */
const RATES_2028 = { cbs_rate: 8.4, ibs_state_rate: 1.5, ibs_municipal_rate: 1.05 }

const rate = (ratePercent: number) => ({ ratePercent, amount: 0 })

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois itens: serviço de saúde com redução de 60% e um produto sem redução',
    on: DAY,
    input: {
      items: [
        { value: 850, code: '200029' },
        { value: 120.55, code: '000001' },
      ],
      reference_date: '2026-05-05',
    },
    result: { base: 970.55, cbs: 4.14, ibsState: 0.46, ibsMunicipal: 0, total: 4.6, cst: null, testYear: true, collected: false },
    source: `${LC}, arts. 130, 343 e 346: 850,00 × 0,36% = 3,06 e × 0,04% = 0,34; 120,55 × 0,9% = 1,08 e × 0,1% = 0,12`,
  },
  {
    title: 'Teste 011002_1 da Receita: plano de saúde em 2026',
    on: DAY,
    input: { value: 200, code: '011002', nbs: '114052200', reference_date: '2026-01-01' },
    result: {
      base: 200,
      cbs: 0.72,
      ibsState: 0.08,
      ibsMunicipal: 0,
      cbsReductionPercent: 60,
      cbsEffectivePercent: 0.36,
      ibsStateEffectivePercent: 0.04,
      ibsMunicipalEffectivePercent: 0,
    },
    source: OFFICIAL,
  },
  {
    title: 'Teste 200032_1 da Receita: medicamento com redução de 60%',
    on: DAY,
    input: { value: 200, code: '200032', ncm: '24021000', reference_date: '2026-01-01' },
    result: { base: 200, cbs: 0.72, ibsState: 0.08, ibsMunicipal: 0, total: 0.8, simulated: false },
    source: OFFICIAL,
  },
  {
    title: 'Teste 000001_3 da Receita: exportação com suspensão, em 2026',
    on: DAY,
    input: { value: 200, code: '550001', ncm: '24021000', regular_code: '000001', reference_date: '2026-01-01' },
    result: { base: 200, cbs: 0, ibsState: 0, ibsMunicipal: 0, cst: '550', cbsEffectivePercent: 0.9, ibsStateEffectivePercent: 0.1 },
    source: OFFICIAL,
  },
  {
    title: 'Teste 000001_4 da Receita: suspensão com imposto seletivo na base, em 2027',
    on: DAY,
    input: {
      value: 200,
      code: '550001',
      ncm: '24021000',
      regular_code: '000001',
      selective_tax: 47.3,
      ...RATES_2027,
      reference_date: '2027-01-01',
    },
    result: {
      base: 247.3,
      total: 0,
      simulated: true,
      lines: [{ cbs: rate(8.4), ibsState: rate(0.05), ibsMunicipal: rate(0.05), regular: { code: '000001', cbs: { amount: 20.77 } } }],
    },
    source: `${OFFICIAL}; 247,30 × 8,4% = 20,77 sem a suspensão`,
  },
  {
    title: 'Teste 000001_5 da Receita: tributação integral com as alíquotas do teste de 2028',
    on: DAY,
    input: { value: 200, ncm: '09024000', ...RATES_2028, reference_date: '2028-01-01' },
    result: { base: 200, cbs: 16.8, ibsState: 3, ibsMunicipal: 2.1, ibs: 5.1, total: 21.9, simulated: true, collected: true },
    source: OFFICIAL,
  },
  {
    title: 'Teste 000001_7 da Receita: suspensão em 2028',
    on: DAY,
    input: { value: 200, code: '550001', ncm: '09024000', regular_code: '000001', ...RATES_2028, reference_date: '2028-01-01' },
    result: { base: 200, total: 0, lines: [{ cbs: rate(8.4), ibsState: rate(1.5), ibsMunicipal: rate(1.05) }] },
    source: OFFICIAL,
  },
  {
    title: 'Teste 000001_8 da Receita: carro com imposto seletivo e suspensão',
    on: DAY,
    input: {
      value: 200,
      code: '550001',
      ncm: '87032100',
      regular_code: '000001',
      selective_tax: 10.54,
      ...RATES_2028,
      reference_date: '2028-01-01',
    },
    result: { base: 210.54, total: 0, lines: [{ cbs: rate(8.4), ibsState: rate(1.5), ibsMunicipal: rate(1.05) }] },
    source: OFFICIAL,
  },
  {
    title: 'Teste 200002_2 da Receita: alíquota zero, com o imposto seletivo na base',
    on: DAY,
    input: { value: 200, code: '200002', ncm: '24021000', selective_tax: 47.3, ...RATES_2027, reference_date: '2027-01-01' },
    result: { base: 247.3, total: 0, cbsReductionPercent: 100, lines: [{ cbs: rate(0), ibsState: rate(0), ibsMunicipal: rate(0) }] },
    source: OFFICIAL,
  },
  {
    title: 'Teste 200002_3 da Receita: suspensão de um código de alíquota zero, em 2026',
    on: DAY,
    input: { value: 200, code: '550001', ncm: '24021000', regular_code: '200002', reference_date: '2026-01-01' },
    result: { base: 200, total: 0, lines: [{ cbs: rate(0), ibsState: rate(0), ibsMunicipal: rate(0) }] },
    source: OFFICIAL,
  },
  {
    title: 'Teste 200002_4 da Receita: o mesmo em 2027, com imposto seletivo',
    on: DAY,
    input: {
      value: 200,
      code: '550001',
      ncm: '24021000',
      regular_code: '200002',
      selective_tax: 47.3,
      ...RATES_2027,
      reference_date: '2027-01-01',
    },
    result: { base: 247.3, total: 0, lines: [{ cbs: rate(0), ibsState: rate(0), ibsMunicipal: rate(0) }] },
    source: OFFICIAL,
  },
  {
    title: 'Teste 200032_4 da Receita: suspensão de um código reduzido, em 2027',
    on: DAY,
    input: {
      value: 200,
      code: '550001',
      ncm: '24021000',
      regular_code: '200032',
      selective_tax: 47.3,
      ...RATES_2027,
      reference_date: '2027-01-01',
    },
    result: { base: 247.3, total: 0, lines: [{ cbs: rate(8.4), ibsState: rate(0.05), ibsMunicipal: rate(0.05) }] },
    source: OFFICIAL,
  },
  {
    title: 'Teste 620001_1 da Receita: 10 litros de combustível, por unidade',
    on: DAY,
    input: {
      value: 200,
      code: '620001',
      ncm: '27101259',
      quantity: 10,
      ad_rem_cbs: 1.47,
      ad_rem_ibs: 1.471,
      ...RATES_2027,
      reference_date: '2027-01-01',
    },
    result: { cbs: 14.7, ibs: 14.71, total: 29.41, cbsEffectivePercent: null },
    source: `${OFFICIAL} (AdRem de 1,47 e 1,471 por litro)`,
  },
  {
    title: 'O primeiro dia do ano de teste',
    on: DAY,
    input: { value: 1000, reference_date: '2026-01-01' },
    result: { base: 1000, cbs: 9, ibsState: 1, ibsMunicipal: 0, total: 10, cst: '000', cbsReductionPercent: 0, deferredCbs: 0 },
    source: `${LC}, arts. 343 e 346: 0,9% e 0,1%`,
  },
  {
    title: '2027: o IBS é da lei e a CBS é informada; 0,05% com redução de metade é 0,03%',
    on: DAY,
    input: { value: 100000, code: '200046', cbs_rate: 8.7, reference_date: '2027-01-01' },
    result: { cbs: 4350, ibsState: 30, ibsMunicipal: 30, ibsStateEffectivePercent: 0.03, simulated: true, testYear: false },
    source: `${LC}, arts. 261, 344 e 347: 8,7% × 50% = 4,35%; 0,05% × 50% = 0,025%, com quatro casas na fração 0,0003`,
  },
  {
    title: 'ProUni: a CBS é zero e o IBS é reduzido em 60%',
    on: DAY,
    input: { value: 5000, code: '200025', reference_date: '2026-06-15' },
    result: { cbs: 0, ibsState: 2, cbsReductionPercent: 100, ibsReductionPercent: 60, total: 2 },
    source: `${LC}, art. 308: CBS reduzida em 100%; 5.000,00 × 0,04% = 2,00`,
  },
  {
    title: 'Diferimento: o tributo se calcula e fica para depois',
    on: DAY,
    input: { value: 1000, code: '510001', reference_date: '2026-06-15' },
    result: { base: 1000, cbs: 0, ibs: 0, total: 0, deferredCbs: 9, deferredIbs: 1 },
    source: `${LC}, art. 28, § 1º: 1.000,00 × 0,9% e × 0,1%`,
  },
  {
    title: 'Exportação: imune, sem base',
    on: DAY,
    input: { value: 1000, code: '410004', reference_date: '2026-06-15' },
    result: { base: 0, total: 0, cst: '410', cbsReductionPercent: 0 },
    source: `${LC}, art. 8º`,
  },
  {
    title: 'ICMS e PIS/Cofins dentro do valor saem da base',
    on: DAY,
    input: { value: 1000, excluded_taxes: 216.5, reference_date: '2026-06-15' },
    result: { base: 783.5, cbs: 7.05, ibsState: 0.78, total: 7.83 },
    source: `${LC}, art. 12: 1.000,00 − 216,50 = 783,50; × 0,9% e × 0,1%`,
  },
]
