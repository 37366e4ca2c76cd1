/** Reads a paper from a file, or from what is piped in, and may check it at once. Nothing of it leaves this machine. */
import { readFile } from 'node:fs/promises'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { isRecord } from '../../../engine/core/records.ts'
import type { Page } from '../../../engine/documents/rows.ts'
import { readArguments } from './arguments.ts'
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
  if (more !== undefined) throw new BadUsage(`read recebe um arquivo por vez; sobrou "${more.slice(0, 60)}".`)
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

const PDF = '%PDF-'

/** The text of a file, or the places of the words of a PDF. */
async function contents(file: string, console: Console): Promise<{ text: string } | { pages: readonly Page[] }> {
  const bytes =
    file === '-'
      ? await piped(console)
      : await readFile(file).catch(() => Promise.reject(new BadUsage(`Não se pôde abrir "${file.slice(0, 120)}".`)))
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
