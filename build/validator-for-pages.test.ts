import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { registry } from '../engine/generated/registry.ts'
import { ENGINE } from './files.ts'
import { methodNames, schemasForPages, USED, validatorForPages } from './validator-for-pages.ts'

const zod = createRequire(new URL('package.json', ENGINE)).resolve('zod/package.json')
const SCHEMAS = readFileSync(join(zod, '../v4/classic/schemas.js'), 'utf8')

/** The methods called anywhere in the engine, of whatever object but the library itself. */
function called(): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: of, name } = node.expression
      if (!ts.isIdentifier(of) || of.text !== 'z') names.add(name.text)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }))
    if (/^(core|questions|domains)\/.*(?<!\.test|\.search|examples)\.ts$/.test(file))
      visit(ts.createSourceFile(file, readFileSync(new URL(file, ENGINE), 'utf8'), ts.ScriptTarget.Latest))
  return names
}

/** Called here of others than schemas: `JSON.parse`. */
const OF_OTHERS = ['parse']

describe('the validator for pages', () => {
  it('keeps every method that the engine calls of a schema', () => {
    const calls = called()
    const lacking = [...methodNames(SCHEMAS)].filter((name) => calls.has(name) && !USED.has(name) && !OF_OTHERS.includes(name))
    expect(lacking, 'add to USED').toEqual([])
  })

  it('has none of the others, whatever their indentation', () => {
    const lean = schemasForPages(SCHEMAS)
    expect([...methodNames(lean)].filter((name) => !USED.has(name))).toEqual([])
    const shifted = SCHEMAS.split('\n')
      .map((line) => ` ${line}`)
      .join('\n')
    expect(methodNames(schemasForPages(shifted))).toEqual(methodNames(lean))
    expect(ts.transpileModule(lean, { reportDiagnostics: true, compilerOptions: { allowJs: true } }).diagnostics).toEqual([])
  })

  it('refuses a library that is written in another way', () => {
    expect(() => schemasForPages('export class ZodString {}')).toThrow('Zod has changed')
  })

  it('describes every operation as the library does', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { registry } from './generated/registry.ts'`,
        resolveDir: fileURLToPath(ENGINE),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      plugins: [validatorForPages],
      logLevel: 'error',
    })
    const { registry: lean } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
    for (const { id, inputSchema, resultSchema } of registry.operations.values()) {
      const { inputSchema: input, resultSchema: result } = lean.operations.get(id)
      expect([id, JSON.stringify(input), JSON.stringify(result)]).toEqual([id, JSON.stringify(inputSchema), JSON.stringify(resultSchema)])
    }
  })
})
