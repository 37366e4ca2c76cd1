/** `centavo check esocial`: a folder, a ZIP or files of the eSocial, read one at a time. Nothing of them leaves this machine. */

import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { word } from '../../../engine/core/language.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { isQuery } from '../../../engine/core/operation/query.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { EsocialCheck } from '../../../engine/documents/esocial/check.ts'
import { shownEsocial } from '../../../engine/documents/esocial/shown.ts'
import { rendered } from '../../../engine/present/render.ts'
import { viewOf } from '../../../engine/present/view.ts'
import { ArchiveReader, isArchive, RefusedArchive } from '../archive.ts'
import { readArguments } from './arguments.ts'
import { BadUsage, type Console, type World } from './commands.ts'
import { shownAnswer } from './show.ts'
import { styleFor } from './words.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
/** Of a ZIP, unpacked. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** Of all that is read. */
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024

/** The query that takes files which may come as one ZIP. */
const filesQuery = ({ queries }: Registry): Operation => [...queries.values()].find((each) => isQuery(each) && each.archived)!

export async function esocial(words: readonly string[], console: Console, world: World): Promise<number> {
  const { fields, extra, json, text } = readArguments(words, {})
  const { format, ...others } = fields
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) throw new BadUsage(word`A conferência do eSocial não conhece --${unknown.replaceAll('_', '-')}.`)
  if (extra.length === 0) throw new BadUsage('Diga a pasta, o ZIP ou os arquivos: centavo check esocial pasta/')
  const operation = filesQuery(world.registry)
  const found = await world.ask(world.registry, (ports) => ({ today: ports.today(), ports }))
  const answer = extra[0] === '-' ? run(operation, await piped(console), found.ports) : shownEsocial(await checked(extra, found.today))
  const asJson = json || (format === undefined && !text && !console.stdout.isTTY)
  if (asJson) console.stdout.write(`${JSON.stringify(answer)}\n`)
  else if (format !== undefined) console.stdout.write(rendered(operation, answer, viewOf(operation, { format }, 'csv')))
  else console.stdout.write(shownAnswer(operation, answer, { width: 100, style: styleFor(console.color) }))
  return 0
}

/** JSON as the API takes it. */
async function piped({ stdin }: Console): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  try {
    const sent: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    if (isRecord(sent)) return sent
  } catch {}
  throw new BadUsage('Pela entrada vem JSON como o da API: {"files":[{"name":"…","xml":"…"}]}.')
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
  const kind = await stat(place).catch(() => Promise.reject(new BadUsage(word`Não se pôde abrir "${place.slice(0, 120)}".`)))
  if (kind.isDirectory()) {
    for (const name of (await readdir(place)).sort()) await read(join(place, name), reading)
    return
  }
  reading.bytes += kind.size
  if (reading.bytes > MAX_TOTAL_BYTES) throw new BadUsage('Os arquivos passam de 2 GiB: divida-os por mês.')
  if (/\.zip$/i.test(place)) await unzipped(place, reading.check)
  else if (kind.size > MAX_FILE_BYTES) reading.check.refuse(place, 'o arquivo passa de 8 MiB')
  else {
    const bytes = await readFile(place)
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
    for await (const chunk of createReadStream(place)) reader.push(chunk, false)
    reader.push(new Uint8Array(), true)
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    check.refuse(place, error.message)
  }
}
