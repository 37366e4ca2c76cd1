import * as z from 'zod'
import { SourceUnavailable } from '../../core/errors.ts'
import { folded } from '../../core/text/text.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, flag, integer, list, object, text } from '../../operation/input/fields.ts'
import { bondPriceShape } from '../bonds/shape.ts'

export default query({
  id: 'bonds',
  title: 'Títulos do Tesouro Direto',
  slug: 'titulos-do-tesouro',
  summary:
    'Os títulos do Tesouro Direto com o último preço e a última taxa que o Tesouro publicou de cada um, e de que dia são. Não é o preço de agora: o ' +
    'arquivo do Tesouro sai depois do dia.',
  tag: 'Indicadores',
  path: '/v1/bonds',
  rows: 'bonds',
  seeAlso: { 'bond-history': 'ver os preços de um título' },
  cache: 'minute',
  large: true,
  input: {
    q: text('Palavras do nome, sem distinguir acentos', { hint: 'Omitida: todos.' }).optional(),
    matured: choice('Vencidos', ['without', 'with'], { without: 'Só os que ainda vencem', with: 'Também os vencidos' }).default('without'),
  },
  result: z.object({
    readOn: text('Dia em que o arquivo foi lido', { hint: 'Null: só o que veio com o projeto' }).meta({ format: 'date' }).nullable(),
    source: choice('De onde veio', ['treasury', 'shipped'], { treasury: 'Arquivo aberto do Tesouro', shipped: 'O que veio com o projeto' }),
    stale: flag('Pode haver preços mais novos', { hint: 'O arquivo não foi lido nos últimos dias' }),
    count: integer('Quantos títulos'),
    bonds: list(
      'Os títulos, por nome e vencimento',
      object('Título do Tesouro', {
        bond: text('Nome'),
        type: text('Tipo'),
        maturity: text('Vencimento do título').meta({ format: 'date' }),
        last: object('O último preço', bondPriceShape),
      }),
    ),
  }),
  examples: [
    { title: 'Todos os que ainda vencem', input: {} },
    { title: 'Os prefixados', input: { q: 'prefixado' } },
  ],
  refusals: { 503: 'Nenhum preço foi lido ainda neste servidor.' },
  answer({ q = '', matured }, { market, today }) {
    const { readOn, stale, bonds } = market.bonds.all()
    if (bonds.length === 0)
      throw new SourceUnavailable('Nenhum preço do Tesouro Direto foi lido ainda neste servidor. Informe a taxa à mão.')
    const words = folded(q).split(/\s+/).filter(Boolean)
    const now = today()
    const found = bonds
      .filter(
        ({ type, maturity }) =>
          (matured === 'with' || maturity >= now) && words.every((word) => folded(`${type} ${maturity}`).includes(word)),
      )
      .map(({ id, type, maturity, last }) => ({ bond: id, type, maturity, last }))
      .sort((a, b) => (a.bond < b.bond ? -1 : 1))
    return { readOn, source: readOn === null ? ('shipped' as const) : ('treasury' as const), stale, count: found.length, bonds: found }
  },
})
