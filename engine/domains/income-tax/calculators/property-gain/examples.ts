import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Comprado em janeiro de 2000, vendido em fevereiro de 2006',
    on: '2026-11-14',
    input: { sale_price: 100000, acquisition_cost: 60000, acquisition_date: '2000-01-09', sale_date: '2006-02-05' },
    result: { gain: 40000, exemption: null, fr1Months: 71, fr2Months: 3, reducedGain: 25885.18, tax: 3882.78, dueDate: '2006-03-31' },
    source:
      'http://apoiotributario.blogspot.com/2009/04/como-calcular-o-ganho-de-capital-da.html (71 e 3 meses; a página arredonda o fator a 0,64713 e acha 25.885,20)',
  },
  {
    title: 'Comprado em 1982: redução de 35%',
    on: '2026-11-14',
    input: { sale_price: 800000, acquisition_cost: 100000, acquisition_date: '1982-05-10', sale_date: '2026-06-10' },
    result: { gain: 700000, pre1988ReductionPercent: 35, fr1Months: 119, fr2Months: 247 },
    source:
      'https://www.areacertaimoveis.com.br/blog/voce-sabe-quais-sao-as-reducoes-aplicaveis-na-apuracao-do-ganho-de-capital-imobiliario-/57/',
  },
  {
    title: 'Comprado em 1969: nada a pagar',
    on: '2026-11-14',
    input: { sale_price: 800000, acquisition_cost: 0, acquisition_date: '1969-12-31', sale_date: '2026-06-10' },
    result: { pre1988ReductionPercent: 100, reducedGain: 0, tax: 0 },
    source: 'Lei nº 7.713/1988, art. 18: redução de 100% para o adquirido até 1969',
  },
  {
    title: 'Comprado em 1988, o último ano com redução',
    on: '2026-11-14',
    input: { sale_price: 500000, acquisition_cost: 100000, acquisition_date: '1988-12-31', sale_date: '2026-06-10' },
    result: { pre1988ReductionPercent: 5 },
    source: 'Lei nº 7.713/1988, art. 18: redução de 5% para o adquirido em 1988',
  },
  {
    title: 'Único imóvel por 440 mil: isento',
    on: '2026-11-14',
    input: { sale_price: 440000, acquisition_cost: 100000, acquisition_date: '2010-01-10', sale_date: '2026-06-10', only_property: true },
    result: { gain: 340000, exemption: 'only_property', tax: 0 },
    source: 'Lei nº 9.250/1995, art. 23: isento até 440.000,00',
  },
  {
    title: 'Um centavo acima: tributado com os fatores',
    on: '2026-11-14',
    input: {
      sale_price: 440000.01,
      acquisition_cost: 100000,
      acquisition_date: '2010-01-10',
      sale_date: '2026-06-10',
      only_property: true,
    },
    result: { exemption: null, fr1Months: 0, fr2Months: 198, reducedGain: 170230.87, tax: 25534.63 },
    source: 'Lei nº 11.196/2005, art. 40: 340.000,01 ÷ 1,0035^198 = 170.230,87; × 15%',
  },
  {
    title: 'Comprado em junho de 2005, vendido em junho de 2023',
    on: '2026-11-14',
    input: { sale_price: 600000, acquisition_cost: 200000, acquisition_date: '2005-06-01', sale_date: '2023-06-01' },
    result: { fr1Months: 6, fr2Months: 211, tax: 27694.71 },
    source:
      'Lei nº 11.196/2005, art. 40, com os dados de https://buhreradvogados.com.br/artigos/o-imposto-de-renda-sobre-o-ganho-de-capital-na-venda-de-imovel-urbano, que esquece os fatores e cobra 60.000,00',
  },
  {
    title: 'Metade usada em outro imóvel dentro de 180 dias',
    on: '2026-11-14',
    input: { sale_price: 600000, acquisition_cost: 200000, acquisition_date: '2005-06-01', sale_date: '2023-06-01', reinvested: 300000 },
    result: { reducedGain: 184631.41, reinvestedPercent: 50, taxableGain: 92315.71, tax: 13847.36 },
    source: 'Lei nº 11.196/2005, arts. 39 e 40: 400.000,00 ÷ 1,006^6 ÷ 1,0035^211 = 184.631,41; metade isenta; × 15%',
  },
  {
    title: 'Venda por menos do que custou',
    on: '2026-11-14',
    input: { sale_price: 300000, acquisition_cost: 320000, acquisition_date: '2015-03-10', sale_date: '2026-06-10', brokerage_fee: 15000 },
    result: { gain: -35000, tax: 0, effectiveRatePercent: 0 },
    source: 'Lei nº 7.713/1988, art. 3º: 300.000,00 − 15.000,00 − 320.000,00 é prejuízo, sem imposto',
  },
  {
    title: 'Vendido em novembro de 2019: vence no penúltimo dia útil de dezembro',
    on: '2026-11-14',
    input: { sale_price: 500000, acquisition_cost: 400000, acquisition_date: '2015-03-10', sale_date: '2019-11-20' },
    result: { dueDate: '2019-12-30' },
    source:
      'https://gov.br/pgfn/pt-br/assuntos/noticias/2019/fique-atento-ao-pagamento-dos-documentos-de-arrecadacao-neste-fim-de-ano: até 30/12/2019, ainda que no documento conste 31/12/2019',
  },
]
