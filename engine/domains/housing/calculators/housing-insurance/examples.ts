import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CCCPM = 'https://marinha.mil.br/cccpm/seguro-habitacional-fi (taxas publicadas; prêmio = taxa × saldo e taxa × avaliação)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Saldo de 200.000,00 aos 33 anos, imóvel de 250.000,00',
    on: '2026-11-14',
    input: { debt_balance: 200000, property_value: 250000, mip_rate: 0.028933, dfi_rate: 0.004684 },
    result: { mip: 57.87, dfi: 11.71, total: 69.58 },
    source: CCCPM,
  },
  {
    title: 'Quem entra com metade da renda paga metade do MIP',
    on: '2026-11-14',
    input: { debt_balance: 200000, property_value: 250000, mip_rate: 0.028933, dfi_rate: 0.004684, income_share: 50 },
    result: { mip: 28.93, dfi: 11.71 },
    source: `${CCCPM}; 200.000,00 × 0,028933% × 50% = 28,93`,
  },
  {
    title: 'Aos 66 anos, com a tarifa do banco',
    on: '2026-11-14',
    input: { debt_balance: 200000, property_value: 250000, mip_rate: 0.043928, dfi_rate: 0.004684, monthly_fee: 25 },
    result: { mip: 87.86, dfi: 11.71, total: 124.57 },
    source: `${CCCPM}; 200.000,00 × 0,043928% = 87,86; mais 25,00`,
  },
]
