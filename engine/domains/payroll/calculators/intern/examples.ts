import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L11788 = 'https://www.planalto.gov.br/ccivil_03/_Ato2007-2010/2008/Lei/L11788.htm, arts. 12 e 13'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um ano de bolsa de 1.200 reais',
    on: '2026-11-14',
    input: { stipend: 1200, months: 12, transport_allowance: 200 },
    result: { inss: 0, fgts: 0, irrf: 0, net: 1400, recessDays: 30, recessPay: 1200 },
    source: `${L11788}: 30 dias de recesso em 12 meses, com a bolsa`,
  },
  {
    title: 'Cinco meses: recesso proporcional',
    on: '2026-11-14',
    input: { stipend: 1000, months: 5 },
    result: { net: 1000, recessDays: 12.5, recessPay: 416.67 },
    source: `${L11788}: 30 × 5 ÷ 12 = 12,5 dias; 1.000,00 ÷ 30 × 12,5 = 416,67`,
  },
  {
    title: 'Bolsa de quatro mil reais em abril de 2025: com imposto',
    on: '2026-11-14',
    input: { stipend: 4000, months: 6, reference_date: '2025-04-30' },
    result: { inss: 0, irrf: 133.84, net: 3866.16, recessDays: 15, recessPay: 2000 },
    source:
      'Lei nº 14.848/2024: (4.000,00 − 564,80) × 15% − 381,44 = 133,84, o imposto publicado em https://impostoderendarestituicao.com.br/tabela-imposto-de-renda-2025',
  },
  {
    title: 'Estágio obrigatório sem bolsa',
    on: '2026-11-14',
    input: { stipend: 0, months: 24 },
    result: { net: 0, recessDays: 60, recessPay: 0 },
    source: `${L11788}: dois anos dão 60 dias de recesso, remunerado só quando há bolsa`,
  },
]
