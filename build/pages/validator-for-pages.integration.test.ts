import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { registry } from '../../engine/generated/registry.ts'
import { ENGINE } from '../files.ts'
import { methodNames, schemasForPages, USED_METHODS, validatorForPages } from './validator-for-pages.ts'

const zod = createRequire(new URL('package.json', ENGINE)).resolve('zod/package.json')
const SCHEMAS = readFileSync(join(zod, '../v4/classic/schemas.js'), 'utf8')

/** Names of the methods called anywhere in the engine, on any object except the library itself. */
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

/** Methods called only on other objects: `JSON.parse`, `Reflect.apply`. */
const OF_OTHERS = ['parse', 'apply']

describe('the validator for pages', () => {
  it('keeps every schema method the engine calls', () => {
    const calls = called()
    const lacking = [...methodNames(SCHEMAS)].filter((name) => calls.has(name) && !USED_METHODS.has(name) && !OF_OTHERS.includes(name))
    expect(lacking, 'add to USED').toEqual([])
  })

  it('removes every other method, whatever the indentation', () => {
    const lean = schemasForPages(SCHEMAS)
    expect([...methodNames(lean)].filter((name) => !USED_METHODS.has(name))).toEqual([])
    const shifted = SCHEMAS.split('\n')
      .map((line) => ` ${line}`)
      .join('\n')
    expect(methodNames(schemasForPages(shifted))).toEqual(methodNames(lean))
    expect(ts.transpileModule(lean, { reportDiagnostics: true, compilerOptions: { allowJs: true } }).diagnostics).toEqual([])
  })

  it('rejects a library with an unknown structure', () => {
    expect(() => schemasForPages('export class ZodString {}')).toThrow('Zod changed')
  })

  it('generates the same schema as the library for every operation', async () => {
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
