/**
 * Definitions as pages carry them: a form and an answer need neither what lists and searches say of an operation, nor what programs are told of
 * a field and of a refusal. Found in the syntax, and left out.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import ts from 'typescript'

/** What makes an operation, and what only lists, searches and the service's own part of a page say of it. */
const CONSTRUCTORS: ReadonlySet<string> = new Set(['calculator', 'check', 'decision', 'question'])
const OF_AN_OPERATION: ReadonlySet<string> = new Set(['formerSlugs', 'seeAlso', 'summary'])

/** What the constructors give an operation for batches, lists and descriptions. */
const MADE_FOR_OTHERS: ReadonlySet<string> = new Set(['about', 'cache', 'lean', 'tally'])

/** What only searches and the vocabulary of programs read of a field. */
const OF_A_FIELD: ReadonlySet<string> = new Set(['asked', 'formerly', 'forms', 'means', 'spoken', 'spokenOptions'])

/** What every answer carries: programs read what it is in its description, and a page draws it in words of its own. */
const OF_EVERY_ANSWER = /[\\/]operation[\\/](?:envelope|check)\.ts$/
const SAID_TO_PROGRAMS: ReadonlySet<string> = new Set(['description', 'hint'])
const RESULTS: ReadonlySet<string> = new Set(['brl', 'choice', 'list', 'object', 'text'])

/** What refuses, and the place of its English, which programs alone are told: a page says its own language. */
const REFUSALS: ReadonlyMap<string, number> = new Map([
  ['issue', 3],
  ['refusal', 2],
  ['refused', 3],
  ['refuseOwn', 3],
  ['refusing', 1],
])

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : ''

/** `const own = { … }`: an operation as its constructor makes it. */
const isMade = (node: ts.Node): node is ts.VariableDeclaration & { readonly initializer: ts.ObjectLiteralExpression } =>
  ts.isVariableDeclaration(node) &&
  ts.isIdentifier(node.name) &&
  node.name.text === 'own' &&
  node.initializer !== undefined &&
  ts.isObjectLiteralExpression(node.initializer)

/** Where a text is cut, and what stands there instead. */
type Edit = readonly [start: number, end: number, text: string]

/** @param path tells operations, whose fields are theirs, from the engine's own files. */
export function definitionForPages(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const without = (object: ts.ObjectLiteralExpression, names: ReadonlySet<string>): void => {
    for (const property of object.properties)
      if (property.name && ts.isIdentifier(property.name) && names.has(property.name.text) && !ts.isShorthandPropertyAssignment(property))
        edits.push([property.getFullStart(), property.end + (text[property.end] === ',' ? 1 : 0), ''])
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node)
      const said = node.arguments[REFUSALS.get(name) ?? node.arguments.length]
      if (said && (ts.isStringLiteralLike(said) || ts.isTemplateExpression(said))) edits.push([said.getStart(), said.end, "''"])
      const ofEvery = OF_EVERY_ANSWER.test(path)
      const [label] = node.arguments
      if (ofEvery && RESULTS.has(name) && label && ts.isStringLiteral(label)) edits.push([label.getStart(), label.end, "''"])
      const names = CONSTRUCTORS.has(name)
        ? OF_AN_OPERATION
        : ofEvery
          ? SAID_TO_PROGRAMS
          : ts.isIdentifier(node.expression)
            ? OF_A_FIELD
            : null
      if (names) for (const given of node.arguments) if (ts.isObjectLiteralExpression(given)) without(given, names)
    }
    if (isMade(node)) without(node.initializer, MADE_FOR_OTHERS)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((left, [start, end, to], index, all) => (isWithin(all, index) ? left : left.slice(0, start) + to + left.slice(end)), text)
}

/** What is in something left out goes with it. */
const isWithin = (edits: readonly Edit[], at: number): boolean =>
  edits.some(([start, end], index) => index > at && start < edits[at]![0] && edits[at]![1] <= end)

export const definitionsForPages: Plugin = {
  name: 'definitions-for-pages',
  setup({ onLoad }) {
    onLoad(
      {
        filter:
          /[\\/]engine[\\/](?:decisions|questions|domains[\\/][^\\/]+[\\/](?:calculators|checks|rules)|core[\\/]operation)[\\/].*\.ts$/,
      },
      ({ path }) => ({ contents: definitionForPages(path, readFileSync(path, 'utf8')), loader: 'ts' }),
    )
  },
}
