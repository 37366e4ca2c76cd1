import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: valor do seu motor de cálculo'

export const examples: Examples<typeof definition> = [
  {
    title: 'Doze meses acumulados',
    on: '2026-11-19',
    input: { settled_on: '2024-02-10', months: 12, amount: 60000, inss: 6600 },
    result: { total: 4061.76, occurrences: [{ kind: 'rra', base: 53400, ratePercent: 22.5, deduct: 7953.24 }] },
    source: ENGINE,
  },
  {
    title: 'Os mesmos doze meses pela lei',
    on: '2026-11-19',
    input: { settled_on: '2024-02-10', months: 12, amount: 60000, inss: 6600, as: 'law' },
    result: { total: 4061.79 },
    source: 'IN RFB nº 1.500/2014, anexo IV: parcela sem arredondar antes de multiplicar pelos meses',
  },
  {
    title: 'Férias, 13º e salários do ano da liquidação, cada um à parte',
    on: '2026-11-19',
    input: {
      settled_on: '2024-02-10',
      parcels: [
        { kind: 'vacation', day: '2024-01-05', amount: 5000 },
        { kind: 'thirteenth', day: '2024-01-05', amount: 3000 },
        { kind: 'other', day: '2024-01-05', amount: 4000 },
      ],
    },
    result: {
      total: 784.79,
      occurrences: [
        { kind: 'separate', tax: 479 },
        { kind: 'exclusive', tax: 68.56 },
        { kind: 'normal', tax: 237.23 },
      ],
    },
    source: ENGINE,
  },
  {
    title: 'Na véspera da Lei nº 12.350/2010 tudo é do mês do pagamento',
    on: '2026-11-19',
    input: {
      settled_on: '2010-07-27',
      parcels: [
        { kind: 'other', day: '2009-05-10', amount: 20000 },
        { kind: 'other', day: '2009-06-10', amount: 20000 },
      ],
    },
    result: { total: 10307.22, occurrences: [{ kind: 'normal' }] },
    source: 'Tabela de 2010: 40.000,00 × 27,5% − 692,78',
  },
  {
    title: 'No dia seguinte, dois meses acumulados',
    on: '2026-11-19',
    input: {
      settled_on: '2010-07-28',
      parcels: [
        { kind: 'other', day: '2009-05-10', amount: 20000 },
        { kind: 'other', day: '2009-06-10', amount: 20000 },
      ],
    },
    result: { total: 9614.44, occurrences: [{ kind: 'rra', months: 2 }] },
    source: 'Lei nº 7.713/1988, art. 12-A: 40.000,00 × 27,5% − 2 × 692,78',
  },
]
