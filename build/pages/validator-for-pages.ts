/**
 * Zod reduced for pages. Replaces modules that pages do not need: the English messages (the intake has its own); the guard against cyclic
 * values, which JSON cannot express; code generation, which the pages' CSP forbids (`jitless`); and unused JSON Schema options. Keeps only
 * the schema methods in `USED`: each method pulls in its own kind of schema.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import ts from 'typescript'
import { KINDS, WRITER } from './json-schema-for-pages.ts'

/** Schema methods that the engine and Zod itself call. A test compares the list with the engine's sources. */
export const USED_METHODS: ReadonlySet<string> = new Set([
  'array',
  'catchall',
  'check',
  'clone',
  'default',
  'gt',
  'lt',
  'max',
  'meta',
  'min',
  'nullable',
  'optional',
  'pick',
  'prefault',
  'safeParse',
  'toJSONSchema',
  'transform',
])

/** Replacement sources, by module path suffix. */
const REPLACED: Readonly<Record<string, string>> = {
  'zod/v4/locales/en.js': 'export default () => ({ localeError: () => undefined })',
  'zod/v4/core/memoizer.js': `export class $ZodCyclicError extends Error {}
export const isRecursiveSchema = () => false
export const isBackEdge = () => false
export const memoizer = () => undefined`,
  'zod/v4/core/to-json-schema.js': WRITER,
  'zod/v4/core/json-schema-processors.js': KINDS,
  'zod/v4/core/json-schema-generator.js': 'export class JSONSchemaGenerator {}',
  'zod/v4/core/doc.js': 'export class Doc {}',
  // Returns the schema unchanged, as the library does when compilation is not allowed.
  'zod/v4/core/compile.js': `export const INVALID = Symbol.for('zod.compile.invalid')
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
export const [compile, withParser, compileFn] = [(schema) => schema, (schema) => schema, () => undefined]`,
}

/** Methods of a schema class: the third argument of `core.$constructor("ZodString", init, { … })`. */
function methodsIn(source: ts.SourceFile): ts.ObjectLiteralElementLike[] {
  const found: ts.ObjectLiteralElementLike[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === '$constructor') {
      const methods = node.arguments[2]
      if (methods && ts.isObjectLiteralExpression(methods)) found.push(...methods.properties)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const parsed = (text: string): ts.SourceFile => ts.createSourceFile('schemas.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string => (name && ts.isIdentifier(name) ? name.text : '')

/** Method names of all schema classes. */
export const methodNames = (text: string): Set<string> => new Set(methodsIn(parsed(text)).map(nameOf))

/** A text range and its replacement. */
type Edit = readonly [start: number, end: number, text: string]

/** Schema module for pages. Throws when an edit matches nothing, which means the library's structure has changed. */
export function schemasForPages(text: string, used: ReadonlySet<string> = USED_METHODS): string {
  const source = parsed(text)
  const edits = [unusedMethods(source, text, used), utilByItself(source), objectsWithoutCode(source)]
  if (edits.some((found) => found.length === 0)) throw new Error('Zod changed: adapt the edits of this file')
  return edits
    .flat()
    .sort(([a], [b]) => b - a)
    .reduce((left, [start, end, to]) => left.slice(0, start) + to + left.slice(end), text)
}

const unusedMethods = (source: ts.SourceFile, text: string, used: ReadonlySet<string>): Edit[] =>
  methodsIn(source)
    .filter((method) => !used.has(nameOf(method)))
    .map((method) => [method.getStart(), method.end + (text[method.end] === ',' ? 1 : 0), ''])

/** Imports the module under its own name: bundlers tree-shake it, but keep all of it when another module re-exports it. */
const utilByItself = (source: ts.SourceFile): Edit[] =>
  source.statements.flatMap((each) => {
    const named = ts.isImportDeclaration(each) ? each.importClause?.namedBindings : undefined
    return named && ts.isNamedImports(named) && named.elements.some(({ name }) => name.text === 'util')
      ? [[each.getStart(), each.end, 'import * as util from "../core/util.js"']]
      : []
  })

/** Uses the interpreting object validator instead of the one that generates code. */
function objectsWithoutCode(source: ts.SourceFile): Edit[] {
  const found: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === '$ZodObjectJIT') found.push([node.getStart(), node.end, '$ZodObject'])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const validatorForPages: Plugin = {
  name: 'validator-for-pages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]/ }, ({ path }) => {
      const module = path.replaceAll('\\', '/')
      if (module.endsWith('/zod/v4/classic/schemas.js')) return { contents: schemasForPages(readFileSync(path, 'utf8')), loader: 'js' }
      const end = Object.keys(REPLACED).find((each) => module.endsWith(`/${each}`))
      return end === undefined ? undefined : { contents: REPLACED[end]!, loader: 'js' }
    })
  },
}
