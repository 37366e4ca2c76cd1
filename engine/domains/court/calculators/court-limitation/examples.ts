import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ARE = 'STF, ARE 709.212 (Tema 608), com a modulação; Súmula 362 do TST'

export const examples: Examples<typeof definition> = [
  {
    title: 'Na véspera do julgamento do STF o FGTS ainda era de trinta anos',
    on: '2026-11-19',
    input: { admission: '2000-01-01', filed: '2014-11-12' },
    result: { fgtsSince: '1984-11-12', fgtsYears: 30 },
    source: ARE,
  },
  {
    title: 'No dia do julgamento, cinco anos',
    on: '2026-11-19',
    input: { admission: '2000-01-01', filed: '2014-11-13' },
    result: { fgtsSince: '2009-11-13', fgtsYears: 5, fiveYearsSince: '2009-11-13' },
    source: ARE,
  },
  {
    title: 'Contrato de 1989: trinta anos até 12/11/2019',
    on: '2026-11-19',
    input: { admission: '1989-11-13', filed: '2019-11-12' },
    result: { fgtsSince: '1989-11-12', fgtsYears: 30 },
    source: ARE,
  },
  {
    title: 'Contrato de um dia depois: cinco anos',
    on: '2026-11-19',
    input: { admission: '1989-11-14', filed: '2019-11-12' },
    result: { fgtsSince: '2014-11-12', fgtsYears: 5 },
    source: ARE,
  },
  {
    title: 'Três anos depois da dispensa já não há prazo',
    on: '2026-11-19',
    input: { admission: '2010-01-10', dismissal: '2020-03-20', filed: '2023-06-01' },
    result: { lastDayToFile: '2022-03-20', inTime: false },
    source: 'Constituição Federal, art. 7º, XXIX: dois anos depois do fim do contrato',
  },
]
