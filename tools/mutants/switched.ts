/**
 * All the changes of a file in one text, each behind a switch: `isMutant(7) ? changed : original`. Built once, thousands of changes
 * are tried in one process, where building and loading for each would take seconds. Who runs the text defines `isMutant`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Mutant } from './changes.ts'

export interface Numbered {
  readonly id: number
  readonly mutant: Mutant
}

interface Switch {
  readonly start: number
  readonly end: number
  readonly isStatement: boolean
  /** A line that begins with a bracket would go on from the line before. */
  readonly beginsStatement: boolean
  readonly choices: { readonly id: number; readonly text: string }[]
  readonly within: Switch[]
}

/** What is read once, as the module loads, cannot be switched later: schemas, constants. */
export function isSwitchable(source: ts.SourceFile, { start, end }: Mutant): boolean {
  let node: ts.Node | undefined = smallest(source, start, end)
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return false
  while (node && !ts.isFunctionLike(node)) node = node.parent
  return node !== undefined
}

/** The changes that can be switched, numbered. */
export function numberedOf(root: string, mutants: readonly Mutant[]): Numbered[] {
  const sources = new Map<string, ts.SourceFile>()
  const sourceOf = (file: string): ts.SourceFile => {
    const source = sources.get(file) ?? ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
    sources.set(file, source)
    return source
  }
  return mutants.filter((mutant) => isSwitchable(sourceOf(mutant.file), mutant)).map((mutant, id) => ({ id, mutant }))
}

export function withSwitches(file: string, text: string, mutants: readonly Numbered[]): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const switches = new Map<string, Switch>()
  for (const { id, mutant } of mutants) {
    const node = around(smallest(source, mutant.start, mutant.end), mutant.to === '')
    const [start, end] = [node.getStart(source), node.end]
    const key = `${start}-${end}-${mutant.to === ''}`
    const isStatement = ts.isExpressionStatement(node)
    const own = switches.get(key) ?? { start, end, isStatement, beginsStatement: beginsStatement(node), choices: [], within: [] }
    own.choices.push({ id, text: text.slice(start, mutant.start) + mutant.to + text.slice(mutant.end, end) })
    switches.set(key, own)
  }
  return written(text, 0, text.length, nested([...switches.values()]))
}

function smallest(source: ts.SourceFile, start: number, end: number): ts.Node {
  let found: ts.Node = source
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.end < end) return
    found = node
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** An operator is switched with its whole expression, a call that is left out with its statement. */
function around(node: ts.Node, leftOut: boolean): ts.Node {
  if (leftOut) return ts.isExpressionStatement(node) ? node : node.parent
  return ts.isExpression(node) ? node : node.parent
}

function beginsStatement(node: ts.Node): boolean {
  let outer = node
  while (ts.isExpression(outer) && outer.parent.getStart() === node.getStart()) outer = outer.parent
  return node !== outer && ts.isExpressionStatement(outer)
}

function nested(switches: readonly Switch[]): Switch[] {
  const outermost: Switch[] = []
  const open: Switch[] = []
  for (const each of switches.toSorted((a, b) => a.start - b.start || b.end - a.end || Number(b.isStatement) - Number(a.isStatement))) {
    while (open.length > 0 && open.at(-1)!.end < each.end) open.pop()
    while (open.length > 0 && open.at(-1)!.end <= each.start) open.pop()
    ;(open.at(-1)?.within ?? outermost).push(each)
    open.push(each)
  }
  return outermost
}

function written(text: string, from: number, to: number, switches: readonly Switch[]): string {
  let at = from
  let out = ''
  for (const { start, end, isStatement, beginsStatement, choices, within } of switches) {
    const inside = written(text, start, end, within)
    out += text.slice(at, start)
    if (isStatement) out += `{ if (${choices.map(({ id }) => `!isMutant(${id})`).join(' && ')}) ${inside} }`
    else
      out += `${beginsStatement ? 'void 0, ' : ''}(${choices.map((choice) => `isMutant(${choice.id}) ? (${choice.text}) : `).join('')}(${inside}))`
    at = end
  }
  return out + text.slice(at, to)
}
