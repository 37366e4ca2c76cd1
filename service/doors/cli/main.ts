/** The command line: words in, an answer out. A projection of the registry; no operation is named here. */

import { InvalidInput, LawNotRecorded, NotFound } from '../../../engine/core/errors.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { ASKABLE, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Query } from '../../../engine/core/operation/query.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { acceptedBy, runText } from '../../../engine/core/operation/run.ts'
import { rendered } from '../../../engine/present/render.ts'
import { allStrictly } from '../../../engine/present/typed.ts'
import { apart, VIEW_SCHEMAS, viewOf } from '../../../engine/present/view.ts'
import { problemOf, refusalFor } from '../refusals.ts'
import { flagOf, readArguments } from './arguments.ts'
import { BadUsage, type Console, commandOf, type World } from './commands.ts'
import { generalHelp, helpFor, list, OWN_COMMANDS } from './help.ts'
import { shownAnswer } from './show.ts'
import { styleFor } from './words.ts'

/** Runs one command and gives the exit code: 0 answered, 2 refused, 1 failed. */
export async function main(words: readonly string[], console: Console, world: World): Promise<number> {
  const [command = 'help', ...rest] = words
  try {
    switch (command) {
      case 'help':
      case '--help':
      case '-h':
        return await help(rest, console, world)
      case '--version':
      case '-v':
        return print(console, `${world.version()}\n`)
      case 'list':
        return await listing(rest, console, world)
      case 'check':
        return await check(rest, console, world)
      case 'batch':
        return await (await import('./batch/command.ts')).batch(rest, console, world)
      case 'mcp':
        await (await import('../mcp/stdio.ts')).serveStdio(await world.open(await world.registry()))
        return 0
      case 'serve':
        return await serve(rest, world)
      case 'completion':
        return await completion(rest, console, world)
      default:
        return await (kindOf(command) ? member(kindOf(command)!, rest, console, world) : operation(command, rest, console, world))
    }
  } catch (error) {
    return refused(error, command, rest, console)
  }
}

function print({ stdout }: Console, text: string): number {
  stdout.write(text)
  return 0
}

const pageFor = (console: Console) => ({
  width: Math.max(40, Math.min(console.stdout.columns ?? 100, 110)),
  style: styleFor(console.color),
})

async function help([command, name]: readonly string[], console: Console, world: World): Promise<number> {
  const registry = await world.registry()
  const page = pageFor(console)
  if (command === undefined || command === 'help') return print(console, generalHelp(page))
  if (command === 'batch') return print(console, (await import('./batch/command.ts')).BATCH_HELP)
  const kind = kindOf(command)
  const asked = kind && name ? membersOf(registry, kind.kind).get(name) : (queryOf(registry, command) ?? registry.operations.get(command))
  if (asked) return print(console, helpFor(asked, commandsTo(asked), registry, page))
  if (command in OWN_COMMANDS) return print(console, `${command}: ${OWN_COMMANDS[command]}\n`)
  throw unknownCommand(command, registry)
}

async function listing(words: readonly string[], console: Console, world: World): Promise<number> {
  const registry = await world.registry()
  const { json, text } = readArguments(words, {})
  if (!wantsJson(json, text, console)) return print(console, list(registry, pageFor(console)))
  const named = (members: Iterable<{ id: string; title: string }>) => [...members].map(({ id, title }) => ({ name: id, title }))
  const { calculators, decisions, questions, queries, laws } = registry
  return print(
    console,
    `${JSON.stringify({
      calculators: named(calculators.values()),
      workflows: named(decisions.values()),
      questions: named(questions.values()),
      queries: [...queries.values()].map((query) => ({ name: commandOf(query), title: query.title })),
      tables: named(laws.values()),
    })}\n`,
  )
}

/** A kind whose members are named after a word of its own. */
const kindOf = (command: string) => ASKABLE.find((kind) => kind.command === command)

/** The words that lead to an operation. */
function commandsTo(asked: Operation): string {
  const { command } = KINDS[asked.kind]
  if (command !== null) return `${command} ${asked.id}`
  return asked.kind === 'query' ? commandOf(asked as Query) : asked.id
}

async function member(kind: (typeof ASKABLE)[number], [id, ...words]: readonly string[], console: Console, world: World): Promise<number> {
  const registry = await world.registry()
  const members = membersOf(registry, kind.kind)
  const names = [...members.keys()]
  if (id === undefined || id.startsWith('-')) throw new BadUsage(`Diga qual ${kind.called}: ${names.join(', ') || 'não há nenhuma'}.`)
  const asked = members.get(id)
  if (!asked) throw new BadUsage(`Não há ${kind.called} "${id}". ${suggestion(id, names)}`)
  return await answer(asked, commandsTo(asked), words, registry, console, world)
}

/** A document: one, or with `--batch` the rows of a file. */
async function check([name, ...words]: readonly string[], console: Console, world: World): Promise<number> {
  const registry = await world.registry()
  const members = membersOf(registry, 'check')
  if (name === undefined || name.startsWith('-')) throw new BadUsage(`Diga o que conferir: ${[...members.keys()].join(', ')}.`)
  const member = members.get(name)
  if (!member) throw new BadUsage(`Não há conferência "${name}". ${suggestion(name, [...members.keys()])}`)
  if (!words.includes('--batch')) return await answer(member, `check ${name}`, words, registry, console, world)
  const { batch } = await import('./batch/command.ts')
  return await batch([member.id, ...words.filter((word) => word !== '--batch')], console, world)
}

async function serve(words: readonly string[], world: World): Promise<number> {
  const { fields } = readArguments(words, {})
  for (const [field, value] of Object.entries(fields)) {
    if ((field !== 'port' && field !== 'host') || Array.isArray(value))
      throw new BadUsage(`serve não conhece ${flagOf(field)}; use --port e --host.`)
    process.env[field.toUpperCase()] = value
  }
  await world.serve()
  return 0
}

async function completion([shell]: readonly string[], console: Console, world: World): Promise<number> {
  const { completionScript, SHELLS } = await import('./completion.ts')
  const known = SHELLS.find((name) => name === shell)
  if (!known) throw new BadUsage(`Diga o shell: centavo completion ${SHELLS.join('|')}.`)
  return print(console, completionScript(known, await world.registry()))
}

/** A calculator or a question by its name, or a query by its command. */
async function operation(command: string, words: readonly string[], console: Console, world: World): Promise<number> {
  const alone = /^[a-z0-9_-]+$/.test(command) ? await world.calculator(command) : undefined
  if (alone) return await answer(alone.calculators.get(command)!, command, words, alone, console, world)
  const registry = await world.registry()
  const asked = queryOf(registry, command) ?? namedAlone(registry).find(({ id }) => id === command)
  if (!asked) throw unknownCommand(command, registry)
  return await answer(asked, command, words, registry, console, world)
}

/** What answers to its name alone. */
const namedAlone = ({ operations }: Registry): Operation[] =>
  [...operations.values()].filter(({ kind }) => KINDS[kind].command === null && kind !== 'query')

const queryOf = (registry: Registry, command: string): Query | undefined =>
  [...registry.queries.values()].find((query) => commandOf(query) === command)

function unknownCommand(command: string, registry: Registry): BadUsage {
  const names = [...Object.keys(OWN_COMMANDS), ...[...registry.operations.values()].map(commandsTo)]
  return new BadUsage(`Não há comando "${command.slice(0, 60)}". ${suggestion(command, names)}`)
}

function suggestion(typed: string, names: readonly string[]): string {
  const near = nearest(typed, names)
  return near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : 'Veja: centavo list'
}

async function answer(
  asked: Operation,
  command: string,
  words: readonly string[],
  registry: Registry,
  console: Console,
  world: World,
): Promise<number> {
  const first = readArguments(words, beside(asked.inputSchema))
  if (first.help) return print(console, helpFor(asked, command, registry, pageFor(console)))
  const { found, given, view } = await world.ask(registry, (ports) => {
    // What may be sent can depend on what was: the words are read again by what is accepted with them.
    const schema = acceptedBy(asked, apart(asked, first.fields).input, ports).inputSchema
    const read = asked.accepts ? readArguments(words, beside(schema)) : first
    const { asked: wanted, input } = apart(asked, read.fields)
    const shape = Object.keys(wanted).length > 0 ? viewOf(asked, wanted) : null
    return { given: read, view: shape, found: runText(asked, allStrictly(input, schema), ports) }
  })
  if (view) return print(console, ended(rendered(asked, found, view)))
  if (wantsJson(given.json, given.text, console)) return print(console, `${JSON.stringify(found)}\n`)
  return print(console, shownAnswer(asked, found, pageFor(console)))
}

/** The fields of an operation, and how its answer is wanted. */
const beside = (schema: JsonSchema): JsonSchema => ({ ...schema, properties: { ...VIEW_SCHEMAS, ...schema.properties } })

/** A terminal's line has an end, also where the text that was asked for has none. */
const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

const wantsJson = (json: boolean, text: boolean, { stdout }: Console): boolean => json || (!text && !stdout.isTTY)

/** A field named in a message: here it is a flag. */
const MEANT = /(?<=você quis dizer )"(\w+)"/

/** Says what to change, on stderr; as JSON where JSON was asked for by name. */
function refused(error: unknown, command: string, words: readonly string[], console: Console): number {
  const { red, bold } = styleFor(console.color && console.stderr.isTTY === true)
  const say = (text: string): void => void console.stderr.write(text)
  if (error instanceof BadUsage) {
    say(`${red('centavo:')} ${error.message}\n`)
    return 2
  }
  const refusal = refusalFor(error)
  if (!refusal) {
    say(`${red('centavo:')} falha inesperada: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 1
  }
  const bad = error instanceof InvalidInput || error instanceof NotFound || error instanceof LawNotRecorded
  if (words.includes('--json')) say(`${JSON.stringify(problemOf(refusal))}\n`)
  else if (error instanceof InvalidInput) {
    const path = kindOf(command) ? `${command} ${words[0]}` : command
    say(`${red('centavo:')} a entrada de ${path} foi recusada\n`)
    for (const { field, message } of error.issues)
      say(`  ${bold(flagOf(field))} ${message.replace(MEANT, (_all, known) => flagOf(known))}\n`)
    say(`Os campos e exemplos: centavo ${path} --help\n`)
  } else say(`${red('centavo:')} ${refusal.error}\n`)
  return bad ? 2 : 1
}
