import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import { integer, list, nameOf, object, text } from '../../operation/input/fields.ts'
import { historyLines, tableHistory, versionShape } from '../tables/published.ts'

export default query({
  id: 'table-history',
  title: 'Histórico de uma tabela de lei',
  slug: 'historico-da-tabela',
  summary: 'Todas as versões de uma tabela, da mais nova à mais antiga.',
  seeAlso: { table: 'ver a versão de um dia' },
  tag: 'Tabelas',
  path: '/v1/tables/{table}/history',
  cache: 'day',
  large: true,
  input: { table: nameOf('laws', 'Nome da tabela') },
  result: z.object({
    table: text('Nome da tabela'),
    title: text('Título'),
    dateMeans: text('O que a data significa'),
    count: integer('Quantas versões'),
    versions: list('As versões', object('Versão', versionShape)),
  }),
  examples: [{ title: 'Salário mínimo desde 1994', input: { table: 'minimum-wage' } }],
  refusals: { 404: 'Não há essa tabela.' },
  csv: historyLines,
  answer({ table }, { registry }) {
    return tableHistory(registry, table)
  },
})
