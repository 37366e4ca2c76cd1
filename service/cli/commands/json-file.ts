/** A POST-only query of one JSON object: `centavo court claim.json`. Runs locally: no data leaves the machine. */
import { readFile } from 'node:fs/promises'
import { isRecord } from '../../../engine/core/collections/records.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { Query } from '../../../engine/operation/definition/query.ts'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { rendered } from '../../../engine/presentation/render.ts'
import { viewOf } from '../../../engine/presentation/view.ts'
import { readArguments } from '../arguments.ts'
import { type CommandServices, type Console, UsageError } from '../command-context.ts'
import { readOrRefuse } from '../files.ts'
import { commandsTo } from '../operation-names.ts'
import { renderAnswer } from '../rendering/answer-text.ts'
import { styleFor } from '../rendering/terminal-layout.ts'
import { unknownOption } from '../unknown-option.ts'

export async function jsonFile(asked: Query, words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { fields, extra, json, text } = readArguments(words, {})
  const { format, as: reading, compare, ...others } = fields
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) throw unknownOption(commandsTo(asked), unknown, ['as', 'compare', 'format', 'json', 'text'])
  const [file, more] = extra
  if (file === undefined || more !== undefined)
    throw new UsageError(word`Diga um arquivo JSON: centavo ${commandsTo(asked)} arquivo.json, ou -.`)
  const given = {
    ...(await contents(file, console)),
    ...(reading !== undefined && { as: reading }),
    ...(compare !== undefined && { compare: comparedOf(compare) }),
  }
  const answer = await world.ask(world.registry, (ports) => run(asked, given, ports))
  if (format !== undefined) console.stdout.write(rendered(asked, answer, viewOf(asked, { format }, 'csv')))
  else if (json || (!text && !console.stdout.isTTY)) console.stdout.write(`${JSON.stringify(answer)}\n`)
  else console.stdout.write(renderAnswer(asked, answer, { width: 100, style: styleFor(console.color) }))
  return 0
}

/** `net=1000` and its like, one or more, separated by commas. */
function comparedOf(compare: unknown): Record<string, number> {
  const pairs = (Array.isArray(compare) ? compare : [compare]).flatMap((each) => String(each).split(','))
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      if (value === '' || Number.isNaN(Number(value))) throw new UsageError('--compare recebe nome=valor, como net=1000.50.')
      return [name, Number(value)]
    }),
  )
}

async function contents(file: string, console: Console): Promise<Record<string, unknown>> {
  const written = file === '-' ? await piped(console) : await readOrRefuse(file, readFile(file, 'utf8'))
  try {
    const sent: unknown = JSON.parse(written)
    if (isRecord(sent)) return sent
  } catch {}
  throw new UsageError('O arquivo deve ter um objeto JSON, como o da API.')
}

async function piped({ stdin }: Console): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts).toString('utf8')
}
