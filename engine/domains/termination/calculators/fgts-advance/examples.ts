import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LIMITS = 'https://einvestidor.estadao.com.br/webstories/fgts-valor-antecipar-parcelas'
const IOF = 'Decreto nº 6.306/2007, art. 7º: 0,0082% ao dia e 0,38%'

export const examples: Examples<typeof definition> = [
  {
    title: 'Três saques de quem tem 5.000,00, a 1,79% ao mês',
    on: '2026-11-14',
    input: { balance: 5000, withdrawals: 3, monthly_rate: 1.79, birth_month: 5 },
    result: {
      totalAssigned: 1500,
      parcels: [
        { date: '2027-05-01', months: 6, amount: 500, presentValue: 449.51 },
        { date: '2028-05-01', months: 18, amount: 500, presentValue: 363.31 },
        { date: '2029-05-01', months: 30, amount: 500, presentValue: 293.64 },
      ],
      presentValue: 1106.46,
    },
    source: `${LIMITS} (até 500,00 por saque): 500,00 ÷ 1,0179^6, ^18 e ^30`,
  },
  {
    title: 'Cinco saques no primeiro ano da regra',
    on: '2026-11-14',
    input: { balance: 100000, withdrawals: 5, monthly_rate: 0, reference_date: '2026-06-01' },
    result: { totalAssigned: 2500, presentValue: 2500 },
    source: `${LIMITS} (no máximo 2.500,00)`,
  },
  {
    title: 'Sem juros, custa só o IOF',
    on: '2026-11-14',
    input: { balance: 100000, withdrawals: 3, monthly_rate: 0, birth_month: 11, reference_date: '2026-11-14' },
    result: { totalAssigned: 1500, presentValue: 1500, iof: 50.39, received: 1449.61 },
    source: `${IOF}: 500,00 por 360 dias e 1.000,00 por 365, a 0,0082% ao dia = 44,69, e 0,38% de 1.500,00 = 5,70`,
  },
  {
    title: 'A parcela que não chega a cem reais fica de fora',
    on: '2026-11-14',
    input: { balance: 300, withdrawals: 3, monthly_rate: 0, birth_month: 5 },
    result: {
      totalAssigned: 150,
      parcels: [{ amount: 150 }],
    },
    source: `${LIMITS} (mínimo de 100,00): 50% de 300,00 = 150,00; depois 50% de 150,00 = 75,00`,
  },
  {
    title: 'A taxa de uma proposta: recebe 1.000,00 e paga três de 500,00',
    on: '2026-11-14',
    input: { amount_received: 1000, yearly_parcel: 500, years: 3 },
    result: { totalPaid: 1500, annualRatePercent: 23.375193, monthlyRatePercent: 1.76591, received: 1000, iof: null },
    source: 'Taxa interna de retorno: 500 ÷ 1,23375193 + 500 ÷ 1,23375193² + 500 ÷ 1,23375193³ = 1.000',
  },
  {
    title: 'Proposta sem juros',
    on: '2026-11-14',
    input: { amount_received: 1500, yearly_parcel: 500, years: 3 },
    result: { totalPaid: 1500, annualRatePercent: 0, monthlyRatePercent: 0 },
    source: 'Três parcelas de 500,00 devolvem exatamente 1.500,00',
  },
]
