import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Paga 50, recebe 35 e 22',
    on: '2026-11-14',
    input: { cash_flows: [-50, 35, 22], period: 'year' },
    result: { irrPercent: 10, annualIrrPercent: 10, multipleRoots: false, reason: null },
    source: 'https://www.exercicios-resolvidos.com/2020/10/tir-taxa-interna-de-retorno-questao-do.html (CEF 2008): 10%',
  },
  {
    title: 'Cinco recebimentos desiguais',
    on: '2026-11-14',
    input: { cash_flows: [-24000, 13000, 9000, 10000, 7000, 20000] },
    result: { irrPercent: 37.709686 },
    source: 'https://oestudo.com/p/vejamos-o-seguinte-fluxo-de-caixa-do-projeto-do-sr-manoel-23840912 (37,71%); raiz com seis casas',
  },
  {
    title: 'O primeiro período vazio não muda a taxa',
    on: '2026-11-14',
    input: { cash_flows: [0, -1000, 550, 605] },
    result: { irrPercent: 10, multipleRoots: false },
    source: 'https://soprovas.com/questoes/2019262: 10%; 550 ÷ 1,1 + 605 ÷ 1,21 = 1.000',
  },
  {
    title: 'Só recebimentos: não há taxa',
    on: '2026-11-14',
    input: { cash_flows: [100, 100, 100] },
    result: { irrPercent: null, annualIrrPercent: null, reason: 'no_irr' },
    source: 'Sem troca de sinal, 100 + 100 ÷ (1 + i) + 100 ÷ (1 + i)² nunca é zero',
  },
  {
    title: 'Duas taxas possíveis: vale a mais próxima de zero',
    on: '2026-11-14',
    input: { cash_flows: [-1000, 2300, -1320], period: 'year' },
    result: { irrPercent: 10, multipleRoots: true },
    source: '−1.000 + 2.300 ÷ (1 + i) − 1.320 ÷ (1 + i)² = 0 com i = 10% e com i = 20%',
  },
  {
    title: 'Com datas: 12% em um ano',
    on: '2026-11-14',
    input: { cash_flows: [-1000, 1120], dates: ['2025-01-01', '2026-01-01'] },
    result: { irrPercent: 12, annualIrrPercent: 12 },
    source: 'Por dias corridos ÷ 365: 1.000 × (1 + i)^(365/365) = 1.120',
  },
]
