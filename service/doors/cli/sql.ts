/** `centavo sql`: the law as a script for a database, on standard output. */
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { DIALECTS, SCHEMA_NAME } from '../../../engine/sql/dialects.ts'
import { sqlScript } from '../../../engine/sql/script.ts'
import { flagOf, readArguments } from './arguments.ts'
import { BadUsage, type Console, type World } from './commands.ts'

export const SQL_HELP = `centavo sql --dialect ${DIALECTS.join('|')} [--schema centavo] > centavo.sql

Escreve um script com a lei inteira: cada tabela com as suas datas, os índices, o calendário dos bancos e funções exatas ao centavo
(inss, irrf, net_salary, fgts, thirteenth, minimum_wage, simples, correction, business_days). Rodá-lo de novo não estraga nada.

  --dialect   o banco de dados: ${DIALECTS.join(' ou ')}
  --schema    o schema onde tudo fica (padrão: centavo)

As funções, com exemplos: docs/sql.md
`

const OPTIONS: JsonSchema = { properties: { dialect: { type: 'string' }, schema: { type: 'string' } }, required: ['dialect'] }

export async function sql(words: readonly string[], { stdout }: Console, world: World): Promise<number> {
  const { fields, help } = readArguments(words, OPTIONS)
  if (help) {
    stdout.write(SQL_HELP)
    return 0
  }
  const { dialect: asked, schema = 'centavo', ...others } = fields
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new BadUsage(`sql não conhece ${flagOf(unknown)}; use --dialect e --schema.`)
  const dialect = DIALECTS.find((name) => name === asked)
  if (!dialect) throw new BadUsage(`Diga o banco de dados: centavo sql --dialect ${DIALECTS.join('|')}.`)
  if (Array.isArray(schema) || !SCHEMA_NAME.test(schema))
    throw new BadUsage('--schema aceita letras minúsculas sem acento, números e _, a começar por letra.')
  stdout.write(sqlScript(await world.open(await world.registry()), dialect, schema))
  return 0
}
