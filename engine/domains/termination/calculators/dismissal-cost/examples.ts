import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULES = 'CLT, arts. 484-A e 487; Lei nº 8.036/1990, arts. 15 e 18; Lei nº 8.212/1991, art. 22'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois anos de casa com três mil reais, em 2026',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, reference_date: '2026-06-30' },
    result: {
      fgtsBase: 5760,
      paths: [
        { path: 'indemnified', gross: 9683.33, fgtsDeposit: 428, socialContribution10: 0, employerCharges: 504 },
        { path: 'worked', gross: 9683.33, fgtsDeposit: 428, fgtsFine: 2475.2, employerCharges: 1540.8, total: 14127.33 },
        { path: 'agreement', gross: 7883.33, fgtsDeposit: 284, employerCharges: 504 },
      ],
      cheapest: 'agreement',
    },
    source: `${RULES}: aviso de 36 dias 3.600,00, 13º 1.500,00 + 250,00, férias do ano completo e do aviso, 3.000,00 + 250,00 + 1.083,33; FGTS 8% de 5.350,00; encargos de 28,8% sobre 1.750,00 ou, com o aviso trabalhado, 5.350,00; no acordo, aviso de 1.800,00`,
  },
  {
    title: 'A mesma demissão em 2019: mais 10% da LC nº 110',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, reference_date: '2019-12-31' },
    result: {
      paths: [
        { path: 'indemnified', socialContribution10: 618.8 },
        { path: 'worked', socialContribution10: 618.8 },
        { path: 'agreement', socialContribution10: 0 },
      ],
    },
    source: 'LC nº 110/2001, art. 1º: 10% de 5.760,00 + 428,00 = 618,80, só na dispensa sem justa causa',
  },
  {
    title: 'Em 2001 ainda não se pagava: o STF suspendeu o começo em setembro',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, reference_date: '2001-12-31' },
    result: { paths: [{ socialContribution10: 0 }, { socialContribution10: 0 }] },
    source:
      'STF, ADI 2.556: suspensos a expressão "produzindo efeitos" e os incisos I e II do art. 14 da LC nº 110/2001; devida desde 2002',
  },
  {
    title: 'No primeiro dia da contribuição',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, reference_date: '2002-01-01' },
    result: { paths: [{ socialContribution10: 614 }, { socialContribution10: 614 }] },
    source: 'LC nº 110/2001, art. 1º: 8% de 3.000,00 (aviso de 30 dias) + 1.500,00 + 250,00 são 380,00; 10% de 5.760,00 + 380,00 = 614,00',
  },
  {
    title: 'No primeiro dia sem a contribuição',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, reference_date: '2020-01-01' },
    result: {
      paths: [{ path: 'indemnified', socialContribution10: 0 }, { path: 'worked', socialContribution10: 0 }, { path: 'agreement' }],
    },
    source: 'Lei nº 13.932/2019, art. 12: extinta a partir de 01/01/2020',
  },
  {
    title: 'No Simples não há encargos sobre a folha',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, regime: 'simples', reference_date: '2026-06-30' },
    result: {
      paths: [
        { path: 'indemnified', employerCharges: 0 },
        { path: 'worked', employerCharges: 0, total: 12586.53 },
        { path: 'agreement', employerCharges: 0 },
      ],
    },
    source: 'LC nº 123/2006, art. 13, VI e § 3º: 9.683,33 + 428,00 + 2.475,20 = 12.586,53',
  },
  {
    title: 'Véspera da reforma trabalhista: ainda sem acordo',
    on: '2026-11-14',
    input: { salary: 3000, months_worked: 24, months_this_year: 6, reference_date: '2017-11-10' },
    result: { paths: [{ path: 'indemnified' }, { path: 'worked' }], cheapest: 'indemnified' },
    source: 'CLT, art. 484-A, em vigor em 11/11/2017 (Lei nº 13.467/2017)',
  },
]
