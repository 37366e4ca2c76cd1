import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const TABLE = 'Decreto nº 6.306/2007, art. 32 e Anexo; Lei nº 11.033/2004, art. 1º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cem reais de rendimento no dia 15',
    on: '2026-11-14',
    input: { yield: 100, days: 15 },
    result: {
      iofPercent: 50,
      iof: 50,
      incomeTaxRatePercent: 22.5,
      incomeTax: 11.25,
      netYield: 38.75,
      netYieldIfWait30: 155,
      gainFromWaiting: 116.25,
    },
    source:
      'https://dedemontalvao.blogspot.com/2011/05/saque-de-cdb-em-ate-30-dias-volta-ter.html (50% no dia 15); 50,00 × 22,5% = 11,25; no dia 30: 200,00 − 45,00',
  },
  {
    title: 'No dia 10',
    on: '2026-11-14',
    input: { yield: 100, days: 10 },
    result: { iofPercent: 66, iof: 66, incomeTax: 7.65, netYield: 26.35 },
    source: `${TABLE}: 66% no dia 10; 34,00 × 22,5% = 7,65`,
  },
  {
    title: 'O primeiro dia leva 96%',
    on: '2026-11-14',
    input: { yield: 100, days: 1 },
    result: { iofPercent: 96, iof: 96, incomeTax: 0.9, netYield: 3.1 },
    source: TABLE,
  },
  {
    title: 'O dia 29 ainda leva 3%',
    on: '2026-11-14',
    input: { yield: 100, days: 29 },
    result: { iofPercent: 3, iof: 3, incomeTax: 21.83, netYield: 75.17 },
    source: `${TABLE}: 97,00 × 22,5% = 21,825, meio centavo para cima`,
  },
  {
    title: 'No dia 30 não há IOF nem o que esperar',
    on: '2026-11-14',
    input: { yield: 100, days: 30 },
    result: { iofPercent: 0, iof: 0, incomeTax: 22.5, netYield: 77.5, netYieldIfWait30: null, gainFromWaiting: null },
    source: TABLE,
  },
  {
    title: 'Pelo valor e pela taxa',
    on: '2026-11-14',
    input: { principal: 10000, annual_rate: 12, days: 15 },
    result: { grossYield: 46.68, iof: 23.34, incomeTax: 5.25, netYield: 18.09, netYieldIfWait30: 72.52, gainFromWaiting: 54.43 },
    source: `${TABLE}: 10.000,00 × (1,12^(15/365) − 1) = 46,68, 50% de IOF; 1,12^(30/365) dá 93,58, menos 22,5%`,
  },
  {
    title: 'LCI não paga IOF nem imposto',
    on: '2026-11-14',
    input: { yield: 100, days: 10, type: 'lci' },
    result: { iof: 0, incomeTax: 0, netYield: 100 },
    source: 'Decreto nº 6.306/2007, art. 32; Lei nº 11.033/2004, art. 3º, II',
  },
]
