import { series, sgs } from '../definition.ts'

export default series({
  id: 'dollar',
  source: sgs(1),
  cadence: 'daily',
  since: '2000-01-03',
  places: 4,
  sane: { min: 0.5, max: 50 },
  step: { times: 1.3 },
  revises: 0.0001,
  due: { businessDays: 3 },
  accumulates: { names: ['dollar'], by: 'quotes', of: 'dólar PTAX de venda', reads: 'dollar' },
  metrics: {
    dollar: {
      title: 'Dólar PTAX, venda',
      description: 'Cotação de fechamento PTAX de venda, em reais por dólar, nos dias úteis.',
      unit: 'R$ por US$',
      aggregation: 'last',
    },
  },
})
