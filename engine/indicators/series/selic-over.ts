import { series, sgs } from '../definition.ts'

export default series({
  id: 'selic-over',
  source: sgs(11),
  cadence: 'daily',
  since: '1995-01-02',
  places: 6,
  sane: { min: 0.003, max: 0.3 },
  step: { times: 2.5 },
  revises: 0.000001,
  due: { businessDays: 3 },
  agrees: [
    // The central bank steers it to the target: at most 0.37 points below and 0.69 above since 2003.
    { as: 'annualised', with: 'selic-target', points: 0.8, from: '2003-01-01' },
  ],
  accumulates: { names: ['selic', 'selicOver'], by: 'businessDays', of: 'Taxa Selic efetiva (over)', reads: 'selicOver' },
  metrics: {
    selicOver: {
      title: 'Taxa Selic efetiva (over)',
      description:
        'Taxa média dos financiamentos de cada dia útil, anualizada em 252 dias úteis a partir da taxa diária (SGS 11), como na série 1178.',
      unit: '% ao ano (base 252)',
      aggregation: 'last',
      derived: 'annualised252',
    },
  },
})
