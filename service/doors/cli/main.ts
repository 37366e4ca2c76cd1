/** The command line: words in, an answer out. A projection of the registry; no operation is named here. */

import { InvalidInput, LawNotRecorded, NotFound } from '../../../engine/core/errors.ts'
import { inLanguage, readersLanguage, spoken, word } from '../../../engine/core/language.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { type ASKABLE, addressedAs } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { isQuery, type Query } from '../../../engine/core/operation/query.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { acceptedBy, runText } from '../../../engine/core/operation/run.ts'
import { told } from '../../../engine/core/operation/told.ts'
import { rendered } from '../../../engine/present/render.ts'
import { allStrictly } from '../../../engine/present/typed.ts'
import { apart, VIEW_SCHEMAS, viewOf } from '../../../engine/present/view.ts'
import { englishLanguage, isEnglishTag } from '../../language.ts'
import { problemOf, refusalFor, said } from '../refusals.ts'
import { type Arguments, flagOf, readArguments, requiredOf } from './arguments.ts'
import { OWN_COMMANDS, ownNamed } from './builtin-commands.ts'
import { BadUsage, type Console, commandOf, type World } from './commands.ts'
import { generalHelp, helpFor, kindHelp, list, ownHelp } from './help.ts'
import { allNames, commandsTo, kindOf, memberNamed, namedAlone } from './names.ts'
import { shownAnswer } from './show.ts'
import { styleFor } from './words.ts'

type Kind = (typeof ASKABLE)[number]

/** Runs one command and gives the exit code: 0 answered, 2 refused, 1 failed. English is asked for by `--lang en` or by `CENTAVO_LANG`. */
export async function main(words: readonly string[], console: Console, world: World): Promise<number> {
  const asked = languageAsked(words)
  const english = isEnglishTag(asked.language ?? process.env.CENTAVO_LANG)
  if (!english) return await command(asked.words, console, world)
  return await inLanguage(englishLanguage(), () => command(asked.words, console, world))
}

/** The language and the words without it: it may stand anywhere. */
function languageAsked(words: readonly string[]): { readonly language: string | undefined; readonly words: readonly string[] } {
  const at = words.findIndex((each) => each === '--lang' || each.startsWith('--lang='))
  if (at === -1) return { language: undefined, words }
  const apart = words[at] === '--lang'
  return {
    language: apart ? words[at + 1] : words[at]!.slice('--lang='.length),
    words: [...words.slice(0, at), ...words.slice(at + (apart ? 2 : 1))],
  }
}

async function command(words: readonly string[], console: Console, world: World): Promise<number> {
  const [typed, ...rest] = words
  try {
    if (typed === undefined) return print(console, generalHelp(world.registry, pageFor(console), false))
    if (HELP.has(typed)) return await help(rest, console, world)
    if (VERSION.has(typed)) return print(console, `${world.version()}\n`)
    const own = ownNamed(typed)
    if (own !== undefined) return await ownCommand(own, rest, console, world)
    const kind = kindOf(typed)
    return await (kind ? member(kind, rest, console, world) : operation(typed, rest, console, world))
  } catch (error) {
    return refused(error, rest, console)
  }
}

const HELP = new Set(['--help', '-h', '--ajuda'])
const VERSION = new Set(['--version', '-v', '--versao', '--versão'])

async function ownCommand(name: string, words: readonly string[], console: Console, world: World): Promise<number> {
  // Of a command that is no operation, help is asked for wherever the word stands: a server never starts instead.
  if (words.some((word) => HELP.has(word))) return await help([name], console, world)
  switch (name) {
    case 'help':
      return await help(words, console, world)
    case 'ask':
      return await (await import('./ask.ts')).ask(words, console, world)
    case 'list':
      return await listing(words, console, world)
    case 'batch':
      return await (await import('./batch/command.ts')).batch(words, console, world)
    case 'read':
      return await (await import('./read.ts')).read(words, console, world)
    case 'payroll':
      return await (await import('./payroll/command.ts')).payroll(words, console, world)
    case 'sql':
      return await (await import('./sql.ts')).sql(words, console, world)
    case 'mcp':
      return await mcp(words, console, world)
    case 'serve':
      return await serve(words, world)
    default:
      return await completion(words, console, world)
  }
}

/** A line that is a text by itself is said too. */
const inLines = (text: string): string => (readersLanguage() === null ? text : text.split('\n').map(spoken).join('\n'))

function print({ stdout }: Console, text: string): number {
  stdout.write(inLines(text))
  return 0
}

const pageFor = (console: Console) => ({
  width: Math.max(40, Math.min(console.stdout.columns ?? 100, 110)),
  style: styleFor(console.color),
})

async function help([command, name]: readonly string[], console: Console, world: World): Promise<number> {
  const { registry } = world
  const page = pageFor(console)
  if (command === undefined) return print(console, generalHelp(registry, page, true))
  const own = ownNamed(command)
  if (own === 'batch') return print(console, (await import('./batch/command.ts')).batchHelp())
  if (own !== undefined) return print(console, ownHelp(own, registry, page))
  const kind = kindOf(command)
  if (kind && name === undefined) return print(console, kindHelp(kind, registry, page))
  const asked = kind ? memberNamed(registry, kind.kind, name!) : (namedAlone(registry, command) ?? registry.operations.get(command))
  if (asked) return print(console, helpFor(asked, registry, page))
  throw unknownCommand(kind ? `${command} ${name}` : command, registry)
}

async function listing(words: readonly string[], console: Console, world: World): Promise<number> {
  const { registry } = world
  const { json, text } = readArguments(words, {})
  if (!wantsJson(json, text, console)) return print(console, list(registry, pageFor(console)))
  const named = (members: Iterable<{ id: string; title: string }>) => [...members].map(({ id, title }) => ({ name: id, title }))
  const called = (members: Iterable<Operation>) =>
    [...members].map((each) => ({ name: isQuery(each) ? commandOf(each) : addressedAs(each), slug: each.slug, title: each.title }))
  const { calculators, decisions, checks, questions, queries, laws } = registry
  return print(
    console,
    `${JSON.stringify(
      told({
        calculators: called(calculators.values()),
        workflows: called(decisions.values()),
        checks: called(checks.values()),
        questions: called(questions.values()),
        queries: called(queries.values()),
        tables: named(laws.values()),
      }),
    )}\n`,
  )
}

/** What says that a check is to read a paper: `--file holerite.pdf`. */
const FILE_FLAG = '--file'
const takesPaper = (asked: Operation): boolean => Object.hasOwn(asked.input.shape, 'lines')

/** One of a kind named after a word of its own; with `--batch`, the rows of a file, where the kind takes them. */
async function member(kind: Kind, [name, ...words]: readonly string[], console: Console, world: World): Promise<number> {
  const { registry } = world
  if (name !== undefined && HELP.has(name)) return print(console, kindHelp(kind, registry, pageFor(console)))
  const names = [...membersOf(registry, kind.kind).keys()]
  if (name === undefined || name.startsWith('-'))
    throw new BadUsage(word`Diga qual ${kind.called}: ${names.join(', ') || 'não há nenhuma'}.`)
  const asked = memberNamed(registry, kind.kind, name)
  const files = asked ? undefined : postedAt(registry, `${kind.path}/${name}`)
  if (files)
    return words.some((word) => HELP.has(word))
      ? await help([commandOf(files)], console, world)
      : await postedQuery(files, words, console, world)
  if (!asked) throw new BadUsage(word`Não há ${kind.called} "${name.slice(0, 60)}". ${suggestion(name, names)}`)
  if (takesPaper(asked) && words.some((word) => word === FILE_FLAG || word.startsWith(`${FILE_FLAG}=`)))
    return await (await import('./read.ts')).readAndCheck(asked, words, console, world)
  if (!kind.batch || !words.includes('--batch')) return await answer(asked, words, registry, console, world)
  const { batch } = await import('./batch/command.ts')
  return await batch([asked.id, ...words.filter((word) => word !== '--batch')], console, world)
}

const MCP_OPTIONS = ['group', 'mode', 'schemas']

async function mcp(words: readonly string[], console: Console, world: World): Promise<number> {
  const { fields, extra } = readArguments(words, {})
  const unknown = [...Object.keys(fields).map(flagOf), ...extra].find((word) => !MCP_OPTIONS.map(flagOf).includes(word))
  if (unknown !== undefined) throw new BadUsage(word`mcp não conhece ${unknown}. Veja: centavo mcp --help`)
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) asked.append(name, each)
  if (console.stdin.isTTY) console.stderr.write('Servidor MCP à espera de mensagens na entrada padrão; Ctrl+D encerra.\n')
  await (await import('../mcp/stdio.ts')).serveStdio(await world.open(world.registry), asked)
  return 0
}

async function serve(words: readonly string[], world: World): Promise<number> {
  const { fields, extra } = readArguments(words, {})
  if (extra.length > 0) throw new BadUsage(word`serve não recebe valores sem opção; veio "${extra[0]}". Use --port e --host.`)
  for (const [field, value] of Object.entries(fields)) {
    if ((field !== 'port' && field !== 'host') || Array.isArray(value))
      throw new BadUsage(word`serve não conhece ${flagOf(field)}; use --port e --host.`)
    process.env[field.toUpperCase()] = value
  }
  await world.serve()
  return 0
}

async function completion([shell]: readonly string[], console: Console, world: World): Promise<number> {
  const { completionScript, SHELLS } = await import('./completion.ts')
  const known = SHELLS.find((name) => name === shell)
  if (!known) throw new BadUsage(word`Diga o shell: centavo completion ${SHELLS.join('|')}.`)
  return print(console, completionScript(known, world.registry))
}

/** A calculator or a question by its name, or a query by its command. */
async function operation(command: string, words: readonly string[], console: Console, world: World): Promise<number> {
  const { registry } = world
  const asked = namedAlone(registry, command)
  if (!asked) throw unknownCommand(command, registry)
  if (isQuery(asked) && asked.posted && !words.some((word) => HELP.has(word))) return await postedQuery(asked, words, console, world)
  return await answer(asked, words, registry, console, world)
}

/** A query that stands beneath a kind's address. */
const postedAt = ({ queries }: Registry, path: string): Query | undefined =>
  [...queries.values()].find((query) => query.posted && query.path === path)

/** What is only posted takes a file: a paper where it has a text, a folder or a ZIP where it takes files, else the people of a payroll. */
async function postedQuery(asked: Query, words: readonly string[], console: Console, world: World): Promise<number> {
  if (asked.archived) return await (await import('./esocial.ts')).esocial(words, console, world)
  if (Object.hasOwn(asked.input.shape, 'text')) return await (await import('./read.ts')).read(words, console, world)
  return await (await import('./payroll/command.ts')).payroll(words, console, world, asked)
}

function unknownCommand(command: string, registry: Registry): BadUsage {
  const names = [...Object.keys(OWN_COMMANDS), ...allNames(registry)]
  return new BadUsage(word`Não há comando "${command.slice(0, 60)}". ${suggestion(command, names)}`)
}

function suggestion(typed: string, names: readonly string[]): string {
  const near = nearest(typed, names)
  return near.length > 0 ? word`Você quis dizer ${near.join(', ')}?` : 'Procure com: centavo ask "o que se quer saber"'
}

async function answer(asked: Operation, words: readonly string[], registry: Registry, console: Console, world: World): Promise<number> {
  const first = readArguments(words, beside(asked.inputSchema))
  if (first.help) return print(console, helpFor(asked, world.registry, pageFor(console)))
  const { found, given, view } = await world.ask(registry, (ports) => {
    // What may be sent can depend on what was: the words are read again by what is accepted with them.
    const schema = acceptedBy(asked, apart(asked, first.fields).input, ports).inputSchema
    const read = asked.accepts ? readArguments(words, beside(schema)) : first
    if (read.extra.length > 0) throw tooManyWords(read, schema, asked)
    const { asked: wanted, input } = apart(asked, read.fields)
    const shape = Object.keys(wanted).length > 0 ? viewOf(asked, wanted) : null
    try {
      return { given: read, view: shape, found: runText(asked, allStrictly(input, schema), ports) }
    } catch (error) {
      throw error instanceof InvalidInput ? new RefusedWords(error, read.placed, asked) : error
    }
  })
  if (view) return print(console, ended(rendered(asked, found, view)))
  if (wantsJson(given.json, given.text, console)) return print(console, `${JSON.stringify(found)}\n`)
  return print(console, shownAnswer(asked, found, pageFor(console)))
}

/** A value without its flag, after every required field was given. */
function tooManyWords({ extra, placed }: Arguments, schema: JsonSchema, asked: Operation): BadUsage {
  const required = requiredOf(schema)
  const taken = required.length === 0 ? 'nenhum' : word`só ${required.length}, nesta ordem: ${required.map(flagOf).join(', ')}`
  return new BadUsage(
    word`sobrou o valor "${extra[0]!.slice(0, 60)}", o ${placed.length + 1}º sem opção. Sem opção, ${commandsTo(asked)} recebe ${taken}. Veja: centavo ${commandsTo(asked)} --help`,
  )
}

/** A refused input, with the places of the values that came without a flag. */
class RefusedWords extends Error {
  readonly refusal: InvalidInput
  readonly placed: readonly string[]
  readonly asked: Operation

  constructor(refusal: InvalidInput, placed: readonly string[], asked: Operation) {
    super(refusal.message)
    this.refusal = refusal
    this.placed = placed
    this.asked = asked
  }
}

/** The fields of an operation, and how its answer is wanted. */
const beside = (schema: JsonSchema): JsonSchema => ({ ...schema, properties: { ...VIEW_SCHEMAS, ...schema.properties } })

/** A terminal's line has an end, also where the text that was asked for has none. */
const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

const wantsJson = (json: boolean, text: boolean, { stdout }: Console): boolean => json || (!text && !stdout.isTTY)

/** A field named in a message: here it is a flag. */
const MEANT = /(?<=você quis dizer )"(\w+)"/

/** Says what to change, on stderr; as JSON where JSON was asked for by name. */
function refused(error: unknown, words: readonly string[], console: Console): number {
  const { red, bold } = styleFor(console.color && console.stderr.isTTY === true)
  const say = (text: string): void => void console.stderr.write(text)
  if (error instanceof BadUsage) {
    say(`${red('centavo:')} ${spoken(error.message)}\n`)
    return 2
  }
  const cause = error instanceof RefusedWords ? error.refusal : error
  const refusal = refusalFor(cause)
  if (!refusal) {
    say(word`${red('centavo:')} falha inesperada: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 1
  }
  const bad = cause instanceof InvalidInput || cause instanceof NotFound || cause instanceof LawNotRecorded
  if (words.includes('--json')) say(`${JSON.stringify(problemOf(refusal, readersLanguage() !== null))}\n`)
  else if (error instanceof RefusedWords) {
    const path = commandsTo(error.asked)
    say(word`${red('centavo:')} a entrada de ${path} foi recusada\n`)
    for (const { field, message: portuguese, english } of error.refusal.issues) {
      const message = readersLanguage() === null ? portuguese : english
      const place = error.placed.indexOf(field)
      const where = place < 0 ? bold(flagOf(field)) : word`o ${place + 1}º valor (${bold(flagOf(field))})`
      say(`  ${where} ${message.replace(MEANT, (_all, known) => flagOf(known)).replace(FIELDS, (list) => flagsIn(list))}\n`)
    }
    say(word`Os campos e exemplos: centavo ${path} --help\n`)
  } else say(`${red('centavo:')} ${said(refusal)}\n`)
  return bad ? 2 : 1
}

/** The list of what there is, at the end of a refusal. */
const FIELDS = /(?<=os campos são )[\w, ]+$/

const flagsIn = (list: string): string => list.split(', ').map(flagOf).join(', ')
