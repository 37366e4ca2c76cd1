import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import { integer, list, object, text } from '../../operation/input/fields.ts'

export default query({
  id: 'workflows',
  title: 'Índice das decisões',
  slug: 'lista-de-decisoes',
  summary: 'As decisões compostas de calculadoras, cada uma com a pergunta que responde e os vereditos que pode dar.',
  tag: 'Decisões',
  path: '/v1/workflows',
  rows: 'workflows',
  cache: 'day',
  large: true,
  input: {},
  result: z.object({
    count: integer('Quantas decisões'),
    workflows: list(
      'As decisões',
      object('Decisão', {
        workflow: text('Nome no endereço'),
        title: text('Título'),
        summary: text('O que compara'),
        question: text('A pergunta'),
        verdicts: list('Os vereditos possíveis', z.string()),
        url: text('Endereço'),
        inputSchema: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema 2020-12 da entrada' }),
      }),
    ),
  }),
  examples: [{ title: 'O índice', input: {} }],
  answer(_input, { registry }) {
    const workflows = [...registry.decisions.values()].map(({ id, title, summary, question, verdicts, inputSchema }) => ({
      workflow: id,
      title,
      summary,
      question,
      verdicts,
      url: `/v1/workflows/${id}`,
      inputSchema,
    }))
    return { count: workflows.length, workflows }
  },
})
