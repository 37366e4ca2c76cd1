import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import { choice, integer, list, object, text } from '../../operation/input/fields.ts'
import { sourcesOf } from '../sources/sources.ts'

const KINDS = ['series', 'table', 'statistic', 'catalogue', 'market'] as const

export default query({
  id: 'sources',
  title: 'De onde vem cada número',
  slug: 'fontes',
  summary:
    'Cada série, tabela de lei e estatística com a origem, a licença, o que cobre, o que falta, quando foi lida e de quanto em quanto tempo.',
  tag: 'Sistema',
  path: '/v1/sources',
  rows: 'sources',
  cache: 'minute',
  large: true,
  input: { kind: choice('Só deste tipo', KINDS, undefined, { hint: 'Omitido: todos.' }).optional() },
  result: z.object({
    count: integer('Quantas fontes'),
    sources: list(
      'As fontes',
      object('Fonte', {
        id: text('Nome'),
        kind: choice('O que é', KINDS, {
          series: 'Série de indicador',
          table: 'Tabela de lei',
          statistic: 'Estatística de salários',
          catalogue: 'Catálogo',
          market: 'Expectativas, moedas, preços e séries lidas a pedido',
        }),
        title: text('Título'),
        origin: text('De onde vem'),
        licence: text('Licença'),
        coverage: object('O que cobre', {
          from: text('Início').nullable(),
          to: text('Fim').nullable(),
          count: integer('Quantos', { hint: 'Das séries, no que vem com o projeto' }),
          of: text('Do quê'),
        }),
        holes: text('O que falta', { hint: 'Null quando nada se sabe que falte' }).nullable(),
        lastRead: text('Última leitura', { hint: 'O dia em que foi lida, ou conferida com a fonte' }).nullable(),
        every: text('De quanto em quanto tempo'),
      }),
    ),
  }),
  examples: [
    { title: 'Todas', input: {} },
    { title: 'Só as estatísticas', input: { kind: 'statistic' } },
  ],
  answer({ kind }, ports) {
    const sources = sourcesOf(ports).filter((source) => kind === undefined || source.kind === kind)
    return { count: sources.length, sources }
  },
})
