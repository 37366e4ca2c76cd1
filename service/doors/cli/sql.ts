/** `centavo sql`: the law as a script for a database, on standard output. */
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { reformOf, under } from '../../../engine/core/reform/reform.ts'
import { attempted } from '../../../engine/core/reform/under.ts'
import { ALL_DIALECTS, SCHEMA_NAME } from '../../../engine/sql/dialects.ts'
import { HYPOTHETICAL_SCHEMA, LAW_SCHEMA, sqlScript } from '../../../engine/sql/script.ts'
import { flagOf, readArguments } from './arguments.ts'
import { BadUsage, type Console, type World } from './commands.ts'

const OPTIONS: JsonSchema = {
  properties: { dialect: { type: 'string' }, schema: { type: 'string' }, law: { type: 'string' } },
  required: ['dialect'],
}

export async function sql(words: readonly string[], { stdout }: Console, world: World): Promise<number> {
  const { fields } = readArguments(words, OPTIONS)
  const { dialect: asked, schema = LAW_SCHEMA, law, ...others } = fields
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new BadUsage(`sql não conhece ${flagOf(unknown)}; use --dialect, --schema e --law.`)
  const dialect = ALL_DIALECTS.find((name) => name === asked)
  if (!dialect) throw new BadUsage(`Diga o banco de dados: centavo sql --dialect ${ALL_DIALECTS.join('|')}.`)
  if (Array.isArray(schema) || !SCHEMA_NAME.test(schema))
    throw new BadUsage('--schema aceita letras minúsculas sem acento, números e _, a começar por letra.')
  const engine = await world.open(world.registry)
  if (law === undefined) {
    stdout.write(sqlScript(engine, dialect, schema))
    return 0
  }
  if (!HYPOTHETICAL_SCHEMA.test(schema))
    throw new BadUsage(
      `Com --law diga um --schema que comece por reform ou hipotese, como reforma: em ${LAW_SCHEMA} fica a lei, e uma hipótese não vale.`,
    )
  const reformed = under(engine, reformOf(law, engine, engine.today()))
  stdout.write(attempted(() => sqlScript(reformed, dialect, schema)))
  return 0
}
