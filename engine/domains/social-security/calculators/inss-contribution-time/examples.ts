import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULE = 'https://www.ccaadv.com.br/post/nova-forma-de-contar-tempo-de-contribui%C3%A7%C3%A3o'
const D4827 = 'http://planalto.gov.br/CCiVil_03/decreto/2003/D4827.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'De 29 de fevereiro à véspera do aniversário: um ano certo',
    on: '2026-11-14',
    input: { from: '2020-02-29', to: '2021-02-28' },
    result: { years: 1, months: 0, days: 0, totalDays: 366 },
    source: 'Lei nº 810/1949, art. 3º: sem o dia correspondente, o ano acaba no primeiro dia seguinte, 01/03/2021',
  },
  {
    title: 'De 19/10/2019 a 22/12/2021, data a data',
    on: '2026-11-14',
    input: { from: '2019-10-19', to: '2021-12-22' },
    result: { years: 2, months: 2, days: 4, totalDays: 796, waitingMonths: 27 },
    source: 'https://smartplanilhas.com.br/como-calcular-tempo-de-contribuicao-comum/',
  },
  {
    title: 'De 1º a 15 de janeiro são quinze dias',
    on: '2026-11-14',
    input: { from: '2018-01-01', to: '2018-01-15' },
    result: { years: 0, months: 0, days: 15, totalDays: 15, waitingMonths: 1 },
    source: 'Lei nº 8.213/1991, art. 55, e Decreto nº 3.048/1999: contado dia a dia, com o primeiro e o último',
  },
  {
    title: 'Depois da reforma cada competência vale um mês',
    on: '2026-11-14',
    input: { from: '2020-01-31', to: '2020-03-01', counting: 'inss' },
    result: { years: 0, months: 3, days: 0, totalDays: 90 },
    source: `${RULE}; Decreto nº 3.048/1999, art. 19-C: janeiro, fevereiro e março`,
  },
  {
    title: 'Novembro de 2019: treze dias mais o resto do mês',
    on: '2026-11-14',
    input: { from: '2019-11-01', to: '2019-12-10', counting: 'inss' },
    result: { years: 0, months: 2, days: 0, totalDays: 60 },
    source: `${RULE}: 13 dias até 13/11/2019, 17 que completam a competência e o mês de dezembro`,
  },
  {
    title: 'Dez anos especiais de um homem, até a reforma',
    on: '2026-11-14',
    input: { periods: [{ from: '2000-01-01', to: '2009-12-31', kind: 'special_25' }], sex: 'male' },
    result: { totalDays: 5114, years: 14, months: 0, days: 4 },
    source: `${D4827} (1,40): 3.653 dias × 1,40 = 5.114,2; 14 × 365 = 5.110`,
  },
  {
    title: 'Dois empregos ao mesmo tempo contam uma vez',
    on: '2026-11-14',
    input: {
      periods: [
        { from: '2018-01-01', to: '2018-01-31' },
        { from: '2018-01-20', to: '2018-02-10' },
      ],
    },
    result: { years: 0, totalDays: 41, overlaps: [{ from: '2018-01-20', to: '2018-01-31' }], waitingMonths: 2 },
    source: 'Lei nº 8.213/1991, art. 55: de 01/01 a 10/02/2018 são 41 dias',
  },
  {
    title: 'O plano de 11% conta para a carência, não para o tempo',
    on: '2026-11-14',
    input: { periods: [{ from: '2022-01-10', to: '2022-03-05', kind: 'reduced_plan' }] },
    result: { years: 0, totalDays: 0, waitingMonths: 3 },
    source: 'Lei nº 8.213/1991, art. 55, § 4º',
  },
]
