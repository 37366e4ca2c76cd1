/**
 * Writes `data/classifications` from the federal revenue's tables: `npm run classifications:update -- <codes.json> <coverage.csv>`.
 * The first holds treatments and codes with their reductions, the second which NCM and NBS each code covers; both as the revenue's own
 * calculator names them (cClassTrib, NCM, NBS). The compact files are never edited by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Reduction {
  readonly CBS: number
  readonly IBS_UF: number
}

export interface RevenueTables {
  readonly compiledOn: string
  /** The day of the revenue's data base. */
  readonly asOf: string
  readonly origin: string
  readonly copiedFrom: string
  readonly treatments: readonly {
    readonly id: number
    readonly description: string
    readonly rate: string
    readonly base: string
    readonly tax: string
    readonly due: string
  }[]
  readonly classifications: readonly {
    readonly cClassTrib: string
    readonly cst: string
    readonly description: string
    readonly article: string
    readonly treatment: number
    readonly reductionPercent: Reduction | null
  }[]
  /** Codes of a later table, seen in one source. */
  readonly newerCodes: readonly {
    readonly cClassTrib: string
    readonly description: string
    readonly reductionIbs: number
    readonly reductionCbs: number
  }[]
}

export interface Compact {
  readonly treatments: string
  readonly codes: string
  readonly coverage: string
  readonly counts: { readonly codes: number; readonly rows: number }
}

type Kind = 'full' | 'zero' | 'outside' | 'deferred' | 'suspended' | 'perUnit' | 'fixed' | 'sector'

/** How a treatment is computed, by its own formulas. */
function kindOf({ id, rate, base, tax, due, description }: RevenueTables['treatments'][number]): Kind {
  if (/suspens/i.test(description)) return 'suspended'
  if (base === 'quantidade') return 'perUnit'
  if (/\d \/ 100$/.test(rate)) return 'fixed'
  if (rate === '0') return base === '0' && !ZERO_RATE.includes(id) ? 'outside' : 'zero'
  if (due === '0' && tax !== '0') return 'deferred'
  return /setorial/i.test(description) ? 'sector' : 'full'
}

/** Sales to the free zones: a zero rate like any other, though their formula writes no base (LC 214, arts. 445 and 463). */
const ZERO_RATE = [29, 30]

/** A later code is treated as its nearest relative of the same situation: the table that brought it gives only the reductions. */
const LATER_SITUATIONS: Readonly<Record<string, number>> = { '200': 4, '515': 17, '550': 18, '811': 26 }

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function line(...cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) => plain(String(cell)))
  if (texts.some((text) => text.includes('|'))) throw new Error(`a bar in ${texts.join(' ')}`)
  return texts.join('|')
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

export function compact({ treatments, classifications, newerCodes }: RevenueTables, coverage: string): Compact {
  const kinds = new Map(treatments.map((treatment) => [treatment.id, kindOf(treatment)]))
  const codes = classifications.map(({ cClassTrib, cst, description, article, treatment, reductionPercent }) => {
    if (!cClassTrib.startsWith(cst)) throw new Error(`${cClassTrib} is not of situation ${cst}`)
    const kind = kinds.get(treatment)
    if (kind === undefined) throw new Error(`${cClassTrib} names treatment ${treatment}, which is not there`)
    const whole = kind === 'zero' ? 100 : 0
    return line(cClassTrib, treatment, reductionPercent?.CBS ?? whole, reductionPercent?.IBS_UF ?? whole, 'verified', article, description)
  })
  const later = newerCodes.map(({ cClassTrib, description, reductionCbs, reductionIbs }) => {
    const treatment = LATER_SITUATIONS[cClassTrib.slice(0, 3)]
    if (treatment === undefined) throw new Error(`no treatment is known for ${cClassTrib}`)
    const article = /art\. \d+/.exec(description)?.[0].replace('art', 'Art') ?? ''
    const said = plain(description).replace(/, observado o art\..*$/, '')
    return line(cClassTrib, treatment, reductionCbs, reductionIbs, 'reported', article, said)
  })
  const rows = coverageRows(coverage)
  return {
    treatments: lines(treatments.map(({ id, description }) => line(id, kinds.get(id)!, description))),
    codes: lines([...codes, ...later].sort()),
    coverage: lines(coverageLines(rows)),
    counts: { codes: codes.length + later.length, rows: rows.length },
  }
}

interface Row {
  readonly kind: string
  readonly prefix: string
  readonly code: string
  readonly annex: string
  readonly item: string
  readonly text: string
  readonly except: readonly string[]
}

function coverageRows(csv: string): Row[] {
  const [header, ...cells] = csvCells(csv)
  const named = ['kind', 'code_or_prefix', 'cClassTrib', 'annex', 'annex_item', 'annex_text', 'except_codes']
  if (header?.join() !== named.join()) throw new Error(`the columns should be ${named.join()}`)
  return cells.map(([kind = '', prefix = '', code = '', annex = '', item = '', text = '', except = '']) => ({
    kind,
    prefix,
    code,
    annex,
    item,
    text,
    except: except.split(/[\s;,]+/).filter(Boolean),
  }))
}

/**
 * One line for each item of an annex: kind, codes, annex, item, text, and the prefixes, each with what it leaves out. The revenue writes a
 * row for each exception of a prefix: an exception of one row is one of them all.
 */
function coverageLines(rows: readonly Row[]): string[] {
  const items = new Map<string, { readonly row: Row; readonly prefixes: Map<string, Set<string>> }>()
  for (const row of rows) {
    const key = JSON.stringify([row.kind, row.annex, row.item, row.text, row.code])
    const item = items.get(key) ?? { row, prefixes: new Map<string, Set<string>>() }
    items.set(key, item)
    const except = item.prefixes.get(row.prefix) ?? new Set<string>()
    item.prefixes.set(row.prefix, except)
    for (const left of row.except) except.add(left)
  }
  const shared = new Map<string, { readonly codes: string[]; readonly row: Row; readonly prefixes: string }>()
  for (const { row, prefixes } of items.values()) {
    const written = [...prefixes].map(([prefix, except]) => [prefix, ...except].join('-')).join(' ')
    const key = JSON.stringify([row.kind, row.annex, row.item, row.text, written])
    const item = shared.get(key) ?? { codes: [], row, prefixes: written }
    shared.set(key, item)
    item.codes.push(row.code)
  }
  return [...shared.values()].map(({ codes, row, prefixes }) => line(row.kind, codes.join(' '), row.annex, row.item, row.text, prefixes))
}

/** RFC 4180. */
function csvCells(csv: string): string[][] {
  const rows: string[][] = []
  for (const text of csv.split(/\r?\n/).filter((each) => each !== '')) {
    const cells = [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)]
    rows.push(cells.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? ''))
  }
  return rows
}

const FOLDER = new URL('../data/classifications/', import.meta.url)

/** What a new table changes, for whoever reviews it. */
function changed(before: string, after: string): string[] {
  const byCode = (text: string) => new Map(text.split('\n').map((each) => [each.slice(0, 6), each] as const))
  const [old, now] = [byCode(before), byCode(after)]
  return [
    ...[...now].flatMap(([code, text]) => (old.has(code) ? (old.get(code) === text ? [] : [`~ ${text}`]) : [`+ ${text}`])),
    ...[...old.keys()].filter((code) => !now.has(code)).map((code) => `- ${code}`),
  ]
}

function update(codesFile: string, coverageFile: string): void {
  const tables: RevenueTables = JSON.parse(readFileSync(codesFile, 'utf8'))
  const { counts, ...texts } = compact(tables, readFileSync(coverageFile, 'utf8'))
  const codes = new URL('codes.txt', FOLDER)
  for (const one of changed(readFileSync(codes, { encoding: 'utf8', flag: 'a+' }), texts.codes)) console.log(one)
  for (const [name, text] of Object.entries(texts)) writeFileSync(new URL(`${name}.txt`, FOLDER), text)
  const metadata = {
    title: 'Códigos de classificação tributária do IBS e da CBS (cClassTrib) e os produtos e serviços de cada um',
    form: 'codes: code|treatment|CBS reduction|IBS reduction|evidence|article|description. treatments: number|kind|description. coverage: NCM or NBS|codes|annex|item|text|prefixes, each followed by what it leaves out.',
    origin: tables.origin,
    copiedFrom: tables.copiedFrom,
    licence: 'Textos e tabelas de lei, sem direito autoral (Lei nº 9.610/1998, art. 8º, IV)',
    capturedOn: tables.compiledOn,
    asOf: tables.asOf,
    codes: counts.codes,
    rows: counts.rows,
    holes: 'A LC 227/2026 e tabelas posteriores mudaram códigos; seis deles vêm de uma só fonte (evidence: reported).',
  }
  writeFileSync(new URL('metadata.json', FOLDER), `${JSON.stringify(metadata, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [codes, coverage] = process.argv.slice(2)
  if (!codes || !coverage) throw new Error('usage: npm run classifications:update -- <codes.json> <coverage.csv>')
  update(codes, coverage)
}
