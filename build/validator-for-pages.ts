/**
 * Zod as pages carry it. Modules that nothing of a page calls are replaced whole: messages in English, where the intake says everything in
 * its own words; the guard against values that contain themselves, which JSON cannot; and what makes code of text, which the pages' policy
 * forbids (`jitless`); of what writes JSON Schema, the ways it is not asked. Of the methods of its schemas, those in `USED` stay: each drags its own kind of schema with it.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import ts from 'typescript'
import { KINDS, WRITER } from './json-schema-for-pages.ts'

/** What the engine, and Zod itself, call of a schema. A test holds the list to the engine's sources. */
export const USED: ReadonlySet<string> = new Set([
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

/** By the end of a module's path. */
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
  // A schema is left as it is, as the library itself does where it may not compile.
  'zod/v4/core/compile.js': `export const INVALID = Symbol.for('zod.compile.invalid')
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
export const [compile, withParser, compileFn] = [(schema) => schema, (schema) => schema, () => undefined]`,
}

/** The methods of a schema's class: the third argument of `core.$constructor("ZodString", init, { … })`. */
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

/** The names of the methods that schemas have. */
export const methodNames = (text: string): Set<string> => new Set(methodsIn(parsed(text)).map(nameOf))

/** A part of a text, and what stands in its place. */
type Edit = readonly [start: number, end: number, text: string]

/** The module of schemas for pages. Throws where any of the edits finds nothing to edit: the library is written in another way. */
export function schemasForPages(text: string, used: ReadonlySet<string> = USED): string {
  const source = parsed(text)
  const edits = [unusedMethods(source, text, used), utilByItself(source), objectsWithoutCode(source)]
  if (edits.some((found) => found.length === 0)) throw new Error('Zod has changed: look at what pages carry of it')
  return edits
    .flat()
    .sort(([a], [b]) => b - a)
    .reduce((left, [start, end, to]) => left.slice(0, start) + to + left.slice(end), text)
}

const unusedMethods = (source: ts.SourceFile, text: string, used: ReadonlySet<string>): Edit[] =>
  methodsIn(source)
    .filter((method) => !used.has(nameOf(method)))
    .map((method) => [method.getStart(), method.end + (text[method.end] === ',' ? 1 : 0), ''])

/** Of a module under its own name a bundler takes what is used; of one that another module names it takes all. */
const utilByItself = (source: ts.SourceFile): Edit[] =>
  source.statements.flatMap((each) => {
    const named = ts.isImportDeclaration(each) ? each.importClause?.namedBindings : undefined
    return named && ts.isNamedImports(named) && named.elements.some(({ name }) => name.text === 'util')
      ? [[each.getStart(), each.end, 'import * as util from "../core/util.js"']]
      : []
  })

/** Objects are validated by what is there, not by code made for each. */
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
