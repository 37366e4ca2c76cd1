/** The command line: words in, an answer out. A projection of the registry; no operation is named here. */

import { InvalidInput, LawNotRecorded, NotFound } from '../../../engine/core/errors.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Query } from '../../../engine/core/operation/query.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { runText } from '../../../engine/core/operation/run.ts'
import { allStrictly } from '../../../engine/present/typed.ts'
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
      case 'workflow':
        return await workflow(rest, console, world)
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
        return await operation(command, rest, console, world)
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
  const asked =
    command === 'workflow' && name
      ? registry.decisions.get(name)
      : (registry.calculators.get(command) ?? queryOf(registry, command) ?? registry.decisions.get(command))
  if (asked) return print(console, helpFor(asked, asked.kind === 'decision' ? `workflow ${asked.id}` : command, registry, page))
  if (command in OWN_COMMANDS) return print(console, `${command}: ${OWN_COMMANDS[command]}\n`)
  throw unknownCommand(command, registry)
}

async function listing(words: readonly string[], console: Console, world: World): Promise<number> {
  const registry = await world.registry()
  const { json, text } = readArguments(words, {})
  if (!wantsJson(json, text, console)) return print(console, list(registry, pageFor(console)))
  const named = (members: Iterable<{ id: string; title: string }>) => [...members].map(({ id, title }) => ({ name: id, title }))
  const { calculators, decisions, queries, laws } = registry
  return print(
    console,
    `${JSON.stringify({
      calculators: named(calculators.values()),
      workflows: named(decisions.values()),
      queries: [...queries.values()].map((query) => ({ name: commandOf(query), title: query.title })),
      tables: named(laws.values()),
    })}\n`,
  )
}

async function workflow([id, ...words]: readonly string[], console: Console, world: World): Promise<number> {
  const registry = await world.registry()
  const names = [...registry.decisions.keys()]
  if (id === undefined || id.startsWith('-')) throw new BadUsage(`Diga qual decisão: ${names.join(', ') || 'não há nenhuma'}.`)
  const member = registry.decisions.get(id)
  if (!member) throw new BadUsage(`Não há decisão "${id}". ${suggestion(id, names)}`)
  return await answer(member, `workflow ${id}`, words, registry, console, world)
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

/** A calculator by its name, or a query by its command. */
async function operation(command: string, words: readonly string[], console: Console, world: World): Promise<number> {
  const alone = /^[a-z0-9_-]+$/.test(command) ? await world.calculator(command) : undefined
  if (alone) return await answer(alone.calculators.get(command)!, command, words, alone, console, world)
  const registry = await world.registry()
  const query = queryOf(registry, command)
  if (!query) throw unknownCommand(command, registry)
  return await answer(query, command, words, registry, console, world)
}

const queryOf = (registry: Registry, command: string): Query | undefined =>
  [...registry.queries.values()].find((query) => commandOf(query) === command)

function unknownCommand(command: string, registry: Registry): BadUsage {
  const names = [
    ...Object.keys(OWN_COMMANDS),
    ...registry.calculators.keys(),
    ...[...registry.queries.values()].map(commandOf),
    ...[...registry.decisions.keys()].map((id) => `workflow ${id}`),
  ]
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
  const given = readArguments(words, asked.inputSchema)
  if (given.help) return print(console, helpFor(asked, command, registry, pageFor(console)))
  const input = allStrictly(given.fields, asked.inputSchema)
  const found = await world.ask(registry, (ports) => runText(asked, input, ports))
  if (wantsJson(given.json, given.text, console)) return print(console, `${JSON.stringify(found)}\n`)
  return print(console, shownAnswer(asked, found, pageFor(console)))
}

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
    const path = command === 'workflow' || command === 'check' ? `${command} ${words[0]}` : command
    say(`${red('centavo:')} a entrada de ${path} foi recusada\n`)
    for (const { field, message } of error.issues)
      say(`  ${bold(flagOf(field))} ${message.replace(MEANT, (_all, known) => flagOf(known))}\n`)
    say(`Os campos e exemplos: centavo ${path} --help\n`)
  } else say(`${red('centavo:')} ${refusal.error}\n`)
  return bad ? 2 : 1
}
