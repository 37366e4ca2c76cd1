import type { Example } from '../../../../core/operation/card.ts'

const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'
const NEW_COMPANY = 'https://docs-consulta.questor.com.br/docs/fiscal/inicioatividade'

export const examples: Example[] = [
  {
    title: 'Serviços a dez mil reais por mês, tudo o mais omitido',
    on: '2026-11-14',
    input: { monthly_revenue: 10000 },
    result: {
      annex: 'III',
      revenue12m: 120000,
      bracket: 1,
      nominalRatePercent: 6,
      deduct: 0,
      effectiveRatePercent: 6,
      monthlyTax: 600,
      split: { irpj: 24, csll: 21, cofins: 76.92, pis: 16.68, cpp: 260.4, iss: 201 },
      factorR: null,
      warnings: [],
    },
    source: `${LC123}, anexo III: 10.000,00 × 6% = 600,00; repartição de 4%, 3,5%, 12,82%, 2,78%, 43,4% e 33,5%`,
  },
  {
    title: 'Receita de 12 meses que não é doze vezes a do mês, setembro de 2022',
    on: '2026-11-14',
    input: { monthly_revenue: 35000, revenue_12m: 201010, reference_date: '2022-09-30' },
    result: { bracket: 2, nominalRatePercent: 11.2, deduct: 9360, effectiveRatePercent: 6.543515, monthlyTax: 2290.23 },
    source:
      'https://palearicontabilidade.com.br/post/anexo-iii-do-simples-nacional (35.000,00 com RBT12 de 201.010,00); (201.010 × 11,2% − 9.360) ÷ 201.010 = 6,543515%',
  },
  {
    title: 'Oitenta mil por mês: a alíquota efetiva não é arredondada',
    on: '2026-11-14',
    input: { monthly_revenue: 80000, annex: 'III' },
    result: { bracket: 4, effectiveRatePercent: 12.2875, monthlyTax: 9830 },
    source: `${LC123}, art. 18, § 1º-A: (960.000 × 16% − 35.640) ÷ 960.000 = 12,2875%; com 12,29% seriam 9.832,00`,
  },
  {
    title: 'No limite da primeira faixa',
    on: '2026-11-14',
    input: { monthly_revenue: 15000, revenue_12m: 180000 },
    result: { bracket: 1, effectiveRatePercent: 6, monthlyTax: 900 },
    source: `${LC123}, anexo III: "até 180.000,00", 15.000,00 × 6%`,
  },
  {
    title: 'Um centavo além da primeira faixa',
    on: '2026-11-14',
    input: { monthly_revenue: 15000, revenue_12m: 180000.01 },
    result: { bracket: 2, nominalRatePercent: 11.2, deduct: 9360, effectiveRatePercent: 6, monthlyTax: 900 },
    source: `${LC123}, anexo III: (180.000,01 × 11,2% − 9.360) ÷ 180.000,01 = 6,0000003%`,
  },
  {
    title: 'Comércio na segunda faixa',
    on: '2026-11-14',
    input: { monthly_revenue: 20000, annex: 'I' },
    result: { annex: 'I', bracket: 2, effectiveRatePercent: 4.825, monthlyTax: 965, split: { icms: 328.1 } },
    source: `${LC123}, anexo I: (240.000 × 7,3% − 5.940) ÷ 240.000 = 4,825%; ICMS de 34%: 328,10`,
  },
  {
    title: 'Indústria no fim da segunda faixa',
    on: '2026-11-14',
    input: { monthly_revenue: 30000, annex: 'II' },
    result: { bracket: 2, effectiveRatePercent: 6.15, monthlyTax: 1845, split: { icms: 590.4 } },
    source: `${LC123}, anexo II: (360.000 × 7,8% − 5.940) ÷ 360.000 = 6,15%; ICMS de 32%: 590,40`,
  },
  {
    title: 'Anexo IV: sem contribuição patronal no DAS',
    on: '2026-11-14',
    input: { monthly_revenue: 30000, annex: 'IV' },
    result: { bracket: 2, effectiveRatePercent: 6.75, monthlyTax: 2025, split: { cpp: 0, iss: 810 } },
    source: `${LC123}, anexo IV: (360.000 × 9% − 8.100) ÷ 360.000 = 6,75%; ISS de 40%: 810,00`,
  },
  {
    title: 'Fator R de 28%: o anexo V é tributado pelo III',
    on: '2026-11-14',
    input: { monthly_revenue: 50000, annex: 'V', payroll_12m: 168000 },
    result: { annex: 'III', bracket: 3, effectiveRatePercent: 10.56, monthlyTax: 5280, factorR: 0.28 },
    source: `${LC123}, art. 18, § 5º-J: 168.000 ÷ 600.000 = 0,28; anexo III: (600.000 × 13,5% − 17.640) ÷ 600.000 = 10,56%`,
  },
  {
    title: 'Fator R um centavo abaixo de 28%: o anexo III é tributado pelo V',
    on: '2026-11-14',
    input: { monthly_revenue: 50000, annex: 'III', payroll_12m: 167999.99 },
    result: { annex: 'V', bracket: 3, effectiveRatePercent: 17.85, monthlyTax: 8925, factorR: 0.279999 },
    source: `${LC123}, art. 18, § 5º-M: 0,2799 é menor que 0,28; anexo V: (600.000 × 19,5% − 9.900) ÷ 600.000 = 17,85%`,
  },
  {
    title: 'Primeiro mês de atividade',
    on: '2026-11-14',
    input: { monthly_revenue: 9000, months_active: 1, reference_date: '2018-07-31' },
    result: { revenue12m: 108000, bracket: 1, monthlyTax: 540 },
    source: `${NEW_COMPANY} (9.000,00 × 12 = 108.000,00, primeira faixa); 9.000,00 × 6%`,
  },
  {
    title: 'Segundo mês de atividade: a receita do próprio mês não entra na média',
    on: '2026-11-14',
    input: { monthly_revenue: 40000, revenue_12m: 9000, months_active: 2, reference_date: '2018-08-31' },
    result: { revenue12m: 108000, bracket: 1, monthlyTax: 2400 },
    source: `${NEW_COMPANY} (9.000,00 × 12 = 108.000,00); 40.000,00 × 6%`,
  },
  {
    title: 'Terceiro mês de atividade: média dos dois anteriores vezes 12',
    on: '2026-11-14',
    input: { monthly_revenue: 6000, revenue_12m: 49000, months_active: 3, reference_date: '2018-09-30' },
    result: { revenue12m: 294000, bracket: 2, effectiveRatePercent: 8.016327, monthlyTax: 480.98 },
    source: `${NEW_COMPANY} (49.000,00 ÷ 2 × 12 = 294.000,00, segunda faixa); (294.000 × 11,2% − 9.360) ÷ 294.000 = 8,016327%`,
  },
  {
    title: 'ISS limitado a 5% na quinta faixa do anexo III',
    on: '2026-11-14',
    input: { monthly_revenue: 250000, annex: 'III' },
    result: {
      bracket: 5,
      effectiveRatePercent: 16.812,
      monthlyTax: 42030,
      split: { irpj: 1777.71, csll: 1553.28, cofins: 5693.38, pis: 1234.35, cpp: 19271.28, iss: 12500 },
    },
    source: `${LC123}, nota do anexo III: 16,812% passa de 14,92537%; ISS 250.000 × 5%; 29.530,00 × 6,02%, 5,26%, 19,28%, 4,18% e 65,26%`,
  },
  {
    title: 'Anexo V no sublimite: ISS de 4,9996% não chega ao máximo',
    on: '2026-11-14',
    input: { monthly_revenue: 300000, annex: 'V' },
    result: { annex: 'V', bracket: 5, effectiveRatePercent: 21.275, monthlyTax: 63825, split: { irpj: 14679.75 } },
    source: `${LC123}, anexo V: (3.600.000 × 23% − 62.100) ÷ 3.600.000 = 21,275%; ISS 23,5% × 21,275% = 4,9996% da receita; IRPJ 23%`,
  },
  {
    title: 'Um centavo acima do sublimite: sexta faixa, sem ICMS no DAS',
    on: '2026-11-14',
    input: { monthly_revenue: 300000, annex: 'I', revenue_12m: 3600000.01 },
    result: {
      bracket: 6,
      effectiveRatePercent: 8.5,
      monthlyTax: 25500,
      split: { icms: 0, cpp: 10735.5 },
      warnings: [
        'Receita de 12 meses acima do sublimite de R$ 3.600.000,00: ICMS e ISS saem do DAS e são pagos pelas regras do estado e do município, além deste valor.',
      ],
    },
    source: `${LC123}, art. 13-A e anexo I: (3.600.000,01 × 19% − 378.000) ÷ 3.600.000,01 = 8,5%; CPP de 42,1%`,
  },
  {
    title: 'No teto do regime',
    on: '2026-11-14',
    input: { monthly_revenue: 400000, annex: 'II' },
    result: { revenue12m: 4800000, bracket: 6, effectiveRatePercent: 15, monthlyTax: 60000, split: { ipi: 21000, icms: 0 } },
    source: `${LC123}, anexo II: (4.800.000 × 30% − 720.000) ÷ 4.800.000 = 15%; IPI de 35%`,
  },
  {
    title: 'Janeiro de 2027: CBS e IBS no lugar de PIS e Cofins',
    on: '2026-11-14',
    input: { monthly_revenue: 10000, reference_date: '2027-01-31' },
    result: { monthlyTax: 600, split: { irpj: 24, csll: 21, cofins: 0, pis: 0, cbs: 92.58, cpp: 260.4, iss: 201, ibs: 1.02 } },
    source:
      'https://www.in.gov.br/en/web/dou/-/resolucao-cgsn-n-190-de-4-de-agosto-de-2026-724454118, anexo III: 600,00 × 15,43% de CBS e 0,17% de IBS',
  },
]
