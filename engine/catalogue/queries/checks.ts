import * as z from 'zod'
import { addressedAs } from '../../operation/definition/kinds.ts'
import { query } from '../../operation/definition/query.ts'
import { integer, list, object, text } from '../../operation/input/fields.ts'

export default query({
  id: 'checks',
  title: 'Índice das conferências',
  slug: 'lista-de-conferencias',
  summary: 'Os documentos que podem ser conferidos: holerite, recibos de 13º e de férias, rescisão e outros.',
  tag: 'Conferências',
  path: '/v1/check',
  rows: 'checks',
  cache: 'day',
  large: true,
  input: {},
  result: z.object({
    count: integer('Quantas conferências'),
    checks: list(
      'As conferências',
      object('Conferência', {
        check: text('Nome no endereço'),
        title: text('Título'),
        summary: text('O que confere'),
        url: text('Endereço'),
        inputSchema: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema 2020-12 da entrada' }),
      }),
    ),
  }),
  examples: [{ title: 'O índice', input: {} }],
  answer(_input, { registry }) {
    const checks = [...registry.checks.values()].map((member) => ({
      check: addressedAs(member),
      title: member.title,
      summary: member.summary,
      url: `/v1/check/${addressedAs(member)}`,
      inputSchema: member.inputSchema,
    }))
    return { count: checks.length, checks }
  },
})
