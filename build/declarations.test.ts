import { describe, expect, it } from 'vitest'
import { modulesOf, retargeted } from './declarations.ts'

const TEXT = `import { type A } from './a.ts'
import 'zod'
export * from "../b.ts"
/** Not a module: from './c.ts' */
export declare const made: import('./d.ts').D<import('zod').Z>
export declare const said: "from './e.ts'"
`

describe('the modules of a file of declarations', () => {
  it('are those it imports, exports from or speaks of in a type, and not what only looks like one', () => {
    expect(modulesOf(TEXT)).toEqual(['./a.ts', 'zod', '../b.ts', './d.ts', 'zod'])
  })

  it('are renamed where they stand', () => {
    const renamed = retargeted(TEXT, (path) => (path === 'zod' ? './validator.js' : path.replace('.ts', '.js')))
    expect(renamed).toBe(
      TEXT.replace("'./a.ts'", "'./a.js'")
        .replaceAll("'zod'", "'./validator.js'")
        .replace('"../b.ts"', '"../b.js"')
        .replace("'./d.ts'", "'./d.js'"),
    )
  })
})
