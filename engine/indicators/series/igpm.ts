import { series, sgs } from '../definition.ts'

export default series({
  id: 'igpm',
  source: sgs(189),
  cadence: 'monthly',
  since: '1989-08-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -4, max: 8, maxUntil1995: 100 },
  step: { points: 5 },
  revises: 0.01,
  due: { months: 1, day: 4 },
  agrees: [
    // The same index ten days apart: a difference of at most 1.13 (August 2020).
    { as: 'same', with: 'igpdi', points: 1.35, distinct: true, from: '1996-01-01' },
  ],
  accumulates: { names: ['igpm', 'igpmMonthly'], by: 'endedMonths', of: 'IGP-M', reads: 'igpmMonthly' },
  metrics: {
    igpm: {
      title: 'IGP-M em 12 meses',
      description: 'Composição das 12 últimas variações mensais do IGP-M; o número da FGV pode diferir em até 0,02 ponto.',
      unit: '% em 12 meses',
      aggregation: 'last',
      derived: 'compounded12',
    },
    igpmMonthly: {
      title: 'IGP-M do mês',
      description: 'Variação mensal do IGP-M (FGV); o ano é a composição dos meses.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
