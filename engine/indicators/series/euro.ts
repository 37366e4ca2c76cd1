import { series, sgs } from '../definition.ts'

export default series({
  id: 'euro',
  source: sgs(21619),
  cadence: 'daily',
  since: '1999-01-04',
  places: 4,
  sane: { min: 0.5, max: 50 },
  step: { times: 1.3 },
  revises: 0.0001,
  due: { businessDays: 3 },
  agrees: [
    // The euro has ranged from 0,83 to 1,60 dollar since its start, and never equals the dollar for days in a row.
    { as: 'same', with: 'dollar', times: 1.7, distinct: true, from: '1999-01-04' },
  ],
  accumulates: { names: ['euro'], by: 'quotes', of: 'euro PTAX de venda', reads: 'euro' },
  metrics: {
    euro: {
      title: 'Euro PTAX, venda',
      description: 'Cotação de fechamento PTAX de venda, em reais por euro, nos dias úteis conhecidos.',
      unit: 'R$ por €',
      aggregation: 'last',
    },
  },
})
