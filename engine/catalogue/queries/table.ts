import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import { readings } from '../../operation/evaluation/envelope.ts'
import { lawDate, nameOf, text } from '../../operation/input/fields.ts'
import { tableOn, versionShape } from '../tables/published.ts'

export default query({
  id: 'table',
  title: 'Tabela de lei em uma data',
  slug: 'tabela',
  summary: 'A versão de uma tabela em vigor em um dia, com o ato, as fontes e o grau de confirmação.',
  seeAlso: { 'table-history': 'ver todas as versões', tables: 'saber que tabelas há' },
  tag: 'Tabelas',
  path: '/v1/tables/{table}',
  cache: 'day',
  input: {
    table: nameOf('laws', 'Nome da tabela'),
    date: lawDate('Dia', { hint: 'Omitido: hoje em São Paulo.' }).optional(),
  },
  result: z.object({
    table: text('Nome da tabela'),
    title: text('Título'),
    date: text('O dia pedido').meta({ format: 'date' }),
    dateMeans: text('O que a data significa'),
    ...versionShape,
    lawProjected: readings.lawProjected,
  }),
  examples: [
    { title: 'INSS de junho de 2019', input: { table: 'inss', date: '2019-06-01' } },
    { title: 'IRRF de hoje', input: { table: 'irrf' } },
    { title: 'Salário mínimo do começo do Real', input: { table: 'minimum-wage', date: '1994-07-01' } },
  ],
  refusals: { 404: 'Não há essa tabela, ou a data é anterior ao registro.' },
  answer({ table, date: asked }, { registry, today }) {
    return tableOn(registry, table, asked ?? today(), today())
  },
})
