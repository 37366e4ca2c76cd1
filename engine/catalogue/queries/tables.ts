import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import { integer, list, object, text } from '../../operation/input/fields.ts'

export default query({
  id: 'tables',
  title: 'Índice das tabelas de lei',
  slug: 'tabelas',
  summary: 'As tabelas de lei que a API guarda, com a primeira e a mais nova versão de cada uma.',
  seeAlso: { table: 'ler uma delas' },
  tag: 'Tabelas',
  path: '/v1/tables',
  rows: 'tables',
  cache: 'day',
  input: {},
  result: z.object({
    count: integer('Quantas tabelas'),
    tables: list(
      'As tabelas',
      object('Tabela', {
        table: text('Nome'),
        title: text('Título'),
        dateMeans: text('O que a data significa'),
        versions: integer('Quantas versões'),
        firstVersion: text('Início da primeira versão').meta({ format: 'date' }),
        newestVersion: text('Início da versão mais nova').meta({ format: 'date' }),
        reviewedOn: text('Última conferência com as fontes').meta({ format: 'date' }),
        url: text('Endereço'),
      }),
    ),
  }),
  examples: [{ title: 'O índice', input: {} }],
  answer(_input, { registry }) {
    const tables = [...registry.laws.values()].map((law) => ({
      table: law.id,
      title: law.title,
      dateMeans: law.dateMeans,
      versions: law.versions.length,
      firstVersion: law.recordStarts,
      newestVersion: law.versions[0].from,
      reviewedOn: law.reviewedOn,
      url: `/v1/tables/${law.id}`,
    }))
    return { count: tables.length, tables }
  },
})
