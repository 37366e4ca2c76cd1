import { describe, expect, it } from 'vitest'
import { modulesOf, retargeted } from './declarations.ts'

const TEXT = `import { type A } from './a.ts'
import 'zod'
export * from "../b.ts"
/** Not a module: from './c.ts' */
export declare const made: import('./d.ts').D<import('zod').Z>
export declare const said: "from './e.ts'"
`

describe('module specifiers of a declaration file', () => {
  it('finds imports, re-exports and import types, and ignores lookalikes', () => {
    expect(modulesOf(TEXT)).toEqual(['./a.ts', 'zod', '../b.ts', './d.ts', 'zod'])
  })

  it('renames them in place', () => {
    const renamed = retargeted(TEXT, (path) => (path === 'zod' ? './validator.js' : path.replace('.ts', '.js')))
    expect(renamed).toBe(
      TEXT.replace("'./a.ts'", "'./a.js'")
        .replaceAll("'zod'", "'./validator.js'")
        .replace('"../b.ts"', '"../b.js"')
        .replace("'./d.ts'", "'./d.js'"),
    )
  })
})
