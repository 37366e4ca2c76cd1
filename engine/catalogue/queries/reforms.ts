import * as z from 'zod'
import { reformOf } from '../../core/reform/reform.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, flag, integer, list, object, text } from '../../operation/input/fields.ts'
import { GALLERY } from '../reforms/gallery.ts'

export default query({
  id: 'reforms',
  title: 'Mudanças da lei para experimentar',
  slug: 'reformas',
  summary:
    'Mudanças da lei propostas ou que viraram lei, cada uma em um texto que se envia como `law` a qualquer calculadora, com quem propôs e as fontes. Nenhuma delas é a lei.',
  tag: 'Tabelas',
  path: '/v1/reforms',
  rows: 'reforms',
  cache: 'day',
  input: {},
  result: z.object({
    count: integer('Quantas'),
    reforms: list(
      'As mudanças',
      object('Uma mudança', {
        id: text('Nome'),
        title: text('Título'),
        text: text('A mudança em um texto'),
        reform: text('O nome do texto, que muda com ele'),
        calculator: text('A calculadora que a mostra'),
        proposer: text('Quem propôs, ou o ato'),
        sources: z.array(z.string()).meta({ description: 'As fontes' }),
        evidence: choice('Grau de confirmação', ['verified', 'corroborated', 'reported']),
        becameLaw: flag('Se virou lei'),
        note: text('O que se deve saber'),
        url: text('Onde experimentar'),
      }),
    ),
  }),
  examples: [{ title: 'Todas', input: {} }],
  answer(_input, ports) {
    const reforms = GALLERY.map(({ input, ...proposal }) => ({
      ...proposal,
      reform: reformOf(proposal.text, ports, ports.today()).id,
      url: `/v1/calc/${proposal.calculator}/reform?${addressed(input)}&law=${encodeURIComponent(proposal.text)}`,
    }))
    return { count: reforms.length, reforms }
  },
})

const addressed = (input: Readonly<Record<string, number>>): string =>
  Object.entries(input)
    .map(([field, value]) => `${field}=${value}`)
    .join('&')
