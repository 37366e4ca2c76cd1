/** `centavo sql`: prints the law as a database script, or one function over a whole table. */

import { reformOfEveryDay, under } from '../../../engine/core/reform/reform.ts'
import { refuseImpossible } from '../../../engine/core/reform/with-reform.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { ALL_DIALECTS, type AnyDialect, hasSelect, SCHEMA_NAME } from '../../../engine/sql/dialects.ts'
import { parametersScript } from '../../../engine/sql/parameters.ts'
import { HYPOTHETICAL_SCHEMA, LAW_SCHEMA, sqlScript } from '../../../engine/sql/script.ts'
import { selectOver } from '../../../engine/sql/select.ts'
import { propertiesOf, readArguments } from '../arguments.ts'
import { type CommandServices, type Console, UsageError } from '../command-context.ts'
import { unknownOption, unknownWord } from '../unknown-option.ts'

const OPTIONS: JsonSchema = {
  properties: {
    ...Object.fromEntries(['dialect', 'schema', 'law', 'function', 'table', 'keep'].map((name) => [name, { type: 'string' }])),
    parameters: { type: 'boolean' },
  },
  required: ['dialect'],
}

export async function sql(words: readonly string[], { stdout }: Console, world: CommandServices): Promise<number> {
  const { fields } = readArguments(words, OPTIONS)
  const { dialect: asked, schema = LAW_SCHEMA, law, function: name, table, keep, parameters, ...others } = fields
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw unknownOption('sql', unknown, Object.keys(propertiesOf(OPTIONS)))
  const dialect = ALL_DIALECTS.find((each) => each === asked)
  if (!dialect && typeof asked === 'string') throw unknownWord('--dialect', asked, ALL_DIALECTS)
  if (!dialect) throw new UsageError(word`Diga o banco de dados: centavo sql --dialect ${ALL_DIALECTS.join('|')}.`)
  if (Array.isArray(schema) || !SCHEMA_NAME.test(schema))
    throw new UsageError('--schema aceita letras minúsculas sem acento, números e _, a começar por letra.')
  const engine = await world.open(world.registry)
  if (parameters === 'true') {
    stdout.write(refuseImpossible(() => parameterizedQuery(engine, { dialect, schema, name, laws: law === undefined ? [] : [law].flat() })))
    return 0
  }
  const ofOneFunction = name !== undefined || table !== undefined || keep !== undefined
  if (law !== undefined && !ofOneFunction && !HYPOTHETICAL_SCHEMA.test(schema))
    throw new UsageError(
      word`Com --law diga um --schema que comece por reform ou hipotese, como reforma: em ${LAW_SCHEMA} fica a lei, e uma hipótese não vale.`,
    )
  const held = law === undefined ? engine : under(engine, reformOfEveryDay(law, engine))
  const written = () => (ofOneFunction ? selectQuery(held, dialect, { name, table, keep }) : sqlScript(held, dialect, schema))
  stdout.write(law === undefined ? written() : refuseImpossible(written))
  return 0
}

/** One function under many laws, each a table row. */
function parameterizedQuery(
  engine: Engine,
  { dialect, schema, name, laws }: { dialect: AnyDialect; schema: string; name: OptionValue; laws: readonly string[] },
): string {
  if (dialect !== 'duckdb') throw new UsageError('--parameters é do DuckDB: em outro banco use um script para cada lei, com --law.')
  if (typeof name !== 'string' || !HYPOTHETICAL_SCHEMA.test(schema))
    throw new UsageError(
      "Diga a função e um --schema que comece por reform ou hipotese: centavo sql --dialect duckdb --parameters --function net_salary --schema reforma --law 'irrf/reduction=null' --law 'irrf*1.05'.",
    )
  return parametersScript(engine, { name, schema, reforms: laws.map((law) => reformOfEveryDay(law, engine)) })
}

type OptionValue = string | readonly string[] | undefined

/** One function over every row of a table. */
function selectQuery(
  engine: Engine,
  dialect: AnyDialect,
  { name, table, keep = '' }: Readonly<Record<'name' | 'table' | 'keep', OptionValue>>,
): string {
  if (!hasSelect(dialect)) throw new UsageError(`--function é de duckdb, de clickhouse e de spark: em ${dialect} use as funções do script.`)
  if (typeof name !== 'string' || typeof table !== 'string')
    throw new UsageError('Diga a função e a tabela: centavo sql --dialect spark --function net_salary --table folha --keep pessoa,mes.')
  const columns = [keep].flat().flatMap((text) => text.split(','))
  return selectOver(engine, dialect, { name, table, keep: columns.filter((column) => column !== '') })
}
