/** Reads a paper from a file, or from what is piped in, and may check it at once. Nothing of it leaves this machine. */
import { readFile } from 'node:fs/promises'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { membersOf, type Registry } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { isRecord } from '../../../engine/core/records.ts'
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
  const given = file === undefined ? fields : { ...fields, text: await contents(file, console) }
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

async function contents(file: string, console: Console): Promise<string> {
  const text =
    file === '-'
      ? await piped(console)
      : await readFile(file, 'utf8').catch(() => Promise.reject(new BadUsage(`Não se pôde abrir "${file.slice(0, 120)}".`)))
  if (text.startsWith(PDF)) throw new BadUsage('Este arquivo é um PDF: copie o texto dele para um arquivo .txt.')
  return text
}

async function piped({ stdin }: Console): Promise<string> {
  const parts: string[] = []
  for await (const part of stdin) parts.push(typeof part === 'string' ? part : part.toString('utf8'))
  return parts.join('')
}
