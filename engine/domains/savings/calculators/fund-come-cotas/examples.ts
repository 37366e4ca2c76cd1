import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 14.754/2023, arts. 17 a 27'

export const examples: Examples<typeof definition> = [
  {
    title: 'Cinco mil cotas de 1,00 que valem 1,20',
    on: '2026-11-14',
    input: { quotas: 5000, cost_per_quota: 1, quota_value: 1.2, fund: 'long_term' },
    result: { gain: 1000, tax: 150, quotasWithheld: 125, quotasAfter: 4875, complement: null, netAmount: 5850 },
    source: 'https://invistanoamanha.com.br/?p=477 (150,00 de imposto, 125 cotas, ficam 4.875)',
  },
  {
    title: 'Fundo de curto prazo: 20%',
    on: '2026-11-14',
    input: { principal: 1000, value: 1100, fund: 'short_term' },
    result: { gain: 100, tax: 20, netAmount: 1080 },
    source: 'https://4oito.com.br/blog/arthur-lessa/post/come-cotas-e-o-ansioso-fisco-comedor-de-dinheiro-11367',
  },
  {
    title: 'Fundo de ações: só no resgate, 15%',
    on: '2026-11-14',
    input: { principal: 1000, value: 1100, fund: 'equity' },
    result: { tax: 0, events: [], finalTaxPercent: 15, complement: 15, netAmount: 1085 },
    source: `${LAW}: 100,00 × 15%`,
  },
  {
    title: 'Resgate em dois meses, sem come-cotas no caminho: 22,5%',
    on: '2026-11-14',
    input: { principal: 1000, value: 1020, applied_on: '2026-06-01', redeem_on: '2026-08-03' },
    result: { tax: 0, events: [], finalTaxPercent: 22.5, complement: 4.5, netAmount: 1015.5 },
    source: `${LAW}: 63 dias, 20,00 × 22,5% = 4,50`,
  },
  {
    title: 'Mais de dois anos: a antecipação de 15% já é a alíquota final',
    on: '2026-11-14',
    input: { principal: 10000, value: 13000, applied_on: '2024-06-03', redeem_on: '2026-11-16' },
    result: {
      finalTaxPercent: 15,
      events: [{ date: '2024-11-29' }, { date: '2025-05-30' }, { date: '2025-11-28' }, { date: '2026-05-29' }],
    },
    source: `${LAW}: últimos dias úteis de maio e novembro; 896 dias, 15%`,
  },
  {
    title: 'Aplicação que não rendeu não paga',
    on: '2026-11-14',
    input: { principal: 1000, value: 950 },
    result: { gain: -50, tax: 0, quotasAfter: 1000, netAmount: 950 },
    source: `${LAW}: só há imposto sobre rendimento`,
  },
]
