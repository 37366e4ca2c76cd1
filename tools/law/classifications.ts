/**
 * Writes `data/classifications` from the federal revenue's own files: `npm run classifications:update -- <folder>`, the folder of SQL
 * scripts that its consumption tax calculator publishes (`flyway/sql`). The compact files are generated; do not edit them. Unreadable input
 * aborts before any file is written.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { classificationsPort } from '../../engine/classifications/port.ts'
import { replaceFile } from '../../service/runtime/replace-file.ts'
import { inFlywayOrder, runScripts } from '../revenue/sql-scripts.ts'
import { type CoverageRow, joinTables, REQUIRED_COLUMNS, type RevenueTables, type Treatment } from '../revenue/tables.ts'

export interface Compact {
  readonly treatments: string
  readonly codes: string
  readonly coverage: string
  readonly counts: { readonly codes: number; readonly rows: number }
}

type Kind = 'full' | 'zero' | 'outside' | 'deferred' | 'suspended' | 'perUnit' | 'fixed' | 'sector'

/** Classifies a treatment by its formulas. */
function kindOf({ id, rate, base, tax, due, description }: Treatment): Kind {
  if (/suspens/i.test(description)) return 'suspended'
  if (base === 'quantidade') return 'perUnit'
  if (/\d \/ 100$/.test(rate)) return 'fixed'
  if (rate === '0') return base === '0' && !ZERO_RATE.includes(id) ? 'outside' : 'zero'
  if (due === '0' && tax !== '0') return 'deferred'
  return /setorial/i.test(description) ? 'sector' : 'full'
}

/** Sales to the free zones: zero-rated, although their formula has no base (LC 214, arts. 445 and 463). */
const ZERO_RATE = [29, 30]

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function line(...cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) => plain(String(cell)))
  if (texts.some((text) => text.includes('|'))) throw new Error(`a text contains the separator |: ${texts.join(' ')}`)
  return texts.join('|')
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** @param held lines of codes from other sources (evidence: reported); each is dropped once the revenue's list has its code. */
export function compact({ treatments, codes: listed, coverage }: RevenueTables, held: readonly string[] = []): Compact {
  const kinds = new Map(treatments.map((treatment) => [treatment.id, kindOf(treatment)]))
  const codes = new Map<string, string>()
  for (const { cClassTrib, cst, description, article, treatment, reduction } of listed) {
    if (!/^\d{6}$/.test(cClassTrib)) throw new Error(`${cClassTrib} is not a code of six digits`)
    if (codes.has(cClassTrib)) throw new Error(`${cClassTrib} occurs twice`)
    if (cst === '' || !cClassTrib.startsWith(cst)) throw new Error(`${cClassTrib} does not belong to situation ${cst}`)
    const kind = kinds.get(treatment)
    if (kind === undefined) throw new Error(`${cClassTrib} names the unknown treatment ${treatment}`)
    const { cbs, ibs } = reduction ?? (kind === 'zero' ? { cbs: 100, ibs: 100 } : { cbs: 0, ibs: 0 })
    if (![cbs, ibs].every((share) => share >= 0 && share <= 100)) throw new Error(`${cClassTrib} is reduced by ${cbs} and ${ibs}`)
    codes.set(cClassTrib, line(cClassTrib, treatment, cbs, ibs, 'verified', article, description))
  }
  const later = held.filter((each) => each.split('|')[4] === 'reported' && !codes.has(each.slice(0, 6)))
  return {
    treatments: lines(treatments.map(({ id, description }) => line(id, kinds.get(id)!, description))),
    codes: lines([...codes.values(), ...later].sort()),
    coverage: lines(coverageLines(coverage)),
    counts: { codes: codes.size + later.length, rows: coverage.length },
  }
}

const DIGITS = { NCM: /^\d{2,8}$/, NBS: /^\d{2,9}$/ } as const

/**
 * One line per annex item: kind, codes, annex, item, text, and prefixes with their exceptions. The revenue repeats the row per exception of
 * a prefix, so exceptions are merged.
 */
function coverageLines(rows: readonly CoverageRow[]): string[] {
  const items = new Map<string, { readonly row: CoverageRow; readonly prefixes: Map<string, Set<string>> }>()
  for (const row of rows) {
    const odd = [row.prefix, ...row.except].find((digits) => !DIGITS[row.kind].test(digits))
    if (odd !== undefined) throw new Error(`${row.kind} ${odd} of ${row.code} is not a number of the nomenclature`)
    const key = JSON.stringify([row.kind, row.annex, row.item, row.text, row.code])
    const item = items.get(key) ?? { row, prefixes: new Map<string, Set<string>>() }
    items.set(key, item)
    const except = item.prefixes.get(row.prefix) ?? new Set<string>()
    item.prefixes.set(row.prefix, except)
    for (const left of row.except) except.add(left)
  }
  const shared = new Map<string, { readonly codes: string[]; readonly row: CoverageRow; readonly prefixes: string }>()
  for (const { row, prefixes } of items.values()) {
    const written = [...prefixes].map(([prefix, except]) => [prefix, ...except].join('-')).join(' ')
    const key = JSON.stringify([row.kind, row.annex, row.item, row.text, written])
    const item = shared.get(key) ?? { codes: [], row, prefixes: written }
    shared.set(key, item)
    item.codes.push(row.code)
  }
  return [...shared.values()].map(({ codes, row, prefixes }) => line(row.kind, codes.join(' '), row.annex, row.item, row.text, prefixes))
}

const FOLDER = fileURLToPath(new URL('../../data/classifications/', import.meta.url))

/** Changes of a new table, for review. */
function changed(before: string, after: string): string[] {
  const byCode = (text: string) => new Map(text.split('\n').map((each) => [each.slice(0, 6), each] as const))
  const [old, now] = [byCode(before), byCode(after)]
  return [
    ...[...now].flatMap(([code, text]) => (old.has(code) ? (old.get(code) === text ? [] : [`~ ${text}`]) : [`+ ${text}`])),
    ...[...old.keys()].filter((code) => !now.has(code)).map((code) => `- ${code}`),
  ]
}

/** A new list may drop a few codes; a larger loss indicates a truncated download. */
const MIN_RETAINED_SHARE = 0.9

interface StoredList {
  readonly asOf: string
  readonly codes: number
  readonly rows: number
}

function refuseLosses({ asOf }: RevenueTables, { counts }: Compact, held: StoredList): void {
  if (asOf < held.asOf) throw new Error(`the list of ${asOf} is older than the stored one of ${held.asOf}`)
  for (const what of ['codes', 'rows'] as const)
    if (counts[what] < held[what] * MIN_RETAINED_SHARE)
      throw new Error(`${counts[what]} ${what} where ${held[what]} are stored: the list is incomplete`)
}

/** Validates the generated files: full taxation exists, and every code with coverage is known. */
function refuseUnreadable(files: Readonly<Record<string, string>>, { coverage }: RevenueTables, folder: string): void {
  const port = classificationsPort((file) => files[file] ?? readFileSync(join(folder, file), 'utf8'))
  if (port.of('000001')?.kind !== 'full') throw new Error('000001 is not full taxation')
  const unknown = coverage.find(({ code }) => !port.of(code) && port.replacedBy(code) === undefined)
  if (unknown) throw new Error(`${unknown.code}, which covers ${unknown.prefix}, is an unknown code`)
}

/** @returns changes, one line per code. Writes nothing on any error. */
export async function update(
  scripts: string,
  { folder = FOLDER, today }: { readonly folder?: string; readonly today: string },
): Promise<string[]> {
  const files = inFlywayOrder(readdirSync(scripts))
  if (files.length === 0) throw new Error(`no script (V…__….sql) in ${scripts}`)
  const tables = joinTables(
    runScripts(
      files.map((file) => readFileSync(join(scripts, file), 'utf8')),
      REQUIRED_COLUMNS,
    ),
  )
  const held: StoredList & Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  const before = readFileSync(join(folder, 'codes.txt'), 'utf8')
  const made = compact(tables, before.split('\n'))
  refuseLosses(tables, made, held)
  const [year, month, day] = tables.asOf.split('-')
  const metadata = {
    ...held,
    origin: `Receita Federal do Brasil, Calculadora de Tributos (regime geral), base ${tables.version} de ${day}/${month}/${year}`,
    capturedOn: today,
    asOf: tables.asOf,
    ...made.counts,
  }
  const written = {
    'treatments.txt': made.treatments,
    'codes.txt': made.codes,
    'coverage.txt': made.coverage,
    'metadata.json': `${JSON.stringify(metadata, null, 2)}\n`,
  }
  refuseUnreadable(written, tables, folder)
  for (const [name, text] of Object.entries(written)) await replaceFile(join(folder, name), text)
  return changed(before, made.codes)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [scripts] = process.argv.slice(2)
  if (!scripts) throw new Error('usage: npm run classifications:update -- <folder of the SQL scripts of the revenue’s calculator>')
  for (const one of await update(scripts, { today: new Date().toISOString().slice(0, 10) })) console.log(one)
}
