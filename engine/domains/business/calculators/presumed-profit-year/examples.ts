import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ACT = 'LC nº 224/2025, art. 4º; IN RFB nº 2.305/2025 e nº 2.306/2026'
const services = (...thousands: readonly number[]) => ({
  year: 2026,
  quarters: thousands.map((revenue) => ({ activities: [{ activity: 'services' as const, revenue: revenue * 1000 }] })),
})

export const examples: Examples<typeof definition> = [
  {
    title: 'Primeiro trimestre acima do limite e ano abaixo dele: o aumento volta no fim',
    on: '2026-11-14',
    input: services(2000, 1000, 1000, 900),
    result: {
      quarters: [
        { limit: 1250000, surcharged: 750000, irpj: 99600, additional: 60400 },
        { limit: 1250000, surcharged: 0, irpj: 48000, additional: 26000 },
        { limit: 1500000, surcharged: 0, irpj: 48000, additional: 26000 },
        { limit: 1750000, surcharged: 0, irpj: 43200, additional: 22800 },
      ],
      yearRevenue: 4900000,
      yearExcess: 0,
      adjustment: { irpj: 3600, additional: 2400, csll: 0 },
      refundable: 0,
    },
    source: `${ACT}: 750.000 × 3,2% = 24.000 de base a mais, 15% e 10%; a CSLL não aumentou no primeiro trimestre de 2026`,
  },
  {
    title: 'Ano de seis milhões: um milhão com a presunção maior',
    on: '2026-11-14',
    input: services(2000, 1500, 1200, 1300),
    result: {
      quarters: [
        { limit: 1250000, irpj: 99600, additional: 60400 },
        { limit: 1250000, surcharged: 250000, irpj: 73200, additional: 42800 },
        { limit: 1250000, irpj: 57600, additional: 32400 },
        { limit: 1300000, surcharged: 0, irpj: 62400, additional: 35600 },
      ],
      yearExcess: 1000000,
      adjustment: { irpj: 0, additional: 0, csll: 0 },
    },
    source: `${ACT}: 750.000 + 250.000 = 1.000.000 acima de 5.000.000; nada mais no quarto`,
  },
  {
    title: 'O quarto trimestre completa o que o ano deve',
    on: '2026-11-14',
    input: services(1000, 1500, 1500, 1500),
    result: {
      quarters: [
        { limit: 1250000, irpj: 48000, additional: 26000 },
        { limit: 1500000, surcharged: 0, irpj: 72000, additional: 42000 },
        { limit: 1250000, surcharged: 250000, irpj: 73200, additional: 42800 },
        { limit: 1250000, surcharged: 250000, irpj: 73200, additional: 42800 },
      ],
      yearExcess: 500000,
      adjustment: { total: 0 },
    },
    source: `${ACT}: 5.500.000 − 5.000.000 = 500.000, metade no terceiro`,
  },
]
