/** `centavo check esocial`: reads a folder, a ZIP or files of eSocial, one at a time. Runs locally: no data leaves the machine. */

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../../../engine/core/collections/records.ts'
import { EsocialCheck } from '../../../engine/documents/esocial/check.ts'
import { esocialView } from '../../../engine/documents/esocial/presentation.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { isQuery } from '../../../engine/operation/definition/query.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { rendered } from '../../../engine/presentation/render.ts'
import { viewOf } from '../../../engine/presentation/view.ts'
import { ArchiveReader, isArchive, RefusedArchive } from '../../formats/archive.ts'
import { readArguments } from '../arguments.ts'
import { type CommandServices, type Console, UsageError } from '../command-context.ts'
import { chunksOf, readOrRefuse } from '../files.ts'
import { commandsTo } from '../operation-names.ts'
import { renderAnswer } from '../rendering/answer-text.ts'
import { styleFor } from '../rendering/terminal-layout.ts'
import { unknownOption } from '../unknown-option.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
/** Maximum unpacked size of a ZIP. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** Maximum total input. */
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024

/** Query for files that may arrive as one ZIP. */
const filesQuery = ({ queries }: Registry): Operation => [...queries.values()].find((each) => isQuery(each) && each.archived)!

export async function esocial(words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { fields, extra, json, text } = readArguments(words, {})
  const { format, ...others } = fields
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) throw unknownOption(commandsTo(filesQuery(world.registry)), unknown, ['format', 'json', 'text'])
  if (extra.length === 0) throw new UsageError('Diga a pasta, o ZIP ou os arquivos: centavo check esocial pasta/')
  const operation = filesQuery(world.registry)
  const found = await world.ask(world.registry, (ports) => ({ today: ports.today(), ports }))
  const answer = extra[0] === '-' ? run(operation, await piped(console), found.ports) : esocialView(await checked(extra, found.today))
  const asJson = json || (format === undefined && !text && !console.stdout.isTTY)
  if (asJson) console.stdout.write(`${JSON.stringify(answer)}\n`)
  else if (format !== undefined) console.stdout.write(rendered(operation, answer, viewOf(operation, { format }, 'csv')))
  else console.stdout.write(renderAnswer(operation, answer, { width: 100, style: styleFor(console.color) }))
  return 0
}

/** JSON input in API format. */
async function piped({ stdin }: Console): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  try {
    const sent: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    if (isRecord(sent)) return sent
  } catch {}
  throw new UsageError('Pela entrada vem JSON como o da API: {"files":[{"name":"…","xml":"…"}]}.')
}

async function checked(places: readonly string[], today: ConstructorParameters<typeof EsocialCheck>[0]) {
  const check = new EsocialCheck(today)
  const reading = { check, bytes: 0 }
  for (const place of places) await read(place, reading)
  return check.answer()
}

interface Reading {
  readonly check: EsocialCheck
  bytes: number
}

async function read(place: string, reading: Reading): Promise<void> {
  const kind = await readOrRefuse(place, stat(place))
  if (kind.isDirectory()) {
    for (const name of (await readOrRefuse(place, readdir(place))).sort()) await read(join(place, name), reading)
    return
  }
  reading.bytes += kind.size
  if (reading.bytes > MAX_TOTAL_BYTES) throw new UsageError('Os arquivos passam de 2 GiB: divida-os por mês.')
  if (/\.zip$/i.test(place)) await unzipped(place, reading.check)
  else if (kind.size > MAX_FILE_BYTES) reading.check.refuse(place, 'o arquivo passa de 8 MiB')
  else {
    const bytes = await readOrRefuse(place, readFile(place))
    if (isArchive(bytes)) await unzipped(place, reading.check)
    else reading.check.add(place, bytes.toString('utf8'))
  }
}

async function unzipped(place: string, check: EsocialCheck): Promise<void> {
  const decoder = new TextDecoder()
  const reader = new ArchiveReader({ entryBytes: MAX_FILE_BYTES, totalBytes: MAX_UNPACKED_BYTES }, (entry) => {
    if ('refused' in entry) check.refuse(entry.name, entry.refused)
    else check.add(entry.name, decoder.decode(entry.bytes))
  })
  try {
    for await (const chunk of chunksOf(place)) reader.push(chunk, false)
    reader.push(new Uint8Array(), true)
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    check.refuse(place, error.message)
  }
}
