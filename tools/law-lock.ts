/**
 * The seal of the law: `law.lock` holds a hash of every version of every table. A test holds the tables to it, so that an old version is
 * changed on purpose or not at all. `npm run law:seal` writes it anew; correcting what was sealed needs `--reason "why"`, which stays in
 * the file.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Law, publishedValue, type Version } from '../engine/core/dated.ts'
import { registry } from '../engine/generated/registry.ts'

const FILE = new URL('../law.lock', import.meta.url)

/** By "table day". */
type Seals = ReadonlyMap<string, string>

export interface Lock {
  readonly seals: Seals
  /** Why sealed versions were changed, oldest first. */
  readonly reasons: readonly string[]
}

export function readLock(text = readFileSync(FILE, 'utf8')): Lock {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'))
  const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' ') as [string, string, string])
  return {
    seals: new Map(rows.map(([table, day, hash]) => [`${table} ${day}`, hash])),
    reasons: lines.filter((line) => line.startsWith('#')),
  }
}

/** Everything a version says: what it is worth, from when, by which act, how well known, with what caveat and proof. */
function hashOf({ from, norm, evidence, caveat, value, proof }: Version<unknown>): string {
  const said = JSON.stringify([from, norm, evidence, caveat ?? null, publishedValue(value), proof ?? null])
  return createHash('sha256').update(said).digest('base64url').slice(0, 16)
}

export function sealsOf(laws: Iterable<Law<unknown>>): Seals {
  return new Map([...laws].flatMap((law) => law.versions.map((version) => [`${law.id} ${version.from}`, hashOf(version)] as const)))
}

/** What was sealed and is now otherwise, or gone. A version that was never sealed breaks nothing: a new act is one entry. */
export function brokenSeals({ seals }: Lock, now: Seals): string[] {
  return [...seals].filter(([version, hash]) => now.get(version) !== hash).map(([version]) => version)
}

function written(seals: Seals, reasons: readonly string[]): string {
  const rows = [...seals].map(([version, hash]) => `${version} ${hash}`).sort()
  return `// Written by \`npm run law:seal\`: a hash of every version of every table, and why sealed ones were changed.\n${[...reasons, ...rows].join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { reason } = parseArgs({ options: { reason: { type: 'string' } } }).values
  const now = sealsOf(registry.laws.values())
  const lock = readLock()
  const broken = brokenSeals(lock, now)
  if (broken.length > 0 && !reason?.trim()) {
    console.error(`Sealed versions were changed: ${broken.join(', ')}. Say why: npm run law:seal -- --reason "…"`)
    process.exit(1)
  }
  const today = new Date().toISOString().slice(0, 10)
  const reasons = broken.length > 0 ? [...lock.reasons, `# ${today} ${broken.join(', ')}: ${reason!.trim()}`] : lock.reasons
  writeFileSync(FILE, written(now, reasons))
  console.log(`${now.size} versions sealed.`)
}
