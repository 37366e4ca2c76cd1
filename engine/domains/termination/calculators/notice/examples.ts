import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L12506 = 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12506.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Menos de um ano: 30 dias',
    on: '2026-11-14',
    input: { salary: 1200, full_years: 0 },
    result: { noticeDays: 30, amount: 1200, agreementAmount: 600, owedByEmployee: 0, reducedWork: { hoursPerDay: 2, daysOff: 7 } },
    source: 'https://trabalhosfeitos.com/ensaios/Cálculos-Trabalhistas/59634396.html (30 dias, 1.200,00); CLT, arts. 484-A e 488',
  },
  {
    title: 'O primeiro ano completo já soma três dias',
    on: '2026-11-14',
    input: { salary: 3000, full_years: 1 },
    result: { noticeDays: 33, amount: 3300, projectedTwelfths: { thirteenth: 1, vacation: 1 } },
    source: `${L12506}; Nota Técnica MTE nº 184/2012: 30 + 3; 3.000,00 ÷ 30 × 33`,
  },
  {
    title: 'Cinco anos: 45 dias, e não 42',
    on: '2026-11-14',
    input: { salary: 3000, full_years: 5 },
    result: { noticeDays: 45, amount: 4500, projectedTwelfths: { thirteenth: 2, vacation: 2 } },
    source: `${L12506}; Nota Técnica MTE nº 184/2012: 30 + 3 × 5`,
  },
  {
    title: 'Vinte e cinco anos: o máximo de 90 dias, e a metade no acordo',
    on: '2026-11-14',
    input: { salary: 2000, full_years: 25 },
    result: { noticeDays: 90, amount: 6000, agreementAmount: 3000 },
    source: `${L12506}, art. 1º, parágrafo único; CLT, art. 484-A, I, "a"`,
  },
  {
    title: 'Véspera da Lei nº 12.506: 30 dias com qualquer tempo de casa',
    on: '2026-11-14',
    input: { salary: 2000, full_years: 10, reference_date: '2011-10-12' },
    result: { noticeDays: 30, amount: 2000, agreementAmount: null },
    source: 'Constituição, art. 7º, XXI; CLT, art. 487: 30 dias até 12/10/2011, e ainda sem rescisão por acordo',
  },
  {
    title: 'No primeiro dia da Lei nº 12.506: 60 dias',
    on: '2026-11-14',
    input: { salary: 2000, full_years: 10, reference_date: '2011-10-13' },
    result: { noticeDays: 60, amount: 4000, agreementAmount: null },
    source: `${L12506}, publicada em 13/10/2011: 30 + 3 × 10`,
  },
  {
    title: 'Pelas datas, com a projeção',
    on: '2026-11-14',
    input: { salary: 3000, admission_date: '2021-03-01', termination_date: '2026-03-10' },
    result: { noticeDays: 45, amount: 4500, projectedEndDate: '2026-04-24', projectedTwelfths: { thirteenth: 2, vacation: 2 } },
    source: `${L12506}; CLT, art. 487, § 1º: 45 dias depois de 10/03/2026 é 24/04/2026; março e abril passam a ter 15 dias ou mais`,
  },
  {
    title: 'Quem pede demissão deve 30 dias',
    on: '2026-11-14',
    input: { salary: 3000, full_years: 10, given_by: 'employee' },
    result: { noticeDays: 30, amount: 3000, owedByEmployee: 3000, agreementAmount: null, reducedWork: null },
    source: 'CLT, art. 487, § 2º; Lei nº 12.506/2011 só dá os dias proporcionais ao empregado',
  },
]
