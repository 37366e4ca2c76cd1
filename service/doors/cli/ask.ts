/** `centavo ask`: what is there for what a person wants to know, by the search every door has. */
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { find, type Thing } from '../../../engine/present/search.ts'
import { flagOf, readArguments, requiredOf } from './arguments.ts'
import { BadUsage, type Console, commandOf, type World } from './commands.ts'
import { calledIn } from './names.ts'
import { styleFor, wrapped } from './words.ts'

const SHOWN = 5
const MOST = 50

export async function ask(words: readonly string[], console: Console, world: World): Promise<number> {
  const { fields, extra, json, text } = readArguments(words, {})
  const unknown = Object.keys(fields).find((field) => field !== 'limit')
  if (unknown !== undefined) throw new BadUsage(`ask não conhece ${flagOf(unknown)}. Veja: centavo ask --help`)
  const typed = extra.join(' ').trim()
  if (typed === '') throw new BadUsage('Diga o que se quer saber: centavo ask "…"')
  const limit = Number(fields.limit ?? SHOWN)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw new BadUsage(`--limit deve ser um número de 1 a ${MOST}.`)
  const registry = await world.registry()
  const found = find(registry, typed).slice(0, limit)
  if (json || (!text && !console.stdout.isTTY)) {
    const things = found.map((thing) => ({ ...thing, command: commandFor(thing, registry) }))
    console.stdout.write(`${JSON.stringify({ asked: typed, found: things })}\n`)
    return 0
  }
  if (found.length === 0) console.stdout.write('Nada foi achado. Tente outras palavras, ou veja tudo: centavo list\n')
  const style = styleFor(console.color)
  const width = Math.min(console.stdout.columns ?? 100, 110)
  for (const thing of found) {
    const lines = [`${style.bold(thing.title)}  ${style.dim(thing.one)}`, ...wrapped(thing.summary, width, '  ')]
    console.stdout.write(`${[...lines, `  ${commandFor(thing, registry)}`, ''].join('\n')}\n`)
  }
  return 0
}

/** The line that goes on from what was found: the help of an operation, the query that tells of a law or an indicator. */
function commandFor({ type, id }: Thing, registry: Registry): string {
  const operation = registry.operations.get(id)
  if (type === 'operation' && operation) return `centavo ${calledIn(operation)} --help`
  // The query whose path ends in the name of the thing tells of it: /v1/tables/{table}; an indicator's is told by a field of choice.
  const teller = [...registry.queries.values()].find(({ path, inputSchema }) =>
    type === 'law'
      ? path.endsWith('}') && Object.values(inputSchema.properties ?? {}).some((field) => field['x-names-of'] === 'laws')
      : inputSchema.properties?.metric?.enum?.includes(id) && requiredOf(inputSchema).join() === 'metric',
  )
  if (!teller) return 'centavo list'
  return type === 'law' ? `centavo ${commandOf(teller)} ${id}` : `centavo ${commandOf(teller)} ${flagOf('metric')} ${id}`
}
