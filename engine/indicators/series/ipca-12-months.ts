import { series, sgs } from '../definition.ts'

export default series({
  id: 'ipca-12-months',
  source: sgs(13522),
  cadence: 'monthly',
  since: '1980-12-01',
  places: 2,
  exactPlaces: true,
  sane: { min: -5, max: 30, maxUntil1995: 10_000 },
  step: { points: 4 },
  revises: 0.01,
  due: { months: 1, day: 16 },
  agrees: [{ as: 'twelveMonths', with: 'ipca', points: 0.02, from: '1996-01-01' }],
  metrics: {
    ipca: {
      title: 'IPCA em 12 meses',
      description: 'Variação do IPCA em 12 meses como publicada; não é a composição dos meses arredondados.',
      unit: '% em 12 meses',
      aggregation: 'last',
    },
  },
})
