/** `centavo sql`: the law as a script for a database, on standard output. */
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { ALL_DIALECTS, SCHEMA_NAME } from '../../../engine/sql/dialects.ts'
import { sqlScript } from '../../../engine/sql/script.ts'
import { flagOf, readArguments } from './arguments.ts'
import { BadUsage, type Console, type World } from './commands.ts'

const OPTIONS: JsonSchema = { properties: { dialect: { type: 'string' }, schema: { type: 'string' } }, required: ['dialect'] }

export async function sql(words: readonly string[], { stdout }: Console, world: World): Promise<number> {
  const { fields } = readArguments(words, OPTIONS)
  const { dialect: asked, schema = 'centavo', ...others } = fields
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new BadUsage(`sql não conhece ${flagOf(unknown)}; use --dialect e --schema.`)
  const dialect = ALL_DIALECTS.find((name) => name === asked)
  if (!dialect) throw new BadUsage(`Diga o banco de dados: centavo sql --dialect ${ALL_DIALECTS.join('|')}.`)
  if (Array.isArray(schema) || !SCHEMA_NAME.test(schema))
    throw new BadUsage('--schema aceita letras minúsculas sem acento, números e _, a começar por letra.')
  stdout.write(sqlScript(await world.open(world.registry), dialect, schema))
  return 0
}
