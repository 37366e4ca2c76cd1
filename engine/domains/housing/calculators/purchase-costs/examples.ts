import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const NR = 'https://nradvocacia.com.br/?p=13712'

export const examples: Examples<typeof definition> = [
  {
    title: 'Pela cidade: Campinas cobra 2,7%',
    on: '2026-11-14',
    input: { price: 300000, city: 'campinas', deed_cost: 3000, registry_cost: 2000 },
    result: { itbiPercent: 2.7, itbi: 8100, total: 13100, estimated: false },
    source: `${NR}; 300.000,00 × 2,7% = 8.100,00`,
  },
  {
    title: 'Imóvel de 400.000,00 com ITBI de 3%',
    on: '2026-11-14',
    input: { price: 400000, itbi_percent: 3 },
    result: { itbi: 12000, deedCost: 4000, registryCost: 4000, total: 20000, percentOfPrice: 5, estimated: true },
    source: `${NR} (ITBI de 12.000,00); escritura e registro estimados em 1% cada, dentro dos 3% a 6% de custos da mesma página`,
  },
  {
    title: 'Imóvel de 500.000,00 financiado: sem escritura em cartório de notas',
    on: '2026-11-14',
    input: { price: 500000, itbi_percent: 3, bank_financing: true, registry_cost: 2500 },
    result: { itbi: 15000, deedCost: 0, registryCost: 2500, total: 17500, estimated: false },
    source:
      'https://joabsonjoao.blogspot.com/search/label/escritura%20p%C3%BAblica (ITBI de 15.000,00); o contrato do banco vale como escritura (Lei nº 9.514/1997, art. 38)',
  },
  {
    title: 'Com corretor pago pelo comprador',
    on: '2026-11-14',
    input: { price: 100000, itbi_percent: 2, deed_cost: 0, registry_cost: 0, other_costs: 6000 },
    result: { itbi: 2000, total: 8000, percentOfPrice: 8, cashNeeded: 108000 },
    source: `${NR}; 100.000,00 × 2% + 6.000,00; preço mais custos`,
  },
]
