import * as z from 'zod'
import { formatDay } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { unknownName } from '../../core/text/unknown-name.ts'
import { query } from '../../operation/definition/query.ts'
import type { BondPrice } from '../../operation/evaluation/ports.ts'
import { choice, firstDay, flag, integer, lastDay, list, object, text } from '../../operation/input/fields.ts'
import { bondPriceShape } from '../bonds/shape.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'bond-history',
  title: 'Preços de um título do Tesouro Direto',
  slug: 'precos-do-titulo',
  summary: 'O preço e a taxa de um título do Tesouro Direto em cada dia, como o Tesouro os publica.',
  tag: 'Indicadores',
  path: '/v1/bonds/{bond}/history',
  rows: 'prices',
  seeAlso: { bonds: 'achar o nome do título' },
  cache: 'minute',
  large: true,
  input: {
    bond: text('Nome do título'),
    from: firstDay('Primeiro dia', { hint: 'Omitido: o primeiro guardado.' }).optional(),
    to: lastDay('Último dia', { hint: 'Omitido: hoje em São Paulo.' }).optional(),
  },
  result: z.object({
    bond: text('Nome do título'),
    type: text('Tipo'),
    maturity: day('Vencimento do título'),
    source: choice('De onde veio', ['treasury', 'shipped'], { treasury: 'Arquivo aberto do Tesouro', shipped: 'O que veio com o projeto' }),
    stale: flag('Pode haver preços mais novos'),
    licence: text('Licença dos preços'),
    count: integer('Quantos dias'),
    prices: list('Do mais antigo ao mais novo', object('Preço', bondPriceShape)),
  }),
  examples: [{ title: 'O Prefixado 2029', input: { bond: 'tesouro-prefixado-2029-01-01' } }],
  refusals: { 404: 'Não há esse título entre os guardados.' },
  csv: ({ bond, prices }: { readonly bond: string; readonly prices: readonly BondPrice[] }) => ({
    name: bond,
    header: ['date', 'buyRate', 'sellRate', 'buyPrice', 'sellPrice', 'basePrice'],
    lines: prices.map((price) => [price.date, price.buyRate, price.sellRate, price.buyPrice, price.sellPrice, price.basePrice]),
  }),
  answer({ bond: id, from, to }, { market, today }) {
    const { readOn, stale, bonds } = market.bonds.all()
    const bond = bonds.find((each) => each.id === id)
    if (!bond)
      throw unknownName(id, {
        kind: 'título',
        english: 'bond',
        names: bonds.map((each) => each.id),
        listed: { id: 'bonds', url: '/v1/bonds' },
      })
    const last = to ?? today()
    if (from && from > last) throw new InvalidInput([{ field: 'from', message: word`vem depois de to (${formatDay(last)})` }])
    const prices = market.bonds.history(id)!.filter((price) => (!from || price.date >= from) && price.date <= last)
    return {
      bond: id,
      type: bond.type,
      maturity: bond.maturity,
      source: readOn === null ? ('shipped' as const) : ('treasury' as const),
      stale,
      licence: 'Open Database License (ODbL), Tesouro Nacional',
      count: prices.length,
      prices,
    }
  },
})
