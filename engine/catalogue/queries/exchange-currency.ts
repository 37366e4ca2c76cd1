import * as z from 'zod'
import { daysBetween, formatDay } from '../../core/day.ts'
import { InvalidInput, NotFound, SourceUnavailable } from '../../core/errors.ts'
import { word } from '../../core/language.ts'
import { choice, date, flag, number, text } from '../../core/operation/fields.ts'
import type { Ports, Quote } from '../../core/operation/ports.ts'
import { query } from '../../core/operation/query.ts'
import { CLOSED_DAYS, QUOTES_SINCE, SOLD_BY_INDICATOR } from '../../market/quotes.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'exchange-currency',
  title: 'Cotação PTAX de uma moeda',
  slug: 'cambio',
  summary:
    'A cotação de fechamento PTAX de uma moeda em um dia desde o Real, compra e venda, em reais; sem cotação no dia, a do dia útil anterior, e diz qual.',
  tag: 'Indicadores',
  path: '/v1/exchange/{currency}',
  command: 'exchange',
  seeAlso: { exchange: 'ver que moedas há', currency: 'converter um valor' },
  cache: 'minute',
  input: {
    currency: text('Código da moeda'),
    date: date('Dia da cotação', { hint: 'Omitido: a última guardada.' }).optional(),
  },
  result: z.object({
    currency: text('Código da moeda'),
    asked: day('Dia pedido, ou hoje'),
    date: day('Dia da cotação'),
    nearest: flag('Se a cotação é de um dia útil anterior ao pedido'),
    buy: number('Compra, R$', { hint: 'Null quando só a venda está guardada' }).nullable(),
    sell: number('Venda, R$'),
    source: choice('De onde veio', ['central_bank', 'fallback'], {
      central_bank: 'Lido do Banco Central',
      fallback: 'Último valor guardado',
    }),
    stale: flag('Pode haver cotação mais nova', { hint: 'É o que estava guardado' }),
  }),
  examples: [
    { title: 'O dólar no fim de 2024', input: { currency: 'USD', date: '2024-12-31' } },
    { title: 'O dólar em um domingo', input: { currency: 'USD', date: '2024-12-29' } },
    { title: 'O último euro', input: { currency: 'EUR' } },
  ],
  refusals: { 404: 'O Banco Central não cota essa moeda.', 503: 'A cotação desse dia não está guardada neste servidor.' },
  answer({ currency: written, date: on }, ports) {
    const today = ports.today()
    const currency = written.trim().toUpperCase()
    const known = ports.market.currencies.all().find(({ code }) => code === currency)
    if (!known) throw new NotFound(word`O Banco Central não cota a moeda "${written.slice(0, 20)}". Veja a lista das moedas.`)
    if (on && on > today) refuse(word`está no futuro: hoje é ${formatDay(today)}`)
    if (on && on < QUOTES_SINCE) refuse(word`vem antes do Real, de ${formatDay(QUOTES_SINCE)}`)
    const asked = on ?? today
    const quote = ports.market.currencies.quote(currency, on ?? known.to ?? today) ?? fromIndicator(currency, on, ports)
    if (!quote) {
      const range =
        known.from && known.to ? word`guardam-se as de ${formatDay(known.from)} a ${formatDay(known.to)}` : 'nenhuma foi lida ainda'
      throw new SourceUnavailable(
        word`A PTAX de ${currency} em ${formatDay(asked)} não está disponível: ${range}. Tente mais tarde.`,
        known.to,
      )
    }
    const { readOn: _readOn, ...said } = quote
    return { ...said, asked, nearest: quote.date !== asked }
  },
})

/** The sell quote an indicator has of the day, or of the last business day before it. */
function fromIndicator(
  currency: string,
  on: Parameters<Ports['rates']['latest']>[1] | undefined,
  { rates, today }: Ports,
): Quote | undefined {
  const metric = SOLD_BY_INDICATOR[currency]
  const reading = metric && rates.latest(metric, on ?? today())
  if (!reading || (on && daysBetween(reading.date, on) > CLOSED_DAYS)) return undefined
  const { date: day, value, source, stale } = reading
  return { currency, date: day, buy: null, sell: value, readOn: day, source, stale }
}

function refuse(message: string): never {
  throw new InvalidInput([{ field: 'date', message }])
}
