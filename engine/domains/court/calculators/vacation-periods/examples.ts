import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CLT = 'CLT, arts. 130, 134 e 137'

export const examples: Examples<typeof definition> = [
  {
    title: 'Um ano sem faltas',
    on: '2026-11-19',
    input: { admission: '2017-06-01', to: '2018-06-30' },
    result: { count: 1, periods: [{ acquiredTo: '2018-05-31', days: 30 }] },
    source: `${CLT}: até cinco faltas, 30 dias`,
  },
  {
    title: 'Seis faltas tiram seis dias',
    on: '2026-11-19',
    input: { admission: '2017-06-01', to: '2018-06-30', absences: [{ from: '2017-06-01', to: '2017-06-06' }] },
    result: { periods: [{ days: 24 }] },
    source: `${CLT}: de seis a catorze faltas, 24 dias`,
  },
  {
    title: 'Trinta e três faltas tiram as férias',
    on: '2026-11-19',
    input: { admission: '2017-06-01', to: '2018-06-30', absences: [{ from: '2017-06-01', to: '2017-07-03' }] },
    result: { periods: [{ days: 0, status: 'lost' }] },
    source: `${CLT}: mais de 32 faltas`,
  },
  {
    title: 'Tempo parcial antes da reforma',
    on: '2026-11-19',
    input: { admission: '2016-07-01', to: '2017-07-30', contract: 'part_time', absences: [{ from: '2016-07-01', to: '2016-07-07' }] },
    result: { periods: [{ days: 18 }] },
    source: 'CLT, art. 130-A, até 10/11/2017: metade só com mais de sete faltas',
  },
  {
    title: 'Admissão em 29 de fevereiro',
    on: '2026-11-19',
    input: { admission: '2020-02-29', to: '2023-03-01' },
    result: {
      count: 3,
      periods: [
        { acquiredFrom: '2020-02-29', acquiredTo: '2021-02-27' },
        { acquiredFrom: '2021-02-28', acquiredTo: '2022-02-27' },
        { acquiredFrom: '2022-02-28', acquiredTo: '2023-02-27' },
      ],
    },
    source: 'Lei nº 810/1949: o ano acaba na véspera do aniversário',
  },
]
