/** Reads a document from a file or standard input, and optionally checks it. Runs locally: no data leaves the machine. */

import { readFile } from 'node:fs/promises'
import { isRecord } from '../../../engine/core/collections/records.ts'
import { InvalidInput } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/text/language.ts'
import { PAPER_OF_CHECK } from '../../../engine/documents/paper-of-check.ts'
import type { Page } from '../../../engine/documents/reader/rows.ts'
import { addressedAs } from '../../../engine/operation/definition/kinds.ts'
import type { Answer, Operation } from '../../../engine/operation/definition/operation.ts'
import { membersOf, type Registry } from '../../../engine/operation/definition/registry.ts'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { allStrictly } from '../../../engine/presentation/typed.ts'
import { flagOf, propertiesOf, readArguments } from '../arguments.ts'
import { type CommandServices, type Console, UsageError } from '../command-context.ts'
import { readOrRefuse } from '../files.ts'
import { renderAnswer } from '../rendering/answer-text.ts'
import { styleFor } from '../rendering/terminal-layout.ts'
import { unknownOption } from '../unknown-option.ts'

/** Query that reads documents: the POST-only one with a text field. */
function reader({ queries }: Registry): Operation {
  const found = [...queries.values()].find(({ posted, inputSchema }) => posted && inputSchema.properties?.text !== undefined)
  if (!found) throw new UsageError('Não há o que leia papéis aqui.')
  return found
}

export async function read(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const checks = words.includes('--check') || words.includes('--conferir')
  const { fields, extra, json, text } = readArguments(
    words.filter((word) => word !== '--check' && word !== '--conferir'),
    {},
  )
  const { registry } = world
  const known = Object.keys(propertiesOf(reader(registry).inputSchema))
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  if (unknown !== undefined) throw unknownOption('read', unknown, [...known, 'check', 'json', 'text'])
  const [file, more] = extra
  if (more !== undefined) throw new UsageError(word`read recebe um arquivo por vez; sobrou "${more.slice(0, 60)}".`)
  if (file === undefined && fields.text === undefined)
    throw new UsageError('Diga o arquivo: centavo read holerite.txt, ou - para o que vem pela entrada.')
  const given = file === undefined ? fields : { ...fields, ...(await contents(file, console)) }
  const operation = reader(registry)
  const answer = await world.ask(registry, (ports) => {
    const found = run(operation, given, ports)
    const { check } = found
    if (!checks || !isRecord(check) || !isRecord(check.input)) return { read: found, asked: operation, said: found }
    const member = membersOf(registry, 'check').get(String(check.name))
    return member ? { read: found, asked: member, said: run(member, check.input, ports) } : { read: found, asked: operation, said: found }
  })
  const asJson = json || (!text && !console.stdout.isTTY)
  console.stdout.write(
    asJson ? `${JSON.stringify(answer.said)}\n` : renderAnswer(answer.asked, answer.said, { width: 100, style: styleFor(console.color) }),
  )
  return 0
}

/** `centavo check payslip --file holerite.pdf`: prints the fields read, then the result of the check. */
export async function readAndCheck(asked: Operation, words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { fields, json, text, extra } = readArguments(words, { properties: { ...asked.inputSchema.properties, file: { type: 'string' } } })
  const { file, ...told } = fields
  if (typeof file !== 'string' || file === '')
    throw new UsageError(`Diga o arquivo: --file holerite.pdf, ou - para o que vem pela entrada.`)
  if (extra.length > 0) throw new UsageError(word`A conferência de um arquivo não entendeu "${extra[0]!.slice(0, 60)}".`)
  const given = { ...(await contents(file, console)), kind: PAPER_OF_CHECK[addressedAs(asked)] }
  const operation = reader(world.registry)
  const asJson = json || (!text && !console.stdout.isTTY)
  const page = { width: 100, style: styleFor(console.color) }
  const { found, checked, missing } = await world.ask(world.registry, (ports) => {
    const understood = run(operation, given, ports)
    const input = isRecord(understood.check) && isRecord(understood.check.input) ? understood.check.input : null
    if (!input) return { found: understood, checked: null, missing: 'Nada foi lido que se possa conferir.' }
    try {
      return { found: understood, checked: run(asked, { ...input, ...added(told, asked) }, ports), missing: '' }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return {
        found: understood,
        checked: null,
        missing: word`Falta para conferir: ${error.issues.map(({ field, message }) => `${flagOf(field)} ${message}`).join('; ')}`,
      }
    }
  })
  if (asJson) console.stdout.write(`${JSON.stringify({ read: found, check: checked })}\n`)
  else console.stdout.write(`${renderAnswer(operation, withoutInputs(found), page)}\n${checked ? renderAnswer(asked, checked, page) : ''}`)
  if (!checked) throw new UsageError(missing)
  return 0
}

/** Omits check inputs on a terminal, since the check itself follows; they are for programs. */
const withoutInputs = ({ check: _check, cnis: _cnis, ...shown }: Answer): Answer => shown

/** Flags override the fields read from the file; lists are written as JSON. */
function added(told: Readonly<Record<string, string | string[]>>, { inputSchema }: Operation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(allStrictly(told, inputSchema)).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\s*[[{]/.test(value) ? parsedList(value, name) : value,
    ]),
  )
}

function parsedList(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(word`${flagOf(name)} não é JSON.`)
  }
}

const PDF = '%PDF-'

/** Text of a file, or positioned words of a PDF. */
async function contents(file: string, console: Console): Promise<{ text: string } | { pages: readonly Page[] }> {
  const bytes = file === '-' ? await piped(console) : await readOrRefuse(file, readFile(file))
  if (bytes.length === 0) throw new UsageError(file === '-' ? 'A entrada está vazia.' : 'O arquivo está vazio.')
  if (bytes.subarray(0, MAGIC_WITHIN).includes(PDF)) return { pages: await pagesOf(bytes) }
  return { text: bytes.toString('utf8') }
}

/** Maximum offset of the PDF signature; some programs write a few bytes before it. */
const MAGIC_WITHIN = 1024

async function pagesOf(bytes: Uint8Array): Promise<readonly Page[]> {
  const { pagesOfPdf, UnreadablePdf } = await import('../../formats/pdf/extract.ts')
  return await pagesOfPdf(bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePdf ? new UsageError(error.message) : error
  })
}

async function piped({ stdin }: Console): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts)
}
