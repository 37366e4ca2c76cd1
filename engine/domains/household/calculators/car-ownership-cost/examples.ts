import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const PARANA =
  'https://novocantu.com.br/noticia/201280/apos-sete-anos-entre-os-ipvas-mais-caros-do-pais-ratinho-baixa-ipva-para-1-9-para-o-ano-eleitoral'
const RATES = 'https://corollaimportado.com.br/parana-corta-ipva-para-1-9-em-2026-e-assume-lideranca-entre-menores-aliquotas'

export const examples: Examples<typeof definition> = [
  {
    title: 'Carro de 60.000,00 em São Paulo',
    on: '2026-11-14',
    input: { car_value: 60000 },
    result: {
      monthly: {
        ipva: 200,
        insurance: 250,
        fuel: 600,
        maintenance: 200,
        depreciation: 500,
        parking: 0,
        carWash: 0,
        financing: 0,
        total: 1750,
      },
      annualIpva: 2400,
      annualTotal: 21000,
      costPerKm: 1.75,
      rideshare: null,
    },
    source: `${RATES} (SP, 4%); 60.000,00 × (4% + 5% + 4% + 10%) ÷ 12 = 1.150,00; 1.000 km ÷ 10 km/l × 6,00 = 600,00`,
  },
  {
    title: 'IPVA do Paraná em 2026: 1,9%',
    on: '2026-11-14',
    input: { car_value: 40000, state: 'PR', reference_date: '2026-01-15' },
    result: { annualIpva: 760, monthly: { ipva: 63.33 } },
    source: `${PARANA} (40.000,00: 760,00)`,
  },
  {
    title: 'IPVA do Paraná em 2025: 3,5%',
    on: '2026-11-14',
    input: { car_value: 45000, state: 'PR', reference_date: '2025-06-01' },
    result: { annualIpva: 1575, monthly: { ipva: 131.25 } },
    source: `${PARANA} (45.000,00: 1.575,00 em 2025)`,
  },
  {
    title: 'Financiado, com estacionamento e lavagem, contra o aplicativo',
    on: '2026-11-14',
    input: {
      car_value: 48000,
      state: 'SC',
      monthly_km: 500,
      fuel_price: 5.999,
      km_per_liter: 12.5,
      has_financing: true,
      monthly_financing: 900,
      parking: 150,
      car_wash: 40,
      rideshare_per_km: 2.5,
    },
    result: {
      monthly: { ipva: 80, insurance: 200, fuel: 239.96, maintenance: 160, depreciation: 400, financing: 900, total: 2169.96 },
      annualTotal: 26039.52,
      costPerKm: 4.34,
      rideshare: { monthly: 1250, cheaper: 'rideshare' },
    },
    source: `${RATES} (SC, 2%); 48.000,00 × 2% ÷ 12 = 80,00; 500 ÷ 12,5 × 5,999 = 239,96; 500 × 2,50 = 1.250,00`,
  },
  {
    title: 'O ano não multiplica o centavo arredondado do mês',
    on: '2026-11-14',
    input: { car_value: 70000, insurance_percent: 0, maintenance_percent: 0, depreciation_percent: 0, rideshare_per_km: 10 },
    result: { monthly: { ipva: 233.33, fuel: 600, total: 833.33 }, annualIpva: 2800, annualTotal: 10000, rideshare: { cheaper: 'car' } },
    source: `${RATES} (SP, 4%); 70.000,00 × 4% = 2.800,00 por ano, 233,33 por mês; 12 × 600,00 + 2.800,00 = 10.000,00`,
  },
]
