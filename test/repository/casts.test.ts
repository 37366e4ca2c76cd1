import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Casts remaining at untyped boundaries: third-party packages, parsed JSON, the heterogeneous registry. May only shrink. */
const MAX_CASTS = 60

/** Files that use a package with wrong type declarations. */
const DOUBLE_CASTS_IN = ['register/source/seven-zip.ts']

interface Cast {
  readonly place: string
  readonly path: string
  readonly double: boolean
}

/** Fast pre-check: every cast contains one of these. */
const MAY_CAST = /\bas\b|</

/** All `x as T` of a text, except `as const`. */
function castsOf(path: string, text: string): Cast[] {
  if (!MAY_CAST.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const isCast = (node: ts.Node): node is ts.AsExpression | ts.TypeAssertion =>
    (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && node.type.getText(file) !== 'const'
  const found: Cast[] = []
  const visit = (node: ts.Node): void => {
    if (isCast(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      found.push({
        path,
        place: `${path}:${line}: ${node.getText(file).replaceAll(/\s+/g, ' ').slice(0, 100)}`,
        double: isCast(node.expression),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const casts = ['engine', 'service', 'register'].flatMap((workspace) =>
  readdirSync(join(ROOT, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file) && !/(^|\/)(dist|generated|node_modules)\//.test(file))
    .flatMap((file) => castsOf(`${workspace}/${file}`, readFileSync(join(ROOT, workspace, file), 'utf8'))),
)

describe('type casts', () => {
  it('are counted from the syntax tree', () => {
    const text = 'const a = b as string; const c = <number>d; const e = [1] as const; const f = g as unknown as h; // i as j'
    expect(castsOf('a.ts', text).map(({ double }) => double)).toEqual([false, false, true, false])
  })

  it(`number at most ${MAX_CASTS} outside tests`, () => {
    const places = casts.map(({ place }) => place)
    expect(
      places.length,
      `Say it with a type or a guard (engine/core/collections/records.ts, engine/core/collections/type-guards.ts):\n${places.join('\n')}`,
    ).toBeLessThanOrEqual(MAX_CASTS)
  })

  it('are never doubled, except where a package leaves no alternative', () => {
    expect(casts.filter(({ double, path }) => double && !DOUBLE_CASTS_IN.includes(path)).map(({ place }) => place)).toEqual([])
  })
})
