/** `centavo ask`: finds operations for a question, with the shared search. */
import { word } from '../../../engine/core/text/language.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'
import { find, notKnown, type SearchResult } from '../../../engine/search/index.ts'
import { queryTelling } from '../../../engine/search/telling-query.ts'
import { flagOf, readArguments } from '../arguments.ts'
import { type CommandServices, type Console, commandOf, UsageError } from '../command-context.ts'
import { portugueseCommand } from '../operation-names.ts'
import { styleFor, wrapped } from '../rendering/terminal-layout.ts'
import { unknownOption } from '../unknown-option.ts'

const SHOWN = 5
const MAX_RESULTS = 50

export async function ask(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { fields, extra, json, text } = readArguments(words, {})
  const unknown = Object.keys(fields).find((field) => field !== 'limit')
  if (unknown !== undefined) throw unknownOption('ask', unknown, ['limit', 'json', 'text'])
  const typed = extra.join(' ').trim()
  if (typed === '') throw new UsageError('Diga o que se quer saber: centavo ask "…"')
  const limit = Number(fields.limit ?? SHOWN)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_RESULTS)
    throw new UsageError(`--limit deve ser um número de 1 a ${MAX_RESULTS}.`)
  const { registry } = world
  const { all, unknown: beyond } = await world.ask(registry, (ports) => ({
    all: find(ports, typed, { most: limit }),
    unknown: notKnown(ports, typed),
  }))
  const found = all.slice(0, limit)
  if (json || (!text && !console.stdout.isTTY)) {
    const things = found.map((thing) => ({ ...thing, command: commandFor(thing, registry) }))
    console.stdout.write(`${JSON.stringify({ asked: typed, notKnown: beyond, found: things })}\n`)
    return 0
  }
  if (found.length === 0)
    console.stdout.write(
      word`${beyond ? word`Não sei ${beyond}.` : 'Nada foi achado. Tente outras palavras, ou'} ${beyond ? 'Veja' : 'veja'} tudo: centavo list\n`,
    )
  const style = styleFor(console.color)
  const width = Math.min(console.stdout.columns ?? 100, 110)
  for (const thing of found) {
    const { answer, unused, missing, assumedText } = thing
    const understood = thing.understood.map(({ label, text: value }) => `${label}: ${value}`).join(' · ')
    const lines = [
      `${style.bold(thing.title)}  ${style.dim(thing.one)}`,
      ...wrapped(answer ?? thing.summary, width, '  ').map(answer ? style.bold : String),
    ]
    if (understood) lines.push(...wrapped(understood, width, '  '))
    if (assumedText) lines.push(...wrapped(assumedText, width, '  '))
    if (missing.length > 0) lines.push(...wrapped(word`Falta só: ${missing.map(({ label }) => label).join('; ')}.`, width, '  '))
    if ((thing.understood.length > 0 || thing.unread.length > 0) && unused.length > 0)
      lines.push(...wrapped(word`Não usei ${unused.map((part) => `“${part}”`).join(', ')}.`, width, '  '))
    console.stdout.write(`${[...lines, `  ${commandFor(thing, registry)}`, ''].join('\n')}\n`)
  }
  return 0
}

/** Follow-up command of a result: the operation with its understood input, or its help; otherwise the query that shows the item. */
function commandFor({ type, id, input, answer }: SearchResult, registry: Registry): string {
  const operation = registry.operations.get(id)
  const flags = Object.entries(input).map(([field, value]) => `${flagOf(field)} ${value}`)
  if (type === 'operation' && operation)
    return ['centavo', portugueseCommand(operation), ...flags, ...(answer === null ? ['--help'] : [])].join(' ')
  const teller = queryTelling({ type, id }, registry)
  if (!teller) return 'centavo list'
  const named = type === 'law' ? id : `${flagOf(teller.field)} ${id}`
  return [word`centavo ${commandOf(teller.query)} ${named}`, ...flags].join(' ')
}
