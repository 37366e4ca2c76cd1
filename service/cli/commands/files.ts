/** Queries that take a folder, a ZIP or files, one file at a time. They run locally: no data leaves the machine. */

import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isRecord } from '../../../engine/core/collections/records.ts'
import { word } from '../../../engine/core/text/language.ts'
import { EsocialCheck } from '../../../engine/documents/esocial/check.ts'
import { esocialView } from '../../../engine/documents/esocial/presentation.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import type { FileByFile, Query } from '../../../engine/operation/definition/query.ts'
import type { Ports } from '../../../engine/operation/evaluation/ports.ts'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { rendered } from '../../../engine/presentation/render.ts'
import { viewOf } from '../../../engine/presentation/view.ts'
import { ArchiveReader, isArchive, RefusedArchive } from '../../formats/archive.ts'
import { readArguments } from '../arguments.ts'
import { type CommandServices, type Console, UsageError } from '../command-context.ts'
import { chunksOf, readOrRefuse, unwritable } from '../files.ts'
import { commandsTo } from '../operation-names.ts'
import { renderAnswer } from '../rendering/answer-text.ts'
import { styleFor } from '../rendering/terminal-layout.ts'
import { unknownOption } from '../unknown-option.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
/** Maximum unpacked size of a ZIP. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** Maximum total input. */
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024

/** Field that asks for corrected files. On the command line it names where they go. */
const CORRECT = 'correct'
/** Exit codes of a check of files: all agree, something differs, a file was not read. */
const EXIT_CODES = { agrees: 0, differs: 1, unreadable: 2 } as const

export async function files(asked: Query, words: readonly string[], console: Console, world: CommandServices): Promise<number> {
  const { fields, extra, json, text } = readArguments(words, {})
  const { format, [CORRECT]: place, ...others } = fields
  const accepted = Object.keys(asked.input.shape).filter((field) => field !== 'files')
  const unknown = Object.keys(others).find((field) => !accepted.includes(field))
  if (unknown !== undefined || (place !== undefined && !accepted.includes(CORRECT)))
    throw unknownOption(commandsTo(asked), unknown ?? CORRECT, [...accepted, 'format', 'json', 'text'])
  if (extra.length === 0) throw new UsageError(word`Diga a pasta, o ZIP ou os arquivos: centavo ${commandsTo(asked)} pasta/`)
  // The files are read after this call: it opens the data that they will need.
  const { ports } = await world.ask(world.registry, (found) => ({ ports: found, asOf: asked.byFiles && found.classifications.asOf }))
  const input = { ...others, ...(place !== undefined && { [CORRECT]: true }) }
  const answer = extra[0] === '-' ? run(asked, await piped(console), ports) : await checked(asked, input, extra, ports)
  if (typeof place === 'string' && place !== '' && !/^(?:true|sim|1)$/i.test(place)) await writeCorrected(answer, place)
  const asJson = json || (format === undefined && !text && !console.stdout.isTTY)
  if (asJson) console.stdout.write(`${JSON.stringify(answer)}\n`)
  else if (format !== undefined) console.stdout.write(rendered(asked, answer, viewOf(asked, { format }, 'csv')))
  else console.stdout.write(renderAnswer(asked, answer, { width: 100, style: styleFor(console.color) }))
  return EXIT_CODES[asked.outcome?.(answer) ?? 'agrees']
}

/** Writes the corrected files: one to the named file, several to a folder under their own names. */
async function writeCorrected(answer: Answer, place: string): Promise<void> {
  const listed: readonly unknown[] = Array.isArray(answer.files) ? answer.files : []
  const corrected = listed.filter(
    (each): each is { name: string; correctedXml: string } => isRecord(each) && typeof each.correctedXml === 'string',
  )
  const toFolder = corrected.length !== 1 || place.endsWith('/') || (await stat(place).catch(() => null))?.isDirectory() === true
  if (toFolder) await mkdir(place, { recursive: true }).catch((error) => Promise.reject(unwritable(place, error)))
  const taken = new Set<string>()
  for (const { name, correctedXml } of corrected) {
    const file = toFolder ? join(place, freeName(name, taken)) : place
    await writeFile(file, correctedXml).catch((error) => Promise.reject(unwritable(file, error)))
  }
}

/** File name without folders: a name inside a ZIP never chooses where a file is written. */
function freeName(name: string, taken: Set<string>): string {
  const plain =
    basename(name.replaceAll('\\', '/'))
      .replaceAll(/[^\p{L}\d._-]/gu, '-')
      .replace(/^\.+/, '') || 'nota.xml'
  let free = plain
  for (let count = 2; taken.has(free); count++) free = plain.replace(/(\.\w+)?$/, `-${count}$1`)
  taken.add(free)
  return free
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

async function checked(asked: Query, input: object, places: readonly string[], ports: Ports): Promise<Answer> {
  const check = asked.byFiles ? asked.byFiles(input, ports) : esocialFiles(ports)
  const reading = { check, bytes: 0 }
  for (const place of places) await read(place, reading)
  return check.answer()
}

function esocialFiles(ports: Ports): FileByFile<Answer> {
  const check = new EsocialCheck(ports.today())
  return {
    add: (name, text) => check.add(name, text),
    refuse: (name, why) => check.refuse(name, why),
    answer: () => ({ ...esocialView(check.answer()) }),
  }
}

interface Reading {
  readonly check: FileByFile<Answer>
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

async function unzipped(place: string, check: FileByFile<Answer>): Promise<void> {
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
