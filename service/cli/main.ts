/** Command-line entry point: maps arguments to operations of the registry, without naming any operation. */

import { isOneOf } from '../../engine/core/collections/records.ts'
import { InvalidInput, LawNotRecorded, NotFound } from '../../engine/core/errors.ts'
import { closestMatches } from '../../engine/core/text/closest-match.ts'
import { inLanguage, readersLanguage, translate, word } from '../../engine/core/text/language.ts'
import { suggestion } from '../../engine/core/text/unknown-name.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { type ASKABLE, addressedAs } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery, type Query } from '../../engine/operation/definition/query.ts'
import { membersOf, type Registry } from '../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'
import { acceptedBy, runText } from '../../engine/operation/evaluation/run.ts'
import { rendered } from '../../engine/presentation/render.ts'
import { allStrictly } from '../../engine/presentation/typed.ts'
import { apart, VIEW_SCHEMAS, viewOf } from '../../engine/presentation/view.ts'
import { englishLanguage, isEnglishTag } from '../runtime/language.ts'
import { messageOfRefusal, problemOf, refusalFor } from '../runtime/problem-details.ts'
import { type Arguments, flagOf, readArguments, requiredOf } from './arguments.ts'
import { BUILTIN_COMMANDS, builtinNamed } from './builtin-commands.ts'
import { type CommandServices, type Console, commandOf, UsageError } from './command-context.ts'
import { withListFiles } from './list-file.ts'
import { allNames, commandsTo, kindOf, memberNamed, operationWithoutKind } from './operation-names.ts'
import { renderAnswer } from './rendering/answer-text.ts'
import { builtinHelp, generalHelp, helpFor, kindHelp, list } from './rendering/help.ts'
import { styleFor } from './rendering/terminal-layout.ts'
import { unknownOption, unknownWord } from './unknown-option.ts'

type Kind = (typeof ASKABLE)[number]

const LANGUAGES = ['pt-BR', 'en']

/** Runs one command and returns the exit code: 0 answered, 2 refused, 1 failed. `--lang en` or `CENTAVO_LANG` selects English. */
export async function main(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const asked = extractLanguage(words)
  if (asked.language !== undefined && !/^(pt|en)([-_]|$)/i.test(asked.language))
    return refused(unknownWord('--lang', asked.language, LANGUAGES), asked.words, console)
  const english = isEnglishTag(asked.language ?? process.env.CENTAVO_LANG)
  if (!english) return await command(asked.words, console, world)
  return await inLanguage(englishLanguage(), () => command(asked.words, console, world))
}

/** Extracts the `--lang` option from any position. */
function extractLanguage(words: readonly string[]): { readonly language: string | undefined; readonly words: readonly string[] } {
  const at = words.findIndex((each) => each === '--lang' || each.startsWith('--lang='))
  const word = words[at]
  if (word === undefined) return { language: undefined, words }
  const apart = word === '--lang'
  return {
    language: apart ? words[at + 1] : word.slice('--lang='.length),
    words: [...words.slice(0, at), ...words.slice(at + (apart ? 2 : 1))],
  }
}

async function command(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const [typed, ...rest] = words
  try {
    if (typed === undefined) return print(console, generalHelp(world.registry, pageFor(console), false))
    if (HELP.has(typed)) return await help(rest, console, world)
    if (VERSION.has(typed)) return print(console, `${world.version()}\n`)
    const own = builtinNamed(typed)
    if (own !== undefined) return await runBuiltin(own, rest, console, world)
    const kind = kindOf(typed)
    return await (kind ? member(kind, rest, console, world) : operation(typed, rest, console, world))
  } catch (error) {
    return refused(error, rest, console)
  }
}

const HELP = new Set(['--help', '-h', '--ajuda'])
const VERSION = new Set(['--version', '-v', '-V', '--versao', '--versão'])

async function runBuiltin(name: string, words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  // For a built-in command, a help flag in any position prints help; it must never start the server.
  if (words.some((word) => HELP.has(word))) return await help([name], console, world)
  switch (name) {
    case 'help':
      return await help(words, console, world)
    case 'ask':
      return await (await import('./commands/ask.ts')).ask(words, console, world)
    case 'version':
      return print(console, `${world.version()}\n`)
    case 'list':
      return await listing(words, console, world)
    case 'batch':
      return await (await import('./commands/batch/command.ts')).batch(words, console, world)
    case 'read':
      return await (await import('./commands/read.ts')).read(words, console, world)
    case 'payroll':
      return await (await import('./commands/payroll/command.ts')).payroll(words, console, world)
    case 'sql':
      return await (await import('./commands/sql.ts')).sql(words, console, world)
    case 'mcp':
      return await mcp(words, console, world)
    case 'serve':
      return await serve(words, world)
    default:
      return await completion(words, console, world)
  }
}

/** Translates each line that is a message of its own. */
const inLines = (text: string): string => (readersLanguage() === null ? text : text.split('\n').map(translate).join('\n'))

function print({ stdout }: Console, text: string): number {
  stdout.write(inLines(text))
  return 0
}

const pageFor = (console: Console) => ({
  width: Math.max(40, Math.min(console.stdout.columns ?? 100, 110)),
  style: styleFor(console.color),
})

async function help([command, name]: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { registry } = world
  const page = pageFor(console)
  if (command === undefined) return print(console, generalHelp(registry, page, true))
  const own = builtinNamed(command)
  if (own === 'batch') return print(console, (await import('./commands/batch/command.ts')).batchHelp())
  if (own !== undefined) return print(console, builtinHelp(own, registry, page))
  const kind = kindOf(command)
  if (kind && name === undefined) return print(console, kindHelp(kind, registry, page))
  const asked = kind
    ? memberNamed(registry, kind.kind, name ?? '')
    : (operationWithoutKind(registry, command) ?? registry.operations.get(command))
  if (asked) return print(console, helpFor(asked, registry, page))
  throw unknownCommand(kind ? `${command} ${name}` : command, registry)
}

async function listing(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { registry } = world
  const { fields, json, text } = readArguments(words, {})
  const [unknown] = Object.keys(fields)
  if (unknown !== undefined) throw unknownOption('list', unknown, ['json', 'text'])
  if (!wantsJson(json, text, console)) return print(console, list(registry, pageFor(console)))
  const named = (members: Iterable<{ id: string; title: string }>) => [...members].map(({ id, title }) => ({ name: id, title }))
  const called = (members: Iterable<Operation>) =>
    [...members].map((each) => ({ name: isQuery(each) ? commandOf(each) : addressedAs(each), slug: each.slug, title: each.title }))
  const { calculators, decisions, checks, questions, queries, laws } = registry
  return print(
    console,
    `${JSON.stringify(
      renderSentences({
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

/** Flag that makes a check read a document: `--file holerite.pdf`. */
const FILE_FLAG = '--file'
const takesPaper = (asked: Operation): boolean => Object.hasOwn(asked.input.shape, 'lines')

/** Runs a member of a kind; with `--batch`, the rows of a file when the kind supports it. */
async function member(kind: Kind, [name, ...words]: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { registry } = world
  if (name !== undefined && HELP.has(name)) return print(console, kindHelp(kind, registry, pageFor(console)))
  const names = [...membersOf(registry, kind.kind).keys()]
  if (name === undefined || name.startsWith('-'))
    throw new UsageError(word`Diga qual ${kind.called}: ${names.join(', ') || 'não há nenhuma'}.`)
  const asked = memberNamed(registry, kind.kind, name)
  const files = asked ? undefined : postedAt(registry, `${kind.path}/${name}`)
  if (files)
    return words.some((word) => HELP.has(word))
      ? await help([commandOf(files)], console, world)
      : await postedQuery(files, words, console, world)
  if (!asked) throw new UsageError(word`Não há ${kind.called} "${name.slice(0, 60)}". ${advice(name, names)}`)
  if (takesPaper(asked) && words.some((word) => word === FILE_FLAG || word.startsWith(`${FILE_FLAG}=`)))
    return await (await import('./commands/read.ts')).readAndCheck(asked, words, console, world)
  if (!kind.batch || !words.includes('--batch')) return await answer(asked, words, registry, console, world)
  const { batch } = await import('./commands/batch/command.ts')
  return await batch([asked.id, ...words.filter((word) => word !== '--batch')], console, world)
}

const MCP_OPTIONS = ['group', 'mode', 'schemas'] as const

async function mcp(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { fields, extra } = readArguments(words, {})
  const unknown = Object.keys(fields).find((field) => !isOneOf(MCP_OPTIONS, field))
  if (unknown !== undefined) throw unknownOption('mcp', unknown, MCP_OPTIONS)
  if (extra.length > 0) throw new UsageError(word`mcp não conhece ${extra[0]!.slice(0, 60)}. Veja: centavo mcp --help`)
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) asked.append(name, each)
  if (console.stdin.isTTY) console.stderr.write('Servidor MCP à espera de mensagens na entrada padrão; Ctrl+D encerra.\n')
  await (await import('../mcp/stdio.ts')).serveStdio(await world.open(world.registry), asked)
  return 0
}

const SERVED_AT = ['port', 'host'] as const

async function serve(words: readonly string[], world: CommandServices): Promise<number> {
  const { fields, extra } = readArguments(words, {})
  if (extra.length > 0) throw new UsageError(word`serve não recebe valores sem opção; veio "${extra[0]}". Use --port e --host.`)
  for (const [field, value] of Object.entries(fields)) {
    if (!isOneOf(SERVED_AT, field)) throw unknownOption('serve', field, SERVED_AT)
    if (Array.isArray(value)) throw new UsageError(word`${flagOf(field)} veio mais de uma vez.`)
    process.env[field.toUpperCase()] = value
  }
  await world.serve()
  return 0
}

async function completion([shell]: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { completionScript, SHELLS } = await import('./rendering/completion.ts')
  const known = SHELLS.find((name) => name === shell)
  if (!known && shell !== undefined) throw unknownWord('completion', shell, SHELLS)
  if (!known) throw new UsageError(word`Diga o shell: centavo completion ${SHELLS.join('|')}.`)
  return print(console, completionScript(known, world.registry))
}

/** A calculator or question by name, or a query by command. */
async function operation(command: string, words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { registry } = world
  const asked = operationWithoutKind(registry, command)
  if (!asked) throw unknownCommand(command, registry)
  if (isQuery(asked) && asked.posted && !words.some((word) => HELP.has(word))) return await postedQuery(asked, words, console, world)
  return await answer(asked, words, registry, console, world)
}

/** A query under a kind's path. */
const postedAt = ({ queries }: Registry, path: string): Query | undefined =>
  [...queries.values()].find((query) => query.posted && query.path === path)

/**
 * A POST-only query takes a file: a document when it has a text field, a folder or ZIP when it takes files, people for a payroll, otherwise
 * one JSON object.
 */
async function postedQuery(asked: Query, words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  if (asked.archived) return await (await import('./commands/files.ts')).files(asked, words, console, world)
  if (Object.hasOwn(asked.input.shape, 'text')) return await (await import('./commands/read.ts')).read(words, console, world)
  if (Object.hasOwn(asked.input.shape, 'people'))
    return await (await import('./commands/payroll/command.ts')).payroll(words, console, world, asked)
  return await (await import('./commands/json-file.ts')).jsonFile(asked, words, console, world)
}

function unknownCommand(command: string, registry: Registry): UsageError {
  const names = [...Object.keys(BUILTIN_COMMANDS), ...allNames(registry)]
  return new UsageError(word`Não há comando "${command.slice(0, 60)}". ${advice(command, names)}`)
}

function advice(typed: string, names: readonly string[]): string {
  return closestMatches(typed, names).length > 0 ? suggestion(typed, { names }) : 'Procure com: centavo ask "o que se quer saber"'
}

async function answer(
  asked: Operation,
  typed: readonly string[],
  registry: Registry,
  console: Console,
  world: CommandServices,
): Promise<number> {
  const words = typed.some((each) => each.includes('@')) ? await withListFiles(typed, asked.inputSchema) : typed
  const first = readArguments(words, withViewParameters(asked.inputSchema))
  if (first.help) return print(console, helpFor(asked, world.registry, pageFor(console)))
  const { found, given, view } = await world.ask(registry, (ports) => {
    // Accepted fields may depend on the input: parse the arguments again with the resulting schema.
    const schema = acceptedBy(asked, apart(asked, first.fields).input, ports).inputSchema
    const read = asked.accepts ? readArguments(words, withViewParameters(schema)) : first
    if (read.extra.length > 0) throw tooManyWords(read, schema, asked)
    const { asked: wanted, input } = apart(asked, read.fields)
    const shape = Object.keys(wanted).length > 0 ? viewOf(asked, wanted) : null
    try {
      return { given: read, view: shape, found: runText(asked, allStrictly(input, schema), ports) }
    } catch (error) {
      throw error instanceof InvalidInput ? new RejectedArguments(error, read.placed, asked) : error
    }
  })
  if (view) return print(console, ended(rendered(asked, found, view)))
  if (wantsJson(given.json, given.text, console)) return print(console, `${JSON.stringify(found)}\n`)
  return print(console, renderAnswer(asked, found, pageFor(console)))
}

/** Error for a positional value after all required fields are filled. */
function tooManyWords({ extra, placed }: Arguments, schema: JsonSchema, asked: Operation): UsageError {
  const required = requiredOf(schema)
  const taken = required.length === 0 ? 'nenhum' : word`só ${required.length}, nesta ordem: ${required.map(flagOf).join(', ')}`
  return new UsageError(
    word`sobrou o valor "${extra[0]!.slice(0, 60)}", o ${placed.length + 1}º sem opção. Sem opção, ${commandsTo(asked)} recebe ${taken}. Veja: centavo ${commandsTo(asked)} --help`,
  )
}

/** Rejected input with the positions of values given without a flag. */
class RejectedArguments extends Error {
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

/** Operation fields plus view parameters. */
const withViewParameters = (schema: JsonSchema): JsonSchema => ({ ...schema, properties: { ...VIEW_SCHEMAS, ...schema.properties } })

/** Ensures a final line break for the terminal. */
const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

const wantsJson = (json: boolean, text: boolean, { stdout }: Console): boolean => json || (!text && !stdout.isTTY)

/** Field name in a message, shown here as a flag. */
const MEANT = /(?<=(?:você quis dizer|did you mean) )"(\w+)"/

/** Prints the refusal to stderr; as JSON when explicitly requested. */
function refused(error: unknown, words: readonly string[], console: Console): number {
  const { red, bold } = styleFor(console.color && console.stderr.isTTY === true)
  const say = (text: string): void => void console.stderr.write(text)
  if (error instanceof UsageError) {
    say(`${red('centavo:')} ${translate(error.message)}\n`)
    return error.exitCode
  }
  const cause = error instanceof RejectedArguments ? error.refusal : error
  const refusal = refusalFor(cause)
  if (!refusal) {
    say(word`${red('centavo:')} falha inesperada: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 1
  }
  const bad = cause instanceof InvalidInput || cause instanceof NotFound || cause instanceof LawNotRecorded
  if (words.includes('--json')) say(`${JSON.stringify(problemOf(refusal, readersLanguage() !== null))}\n`)
  else if (error instanceof RejectedArguments) {
    const path = commandsTo(error.asked)
    say(word`${red('centavo:')} a entrada de ${path} foi recusada\n`)
    for (const { field, message: portuguese, english } of error.refusal.issues) {
      const message = readersLanguage() === null ? portuguese : english
      const place = error.placed.indexOf(field)
      const where = place < 0 ? bold(flagOf(field)) : word`o ${place + 1}º valor (${bold(flagOf(field))})`
      say(`  ${where} ${message.replace(MEANT, (_all, known) => flagOf(known)).replace(FIELDS, (list) => flagsIn(list))}\n`)
    }
    say(word`Os campos e exemplos: centavo ${path} --help\n`)
  } else say(`${red('centavo:')} ${messageOfRefusal(refusal)}\n`)
  return bad ? 2 : 1
}

/** List of valid fields at the end of a refusal. */
const FIELDS = /(?<=(?:os campos são|the fields are) )[\w, ]+$/

const flagsIn = (list: string): string => list.split(', ').map(flagOf).join(', ')
