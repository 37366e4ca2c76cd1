import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 11.053/2004, art. 1º'

export const examples: Examples<typeof definition> = [
  {
    title: 'PGBL de 12% da renda, na faixa de 27,5%',
    on: '2026-11-14',
    input: { plan: 'pgbl', annual_income: 100000, contribution: 12000, marginal_rate: 27.5 },
    result: { deductible: 12000, taxSaving: 3300, iof: 0, netAmount: null },
    source: 'https://iniciantenabolsa.com.br/investimentos/previdencia-privada-2-pgbl-ou-vgbl-tributacao-progressiva-ou-regressiva',
  },
  {
    title: 'O que passa de 12% da renda não abate',
    on: '2026-11-14',
    input: { plan: 'pgbl', annual_income: 100000, contribution: 20000, marginal_rate: 27.5 },
    result: { netAmount: null, deductible: 12000, taxSaving: 3300 },
    source: 'Lei nº 9.532/1997, art. 11: 100.000,00 × 12% = 12.000,00',
  },
  {
    title: 'Quem não paga imposto não poupa imposto',
    on: '2026-11-14',
    input: { plan: 'pgbl', annual_income: 60000, contribution: 7200 },
    result: { netAmount: null, deductible: 7200, taxSaving: 0 },
    source: 'Lei nº 15.270/2025: renda de até R$ 60.000,00 no ano sem imposto; não há o que poupar',
  },
  {
    title: 'Com a declaração simplificada melhor, o PGBL não poupa, e o VGBL ganha',
    on: '2026-11-14',
    input: { plan: 'pgbl', annual_income: 100000, contribution: 10000, years: 12, annual_return: 8 },
    result: { deductible: 10000, taxSaving: 0, versusOther: { plan: 'vgbl', difference: -1000 } },
    source:
      'Simplificada de 11.744,34 contra completa de 13.845,34 com o aporte (tabela anual de 2026): nada se poupa; no resgate o PGBL paga 10% também sobre os 10.000,00',
  },
  {
    title: 'VGBL de 55 mil em maio de 2025: o mês inteiro paga',
    on: '2026-11-14',
    input: { plan: 'vgbl', contribution: 55000, reference_date: '2025-05-28' },
    result: { iof: 2750 },
    source: 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL (Decreto nº 12.466/2025)',
  },
  {
    title: 'No mesmo mês, até 50 mil nada se paga',
    on: '2026-11-14',
    input: { plan: 'vgbl', contribution: 50000, reference_date: '2025-05-28' },
    result: { iof: 0 },
    source: 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL',
  },
  {
    title: 'Em 2025, depois de 11 de junho: o que passa de 300 mil',
    on: '2026-11-14',
    input: { plan: 'vgbl', contribution: 350000, reference_date: '2025-06-11' },
    result: { iof: 2500 },
    source: 'Decreto nº 12.499/2025: 50.000,00 × 5%',
  },
  {
    title: 'De 27 de junho a 16 de julho de 2025 não se cobrou',
    on: '2026-11-14',
    input: { plan: 'vgbl', contribution: 350000, reference_date: '2025-07-16' },
    result: { iof: 0 },
    source: 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL',
  },
  {
    title: 'VGBL de 700 mil em 2026: 5% do que passa de 600 mil',
    on: '2026-11-14',
    input: { plan: 'vgbl', contribution: 700000, reference_date: '2026-06-01' },
    result: { iof: 5000 },
    source: 'https://www.ion.itau/news/cobranca-de-iof-no-vgbl-o-que-muda-em-2026: 100.000,00 × 5%',
  },
  {
    title: 'PGBL de onze anos: 10% sobre tudo',
    on: '2026-11-14',
    input: { plan: 'pgbl', balance: 45000, contributed_amount: 38000, years: 11 },
    result: {
      taxRatePercent: 10,
      taxBase: 45000,
      tax: 4500,
      netAmount: 40500,
      versusOther: { plan: 'vgbl', netAmount: 44300, difference: -3800 },
    },
    source: `${LAW}: 45.000,00 × 10%; no VGBL (45.000,00 − 38.000,00) × 10%`,
  },
  {
    title: 'VGBL com exatos dez anos: 15% do rendimento',
    on: '2026-11-14',
    input: { plan: 'vgbl', balance: 45000, contributed_amount: 38000, years: 10 },
    result: { taxRatePercent: 15, taxBase: 7000, tax: 1050, netAmount: 43950 },
    source: `${LAW}: acima de oito e até dez anos, 15%`,
  },
  {
    title: 'Progressiva: 15% na fonte',
    on: '2026-11-14',
    input: { plan: 'vgbl', balance: 45000, contributed_amount: 38000, years: 1, regime: 'progressive' },
    result: { taxRatePercent: 15, tax: 1050 },
    source: 'Lei nº 11.053/2004, art. 3º: 7.000,00 × 15%',
  },
]
