import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const OT = 'https://otrabalhador.com/seguro-e-emprego/micro-empreendedor-individual-mei/desenquadramento-saiba-como-deixar-de-ser-mei'
const LC123 = 'Lei Complementar nº 123/2006, art. 18-A'

export const examples: Examples<typeof definition> = [
  {
    title: 'Comércio com 97.200,00: exatamente 20% acima',
    on: '2026-11-14',
    input: { annual_revenue: 97200, activity: 'commerce' },
    result: {
      limit: 81000,
      excess: 16200,
      excessPercent: 20,
      status: 'up_to_20',
      extraTax: 648,
      leavesOn: '2027-01-01',
      retroactive: false,
    },
    source: `${OT}: 16.200,00 × 4% = 648,00`,
  },
  {
    title: 'Um centavo além dos 20%: o ano inteiro no Simples',
    on: '2026-11-14',
    input: { annual_revenue: 97200.01, activity: 'commerce' },
    result: { status: 'over_20', extraTax: 3888, leavesOn: '2026-01-01', retroactive: true },
    source: `${LC123}, § 7º, III, b: 97.200,01 × 4% = 3.888,00`,
  },
  {
    title: 'Serviços com 97.200,00',
    on: '2026-11-14',
    input: { annual_revenue: 97200, activity: 'services' },
    result: { ratePercent: 6, extraTax: 972 },
    source: `${OT}: 16.200,00 × 6% = 972,00`,
  },
  {
    title: 'Metade serviços, metade comércio',
    on: '2026-11-14',
    input: { annual_revenue: 97200, activity: 'mixed', services_share: 50 },
    result: { ratePercent: 5, extraTax: 810 },
    source: `${OT}: 8.100,00 × 4% + 8.100,00 × 6% = 324,00 + 486,00`,
  },
  {
    title: 'Seis meses de atividade no limite proporcional',
    on: '2026-11-14',
    input: { annual_revenue: 40500, activity: 'services', months_active: 6 },
    result: { limit: 40500, status: 'within', excess: 0, extraTax: 0, leavesOn: null },
    source: 'https://rsv.com.br/mei-desenquadramento-por-excesso-de-receita: 6.750,00 × 6 = 40.500,00',
  },
  {
    title: 'Sete meses, de junho a dezembro, além dos 20%',
    on: '2026-11-14',
    input: { annual_revenue: 60000, activity: 'industry', months_active: 7 },
    result: { limit: 47250, toleranceLimit: 56700, status: 'over_20', extraTax: 2700, leavesOn: '2026-06-01' },
    source: `${LC123}, §§ 2º e 7º: 6.750,00 × 7 = 47.250,00; 60.000,00 × 4,5% = 2.700,00`,
  },
  {
    title: 'Caminhoneiro: o limite é outro',
    on: '2026-11-14',
    input: { annual_revenue: 251600, activity: 'services', trucker: true },
    result: { limit: 251600, status: 'within' },
    source: 'Lei Complementar nº 123/2006, art. 18-F: 251.600,00 no ano',
  },
  {
    title: 'Duzentos mil reais: fora da primeira faixa, sem conta anual',
    on: '2026-11-14',
    input: { annual_revenue: 200000, activity: 'services' },
    result: { status: 'over_20', extraTax: null, leavesOn: '2026-01-01' },
    source: `${LC123}, § 7º; anexo III: a primeira faixa vai a 180.000,00`,
  },
  {
    title: 'Em 2017 o limite era de sessenta mil',
    on: '2026-11-14',
    input: { annual_revenue: 72000, activity: 'services', reference_date: '2017-12-31' },
    result: { limit: 60000, status: 'up_to_20', extraTax: 720, leavesOn: '2018-01-01' },
    source: `${LC123}, na redação da LC nº 139/2011: 60.000,00; 12.000,00 × 6% = 720,00`,
  },
]
