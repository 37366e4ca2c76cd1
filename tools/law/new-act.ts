/** Records an invented act in a copy of the sources, following the yearly procedure in docs/recording-a-law.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Day } from '../../engine/core/day.ts'

/** The table of the monthly tax is not new every January, and often is. */
const OFTEN_IN_JANUARY = new Set(['irrf'])

/** The tables that are new every January, or may be, by id. @param domains the folder of the domains. */
export function yearlyTables(domains: string): ReadonlyMap<string, string> {
  const folders = readdirSync(domains)
    .map((domain) => join(domains, domain, 'law'))
    .filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|search)\.ts$/.test(name))
      .map((name) => [name.slice(0, -'.ts'.length), join(folder, name)] as const),
  )
  return new Map(files.filter(([id, file]) => OFTEN_IN_JANUARY.has(id) || /^ {2}changes: 'january'/m.test(readFileSync(file, 'utf8'))))
}

/** The year tells an invented table from another on which it is recorded. */
export const newAct = (from: Day): string => `Ato inventado de ${from.slice(0, 4)}`
export const newCaveat = (from: Day): string => `Tabela de ${from.slice(0, 4)} inventada para este teste.`

interface Places {
  readonly source: ts.SourceFile
  /** Source expression of the newest version. */
  readonly newest: ts.Expression
  readonly reviewed: ts.Expression
}

function placesIn(file: string, text: string): Places {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const versions = propertyIn(source, 'versions')
  const reviewed = propertyIn(source, 'reviewedOn')
  if (!versions || !ts.isArrayLiteralExpression(versions) || !reviewed) throw new Error(`${file} is not a law table`)
  return { source, newest: versions.elements[0]!, reviewed }
}

/** Initializer of the first property with a name. */
function propertyIn(node: ts.Node, name: string): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node.initializer
  return ts.forEachChild(node, (child) => propertyIn(child, name))
}

/** January 1 of the year after the newest version. */
export function nextJanuary(file: string): Day {
  const { newest } = placesIn(file, readFileSync(file, 'utf8'))
  return `${Number(propertyIn(newest, 'from')!.getText().slice(1, 5)) + 1}-01-01` as Day
}

/** Source expression of the newest value of a table. */
export const newestValue = (file: string): string => propertyIn(placesIn(file, readFileSync(file, 'utf8')).newest, 'value')!.getText()

/** Text of a table with an entry on top and a new review date. */
export function withEntry(file: string, entry: string, reviewedOn: Day): string {
  const text = readFileSync(file, 'utf8')
  const { newest, reviewed, source } = placesIn(file, text)
  const [start, end, top] = [reviewed.getStart(source), reviewed.end, newest.getStart(source)]
  return `${text.slice(0, start)}'${reviewedOn}'${text.slice(end, top)}${entry}${text.slice(top)}`
}

/** Adds an entry on top of a table, and sets its review date to the middle of that January. */
export function recordEntry(file: string, entry: string, january: Day = nextJanuary(file)): void {
  writeFileSync(file, withEntry(file, entry, `${january.slice(0, 8)}15` as Day))
}

/** The newest version again, from a January on, with every amount doubled: scales stay continuous to the centavo. */
function invented(file: string, from: Day): string {
  const doubled = newestValue(file).replace(/'(\d+\.\d{2})'/g, (_all, amount: string) => `'${(Number(amount) * 2).toFixed(2)}'`)
  return `{
      from: '${from}',
      norm: { act: '${newAct(from)}', published: '${from.slice(0, 8)}11', url: 'https://example.org/ato' },
      evidence: { status: 'verified', sources: ['https://example.org/ato'] },
      caveat: '${newCaveat(from)}',
      value: ${doubled},
    },
    `
}

/**
 * Records the tables of one January: the first that none of them has yet, so that tables whose newest years differ stay of one year.
 * @param domains the folder of the copy. @param only the tables to record; all the yearly ones when omitted.
 * @returns the first day of each new table.
 */
export function recordNewYear(domains: string, only?: readonly string[]): ReadonlyMap<string, Day> {
  const yearly = yearlyTables(domains)
  const unknown = only?.find((id) => !yearly.has(id))
  if (unknown !== undefined) throw new Error(`${unknown} is not a yearly table. Yearly tables: ${[...yearly.keys()].join(', ')}`)
  const files = [...yearly].filter(([id]) => only?.includes(id) ?? true)
  const from = files.map(([, file]) => nextJanuary(file)).reduce((a, b) => (a > b ? a : b))
  for (const [, file] of files) recordEntry(file, invented(file, from), from)
  return new Map(files.map(([id]) => [id, from]))
}
