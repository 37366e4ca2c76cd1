import { series, sgs } from '../definition.ts'

export default series({
  id: 'ipca15',
  source: sgs(7478),
  cadence: 'monthly',
  since: '2000-05-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -2, max: 4, maxUntil1995: 100 },
  step: { points: 2.5 },
  revises: 0.01,
  due: { months: 0, day: 29 },
  agrees: [
    // A difference of at most 0.95 (December 2002): they share half a month.
    { as: 'same', with: 'ipca', points: 1.3, distinct: true, from: '2000-05-01' },
  ],
  accumulates: { names: ['ipca15', 'ipca15Monthly'], by: 'endedMonths', of: 'IPCA-15', reads: 'ipca15Monthly' },
  metrics: {
    ipca15Monthly: {
      title: 'IPCA-15 do mês',
      description: 'Variação mensal do IPCA-15 (IBGE), medida do meio de um mês ao meio do outro; o IPCA-E é a sua composição.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
