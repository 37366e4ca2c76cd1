import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Quatro recebimentos de 200 e quatro de 100, por 850 hoje',
    on: '2026-11-14',
    input: { cash_flows: [-850, 200, 200, 200, 200, 100, 100, 100, 100], rate: 10 },
    result: { npv: 0.48 },
    source: 'http://livrozilla.com/doc/455085/taxa-interna-de-retorno (ESAF, AFRE-CE 2006: preço de 850, exato 850,48 a 10%)',
  },
  {
    title: 'À taxa interna de retorno o valor é zero',
    on: '2026-11-14',
    input: { cash_flows: [-50, 35, 22], rate: 10 },
    result: { npv: 0, presentValues: [{ presentValue: -50 }, { presentValue: 31.82 }, { presentValue: 18.18 }] },
    source:
      'https://www.exercicios-resolvidos.com/2020/10/tir-taxa-interna-de-retorno-questao-do.html (CEF 2008: TIR de 10%); 35 ÷ 1,1 + 22 ÷ 1,21 = 50',
  },
  {
    title: 'Dez mil daqui a dois anos, a 10%',
    on: '2026-11-14',
    input: { cash_flows: [0, 0, 10000], rate: 10 },
    result: { npv: 8264.46 },
    source: 'Valor presente, F ÷ (1 + i)^n: 10.000,00 ÷ 1,21 = 8.264,46',
  },
  {
    title: 'Com datas: um ano exato a 12%',
    on: '2026-11-14',
    input: { cash_flows: [-1000, 1120], rate: 12, dates: ['2025-01-01', '2026-01-01'] },
    result: {
      npv: 0,
      presentValues: [
        { date: '2025-01-01', period: 0 },
        { date: '2026-01-01', period: 365, presentValue: 1000 },
      ],
    },
    source: 'Valor presente por dias corridos ÷ 365: 1.120,00 ÷ 1,12^(365/365) = 1.000,00',
  },
  {
    title: 'Taxa zero: só a soma',
    on: '2026-11-14',
    input: { cash_flows: [-300, 100, 100, 150], rate: 0 },
    result: { npv: 50 },
    source: 'Valor presente com i = 0: −300 + 100 + 100 + 150 = 50',
  },
]
