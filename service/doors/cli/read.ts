/** Reads a paper from a file, or from what is piped in, and may check it at once. Nothing of it leaves this machine. */

import { readFile } from 'node:fs/promises'
import { InvalidInput } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/language.ts'
import { addressedAs } from '../../../engine/core/operation/kinds.ts'
import type { Answer, Operation } from '../../../engine/core/operation/operation.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { PAPER_OF_CHECK } from '../../../engine/documents/paper-of-check.ts'
import type { Page } from '../../../engine/documents/rows.ts'
import { allStrictly } from '../../../engine/present/typed.ts'
import { flagOf, readArguments } from './arguments.ts'
import { BadUsage, type Console, type World } from './commands.ts'
import { shownAnswer } from './show.ts'
import { styleFor } from './words.ts'

/** The query that takes a paper: of those asked by POST alone, the one with a text. */
function reader({ queries }: Registry): Operation {
  const found = [...queries.values()].find(({ posted, inputSchema }) => posted && inputSchema.properties?.text !== undefined)
  if (!found) throw new BadUsage('Não há o que leia papéis aqui.')
  return found
}

export async function read(words: readonly string[], console: Console, world: World): Promise<number> {
  const checks = words.includes('--check') || words.includes('--conferir')
  const { fields, extra, json, text } = readArguments(
    words.filter((word) => word !== '--check' && word !== '--conferir'),
    {},
  )
  const [file, more] = extra
  if (more !== undefined) throw new BadUsage(word`read recebe um arquivo por vez; sobrou "${more.slice(0, 60)}".`)
  if (file === undefined && fields.text === undefined)
    throw new BadUsage('Diga o arquivo: centavo read holerite.txt, ou - para o que vem pela entrada.')
  const given = file === undefined ? fields : { ...fields, ...(await contents(file, console)) }
  const { registry } = world
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
    asJson ? `${JSON.stringify(answer.said)}\n` : shownAnswer(answer.asked, answer.said, { width: 100, style: styleFor(console.color) }),
  )
  return 0
}

/** `centavo check payslip --file holerite.pdf`: what was understood is said first, and then what the law says of it. */
export async function readAndCheck(asked: Operation, words: readonly string[], console: Console, world: World): Promise<number> {
  const { fields, json, text, extra } = readArguments(words, { properties: { ...asked.inputSchema.properties, file: { type: 'string' } } })
  const { file, ...told } = fields
  if (typeof file !== 'string' || file === '') throw new BadUsage(`Diga o arquivo: --file holerite.pdf, ou - para o que vem pela entrada.`)
  if (extra.length > 0) throw new BadUsage(word`A conferência de um arquivo não entendeu "${extra[0]!.slice(0, 60)}".`)
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
  else console.stdout.write(`${shownAnswer(operation, withoutInputs(found), page)}\n${checked ? shownAnswer(asked, checked, page) : ''}`)
  if (!checked) throw new BadUsage(missing)
  return 0
}

/** On a terminal the check itself follows: what would be sent to it is for programs. */
const withoutInputs = ({ check: _check, cnis: _cnis, ...shown }: Answer): Answer => shown

/** What was typed beside the file counts over what was read; a list is written as JSON. */
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
    throw new BadUsage(word`${flagOf(name)} não é JSON.`)
  }
}

const PDF = '%PDF-'

/** The text of a file, or the places of the words of a PDF. */
async function contents(file: string, console: Console): Promise<{ text: string } | { pages: readonly Page[] }> {
  const bytes =
    file === '-'
      ? await piped(console)
      : await readFile(file).catch(() => Promise.reject(new BadUsage(word`Não se pôde abrir "${file.slice(0, 120)}".`)))
  if (bytes.subarray(0, MAGIC_WITHIN).includes(PDF)) return { pages: await pagesOf(bytes) }
  return { text: bytes.toString('utf8') }
}

/** Where a PDF says that it is one; some programs write a few bytes before. */
const MAGIC_WITHIN = 1024

async function pagesOf(bytes: Uint8Array): Promise<readonly Page[]> {
  const { pagesOfPdf, UnreadablePdf } = await import('../pdf/extract.ts')
  return await pagesOfPdf(bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePdf ? new BadUsage(error.message) : error
  })
}

async function piped({ stdin }: Console): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts)
}
