import * as z from 'zod'
import { type Day, earlier, formatDay } from '../../core/day.ts'
import { InvalidInput, type NotFound, SourceUnavailable } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { folded } from '../../core/text/text.ts'
import { unknownName } from '../../core/text/unknown-name.ts'
import { QUOTES_SINCE } from '../../market/quotes.ts'
import { query } from '../../operation/definition/query.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { SOLD_BY_INDICATOR, storedQuote } from '../../operation/evaluation/quote-of-day.ts'
import { choice, date, flag, number, text } from '../../operation/input/fields.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'exchange-currency',
  title: 'Cotação PTAX de uma moeda',
  slug: 'cambio',
  summary:
    'A cotação de fechamento PTAX de uma moeda em um dia desde o Real, compra e venda, em reais; sem cotação no dia, a do dia útil anterior ou a última guardada antes, e diz qual.',
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
    nearest: flag('Se a cotação é de um dia anterior ao pedido'),
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
  refusals: { 404: 'O Banco Central não cota essa moeda.', 503: 'Nenhuma cotação até esse dia está guardada neste servidor.' },
  answer({ currency: written, date: on }, ports) {
    const today = ports.today()
    const currency = written.trim().toUpperCase()
    const currencies = ports.market.currencies.all()
    const known = currencies.find(({ code }) => code === currency)
    if (!known) throw unknownCurrency(written, currencies)
    if (on && on > today) refuse(word`está no futuro: hoje é ${formatDay(today)}`)
    if (on && on < QUOTES_SINCE) refuse(word`vem antes do Real, de ${formatDay(QUOTES_SINCE)}`)
    const asked = on ?? today
    const found = storedQuote(currency, asked, ports)
    if (!found) {
      const starts = firstStoredDay(currency, known.from, ports)
      const range = starts === null ? 'nenhuma foi lida ainda' : word`guardam-se as que vêm desde ${formatDay(starts)}`
      throw new SourceUnavailable(
        word`A PTAX de ${currency} em ${formatDay(asked)} não está disponível: ${range}. Tente mais tarde.`,
        known.to,
      )
    }
    const { readOn: _readOn, ...said } = found.quote
    return { ...said, asked, nearest: said.date !== asked }
  },
})

/** The first day of which a quote is held, by the bank's closing quotes or by the indicator. */
function firstStoredDay(currency: string, closing: Day | null, { rates, today }: Ports): Day | null {
  const indicator = SOLD_BY_INDICATOR[currency]
  const sold = indicator === undefined ? undefined : rates.covers(indicator, today())?.from
  return closing && sold ? earlier(closing, sold) : (closing ?? sold ?? null)
}

/** Near by its code, or by its name in Portuguese: "dolar" is USD, AUD and CAD. */
function unknownCurrency(written: string, currencies: readonly { readonly code: string; readonly name: string }[]): NotFound {
  const typed = folded(written.trim())
  const named = typed.length > 2 ? currencies.filter(({ name }) => folded(name).includes(typed)).map(({ code }) => code) : []
  return unknownName(written.trim(), {
    kind: 'moeda que o Banco Central cote',
    english: 'currency the Central Bank quotes,',
    names: currencies.map(({ code }) => code),
    listed: { id: 'exchange', url: '/v1/exchange' },
    ...(named.length > 0 && { near: named }),
  })
}

function refuse(message: string): never {
  throw new InvalidInput([{ field: 'date', message }])
}
