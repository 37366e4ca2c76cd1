import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import { SOLD_BY_INDICATOR } from '../../operation/evaluation/quote-of-day.ts'
import { integer, list, object, text } from '../../operation/input/fields.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'exchange',
  title: 'Moedas que o Banco Central cota',
  slug: 'moedas',
  summary: 'Cada moeda da PTAX e os dias de que há cotação guardada.',
  tag: 'Indicadores',
  path: '/v1/exchange',
  command: 'exchange-list',
  rows: 'currencies',
  seeAlso: { 'exchange-currency': 'ver a cotação de um dia' },
  cache: 'minute',
  input: {},
  result: z.object({
    count: integer('Quantas moedas'),
    currencies: list(
      'As moedas',
      object('Moeda', {
        currency: text('Código da moeda'),
        name: text('Nome'),
        from: day('Primeiro dia guardado', { hint: 'Com compra e venda, ou só a venda' }).nullable(),
        to: day('Último dia guardado', { hint: 'Com compra e venda, ou só a venda' }).nullable(),
      }),
    ),
  }),
  examples: [{ title: 'Todas', input: {} }],
  answer(_input, { market, rates, today }) {
    const currencies = market.currencies.all().map(({ code, ...held }) => {
      const indicator = SOLD_BY_INDICATOR[code]
      const sold = held.from === null && indicator ? rates.covers(indicator, today()) : undefined
      return { currency: code, ...held, ...(sold && { from: sold.from, to: sold.to }) }
    })
    return { count: currencies.length, currencies }
  },
})
