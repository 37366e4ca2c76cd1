/** Stored tally of a CAGED file, so that the file is read once: a line of JSON, then the tally's bytes. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHOOLING_CODES, STATE_CODES } from '../../engine/salaries/codes.ts'
import { type Month, monthsBetween, REGISTER_STARTS } from '../../engine/salaries/month.ts'
import { replaceFile } from '../../service/runtime/replace-file.ts'
import { type RegisterFile, registerFile } from '../source/register-file.ts'
import { wageBounds } from './eligibility.ts'
import type { ReasonCounts } from './reasons.ts'
import { decoded, type MonthTally } from './tally.ts'

/** Identity of the source file. */
export interface SourceIdentity {
  readonly size: number
  /** Modification date; null when the server does not provide it. */
  readonly date: string | null
  /** Hash of the downloaded archive; null for a local file. */
  readonly sha256: string | null
}

/** Tally metadata. */
export interface TallyHeader extends RegisterFile {
  /** Fingerprint of the counting rules: a tally with other rules is rebuilt. */
  readonly rules: string
  readonly source: SourceIdentity
  readonly rows: number
  readonly reasons: ReasonCounts
}

/** Reader version: increment when it counts differently. */
const READER = 1

/** Fingerprint of everything that affects counting: reader, catalogue, codes, and wage bounds up to the month. */
export function rulesFor(month: Month, families: readonly number[]): string {
  const bounds = monthsBetween(REGISTER_STARTS, month).map(wageBounds)
  return createHash('sha256')
    .update(JSON.stringify([READER, families, STATE_CODES, SCHOOLING_CODES, bounds]))
    .digest('hex')
    .slice(0, 16)
}

const EXTENSION = '.tally'

export function writeTally(folder: string, header: TallyHeader, months: Uint8Array): Promise<void> {
  return store(folder, header, months)
}

/** Stores updated metadata of the same source. */
export async function rewriteHeader(folder: string, header: TallyHeader): Promise<TallyHeader> {
  await store(folder, header, read(folder, header.name).body)
  return header
}

function store(folder: string, header: TallyHeader, body: Uint8Array): Promise<void> {
  const line = JSON.stringify({ header, sha256: sha256(body) })
  return replaceFile(join(folder, header.name + EXTENSION), Buffer.concat([Buffer.from(`${line}\n`), body]))
}

/** Headers of all readable tallies that follow the current rules. */
export function knownTallies(folder: string, families: readonly number[]): Map<string, TallyHeader> {
  const known = new Map<string, TallyHeader>()
  if (!existsSync(folder)) return known
  for (const entry of readdirSync(folder)) {
    const file = entry.endsWith(EXTENSION) ? registerFile(entry.slice(0, -EXTENSION.length)) : undefined
    if (!file) continue
    try {
      const header = read(folder, file.name).header
      if (header.name === file.name && header.rules === rulesFor(file.month, families)) known.set(file.name, header)
    } catch {
      // Treat an unreadable tally as missing: its source is read again.
    }
  }
  return known
}

export function readTally(folder: string, name: string): MonthTally[] {
  return decoded(read(folder, name).body)
}

/** Throws when the file is incomplete. */
function read(folder: string, name: string): { header: TallyHeader; body: Uint8Array } {
  const bytes = readFileSync(join(folder, name + EXTENSION))
  const end = bytes.indexOf(10)
  const { header, sha256: expected }: { header: TallyHeader; sha256: string } = JSON.parse(bytes.toString('utf8', 0, end))
  const body = bytes.subarray(end + 1)
  if (sha256(body) !== expected) throw new Error('the checksum does not match')
  return { header, body }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
