/** Records an invented act in a copy of the sources: what docs/recording-a-law.md tells to do every January. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Day } from '../engine/core/day.ts'

/** The tables that are new every January, or may be. */
const YEARLY = ['inss', 'irrf', 'minimum-wage']

export const NEW_ACT = 'Ato inventado'
export const NEW_CAVEAT = 'Tabela inventada para este teste.'

interface Places {
  readonly source: ts.SourceFile
  /** The newest version, as it is written. */
  readonly newest: ts.Expression
  readonly reviewed: ts.Expression
}

function placesIn(file: string, text: string): Places {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const versions = propertyIn(source, 'versions')
  const reviewed = propertyIn(source, 'reviewedOn')
  if (!versions || !ts.isArrayLiteralExpression(versions) || !reviewed) throw new Error(`${file} is no law`)
  return { source, newest: versions.elements[0]!, reviewed }
}

/** What the first property of a name is set to. */
function propertyIn(node: ts.Node, name: string): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node.initializer
  return ts.forEachChild(node, (child) => propertyIn(child, name))
}

/** The first day of the year after the newest version. */
export function nextJanuary(file: string): Day {
  const { newest } = placesIn(file, readFileSync(file, 'utf8'))
  return `${Number(propertyIn(newest, 'from')!.getText().slice(1, 5)) + 1}-01-01` as Day
}

/** Puts an entry on top of a table, and moves the day it was reviewed to the middle of that January. */
export function recordEntry(file: string, entry: string): void {
  const text = readFileSync(file, 'utf8')
  const { newest, reviewed, source } = placesIn(file, text)
  const day = `'${nextJanuary(file).slice(0, 8)}15'`
  const [start, end, top] = [reviewed.getStart(source), reviewed.end, newest.getStart(source)]
  writeFileSync(file, text.slice(0, start) + day + text.slice(end, top) + entry + text.slice(top))
}

/** The newest version again, from the next January on, with every amount doubled: scales stay continuous to the centavo. */
function invented(file: string): string {
  const value = propertyIn(placesIn(file, readFileSync(file, 'utf8')).newest, 'value')!.getText()
  const doubled = value.replace(/'(\d+\.\d{2})'/g, (_all, amount: string) => `'${(Number(amount) * 2).toFixed(2)}'`)
  return `{
      from: '${nextJanuary(file)}',
      norm: { act: '${NEW_ACT}', published: '${nextJanuary(file).slice(0, 8)}11', url: 'https://example.org/ato' },
      evidence: { status: 'verified', sources: ['https://example.org/ato'] },
      caveat: '${NEW_CAVEAT}',
      value: ${doubled},
    },
    `
}

/** @param domains the folder of the copy. @returns the first day of each new table. */
export function recordNewYear(domains: string): ReadonlyMap<string, Day> {
  return new Map(
    YEARLY.map((id) => {
      const file = join(domains, `payroll/law/${id}.ts`)
      const from = nextJanuary(file)
      recordEntry(file, invented(file))
      return [id, from]
    }),
  )
}
