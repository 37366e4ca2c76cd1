import * as z from 'zod'
import { keysOf, nonEmpty } from '../../core/collections/records.ts'
import { GROUPS } from '../../operation/definition/kinds.ts'
import { query } from '../../operation/definition/query.ts'
import { integer, list, object, text } from '../../operation/input/fields.ts'

export default query({
  id: 'calculators',
  title: 'Índice das calculadoras',
  slug: 'lista-de-calculadoras',
  summary: 'Todas as calculadoras, cada uma com o esquema do que recebe.',
  seeAlso: { workflows: 'ver as decisões', checks: 'ver as conferências' },
  tag: 'Calculadoras',
  path: '/v1/calc',
  rows: 'calculators',
  cache: 'day',
  large: true,
  input: {},
  result: z.object({
    count: integer('Quantas calculadoras'),
    currency: text('Moeda'),
    calculators: list(
      'As calculadoras',
      object('Calculadora', {
        calculator: text('Nome no endereço'),
        title: text('Título'),
        summary: text('O que calcula'),
        group: z.enum(nonEmpty(keysOf(GROUPS))).meta({ description: 'Grupo' }),
        url: text('Endereço'),
        inputSchema: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema 2020-12 da entrada' }),
      }),
    ),
  }),
  examples: [{ title: 'O índice', input: {} }],
  answer(_input, { registry }) {
    const calculators = [...registry.calculators.values()].map(({ id, title, summary, group, inputSchema }) => ({
      calculator: id,
      title,
      summary,
      group,
      url: `/v1/calc/${id}`,
      inputSchema,
    }))
    return { count: calculators.length, currency: 'BRL', calculators }
  },
})
