import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { decimal, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { translate, word } from '../../../../core/text/language.ts'
import { calendarDate, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { SOLD_BY_INDICATOR } from '../../../../operation/evaluation/quote-of-day.ts'
import {
  brl,
  choice,
  money,
  number,
  percentage,
  percentOf,
  quantity,
  referenceDate,
  unitPrice,
  words,
} from '../../../../operation/input/fields.ts'
import type { FormerInput } from '../../../../operation/input/former-input.ts'
import iofExchange, { type ExchangeIof } from '../../law/iof-exchange.ts'

/** Currencies quoted by the central bank, common travel currencies, and the real. */
const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'ARS',
  'CLP',
  'UYU',
  'PYG',
  'MXN',
  'CAD',
  'AUD',
  'CHF',
  'JPY',
  'CNY',
  'DKK',
  'NOK',
  'SEK',
  'BRL',
] as const

const CURRENCY_WORDS: Readonly<Record<(typeof CURRENCIES)[number], string>> = {
  USD: 'Dólar',
  EUR: 'Euro',
  GBP: 'Libra',
  ARS: 'Peso argentino',
  CLP: 'Peso chileno',
  UYU: 'Peso uruguaio',
  PYG: 'Guarani',
  MXN: 'Peso mexicano',
  CAD: 'Dólar canadense',
  AUD: 'Dólar australiano',
  CHF: 'Franco suíço',
  JPY: 'Iene',
  CNY: 'Yuan',
  DKK: 'Coroa dinamarquesa',
  NOK: 'Coroa norueguesa',
  SEK: 'Coroa sueca',
  BRL: 'Já em reais',
}

const OPERATIONS = {
  card: 'card',
  prepaid: 'card',
  cash: 'cash',
  own_account: 'ownAccount',
  third_party: 'thirdParty',
  investment: 'investment',
  inflow: 'inflow',
} as const satisfies Record<string, keyof ExchangeIof>

/** Everyday words for each operation. */
const SPOKEN_OPERATIONS = {
  card: ['cartão', 'compra internacional', 'compra no exterior', 'compra em', 'compra no', 'compra na'],
  cash: ['comprar', 'papel moeda', 'espécie'],
} as const

const USUAL_AMOUNT = decimal(100)

export default calculator({
  id: 'currency',
  slug: 'conversao-de-moeda',
  title: 'Conversão de moeda e IOF',
  summary: 'Converte pela cotação do Banco Central (PTAX) e, se for compra, viagem ou remessa, soma o IOF do dia, o spread e a tarifa.',
  group: 'cotidiano',
  headline: 'total',
  says: '{inWords}',
  lawDay: 'reference_date',
  input: {
    amount: quantity('Valor', 'currency', {
      means: 'amount',
      above: 0,
      hint: 'Na moeda estrangeira; em reais, se a conversão for de reais',
      blank: '100',
    }).optional(),
    currency: choice('Moeda', CURRENCIES, CURRENCY_WORDS).default('USD'),
    direction: choice('Sentido', ['to_brl', 'from_brl'], { to_brl: 'Da moeda para reais', from_brl: 'De reais para a moeda' }).default(
      'to_brl',
    ),
    operation: choice(
      'Operação',
      ['none', 'card', 'prepaid', 'cash', 'own_account', 'third_party', 'investment', 'inflow'],
      {
        none: 'Só converter',
        card: 'Cartão de crédito ou débito',
        prepaid: 'Cartão pré-pago',
        cash: 'Moeda em espécie',
        own_account: 'Remessa à minha conta no exterior',
        third_party: 'Remessa a outra pessoa',
        investment: 'Remessa para investir no exterior',
        inflow: 'Receber do exterior',
      },
      { spokenOptions: SPOKEN_OPERATIONS },
    ).default('none'),
    rate: unitPrice('Cotação em reais', 'unit', {
      means: 'exchange_rate',
      above: 0,
      blank: 'a PTAX da data, das moedas que o Banco Central cota',
    }).optional(),
    spread_percent: percentage('Spread', { min: 0, max: 100, hint: 'O que a instituição soma à cotação' }).prefault(0),
    fees: money('Tarifa em reais', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  formerInput: fromAndTo(),
  result: {
    rate: number('Cotação em reais'),
    foreign: number('Valor na moeda estrangeira'),
    brl: brl('Valor em reais', { hint: 'Com o spread, antes do IOF e da tarifa' }),
    iofPercent: percentOf('Alíquota do IOF'),
    iof: brl('IOF'),
    total: brl('Total em reais', { hint: 'O que se paga; ao receber do exterior, o que chega' }),
    vet: number('Valor efetivo total', { hint: 'Reais por unidade da moeda, tudo incluído' }),
    inWords: words('Em palavras'),
  },
  answer(input, ctx) {
    const { amount = USUAL_AMOUNT, operation, direction, spread_percent: spread, fees } = input
    if (input.amount === undefined) ctx.assume(say`Valor não informado: conta sobre ${plain(amount)}.`)
    const quote = quoteOf(ctx, input)
    const price = quote.times(ONE.plus(spread))
    if (direction === 'from_brl' && operation === 'inflow') ctx.refuse('direction', 'quem recebe do exterior informa o valor na moeda')
    const iofRate = operation === 'none' ? ZERO : ctx.law(iofExchange)[OPERATIONS[operation]]
    const inReais = direction === 'to_brl' ? cents(amount.times(price)) : mostChanged(ctx, cents(amount), fees, iofRate)
    const foreign = direction === 'to_brl' ? amount : Ratio.of(inReais, 100n).over(price)
    if (direction === 'to_brl') ctx.step('Valor em reais', () => say`${plain(amount)} × ${plain(quote)} × (1 + ${spread})`, inReais)
    else
      ctx.step(
        'Valor na moeda',
        () => say`${inReais} ÷ (${plain(quote)} × (1 + ${spread})); arredondado na segunda casa`,
        foreign.toNumber(2),
      )

    const iof = portion(inReais, iofRate, 'halfUp')
    if (operation !== 'none') {
      ctx.step('IOF', say`${inReais} × ${iofRate}`, iof)
      ctx.assume('IOF sobre o valor em reais já com o spread, pela alíquota do dia em que o câmbio é liquidado.')
    } else ctx.assume('Só a conversão: compra, viagem e remessa pagam IOF; escolha a operação para incluí-lo.')
    const inflow = operation === 'inflow'
    if (inflow && iof + fees > inReais) ctx.refuse('fees', 'a tarifa passa do que se recebe')
    const total = inflow ? inReais - iof - fees : inReais + iof + fees
    const sign = inflow ? '−' : '+'
    ctx.step('Total', say`${inReais} ${sign} ${iof} ${sign} ${fees}`, total)
    const vet = Ratio.of(total, 100n).over(foreign).toNumber(4)
    return {
      rate: quote.toNumber(6),
      foreign: foreign.toNumber(2),
      brl: inReais,
      iofPercent: iofRate,
      iof,
      total,
      vet: ctx.step('Valor efetivo total', () => say`${total} ÷ ${plain(foreign)}; arredondado na quarta casa`, vet),
      inWords:
        direction === 'to_brl'
          ? say`O total é de ${total}`
          : say`Com ${total} se compram ${plainNumber(Ratio.of(portion(100n, foreign, 'halfUp'), 100n))} em ${lowered(CURRENCY_WORDS[input.currency])}`,
    }
  },
})

/** Names of an earlier API: the two currencies, one of which is the real. */
function fromAndTo(): FormerInput {
  const codeOf = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : undefined)
  return {
    names: ['from', 'to'],
    read({ from: given, to: wanted }) {
      const [from = 'BRL', to = 'BRL'] = [codeOf(given), codeOf(wanted)]
      if (from === 'BRL') return { fields: { direction: 'from_brl', currency: to } }
      if (to === 'BRL') return { fields: { direction: 'to_brl', currency: from } }
      const message = word`são duas conversões: de ${from} para BRL, e o resultado de BRL para ${to}`
      return {
        fields: {},
        issues: [
          { field: 'to', code: 'inconsistent', message, english: `two conversions: ${from} to BRL, then the result from BRL to ${to}` },
        ],
      }
    },
  }
}

const lowered = (text: string): string => translate(text).toLowerCase()

/** Greatest amount in reais to exchange such that it, its tax and the fees fit the amount paid. */
function mostChanged(ctx: Context, paid: Money, fees: Money, iofRate: Ratio): Money {
  if (fees >= paid) return ctx.refuse('fees', 'a tarifa passa do que se paga')
  const left = paid - fees
  const near = portion(left, ONE.over(ONE.plus(iofRate)), 'halfUp')
  const changed = near + portion(near, iofRate, 'halfUp') > left ? near - 1n : near
  if (!iofRate.isZero || fees > 0n)
    ctx.step(
      'Valor em reais',
      () => say`(${paid} − ${fees}) ÷ (1 + ${iofRate}); arredondado na segunda casa; sem passar do que se paga`,
      changed,
    )
  return changed
}

interface Sent {
  readonly currency: string
  readonly operation: string
  readonly rate?: Ratio | undefined
}

/** Receiving from abroad sells the currency, at the buy quote; every other operation buys it. */
function quoteOf(ctx: Context, { currency, operation, rate }: Sent): Ratio {
  if (currency === 'BRL') {
    if (rate && rate.compare(ONE) !== 0) ctx.refuse('rate', 'de um valor em reais a cotação é 1')
    return ONE
  }
  if (rate) return rate
  const side = operation === 'inflow' ? 'buy' : 'sell'
  const reading =
    ctx.quote(currency, side) ??
    (side === 'buy' ? ctx.quote(currency, 'sell') : undefined) ??
    (SOLD_BY_INDICATOR[currency] === undefined
      ? ctx.refuse('rate', say`informe a cotação: a PTAX de ${currency} em ${calendarDate(ctx.day)} não está guardada aqui`)
      : ctx.rate(SOLD_BY_INDICATOR[currency], ctx.day, 'rate'))
  const words = side === 'buy' && reading.metric.endsWith('compra') ? 'compra' : 'venda'
  ctx.assume(say`Cotação PTAX de ${words} do Banco Central, a última até a data; bancos e cartões usam a própria.`)
  if (reading.date !== ctx.day)
    ctx.assume(say`A cotação é a de ${calendarDate(reading.date)}: de ${calendarDate(ctx.day)} não há PTAX guardada.`)
  if (side === 'buy' && words === 'venda')
    ctx.assume('Ao receber do exterior vale a cotação de compra; a usada aqui, de venda, é pouco maior.')
  return decimal(reading.value)
}

/** Converts reais to centavos, rounded once. */
const cents = (reais: Ratio): Money => portion(100n, reais, 'halfUp')

/** Plain decimal text of a quantity for a formula. */
const plain = (value: Ratio): string => decimalText(value.toNumber(6))
