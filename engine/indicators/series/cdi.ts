import { series, sgs } from '../definition.ts'

export default series({
  id: 'cdi',
  source: sgs(12),
  cadence: 'daily',
  since: '1995-01-02',
  places: 6,
  sane: { min: 0.003, max: 0.3 },
  step: { times: 2.5 },
  revises: 0.000001,
  due: { businessDays: 3 },
  agrees: [
    // 0,947 to 1,006 times the Selic of the day since 2003: both are overnight markets.
    { as: 'same', with: 'selic-over', times: 1.08, from: '2003-01-01' },
  ],
  accumulates: { names: ['cdi'], by: 'businessDays', of: 'Taxa DI', reads: 'cdi' },
  metrics: {
    cdi: {
      title: 'CDI (taxa DI)',
      description: 'Taxa DI de cada dia útil, anualizada em 252 dias úteis a partir da taxa diária (SGS 12), como na série 4389.',
      unit: '% ao ano (base 252)',
      aggregation: 'last',
      derived: 'annualised252',
    },
  },
})
