/** Reads one CAGED file to a tally on disk, or refuses it with the reason. */
import { closeSync, openSync, readSync } from 'node:fs'
import type { Month } from '../../engine/salaries/month.ts'
import { formatMonth } from '../../engine/salaries/month.ts'
import { ImportRefused } from '../refused.ts'
import { type Layout, layoutOf, type RegisterFile } from '../source/register-file.ts'
import { isArchive } from '../source/source-folder.ts'
import { reasonsAdded } from '../tally/reasons.ts'
import { decoded, encoded, joined } from '../tally/tally.ts'
import { rulesFor, type SourceIdentity, type TallyHeader, writeTally } from '../tally/tally-file.ts'
import type { ReadPiece } from './read-task.ts'
import type { Readers } from './readers.ts'

export interface ReadOptions {
  readonly readers: Readers
  /** Family codes of the catalogue, ascending. */
  readonly families: readonly number[]
  /** Folder of the tallies. */
  readonly tallies: string
  /** Receives the fraction read, from 0 to 1. */
  progress(fraction: number): void
}

/** Maximum bytes of text per read task; pieces of a file are balanced across threads. */
const PIECE = 192 << 20
const WORTH_SHARING = 8 << 20

export async function readFile(
  { name, kind, month }: RegisterFile,
  path: string,
  source: SourceIdentity,
  { readers, families, tallies, progress }: ReadOptions,
): Promise<TallyHeader> {
  const file = { name, kind, month }
  const spans = isArchive({ path }) ? [null] : textPieces(path, file, source.size, readers.threads)
  const done = spans.map(() => 0)
  const pieces = await Promise.all(
    spans.map((piece, index) =>
      readers.read({ file, path, families, piece }, (bytes, of) => {
        done[index] = bytes / of
        progress(done.reduce((sum, part) => sum + part, 0) / done.length)
      }),
    ),
  )
  const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0)
  const reasons = reasonsAdded(pieces.map((piece) => piece.reasons))
  const header: TallyHeader = { ...file, rules: rulesFor(month, families), source, rows, reasons }
  judge(header, pieces)
  await writeTally(tallies, header, pieces.length === 1 ? pieces[0]!.months : encoded(joined(pieces.map(({ months }) => decoded(months)))))
  return header
}

/** Rejects a readable file whose content contradicts its name: it would corrupt the statistics. */
function judge({ name, kind, month, rows, reasons }: TallyHeader, pieces: readonly ReadPiece[]): void {
  const count = (of: 'ofOwnMonth' | 'filedElsewhere'): number => pieces.reduce((sum, piece) => sum + piece[of], 0)
  if (rows === 0 && kind === 'MOV') throw new ImportRefused(`${name}: o arquivo não tem nenhuma linha de dados.`)
  const broken = (reasons.columns ?? 0) + (reasons.month ?? 0) + (reasons.balance ?? 0)
  if (broken * 2 > rows) {
    throw new ImportRefused(`${name}: ${broken} das ${rows} linhas não podem ser lidas; não parece um arquivo do Novo CAGED.`)
  }
  if (kind === 'MOV' && count('ofOwnMonth') * 2 < rows) throw wrongMonth(name, month)
  if (kind !== 'MOV' && count('filedElsewhere') * 2 > rows) throw wrongMonth(name, month)
  // Only two in ten thousand late declarations belong to the file's own month: a majority means a renamed MOV file, which would count
  // twice.
  if (kind === 'FOR' && rows >= 100 && count('ofOwnMonth') * 2 > rows) {
    throw new ImportRefused(
      `${name}: quase todas as linhas são do próprio mês, como em um arquivo CAGEDMOV. O nome não corresponde ao conteúdo.`,
    )
  }
}

const wrongMonth = (name: string, month: Month): ImportRefused =>
  new ImportRefused(`${name}: a maior parte das linhas não é de ${formatMonth(month)}. O nome do arquivo não corresponde ao conteúdo.`)

interface Piece {
  readonly layout: Layout
  readonly from: number
  readonly to: number
}

function textPieces(path: string, file: RegisterFile, size: number, threads: number): Piece[] {
  const { header, length } = firstLine(path, file)
  const layout = layoutOf(header, file)
  const pieces = size < WORTH_SHARING ? 1 : Math.ceil(size / PIECE / threads) * threads
  const cut = (index: number): number => length + Math.floor(((size - length) * index) / pieces)
  return Array.from({ length: pieces }, (_, index) => ({ layout, from: cut(index), to: cut(index + 1) }))
}

function firstLine(path: string, { name }: RegisterFile): { header: string; length: number } {
  const start = Buffer.alloc(1 << 16)
  const descriptor = openSync(path, 'r')
  try {
    const read = readSync(descriptor, start, 0, start.length, 0)
    if (read === 0) throw new ImportRefused(`${name}: o arquivo está vazio.`)
    const end = start.subarray(0, read).indexOf(10)
    return { header: start.toString('utf8', 0, end < 0 ? read : end), length: end < 0 ? read : end + 1 }
  } finally {
    closeSync(descriptor)
  }
}
