import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L9249 = 'Lei nº 9.249/1995, arts. 3º, 15 e 20'

export const examples: Examples<typeof definition> = [
  {
    title: 'Serviços de trinta e seis mil no trimestre',
    on: '2026-11-14',
    input: { quarterly_revenue: 36000 },
    result: {
      irpjBase: 11520,
      irpj: 1728,
      additional: 0,
      csllBase: 11520,
      csll: 1036.8,
      pis: 234,
      cofins: 1080,
      total: 4078.8,
      effectiveRatePercent: 11.33,
    },
    source: 'https://www.contabeis.com.br/forum/topicos/88200/irpj-e-csll (11.520,00, 1.728,00 e 1.036,80); 4,80% + 2,88% + 3,65% = 11,33%',
  },
  {
    title: 'Duzentos mil: adicional sobre o que passa de sessenta mil',
    on: '2026-11-14',
    input: { quarterly_revenue: 200000 },
    result: {
      irpjBase: 64000,
      irpj: 9600,
      additional: 400,
      quotas: [
        { tax: 'irpj', quotas: 3, amount: 3333.33 },
        { tax: 'csll', quotas: 3, amount: 1920 },
      ],
    },
    source: 'https://www.contabeis.com.br/forum/tributos-federais/175236/adicional-de-10-irpj: (64.000 − 60.000) × 10% = 400',
  },
  {
    title: 'Base de sessenta mil exatos: sem adicional',
    on: '2026-11-14',
    input: { quarterly_revenue: 187500 },
    result: { irpjBase: 60000, additional: 0 },
    source: `${L9249}: 187.500,00 × 32% = 60.000,00`,
  },
  {
    title: 'Cinquenta e sete mil de serviços: 18.240, não 11.840',
    on: '2026-11-14',
    input: { quarterly_revenue: 57000 },
    result: { irpjBase: 18240 },
    source: `${L9249}: 57.000,00 × 32% = 18.240,00; o fórum contabeis imprime 11.840`,
  },
  {
    title: 'Comércio: oito e doze por cento',
    on: '2026-11-14',
    input: { quarterly_revenue: 300000, activity: 'commerce', other_income: 1000 },
    result: { irpjBase: 25000, csllBase: 37000, irpj: 3750, csll: 3330, pis: 1950, cofins: 9000 },
    source: `${L9249}: 300.000 × 8% + 1.000 = 25.000; × 12% + 1.000 = 37.000`,
  },
  {
    title: 'Com ISS, folha e retenções dos clientes',
    on: '2026-11-14',
    input: {
      quarterly_revenue: 100000,
      iss_rate: 5,
      payroll: 4863,
      withheld_irrf: 1500,
      withheld_csll: 1000,
      withheld_pis: 650,
      withheld_cofins: 3000,
    },
    result: { iss: 5000, cpp: 972.6, total: 17302.6, withheld: 6150, toPay: 11152.6, monthlyAverage: 5767.53 },
    source: `${L9249}; Lei nº 8.212/1991, art. 22: 4.800 + 2.880 + 650 + 3.000 + 5.000 + 972,60 = 17.302,60; − 6.150,00`,
  },
  {
    title: 'Acima de 1,25 milhão no primeiro trimestre de 2026: só o IRPJ aumenta',
    on: '2026-11-14',
    input: { quarterly_revenue: 1350000, reference_date: '2026-03-31' },
    result: { irpjBase: 435200, csllBase: 432000 },
    source: 'LC nº 224/2025, art. 4º: 1.250.000 × 32% + 100.000 × 35,2% = 435.200; a CSLL só desde abril',
  },
  {
    title: 'No segundo trimestre de 2026 a CSLL também',
    on: '2026-11-14',
    input: { quarterly_revenue: 1350000, reference_date: '2026-04-01' },
    result: { irpjBase: 435200, csllBase: 435200 },
    source: 'LC nº 224/2025, art. 4º; IN RFB nº 2.306/2026: CSLL desde 1º de abril de 2026',
  },
  {
    title: 'Em 2025, sem o aumento',
    on: '2026-11-14',
    input: { quarterly_revenue: 1350000, reference_date: '2025-12-31' },
    result: { irpjBase: 432000, csllBase: 432000 },
    source: `${L9249}: 1.350.000 × 32% = 432.000`,
  },
  {
    title: 'Meio milhão em cada trimestre e dois milhões no quarto: o ano não passa de cinco milhões',
    on: '2026-11-14',
    input: { quarterly_revenue: 2000000, revenue_year: 1500000, reference_date: '2026-11-10' },
    result: { surchargedRevenue: 0, irpjBase: 640000, total: 284600 },
    source:
      'LC nº 224/2025, art. 4º; IN RFB nº 2.306/2026: 3.500.000 no ano, dentro de 5.000.000; 96.000 + 58.000 + 57.600 + 13.000 + 60.000',
  },
  {
    title: 'O segundo trimestre usa o limite que o primeiro não usou',
    on: '2026-11-14',
    input: { quarterly_revenue: 2000000, revenue_year: 500000, reference_date: '2026-06-30' },
    result: { increaseLimit: 2000000, surchargedRevenue: 0 },
    source: 'IN RFB nº 2.306/2026: 1.250.000 × 2 − 500.000 = 2.000.000',
  },
  {
    title: 'Serviços e comércio no primeiro trimestre de 2026',
    on: '2026-11-14',
    input: {
      quarterly_revenue: 2000000,
      activities: [
        { activity: 'services', revenue: 600000 },
        { activity: 'commerce', revenue: 1400000 },
      ],
      reference_date: '2026-03-31',
    },
    result: { surchargedRevenue: 750000, irpjBase: 315400, irpj: 47310, additional: 25540, csllBase: 360000, csll: 32400 },
    source: 'LC nº 224/2025, art. 4º: 304.000 + 225.000 × 3,2% + 525.000 × 0,8% = 315.400; a CSLL só desde abril',
  },
]
