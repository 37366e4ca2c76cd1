/**
 * Seals the law: `law.lock` holds a hash of every version of every table, and a test compares them, so that old versions change only on
 * purpose. `npm run law:seal` regenerates it; changing a sealed version needs `--reason "why"`, which stays in the file.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Law, publishedValue, type Version } from '../../engine/core/dated.ts'
import { registry } from '../../engine/generated/registry.ts'

const FILE = new URL('../../law.lock', import.meta.url)

/** Hash by "table day". */
type Seals = ReadonlyMap<string, string>

export interface Lock {
  readonly seals: Seals
  /** Reasons for changes to sealed versions, oldest first. */
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

/** Hashes every property of a version: value, start date, act, evidence, caveat and proof. */
function hashOf({ from, norm, evidence, caveat, value, proof }: Version<unknown>): string {
  const said = JSON.stringify([from, norm, evidence, caveat ?? null, publishedValue(value), proof ?? null])
  return createHash('sha256').update(said).digest('base64url').slice(0, 16)
}

export function sealsOf(laws: Iterable<Law<unknown>>): Seals {
  return new Map([...laws].flatMap((law) => law.versions.map((version) => [`${law.id} ${version.from}`, hashOf(version)] as const)))
}

/** Sealed versions that changed or disappeared. New versions break no seal: a new act is one entry. */
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
    console.error(`Sealed versions were changed: ${broken.join(', ')}. State the reason: npm run law:seal -- --reason "…"`)
    process.exit(1)
  }
  const today = new Date().toISOString().slice(0, 10)
  const reasons = broken.length > 0 ? [...lock.reasons, `# ${today} ${broken.join(', ')}: ${reason!.trim()}`] : lock.reasons
  writeFileSync(FILE, written(now, reasons))
  console.log(`${now.size} versions sealed.`)
}
