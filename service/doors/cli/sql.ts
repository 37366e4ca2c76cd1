/** `centavo sql`: the law as a script for a database, on standard output. */
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { reformOf, under } from '../../../engine/core/reform/reform.ts'
import { attempted } from '../../../engine/core/reform/under.ts'
import { DIALECTS, SCHEMA_NAME } from '../../../engine/sql/dialects.ts'
import { sqlScript } from '../../../engine/sql/script.ts'
import { flagOf, readArguments } from './arguments.ts'
import { BadUsage, type Console, type World } from './commands.ts'

const OPTIONS: JsonSchema = {
  properties: { dialect: { type: 'string' }, schema: { type: 'string' }, law: { type: 'string' } },
  required: ['dialect'],
}

/** Where the law goes, and a hypothesis never. */
const LAW_SCHEMA = 'centavo'

export async function sql(words: readonly string[], { stdout }: Console, world: World): Promise<number> {
  const { fields } = readArguments(words, OPTIONS)
  const { dialect: asked, schema = LAW_SCHEMA, law, ...others } = fields
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new BadUsage(`sql não conhece ${flagOf(unknown)}; use --dialect, --schema e --law.`)
  const dialect = DIALECTS.find((name) => name === asked)
  if (!dialect) throw new BadUsage(`Diga o banco de dados: centavo sql --dialect ${DIALECTS.join('|')}.`)
  if (Array.isArray(schema) || !SCHEMA_NAME.test(schema))
    throw new BadUsage('--schema aceita letras minúsculas sem acento, números e _, a começar por letra.')
  const engine = await world.open(world.registry)
  if (law === undefined) stdout.write(sqlScript(engine, dialect, schema))
  else {
    if (schema === LAW_SCHEMA)
      throw new BadUsage(`Com --law diga outro --schema, como --schema reforma: em ${LAW_SCHEMA} fica a lei, e uma hipótese não vale.`)
    const reformed = under(engine, reformOf(law, engine, engine.today()))
    stdout.write(attempted(() => sqlScript(reformed, dialect, schema)))
  }
  return 0
}
