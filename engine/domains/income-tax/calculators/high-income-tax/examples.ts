import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ACT = 'Lei nº 9.250/1995, art. 16-A (Lei nº 15.270/2025)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Setecentos e cinquenta mil: 2,5%',
    on: '2026-11-14',
    input: { base_income: 750000 },
    result: { subject: true, ratePercent: 2.5, grossTax: 18750, due: 18750 },
    source: 'https://exame.com/economia/tributacao-da-alta-renda-para-bancar-isencao-de-ir-tera-aliquotas-minimas-veja-valores/',
  },
  {
    title: 'Novecentos mil com quinze mil já pagos',
    on: '2026-11-14',
    input: { base_income: 900000, regular_tax: 15000 },
    result: { ratePercent: 5, grossTax: 45000, credits: 15000, due: 30000, settlement: 30000 },
    source: `${ACT}: 900.000 ÷ 60.000 − 10 = 5%; 45.000,00 − 15.000,00`,
  },
  {
    title: 'Seiscentos mil exatos: não está sujeito',
    on: '2026-11-14',
    input: { base_income: 600000, regular_tax: 150000 },
    result: { subject: false, ratePercent: 0, due: 0 },
    source: `${ACT}: só acima de 600.000,00`,
  },
  {
    title: 'Um centavo acima: sujeito, com alíquota quase zero',
    on: '2026-11-14',
    input: { base_income: 600000.01 },
    result: { subject: true, grossTax: 0 },
    source: `${ACT}: 600.000,01 ÷ 60.000 − 10 dá 0,0000002%, menos de meio centavo`,
  },
  {
    title: 'Oitocentos mil: 3,3333%, não 5%',
    on: '2026-11-14',
    input: { base_income: 800000 },
    result: { ratePercent: 3.333333, grossTax: 26666.67 },
    source: `${ACT}: 800.000 ÷ 60.000 − 10 = 3,3333…%`,
  },
  {
    title: 'Um milhão e duzentos mil: 10%, coberto pelo imposto da declaração',
    on: '2026-11-14',
    input: { base_income: 1200000, regular_tax: 314244.34 },
    result: { ratePercent: 10, grossTax: 120000, due: 0, settlement: 0 },
    source: `${ACT}: 1.200.000,00 × 10% = 120.000,00, menos que 314.244,34`,
  },
  {
    title: 'Lucros de um milhão e duzentos mil com os 10% retidos',
    on: '2026-11-14',
    input: { base_income: 1200000, dividends: 1200000, dividend_withheld: 120000 },
    result: { due: 120000, settlement: 0 },
    source: `${ACT} e art. 6º-A: 120.000,00 de imposto mínimo, 120.000,00 já retidos`,
  },
  {
    title: 'Empresa que já paga 30%: o redutor devolve o que passa de 34%',
    on: '2026-11-14',
    input: { base_income: 1200000, dividends: 1200000, company_effective_rate: 30, dividend_withheld: 120000 },
    result: { reducer: 72000, due: 48000, settlement: -72000 },
    source: 'Lei nº 9.250/1995, art. 16-B: (30% + 10% − 34%) × 1.200.000,00 = 72.000,00',
  },
]
